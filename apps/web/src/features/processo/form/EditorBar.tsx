import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormBar } from '../../../ui/form/FormBar.tsx'
import { BottomSheet } from '../../../ui/page/BottomSheet.tsx'
import { useIsPhone } from '../../../theme/use-is-phone.ts'
import { useTela } from '../tela.ts'
import { ordemDe, vizinhas } from './andamento.ts'
import { Anterior, Enviar, Proxima, Resta, useResta } from './BarraDoForm.tsx'
import { contarTudo, primeiroItem } from './conferencia.ts'
import { ItensDaConferencia, subtituloDaConferencia } from './ConferenciaPanel.tsx'
import type { EditorAberto } from './Editor.tsx'
import { PASSO_ANEXOS } from './formulario.ts'
import { useFormKeys, useStepKeys } from './use-form-keys.ts'

interface EditorBarProps extends EditorAberto {
  readonly tentou: boolean
  readonly onTentar: () => void
}

/** Bar of the editor: back, what is missing, send, on. */
export function EditorBar(props: EditorBarProps) {
  const { form, registro, etapa, enderecos, rascunho, verificacao, tentou, onTentar } = props
  const { conferencia } = verificacao
  const { process } = useTela()
  const navigate = useNavigate()
  const fone = useIsPhone()
  const [aberta, setAberta] = useState(false)
  const { anterior, proxima } = vizinhas(form, etapa)
  const rotulo = (passo: string) => (passo === PASSO_ANEXOS ? 'Anexos' : (form.etapas[passo]?.label ?? passo))
  const adiante = proxima ? enderecos.etapa(proxima) : enderecos.revisar
  const atras = anterior && enderecos.etapa(anterior)
  const resta = useResta(contarTudo(conferencia))
  useStepKeys(adiante, atras)
  useFormKeys({
    ordem: ordemDe(form),
    conferencia,
    etapa,
    adiante: { nome: 'Próxima etapa', fazer: () => void navigate(adiante) },
  })
  const transicao = registro.acoes.find((acao) => acao === 'enviar' || acao === 'reenviar')
  const enviar = async (): Promise<void> => {
    if (conferencia.grupos.length === 0) {
      // What is typed goes first; the alerts are read, and the whole seen, in the review.
      await rascunho.cofre.autosave.flush()
      await navigate(enderecos.revisar)
      return
    }
    onTentar()
    const primeiro = primeiroItem(conferencia)
    if (fone || !primeiro?.href) setAberta(true)
    else await navigate(primeiro.href)
  }
  return (
    <>
      <FormBar back={atras && anterior && <Anterior href={atras} label={rotulo(anterior)} />}>
        <Resta resta={resta} tentou={tentou} />
        {transicao && (
          <Enviar
            label={process.transitions[transicao]?.label ?? transicao}
            resta={resta}
            busy={false}
            principal={false}
            onEnviar={() => void enviar()}
          />
        )}
        <Proxima href={adiante} label={proxima ? rotulo(proxima) : 'Revisar'} />
      </FormBar>
      <BottomSheet
        open={aberta}
        title="Conferência"
        subtitle={subtituloDaConferencia(verificacao)}
        onClose={() => setAberta(false)}
      >
        <ItensDaConferencia {...verificacao} etapa={etapa} tentou={tentou} onIr={() => setAberta(false)} />
      </BottomSheet>
    </>
  )
}

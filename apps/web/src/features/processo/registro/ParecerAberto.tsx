import Alert from '@mui/material/Alert'
import { Suspense, useState } from 'react'
import { leituraDe } from '@rh/domain/leitura'
import type { Pendencia } from '@rh/domain/pendencia'
import { camposDe } from '@rh/domain/processo/campos-pedidos'
import { focusContent } from '../../../lib/focus.ts'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { notify } from '../../../lib/notify.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { PendenciaList } from '../../../ui/feedback/PendenciaList.tsx'
import { alertasDe, hasBloqueio } from '../alertas.ts'
import { ActionsBelow, FieldLink } from '../AlertaTicks.tsx'
import { decisaoDita } from '../decisoes.ts'
import { useFila } from '../fila/contexto.ts'
import { corrigirCampoHref } from '../form/folha/href-do-campo.ts'
import { resultadoDe } from '../transicao.ts'
import { ParecerForm, type ParecerNovo } from '../ParecerForm.tsx'
import { useTela } from '../tela.ts'
import { useRecusas, type DoRegistro } from './Acoes.tsx'
import { findCorrigivel } from './corrigivel.ts'
import { useEmitirPapel } from './Papeis.tsx'
import { useMover } from './use-mover.ts'

export interface ParecerAbertoProps extends DoRegistro {
  readonly nome: string
  /** The parecer was given and is said again; called once it was, or when the person leaves it as it is. */
  readonly onCorrigido?: () => void
  /** It is the only one asked of the person: its button is the act of the page. */
  readonly naBarra?: boolean
}

/** What was answered before. A tick belongs to whoever made it, and to that moment: it is asked anew. */
const semMarcas = (dados: Readonly<Record<string, unknown>> | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(dados ?? {}).filter(([, valor]) => valor !== true))

/** Parecer that this person's sector still owes. */
export function ParecerAberto(props: ParecerAbertoProps) {
  const { pagina, nome, registro, onCorrigido, naBarra = false } = props
  const spec = useTela().process.pareceres[nome]
  const { Contexto, Campos, Botao, approveLabel, defaults } = pagina.pareceres[nome] ?? {}
  const atual = registro.pareceres.find((parecer) => parecer.nome === nome)
  const { mudou, decide } = useDecidir(props)
  const { process } = useTela()
  const recusas = useRecusas(registro)
  const isVolta = (acao: string): boolean =>
    process.doSolicitante.includes(process.transitions[acao]?.to ?? '')
  const achados = pagina.pareceres[nome]?.achados?.(registro) ?? []
  if (!spec) return null
  return (
    <ParecerForm
      title={onCorrigido ? `Corrigir: ${spec.label}` : spec.label}
      onCorrigido={onCorrigido}
      campos={camposDe(spec)}
      defaults={{
        ...defaults?.(registro),
        ...(atual?.decisao === 'aprovado' && !onCorrigido ? {} : semMarcas(atual?.dados)),
      }}
      approveLabel={approveLabel}
      naBarra={naBarra}
      menor={recusas.length > 0 && registro.acoes.some(isVolta)}
      renderBotao={
        Botao &&
        ((botao, { form, rotulo }) => (
          // A boundary of its own: a button that waits for its code in the bar of the page would take the page away, and
          // with it the bar, which then asks for it again without end.
          <Suspense>
            <Botao registro={registro} form={form} rotulo={rotulo}>
              {botao}
            </Botao>
          </Suspense>
        ))
      }
      emAnalise={atual?.decisao === 'em_analise'}
      contexto={
        <>
          {mudou && (
            <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: 2 }}>
              {mudou} A página mostra agora a situação atual: confira e decida de novo.
            </Alert>
          )}
          {Contexto && <Contexto registro={registro} />}
        </>
      }
      achados={achados.length > 0 && <Achados pagina={pagina} registro={registro} achados={achados} />}
      impede={
        hasBloqueio(achados) && (
          <Alert severity="error" icon={<Icon name="bloqueio" />}>
            Resolva o que impede, ou devolva para correção.
          </Alert>
        )
      }
      onDecide={async (parecer) => {
        await decide(
          parecer.decisao === 'aprovado' && achados.length > 0
            ? { ...parecer, alertasAceitos: alertasDe(achados).map(leituraDe) }
            : parecer,
        )
        onCorrigido?.()
      }}
    >
      {Campos && <Campos registro={registro} />}
    </ParecerForm>
  )
}

interface AchadosProps extends DoRegistro {
  readonly achados: readonly Pendencia[]
}

/** Findings of the approval, with links to the fields for those who may correct the sheet. */
function Achados({ pagina, registro, achados }: AchadosProps) {
  const corrigivel = findCorrigivel(pagina, registro)
  const renderAction = (pendencia: Pendencia) => {
    const href = corrigivel && corrigirCampoHref(corrigivel.campos, pendencia)
    return href && <FieldLink href={href} />
  }
  return (
    <ActionsBelow>
      <PendenciaList pendencias={achados} action={renderAction} />
    </ActionsBelow>
  )
}

/** Sends the parecer; refetches the record after somebody else's change. */
function useDecidir({ pagina, nome, registro }: ParecerAbertoProps) {
  const { process } = useTela()
  const { opinar, reler } = useMover(registro)
  const { emitir } = useEmitirPapel(registro.id)
  const fila = useFila()
  const [mudou, setMudou] = useState<string>()
  const decide = async (parecer: ParecerNovo): Promise<void> => {
    setMudou(undefined)
    try {
      const papel = parecer.decisao === 'aprovado' ? pagina.pareceres[nome]?.papel : undefined
      // The paper says what was decided: it is not printed of what may still be undone.
      const fresco = await opinar(nome, parecer, papel !== undefined)
      if (papel) emitir(papel)
      const oQue = decisaoDita(process.pareceres[nome]?.label ?? nome, parecer.decisao)
      if (fila) return fila.decidiu(fresco, oQue)
      notify.success(oQue)
      focusContent()
    } catch (error) {
      const resultado = resultadoDe(error)
      // Something that was not beside the button: what there is now is read.
      if (resultado.tipo === 'pendencias') await reler()
      if (resultado.tipo === 'mudou') {
        setMudou(resultado.error.mensagem)
        await reler()
        // The dialog stays, with its reason.
        if (parecer.decisao === 'dispensado') throw error
        return
      }
      if (parecer.decisao === 'em_analise' && resultado.tipo === 'falhou') tellFailure(resultado.error)
      throw error
    }
  }
  return { mudou, decide }
}

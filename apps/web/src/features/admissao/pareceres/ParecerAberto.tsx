import Alert from '@mui/material/Alert'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { useState, type ReactNode } from 'react'
import { notify } from '../../../lib/notify.ts'
import { CheckboxInput } from '../../../ui/form/ChoiceInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { resultadoDe } from '../../processo/movimento.ts'
import { ParecerForm, type Palavra } from '../../processo/ParecerForm.tsx'
import { decisoesLabel } from '../../processo/decisoes.ts'
import type { Registro } from '../queries.ts'
import { useMover } from '../use-mover.ts'
import { ExameCampos } from './ExameCampos.tsx'
import { VagaContexto } from './VagaContexto.tsx'

type Nome = Registro['pareceresAbertos'][number]

interface Painel {
  readonly contexto?: (registro: Registro) => ReactNode
  readonly campos?: (registro: Registro) => ReactNode
}

/** What each sector needs to see and to say. */
const paineis: { readonly [N in Nome]: Painel } = {
  vaga: { contexto: (registro) => <VagaContexto registro={registro} /> },
  exame: { campos: (registro) => <ExameCampos registro={registro} /> },
  documentos: {
    campos: () => <CheckboxInput source="conferidos" label="Conferi os dados com os documentos originais" />,
  },
  uniforme: {
    campos: () => (
      <CheckboxInput source="kitReservado" label="O kit de uniforme foi reservado para esta pessoa" />
    ),
  },
}

interface ParecerAbertoProps {
  readonly nome: Nome
  readonly registro: Registro
}

/** The word that this person's sector still owes. */
export function ParecerAberto({ nome, registro }: ParecerAbertoProps) {
  const spec = admissao.pareceres[nome]
  const { contexto, campos } = paineis[nome]
  const atual = registro.pareceres.find((parecer) => parecer.nome === nome)
  const { mudou, decide } = useDecidir(nome, registro)
  return (
    <ParecerForm
      title={spec.label}
      campos={spec.campos}
      defaults={atual?.decisao === 'aprovado' ? {} : (atual?.dados ?? {})}
      emAnalise={atual?.decisao === 'em_analise'}
      contexto={
        <>
          {mudou && (
            <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: 2 }}>
              {mudou} A página mostra agora a situação atual: confira e decida de novo.
            </Alert>
          )}
          {contexto?.(registro)}
        </>
      }
      onDecide={decide}
    >
      {campos?.(registro)}
    </ParecerForm>
  )
}

/** Sends the word; a page left behind by somebody else's change is read again. */
function useDecidir(nome: Nome, registro: Registro) {
  const { opinar, reler } = useMover(registro)
  const [mudou, setMudou] = useState<string>()
  const decide = async (palavra: Palavra): Promise<void> => {
    setMudou(undefined)
    try {
      await opinar(nome, palavra)
      const { label } = admissao.pareceres[nome]
      notify.success(`${label}: ${decisoesLabel[palavra.decisao].label.toLowerCase()}`)
    } catch (error) {
      const resultado = resultadoDe(error)
      if (resultado.tipo === 'mudou') {
        setMudou(resultado.error.mensagem)
        await reler()
        return
      }
      if (palavra.decisao !== 'aprovado' && resultado.tipo === 'falhou')
        notify.error(resultado.error.mensagem, { description: resultado.error.acao })
      throw error
    }
  }
  return { mudou, decide }
}

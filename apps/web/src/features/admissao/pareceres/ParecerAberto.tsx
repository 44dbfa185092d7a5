import Alert from '@mui/material/Alert'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { useState, type ReactNode } from 'react'
import { notify } from '../../../lib/notify.ts'
import { CheckboxInput } from '../../../ui/form/ChoiceInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { resultadoDe } from '../../processo/movimento.ts'
import { ParecerForm, type Palavra } from '../../processo/ParecerForm.tsx'
import { decisoesLabel } from '../../processo/decisoes.ts'
import { useEmitirPapel } from '../Papeis.tsx'
import type { Registro } from '../queries.ts'
import { hojeNaEmpresa } from '../reservista.ts'
import { useMover } from '../use-mover.ts'
import { ExameCampos } from './ExameCampos.tsx'
import { KitCampos } from './KitCampos.tsx'
import { VagaContexto } from './VagaContexto.tsx'

type Nome = Registro['pareceresAbertos'][number]

interface Painel {
  readonly contexto?: (registro: Registro) => ReactNode
  readonly campos?: (registro: Registro) => ReactNode
  readonly approveLabel?: string
  readonly defaults?: () => Readonly<Record<string, unknown>>
}

/** What each sector needs to see and to say. */
const paineis: { readonly [N in Nome]: Painel } = {
  vaga: { contexto: (registro) => <VagaContexto registro={registro} /> },
  exame: { campos: (registro) => <ExameCampos registro={registro} /> },
  documentos: {
    campos: () => <CheckboxInput source="conferidos" label="Conferi os dados com os documentos originais" />,
  },
  uniforme: {
    campos: (registro) => <KitCampos registro={registro} modo="separar" />,
    defaults: () => ({ pecas: [] }),
  },
  entrega: {
    campos: (registro) => <KitCampos registro={registro} modo="entregar" />,
    approveLabel: 'Registrar entrega e imprimir recibo',
    defaults: () => ({ pecas: [], entregueEm: hojeNaEmpresa() }),
  },
}

interface ParecerAbertoProps {
  readonly nome: Nome
  readonly registro: Registro
}

/** The word that this person's sector still owes. */
export function ParecerAberto({ nome, registro }: ParecerAbertoProps) {
  const spec = admissao.pareceres[nome]
  const { contexto, campos, approveLabel, defaults } = paineis[nome]
  const atual = registro.pareceres.find((parecer) => parecer.nome === nome)
  const { mudou, decide } = useDecidir(nome, registro)
  return (
    <ParecerForm
      title={spec.label}
      campos={spec.campos}
      defaults={{ ...defaults?.(), ...(atual?.decisao === 'aprovado' ? {} : atual?.dados) }}
      approveLabel={approveLabel}
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
  const { emitir } = useEmitirPapel(registro.id)
  const [mudou, setMudou] = useState<string>()
  const decide = async (palavra: Palavra): Promise<void> => {
    setMudou(undefined)
    try {
      await opinar(nome, palavra)
      const { label } = admissao.pareceres[nome]
      notify.success(`${label}: ${decisoesLabel[palavra.decisao].label.toLowerCase()}`)
      // Whoever hands the pieces out has the receipt signed there and then.
      if (nome === 'entrega' && palavra.decisao === 'aprovado') emitir('recibo_uniforme')
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

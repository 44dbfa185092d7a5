import { quemVePainel } from '@rh/domain/processos/admissao/paineis'
import { lazy } from 'react'
import { useGrupos } from '../../../lib/session/use-session.ts'
import type { Registro } from '../queries.ts'
import { ConferenciaPanel } from './ConferenciaPanel.tsx'
import { ExamePedido } from './ExamePedido.tsx'

// A form, which comes for who has one on the page.
const AdicionalPanel = lazy(async () => ({ default: (await import('./AdicionalPanel.tsx')).AdicionalPanel }))

interface PaineisProps {
  readonly registro: Registro
  readonly readOnly: boolean
}

const emAvaliacao: readonly string[] = ['solicitada', 'em_analise']

/** What a sector does on an admission besides its parecer, while it is of use. */
export function PaineisDosSetores({ registro, readOnly }: PaineisProps) {
  const grupos = useGrupos()
  const ve = (painel: keyof typeof quemVePainel): boolean =>
    quemVePainel[painel].some((grupo) => grupos.includes(grupo))
  const { status } = registro
  const acoes = readOnly ? [] : registro.atos
  return (
    <>
      {ve('exame') && emAvaliacao.includes(status) && (
        <ExamePedido registro={registro} pode={acoes.includes('solicitar_exame')} />
      )}
      {ve('adicional') && status === 'aprovada' && (
        <AdicionalPanel registro={registro} pode={acoes.includes('adicional')} />
      )}
      {ve('conferencia') && status === 'efetivada' && <ConferenciaPanel registro={registro} />}
    </>
  )
}

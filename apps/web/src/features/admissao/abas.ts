import { admissao } from '@rh/domain/processos/admissao/admissao'
import type { ReplyOf } from '../../lib/api.ts'
import type { ListTab } from '../../ui/table/ListTabs.tsx'

type Contagens = ReplyOf<'GET /api/admissao/listar'>['contagens']

/** A tab per status with its count. Drafts are shown only where somebody may have them. */
export function abasDe(contagens: Contagens | undefined, comRascunhos: boolean): ListTab[] {
  const status = Object.entries(admissao.statuses).filter(
    ([nome]) => comRascunhos || nome !== admissao.initial,
  )
  const conta = (nome: string): number | undefined => contagens?.[nome as keyof Contagens]
  const total = contagens && Object.values(contagens).reduce((soma, n) => soma + n, 0)
  return [
    { value: '', label: 'Todas', count: total },
    ...status.map(([value, { label }]) => ({ value, label, count: conta(value) })),
  ]
}

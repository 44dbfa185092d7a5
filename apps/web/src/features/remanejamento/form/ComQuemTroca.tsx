import { camposDoRemanejamento as campos } from '@rh/domain/processos/remanejamento/campos'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import { AsyncComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import type { Option } from '../../../ui/form/inputs/option.ts'
import { propsDe } from '../../../ui/form/props-de.ts'

const procurar = (busca: string) =>
  query('GET /api/colaborador/listar', { query: { busca: busca.trim() || undefined, porPagina: '20' } })

const opcoesMenos =
  (colaboradorId: number) =>
  ({ results }: ReplyOf<'GET /api/colaborador/listar'>): Option[] =>
    results
      .filter(({ id }) => id !== colaboradorId)
      .map(({ id, nome, matricula, cargo, posto }) => ({
        value: id,
        label: nome,
        detail: [matricula, cargo, posto].filter(Boolean).join(' · '),
      }))

/** The colleague with whom the post is exchanged. */
export const ComQuemTroca = ({ colaboradorId }: { readonly colaboradorId: number }) => (
  <AsyncComboInput
    {...propsDe(campos.trocaCom, {
      helper: 'Cada uma vai para o posto da outra: são dois pedidos, aprovados e efetivados juntos.',
    })}
    opcional={false}
    placeholder="Busque por nome, matrícula ou CPF"
    search={procurar}
    toOptions={opcoesMenos(colaboradorId)}
  />
)

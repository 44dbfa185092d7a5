import type { ReplyOf } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import type { Option } from '../../../ui/form/inputs/option.ts'

/** People of the person's scope, by name, matrícula or CPF. */
export const procurarPessoa = (busca: string) =>
  query('GET /api/colaborador/listar', { query: { busca: busca.trim() || undefined, porPagina: '20' } })

/** The people found as options, without one of them. */
export const outrasPessoas =
  (colaboradorId: number) =>
  ({ results }: ReplyOf<'GET /api/colaborador/listar'>): Option[] =>
    results
      .filter(({ id }) => id !== colaboradorId)
      .map(({ id, nome, matricula, cargo, posto }) => ({
        value: id,
        label: nome,
        detail: [matricula, cargo, posto].filter(Boolean).join(' · '),
      }))

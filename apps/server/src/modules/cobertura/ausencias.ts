import { sql, type RawBuilder } from 'kysely'
import type { Janela } from './janela.ts'

/**
 * Absences that leave a place empty on some of the days, as rows `vinculo_id`, `tipo`, `processo_id`, `inicio`, `fim`: approved
 * vacations, every leave that was not refused or given up, and leaves whose days are over and whose return exam did not come
 * yet, which go on. Paid leave after a vacation counts as its vacation.
 */
export const ausenciasQueAbrem = ({ de, ate }: Janela): RawBuilder<unknown> => sql`(
  select a.vinculo_id, case when a.tipo = 'afastamento' then 'afastamento' else 'ferias' end as tipo, a.processo_id,
         a.inicio, a.fim
    from ausencia a
   where daterange(a.inicio, a.fim, '[]') && daterange(${de}::date, ${ate}::date, '[]')
     and (a.confirmada or a.tipo = 'afastamento')
  union all
  select af.vinculo_id, 'afastamento', af.processo_id, af.inicio, null
    from afastamento af where af.vigente and af.fim < ${de}::date)`

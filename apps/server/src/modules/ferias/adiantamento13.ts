import { sql, type RawBuilder } from 'kysely'

/**
 * From first stretches `a` of vacations that had begun by a day, in its year, and took the first half of the 13th with them: a later
 * stretch, maybe of the next year, brought no other one (Lei 4.749/1965 art. 2º § 2º).
 */
export const comAdiantamento13 = (dia: string, deQuem: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  from ausencia a
  join processo_formulario pf on pf.processo_id = a.processo_id
 where ${deQuem} and a.tipo = 'ferias' and a.confirmada
   and a.inicio between date_trunc('year', ${dia}::date) and ${dia}::date
   and pf.dados ->> 'adiantamento13' = 'true'
   and not exists (select from ausencia antes
                    where antes.processo_id = a.processo_id and antes.tipo = 'ferias' and antes.inicio < a.inicio)`

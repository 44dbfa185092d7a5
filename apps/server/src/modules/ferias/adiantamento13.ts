import { sql, type RawBuilder } from 'kysely'

/** From vacations `a` that had begun by a day, in its year, and took the first half of the 13th with them. */
export const comAdiantamento13 = (dia: string, deQuem: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  from ausencia a
  join processo_formulario pf on pf.processo_id = a.processo_id
 where ${deQuem} and a.tipo = 'ferias' and a.confirmada
   and a.inicio between date_trunc('year', ${dia}::date) and ${dia}::date
   and pf.dados ->> 'adiantamento13' = 'true'`

import { sql } from 'kysely'
import { statusComprometidos } from '@rh/domain/processos/admissao/admissao'

// Planned, filled and vacant slots of a post. Computed for any day, never stored.

/** What is asked of a post on a day: see `posto_termos` in the migrations. */
export interface PostoTermos {
  readonly desde: string
  readonly quantidade: number
  readonly salarioPrevistoCentavos: number
  readonly precoCentavos: number | null
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly laudo: string | null
}

/** The terms of the post `po` on a day, to be joined laterally as `te`. */
export const termosDoPosto = (dia: string) =>
  sql<PostoTermos>`posto_termos(po.id, ${dia}::date)`.as<'te'>(sql.ref('te'))

/** People who hold a slot of the post `po` on a day; who covers an absence holds none. */
export const ocupadosEm = (dia: string) => sql<number>`(select count(*)::int from alocacao al
   where al.posto_id = po.id and al.tipo = 'titular'
     and al.inicio <= ${dia}::date and (al.fim is null or al.fim >= ${dia}::date))`

/** Admissions sent and not yet effected that hold a slot of the post `po`. `menos` leaves one out. */
export const comprometidas = (menos: number | null = null) => sql<number>`(select count(*)::int
    from admissao ad join processo pr on pr.id = ad.processo_id
   where ad.posto_id = po.id and pr.status = any (${sql.val([...statusComprometidos])}::text[])
     and pr.id is distinct from ${menos}::int)`

/** Slots of the post `po`, with its terms `te`, that are free on a day; below zero when it holds too many. */
export const vagasLivres = (dia: string, menos: number | null = null) =>
  sql<number>`(te.quantidade - ${ocupadosEm(dia)} - ${comprometidas(menos)})`

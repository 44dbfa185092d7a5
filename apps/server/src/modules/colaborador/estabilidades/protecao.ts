import { sql, type RawBuilder } from 'kysely'

// Conditions on the bond `v`, by what is kept of its protections.

/** Tests whether the bond has a protection `e` of some kind on a day. */
export const temProtecao = (
  dia: string,
  qual: RawBuilder<unknown>,
) => sql<boolean>`exists (select from estabilidade e
  where e.vinculo_id = v.id and e.inicio <= ${dia}::date and coalesce(e.fim, 'infinity') >= ${dia}::date and ${qual})`

/** Tests whether the person is pregnant or nurses on a day, by a leave or by what the file says (CLT art. 394-A). */
export const isGestanteOuLactante = (dia: string): RawBuilder<boolean> => sql<boolean>`(
  exists (select from afastamento af where af.vinculo_id = v.id and af.estabilidade = 'GESTANTE'
           and coalesce(af.estabilidade_ate, ${dia}::date) >= ${dia}::date)
  or ${temProtecao(dia, sql`e.tipo = 'GESTANTE'`)})`

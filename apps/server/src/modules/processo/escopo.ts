import { sql, type RawBuilder } from 'kysely'
import type { Ator } from '../../http/ator.ts'

/** Facts that define a person's scope. */
export type Escopo = Pick<Ator, 'id' | 'escopado'>

/**
 * Condition on `processo p`: a scoped person sees the assigned contracts, of origin or destination, and own processes
 * without a contract. Part of every query.
 */
export const noEscopo = (ator: Escopo): RawBuilder<boolean> =>
  ator.escopado
    ? sql<boolean>`(p.contrato_id in (select contrato_id from usuario_contrato where usuario_id = ${ator.id})
        or p.contrato_destino_id in (select contrato_id from usuario_contrato where usuario_id = ${ator.id})
        or (p.contrato_id is null and p.solicitante_id = ${ator.id}))`
    : sql<boolean>`true`

/** Scope condition on any column that holds a contract. */
export const contratoNoEscopo = (ator: Escopo, coluna: string): RawBuilder<boolean> =>
  ator.escopado
    ? sql<boolean>`${sql.ref(coluna)} in (select contrato_id from usuario_contrato where usuario_id = ${ator.id})`
    : sql<boolean>`true`

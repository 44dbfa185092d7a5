import { sql, type RawBuilder } from 'kysely'
import type { Ator } from '../../http/ator.ts'

/** What the scope of a person depends on. */
export type Escopo = Pick<Ator, 'id' | 'escopado'>

/**
 * The rows of `processo p` that a person may see at all: a scoped person only the assigned contracts, of origin
 * or of destination, and what has no contract yet only if it is the person's own. Part of every query, so that nothing forgets it.
 */
export const noEscopo = (ator: Escopo): RawBuilder<boolean> =>
  ator.escopado
    ? sql<boolean>`(p.contrato_id in (select contrato_id from usuario_contrato where usuario_id = ${ator.id})
        or p.contrato_destino_id in (select contrato_id from usuario_contrato where usuario_id = ${ator.id})
        or (p.contrato_id is null and p.solicitante_id = ${ator.id}))`
    : sql<boolean>`true`

/** The same rule for any column that holds a contract. */
export const contratoNoEscopo = (ator: Escopo, coluna: string): RawBuilder<boolean> =>
  ator.escopado
    ? sql<boolean>`${sql.ref(coluna)} in (select contrato_id from usuario_contrato where usuario_id = ${ator.id})`
    : sql<boolean>`true`

import { z } from 'zod'
import { somente, views, type Access } from '../../http/endpoint.ts'
import type { AnyProcess, ParecerOf, StatusOf, TransitionOf } from '../define.ts'
import type { processSchemas } from '../contract.ts'
import type { TipoProcesso } from '../tipos.ts'

/** Process whose endpoints are derived: its area has the views that grant access to them. */
export type Declarado = AnyProcess & { readonly name: TipoProcesso }

export type SchemasDe<X extends AnyProcess> = ReturnType<
  typeof processSchemas<StatusOf<X>, TransitionOf<X>, ParecerOf<X>>
>

/** Access to one record of a kind. */
export const acompanhar = ({ name }: Declarado): Access => views(`${name}.visualizar`, `${name}.ver`)
/** Access to the list of a kind. */
export const listar = ({ name }: Declarado): Access => views(`${name}.listar`)

/** Access to opening and correcting a process that is submitted on creation. */
export function abrir({ name, nasce }: Declarado): Access {
  if (!nasce) throw new Error(`${name} is not born sent`)
  return somente(nasce.quem, `${name}: criar`)
}

/** Option of a filter. */
export const opcaoDeFiltro = z.object({ value: z.int(), label: z.string() })

import { z } from 'zod'
import type { RawSheet } from './raw-form.ts'

// Fields of one sheet may belong together: `atestado.dias` is the field `dias` of the group `atestado`. A form, its
// findings and its history name them by this address; whoever sends a form may also send the groups as objects.

type Campos = Readonly<Record<string, z.ZodType>>

/** Groups the fields of a sheet by the first part of their addresses. */
function gruposDe(campos: Campos): Record<string, Record<string, z.ZodType>> {
  const grupos: Record<string, Record<string, z.ZodType>> = {}
  for (const [endereco, schema] of Object.entries(campos)) {
    const [grupo = '', campo] = endereco.split('.')
    if (campo !== undefined) grupos[grupo] = { ...grupos[grupo], [campo]: schema }
  }
  return grupos
}

/** Extends a sheet's schema to take groups of fields as objects; flatten the result with `achatar`. */
export function comGrupos<S extends z.ZodObject>(schema: S): S {
  const grupos = Object.entries(gruposDe(schema.shape as Campos)).map(
    ([grupo, campos]) => [grupo, z.strictObject(campos).optional()] as const,
  )
  // The groups are another way to send the same fields: the type says the fields.
  return grupos.length === 0 ? schema : (schema.extend(Object.fromEntries(grupos)) as unknown as S)
}

const isGrupo = (valor: unknown): valor is RawSheet =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

/** Flattens groups of fields to their addresses. */
export const achatar = (dados: Readonly<Record<string, unknown>>): RawSheet =>
  Object.fromEntries(
    Object.entries(dados).flatMap(([campo, valor]) =>
      isGrupo(valor)
        ? Object.entries(valor).map(([sub, interno]) => [`${campo}.${sub}`, interno])
        : [[campo, valor as RawSheet[string]]],
    ),
  )

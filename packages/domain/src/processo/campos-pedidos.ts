import { z } from 'zod'
import * as base from '../br/campos.ts'
import { faltasDoPeriodo } from '../colaborador/ferias.ts'
import { motivoSemBaixa } from '../colaborador/uniforme.ts'
import { listaDe } from './folha.ts'

/** Those of the library that declarations use: handed on whole, it would come with all that it can do. */
const pedacos = {
  array: z.array,
  boolean: z.boolean,
  enum: z.enum,
  int: z.int,
  strictObject: z.strictObject,
} as const

/**
 * What the fields of a declaration are written with. A declaration is handed it and imports none of it: most pages that
 * show a process ask for nothing, and do without the library of schemas.
 */
export const kit = { z: pedacos, ...base, listaDe, faltasDoPeriodo, motivoSemBaixa } as const
export type Kit = typeof kit

/** Fields that somebody is asked for with a parecer or a transition. */
export type CamposPedidos = (kit: Kit) => z.ZodObject

interface ComCampos {
  readonly label: string
  readonly campos?: CamposPedidos
  readonly passado?: readonly string[]
  readonly ordem?: readonly (readonly [antes: string, depois: string])[]
}

const feitos = new WeakMap<CamposPedidos, z.ZodObject>()

/**
 * Schema of the fields that a parecer or a transition asks for, made once; undefined where it asks for none. Throws where
 * its rules name a field that it does not have.
 */
export function camposDe({ label, campos, passado = [], ordem = [] }: ComCampos): z.ZodObject | undefined {
  if (!campos) return undefined
  const schema = feitos.get(campos) ?? campos(kit)
  feitos.set(campos, schema)
  const faltam = [...passado, ...ordem.flat()].filter((campo) => !(campo in schema.shape))
  if (faltam.length > 0) throw new Error(`${label} has no field ${faltam.join(', ')}`)
  return schema
}

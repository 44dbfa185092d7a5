import { z } from 'zod'

type Json = z.core.JSONSchema.JSONSchema
type Valores = Readonly<Record<string, unknown>>

const lidos = new WeakMap<z.core.$ZodType, Json>()

/** What a schema takes. Written once: the same call is asked by every group of every record. */
export function entradaDe(schema: z.core.$ZodType): Json {
  const lido = lidos.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  lidos.set(schema, lido)
  return lido
}

/**
 * The smallest lawful input of a schema: what it asks for, and nothing that may be left out. Where a field has one of
 * these names it takes the value of that name.
 */
export function exemploDe(schema: z.core.$ZodType | undefined, valores: Valores): Valores {
  if (!schema) return {}
  return valorDe(entradaDe(schema), valores) as Valores
}

function valorDe(json: Json, valores: Valores): unknown {
  const [primeira] = json.oneOf ?? json.anyOf ?? []
  if (primeira) return valorDe(primeira, valores)
  if (json.const !== undefined) return json.const
  if (json.enum) return json.enum[0]
  if (json.type === 'object')
    return Object.fromEntries(
      (json.required ?? []).map((nome) => [
        nome,
        nome in valores ? valores[nome] : valorDe(json.properties?.[nome] as Json, valores),
      ]),
    )
  if (json.type === 'array') return json.minItems ? [valorDe(json.items as Json, valores)] : []
  if (json.type === 'string') return json.format === 'date' ? '2026-12-01' : 'x'.repeat(json.minLength ?? 1)
  return json.type === 'boolean' ? true : 1
}

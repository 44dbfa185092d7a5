import { z } from 'zod'

/** Fields computed for a case, by the names its file uses. */
export type Saida = Readonly<Record<string, unknown>>

export type ResultadoDoAdaptador =
  | { readonly ok: true; readonly saida: Saida }
  | { readonly ok: false; readonly erro: string }

/** From the raw `entrada` of a case to the fields a rule computes for it. */
export type Adaptador = (entrada: unknown) => ResultadoDoAdaptador

/**
 * Ties the fields of a group of cases to its rule. `regra` answers null where the rule has no answer for the values,
 * and an entry that does not fit the fields is reported by field, in Portuguese.
 */
export const adaptador =
  <S extends z.core.$ZodType>(campos: S, regra: (entrada: z.output<S>) => object | null): Adaptador =>
  (entrada) => {
    const lida = z.safeParse(campos, semNulos(entrada))
    if (!lida.success) return { ok: false, erro: `entrada inválida: ${problemas(lida.error)}` }
    const saida = regra(lida.data)
    return saida
      ? { ok: true, saida: { ...saida } }
      : { ok: false, erro: 'a regra não tem resposta para esta entrada' }
  }

/** Adapter chosen by the first of the named fields that the entry has, and `padrao` when it has none. */
export const conformeCampo =
  (porCampo: Readonly<Record<string, Adaptador>>, padrao: Adaptador): Adaptador =>
  (entrada) => {
    const campos = Object.keys(entrada ?? {})
    const escolhido = Object.entries(porCampo).find(([campo]) => campos.includes(campo))?.[1]
    return (escolhido ?? padrao)(entrada)
  }

/** A field written as null is a field that is not there. */
const semNulos = (entrada: unknown): unknown =>
  Object.fromEntries(Object.entries(entrada ?? {}).filter(([, valor]) => valor !== null))

const problemas = (erro: z.core.$ZodError): string =>
  erro.issues.map(({ path, message }) => `${path.join('.') || '(raiz)'}: ${message}`).join('; ')

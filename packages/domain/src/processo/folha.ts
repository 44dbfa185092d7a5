import { z } from 'zod'
import { bloqueio, falta as faltando } from '../achado.ts'
import { id, MAXIMO_EM_CENTAVOS, opcional, texto } from '../br/campos.ts'
import type { Pendencia } from '../pendencia.ts'
import {
  asRows,
  isIgual,
  isVazio,
  type RawValue,
  type RawSheet,
  type RawRow,
  type MudancaDeCampo,
} from './raw-form.ts'

// One sheet of fields, which knows nothing of the form it belongs to: a step, or a whole form without steps.

/** Field that holds several lines, each with fields of its own. */
export interface CampoDeLista {
  /** Title of one line: `Dependente 2`. */
  readonly um: string
  readonly linha: z.ZodObject
  readonly labels: Readonly<Record<string, string>>
}

/** List field with its schema; a label for every column, or it does not compile. */
export const listaDe = <L extends z.ZodRawShape>(
  um: string,
  shape: L,
  labels: Readonly<Record<keyof L & string, string>>,
  maximo: number,
) => {
  const linha = z.strictObject(shape)
  const linhas = z.array(linha).max(maximo, `No máximo ${maximo} linhas`)
  return { um, linha, labels, maximo, linhas, schema: opcional(linhas) }
}

/** Sheet: schema, labels and lists. */
export interface Folha<S extends z.ZodObject = z.ZodObject> {
  readonly schema: S
  /** Labels of all fields, for messages, review and changes. */
  readonly campos: Readonly<Record<keyof z.output<S> & string, string>>
  /** List fields. */
  readonly listas?: { readonly [C in keyof z.output<S> & string]?: CampoDeLista }
}

const numero = z.number().min(-MAXIMO_EM_CENTAVOS).max(MAXIMO_EM_CENTAVOS)
const escalar = z.union([texto(1000), numero, z.boolean(), z.null()])
const celulas = { id: id.nullable().optional(), outra: escalar.optional() }
const MAXIMO_DE_LINHAS = 50

type Shape = Readonly<Record<string, z.ZodType>>
const shapeDe = ({ schema }: Folha): Shape => schema.shape

const listaDoCampo = ({ listas = {} }: Folha, campo: string): CampoDeLista | undefined =>
  Object.hasOwn(listas, campo) ? listas[campo] : undefined

export const camposDaFolha = (folha: Folha): readonly string[] => Object.keys(folha.schema.shape)

/** Schema of a draft of the sheet: known fields only, with any content. Ids are real or absent. */
export const rascunhoDaFolha = (folha: Folha) =>
  z.strictObject(Object.fromEntries(camposDaFolha(folha).map((campo) => [campo, campoSchema(folha, campo)])))

function campoSchema(folha: Folha, campo: string) {
  const lista = listaDoCampo(folha, campo)
  if (!lista) return celulaSchema(campo)
  const colunas = Object.keys(lista.linha.shape)
  const linha = z.strictObject(Object.fromEntries(colunas.map((coluna) => [coluna, celulaSchema(coluna)])))
  return z.array(linha).max(MAXIMO_DE_LINHAS).readonly().nullable().optional()
}

const celulaSchema = (campo: string) => (campo.endsWith('Id') ? celulas.id : celulas.outra)

/** Normalizes valid values (digits of a CPF, trimmed names); invalid ones stay as typed. */
export function normalizarFolha(folha: Folha, digitada: RawSheet): RawSheet {
  const entries = Object.entries(digitada).flatMap(([campo, valor]): [string, RawValue][] => {
    const lista = listaDoCampo(folha, campo)
    if (!lista) return normalizarCampo(shapeDe(folha), campo, valor)
    const linhas = asRows(valor)
      .map((linha) => normalizarLinha(lista, linha))
      .filter(isPreenchida)
    return linhas.length === 0 ? [] : [[campo, linhas]]
  })
  return Object.fromEntries(entries)
}

function normalizarCampo<V extends RawValue>(
  shape: Shape,
  campo: string,
  valor: V | undefined,
): [string, V][] {
  if (valor === undefined || isVazio(valor)) return []
  const lido = shape[campo]?.safeParse(valor)
  return [[campo, lido?.success ? (lido.data as V) : valor]]
}

/** Line with its columns in schema order, so that equal lines serialize equally. */
const normalizarLinha = ({ linha: { shape } }: CampoDeLista, linha: RawRow): RawRow =>
  Object.fromEntries(
    Object.keys(shape).flatMap((coluna) => normalizarCampo(shape as Shape, coluna, linha[coluna])),
  )

const isPreenchida = (linha: RawRow): boolean =>
  Object.values(linha).some((valor) => valor !== false && valor !== undefined)

/** Parses a sheet with its strict schema: valid values, and a finding for each missing or wrong field. */
export function readFolha(folha: Folha, digitada: RawSheet) {
  const validos: Record<string, unknown> = {}
  const faltas: Pendencia[] = []
  for (const [campo, schema] of Object.entries(shapeDe(folha))) {
    const valor = digitada[campo]
    const lista = listaDoCampo(folha, campo)
    if (lista && Array.isArray(valor)) {
      const lidas = readLinhas(campo, lista, asRows(valor))
      faltas.push(...lidas.faltas)
      validos[campo] = lidas.validas
      continue
    }
    const lido = schema.safeParse(valor ?? undefined)
    if (!lido.success) faltas.push(falta(campo, folha.campos[campo] ?? campo, valor, lido.error.issues[0]))
    else if (lido.data !== undefined) validos[campo] = lido.data
  }
  return { validos, faltas }
}

/** Parses a list by line and cell: `Dependente 2 – CPF: …`, at the field `lista.1.cpf`. */
function readLinhas(campo: string, lista: CampoDeLista, linhas: readonly RawRow[]) {
  const validas: unknown[] = []
  const faltas: Pendencia[] = []
  for (const [i, linha] of linhas.entries()) {
    const lida = lista.linha.safeParse(linha)
    if (lida.success) validas.push(lida.data)
    for (const issue of lida.error?.issues ?? []) {
      const coluna = String(issue.path[0])
      const label = `${lista.um} ${i + 1} – ${lista.labels[coluna] ?? coluna}`
      faltas.push(falta(`${campo}.${i}.${coluna}`, label, linha[coluna], issue))
    }
  }
  return { validas, faltas }
}

function falta(
  campo: string,
  label: string,
  valor: RawValue | undefined,
  issue: { readonly message: string } | undefined,
): Pendencia {
  return isVazio(valor)
    ? faltando('campo', `${label}: preencha este campo`, label, { campo })
    : bloqueio('campo', `${label}: ${issue?.message ?? 'valor inválido'}`, { campo })
}

/** Compares two versions of a sheet, field by field. */
export const compararFolhas = (folha: Folha, antes: RawSheet, depois: RawSheet): MudancaDeCampo[] =>
  camposDaFolha(folha).flatMap((campo) => {
    const de = comparavel(folha, campo, antes[campo])
    const para = comparavel(folha, campo, depois[campo])
    return isIgual(de, para) ? [] : [{ campo, de, para }]
  })

/** List as it would be stored: half-typed blank lines are no change. */
function comparavel(folha: Folha, campo: string, valor: RawValue | undefined): RawValue {
  if (!listaDoCampo(folha, campo)) return valor ?? null
  return normalizarFolha(folha, { [campo]: valor })[campo] ?? null
}

/** Counts the required fields of a sheet, and how many are valid. */
export function contarObrigatorios(folha: Folha, digitada: RawSheet) {
  const obrigatorios = Object.entries(shapeDe(folha)).filter(
    ([, schema]) => !schema.safeParse(undefined).success,
  )
  const comFalta = new Set(readFolha(folha, digitada).faltas.map(({ campo }) => campo))
  const certos = obrigatorios.filter(([campo]) => !comFalta.has(campo))
  return { exigidos: obrigatorios.length, certos: certos.length }
}

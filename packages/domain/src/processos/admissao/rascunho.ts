import { z } from 'zod'
import { id, texto } from '../../br/campos.ts'
import type { Pendencia } from '../../pendencia.ts'
import {
  etapaNomes,
  etapas,
  listaDoCampo,
  type DadosAdmissao,
  type DadosParciais,
  type Etapa,
} from './etapas.ts'
import type { CampoDeLista } from './listas.ts'
import { camposLabel } from './rotulos.ts'

type Escalar = string | number | boolean | null
/** One line of a list, as it was typed. */
export type LinhaDigitada = Readonly<Record<string, Escalar | undefined>>
/** A field as it was typed: right, wrong or half done. */
export type Digitado = Escalar | readonly LinhaDigitada[]
export type EtapaDigitada = Readonly<Record<string, Digitado | undefined>>
/** A draft: any step, any field, as typed. */
export type Rascunho = { readonly [E in Etapa]?: EtapaDigitada | undefined }

const escalar = z.union([texto(1000), z.number(), z.boolean(), z.null()])
const MAXIMO_DE_LINHAS = 50

const camposDe = (etapa: Etapa): readonly string[] => Object.keys(etapas[etapa].schema.shape)
const isEtapa = (nome: string): nome is Etapa => Object.hasOwn(etapas, nome)

/** A step as a draft may hold it: its known fields only, of any content. Ids are real or absent. */
export function rascunhoSchema(etapa: Etapa) {
  const shape = Object.fromEntries(camposDe(etapa).map((campo) => [campo, campoSchema(etapa, campo)]))
  return z.strictObject(shape)
}

function campoSchema(etapa: Etapa, campo: string) {
  const lista = listaDoCampo(etapa, campo)
  if (!lista) return celulaSchema(campo)
  const colunas = Object.keys(lista.linha.shape)
  const linha = z.strictObject(Object.fromEntries(colunas.map((coluna) => [coluna, celulaSchema(coluna)])))
  return z.array(linha).max(MAXIMO_DE_LINHAS).readonly().nullable().optional()
}

const celulaSchema = (campo: string) => (campo.endsWith('Id') ? id.nullable() : escalar).optional()

/** Stores what is right in its final form (digits of a CPF, trimmed names) and what is wrong as it was typed. */
export function normalizarEtapa(etapa: Etapa, digitada: EtapaDigitada): EtapaDigitada {
  const entries = Object.entries(digitada).flatMap(([campo, valor]): [string, Digitado][] => {
    const lista = listaDoCampo(etapa, campo)
    if (!lista) return normalizarCampo(etapas[etapa].schema.shape, campo, valor)
    const linhas = comoLinhas(valor)
      .map((linha) => normalizarLinha(lista, linha))
      .filter(isPreenchida)
    return linhas.length === 0 ? [] : [[campo, linhas]]
  })
  return Object.fromEntries(entries)
}

type Shape = Readonly<Record<string, z.ZodType>>

function normalizarCampo<V extends Digitado>(
  shape: Shape,
  campo: string,
  valor: V | undefined,
): [string, V][] {
  if (valor === undefined || valor === null || valor === '') return []
  const lido = shape[campo]?.safeParse(valor)
  return [[campo, lido?.success ? (lido.data as V) : valor]]
}

/** The columns in the order of the schema, so that equal lines are equal text. */
const normalizarLinha = ({ linha: { shape } }: CampoDeLista, linha: LinhaDigitada): LinhaDigitada =>
  Object.fromEntries(
    Object.keys(shape).flatMap((coluna) => normalizarCampo(shape as Shape, coluna, linha[coluna])),
  )

const isPreenchida = (linha: LinhaDigitada): boolean =>
  Object.values(linha).some((valor) => valor !== false && valor !== undefined)

export const comoLinhas = (valor: Digitado | undefined): readonly LinhaDigitada[] =>
  Array.isArray(valor) ? (valor as readonly LinhaDigitada[]) : []

export interface Leitura {
  /** What is valid so far, for the rules. */
  readonly parciais: DadosParciais
  /** The whole form when nothing is missing or wrong. */
  readonly completos: DadosAdmissao | null
  /** Every missing or wrong field. */
  readonly faltas: readonly Pendencia[]
}

/** Reads a draft with the strict schemas of all steps. */
export function lerRascunho(dados: Rascunho): Leitura {
  const lidas = etapaNomes.map((etapa) => lerEtapa(etapa, dados[etapa] ?? {}))
  const faltas = lidas.flatMap((lida) => lida.faltas)
  const juntar = Object.fromEntries(lidas.map((lida) => [lida.etapa, lida.validos]))
  return {
    parciais: juntar as unknown as DadosParciais,
    completos: faltas.length === 0 ? (juntar as unknown as DadosAdmissao) : null,
    faltas,
  }
}

function lerEtapa(etapa: Etapa, digitada: EtapaDigitada) {
  const shape: Readonly<Record<string, z.ZodType>> = etapas[etapa].schema.shape
  const validos: Record<string, unknown> = {}
  const faltas: Pendencia[] = []
  for (const campo of camposDe(etapa)) {
    const lista = listaDoCampo(etapa, campo)
    if (lista && Array.isArray(digitada[campo])) {
      const lidas = lerLinhas(etapa, campo, lista, comoLinhas(digitada[campo]))
      faltas.push(...lidas.faltas)
      validos[campo] = lidas.validas
      continue
    }
    const lido = shape[campo]?.safeParse(digitada[campo] ?? undefined)
    if (lido?.success) {
      if (lido.data !== undefined) validos[campo] = lido.data
    } else faltas.push(falta(etapa, campo, digitada[campo], lido?.error))
  }
  return { etapa, validos, faltas }
}

/** Line by line and cell by cell: `Dependente 2 – CPF: …`, at the field `lista.1.cpf`. */
function lerLinhas(etapa: Etapa, campo: string, lista: CampoDeLista, linhas: readonly LinhaDigitada[]) {
  const validas: unknown[] = []
  const faltas: Pendencia[] = []
  for (const [i, linha] of linhas.entries()) {
    const lida = lista.linha.safeParse(linha)
    if (lida.success) validas.push(lida.data)
    for (const issue of lida.error?.issues ?? []) {
      const coluna = String(issue.path[0])
      const vazia = linha[coluna] === undefined || linha[coluna] === null || linha[coluna] === ''
      const motivo = vazia ? 'preencha este campo' : issue.message
      faltas.push({
        codigo: 'campo',
        severidade: 'bloqueio',
        mensagem: `${lista.um} ${i + 1} – ${lista.labels[coluna] ?? coluna}: ${motivo}`,
        etapa,
        campo: `${campo}.${i}.${coluna}`,
      })
    }
  }
  return { validas, faltas }
}

function falta(
  etapa: Etapa,
  campo: string,
  valor: Digitado | undefined,
  erro: z.ZodError | undefined,
): Pendencia {
  const vazio = valor === undefined || valor === null || valor === ''
  const motivo = vazio ? 'preencha este campo' : (erro?.issues[0]?.message ?? 'valor inválido')
  const label = (camposLabel[etapa] as Readonly<Record<string, string>>)[campo] ?? campo
  return { codigo: 'campo', severidade: 'bloqueio', mensagem: `${label}: ${motivo}`, etapa, campo }
}

export interface Mudanca {
  readonly etapa: string
  readonly campo: string
  readonly de: Digitado
  readonly para: Digitado
}

/** The de→para between two versions of the form, field by field. */
export function compararRascunhos(antes: Rascunho, depois: Rascunho): Mudanca[] {
  return etapaNomes.flatMap((etapa) =>
    camposDe(etapa).flatMap((campo) => {
      const de = comparavel(etapa, campo, antes[etapa]?.[campo])
      const para = comparavel(etapa, campo, depois[etapa]?.[campo])
      return isIgual(de, para) ? [] : [{ etapa, campo, de, para }]
    }),
  )
}

/** A list as it would be stored: half-typed blank lines change nothing. */
function comparavel(etapa: Etapa, campo: string, valor: Digitado | undefined): Digitado {
  if (!listaDoCampo(etapa, campo)) return valor ?? null
  return normalizarEtapa(etapa, { [campo]: valor })[campo] ?? null
}

/** Normalised lists that are equal are equal text. */
export const isIgual = (um: Digitado, outro: Digitado): boolean =>
  um === outro || (Array.isArray(um) && Array.isArray(outro) && JSON.stringify(um) === JSON.stringify(outro))

/** Part of the required form that is already right, 0 to 100. */
export function completude(dados: Rascunho): number {
  const obrigatorios = etapaNomes.flatMap((etapa) =>
    Object.entries(etapas[etapa].schema.shape as Readonly<Record<string, z.ZodType>>)
      .filter(([, schema]) => !schema.safeParse(undefined).success)
      .map(([campo]) => ({ etapa, campo })),
  )
  const faltas = lerRascunho(dados).faltas
  const pendentes = obrigatorios.filter(({ etapa, campo }) =>
    faltas.some((f) => f.etapa === etapa && f.campo === campo),
  )
  return Math.round((100 * (obrigatorios.length - pendentes.length)) / obrigatorios.length)
}

export const isCampoDaAdmissao = (etapa: string, campo: string): boolean =>
  isEtapa(etapa) && camposDe(etapa).includes(campo)

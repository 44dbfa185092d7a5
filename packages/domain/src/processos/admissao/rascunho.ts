import { z } from 'zod'
import { id, texto } from '../../br/campos.ts'
import type { Pendencia } from '../../contract/erro.ts'
import {
  camposLabel,
  etapaNomes,
  etapas,
  type DadosAdmissao,
  type DadosParciais,
  type Etapa,
} from './etapas.ts'

/** A field as it was typed: right, wrong or half done. */
export type Digitado = string | number | boolean | null
export type EtapaDigitada = Readonly<Record<string, Digitado | undefined>>
/** A draft: any step, any field, as typed. */
export type Rascunho = { readonly [E in Etapa]?: EtapaDigitada | undefined }

const digitado = z.union([texto(1000), z.number(), z.boolean(), z.null()])

const camposDe = (etapa: Etapa): readonly string[] => Object.keys(etapas[etapa].schema.shape)
const isEtapa = (nome: string): nome is Etapa => Object.hasOwn(etapas, nome)

/** A step as a draft may hold it: its known fields only, of any content. Ids are real or absent. */
export function rascunhoSchema(etapa: Etapa) {
  const shape = Object.fromEntries(
    camposDe(etapa).map((campo) => [campo, (campo.endsWith('Id') ? id.nullable() : digitado).optional()]),
  )
  return z.strictObject(shape)
}

/** Stores what is right in its final form (digits of a CPF, trimmed names) and what is wrong as it was typed. */
export function normalizarEtapa(etapa: Etapa, digitada: EtapaDigitada): EtapaDigitada {
  const shape: Readonly<Record<string, z.ZodType>> = etapas[etapa].schema.shape
  const entries = Object.entries(digitada).flatMap(([campo, valor]): [string, Digitado][] => {
    if (valor === undefined || valor === null || valor === '') return []
    const lido = shape[campo]?.safeParse(valor)
    return [[campo, lido?.success ? (lido.data as Digitado) : valor]]
  })
  return Object.fromEntries(entries)
}

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
    const lido = shape[campo]?.safeParse(digitada[campo] ?? undefined)
    if (lido?.success) {
      if (lido.data !== undefined) validos[campo] = lido.data
    } else faltas.push(falta(etapa, campo, digitada[campo], lido?.error))
  }
  return { etapa, validos, faltas }
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
      const de = antes[etapa]?.[campo] ?? null
      const para = depois[etapa]?.[campo] ?? null
      return de === para ? [] : [{ etapa, campo, de, para }]
    }),
  )
}

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

import type { z } from 'zod'
import type { Pendencia } from '../pendencia.ts'
import type { RawSheet, Mudanca, MudancaDeCampo } from './raw-form.ts'
import {
  camposDaFolha,
  compararFolhas,
  contarObrigatorios,
  readFolha,
  normalizarFolha,
  rascunhoDaFolha,
  type Folha,
} from './folha.ts'

// The form of a process as a document: typed in any order, kept half done, judged as a whole.

/** Step: a sheet with a label. */
export interface EtapaDoFormulario<S extends z.ZodObject = z.ZodObject> extends Folha<S> {
  readonly label: string
}

/** Parsed draft. */
export interface Leitura<D, P> {
  /** Valid values so far, for the rules. */
  readonly parciais: P
  /** Complete form; null while anything is missing or wrong. */
  readonly completos: D | null
  /** Every missing or wrong field. */
  readonly faltas: readonly Pendencia[]
}

/** Address of a field; a flat form has no step. */
export interface EnderecoDoCampo {
  readonly etapa?: string | undefined
  readonly campo: string
}

/** Common interface of forms: `R` is the draft, `D` the data, `P` the valid part of it, `M` a change. */
export interface Formulario<R, D, P, M extends MudancaDeCampo> {
  readonly ler: (dados: R) => Leitura<D, P>
  /** Compares two versions, field by field. */
  readonly comparar: (antes: R, depois: R) => M[]
  /** Share of what is required that is valid, 0 to 100: fields, and what the answers so far ask for besides. */
  readonly completude: (dados: R) => number
  readonly hasCampo: (onde: EnderecoDoCampo) => boolean
}

type RascunhoSchema = ReturnType<typeof rascunhoDaFolha>

/** Form of one sheet: findings and changes name a field and no step. */
export interface FormularioPlano<S extends z.ZodObject> extends Formulario<
  RawSheet,
  z.output<S>,
  Readonly<Partial<z.output<S>>>,
  MudancaDeCampo
> {
  readonly folha: Folha<S>
  readonly camposDe: () => readonly string[]
  readonly rascunhoSchema: () => RascunhoSchema
  readonly normalizar: (digitada: RawSheet) => RawSheet
}

type Schemas = Readonly<Record<string, z.ZodObject>>

/** Form of steps: findings and changes name the step. */
export interface FormularioEmEtapas<S extends Schemas> extends Formulario<
  { readonly [E in keyof S]?: RawSheet | undefined },
  { [E in keyof S]: z.output<S[E]> },
  { readonly [E in keyof S]: Partial<z.output<S[E]>> },
  Mudanca
> {
  readonly etapas: { readonly [E in keyof S]: EtapaDoFormulario<S[E]> }
  readonly camposDe: (etapa: keyof S & string) => readonly string[]
  readonly rascunhoSchema: (etapa: keyof S & string) => RascunhoSchema
  readonly normalizar: (etapa: keyof S & string, digitada: RawSheet) => RawSheet
}

type Lido<F> = F extends { readonly ler: (dados: never) => Leitura<infer D, infer P> }
  ? { dados: D; parciais: P }
  : never
/** Complete, valid form. */
export type DadosDe<F> = Lido<F>['dados']
/** Valid part of a form. */
export type DadosParciais<F> = Lido<F>['parciais']
/** Draft: any field, as typed. */
export type RascunhoDe<F> = F extends { readonly ler: (dados: infer R) => unknown } ? R : never
export type LeituraDe<F> = Leitura<DadosDe<F>, DadosParciais<F>>

/** Findings about answers that other answers ask for, which the schema of a field cannot know. */
export type Exigidas<S extends Schemas> = (parciais: {
  readonly [E in keyof S]: Partial<z.output<S[E]>>
}) => readonly Pendencia[]

/**
 * Defines the form of a process: `{ etapas }` in order, or `{ folha }` for a single sheet. Every field has a label, or
 * it does not compile.
 */
export function defineFormulario<S extends z.ZodObject>(form: {
  readonly folha: Folha<S>
}): FormularioPlano<S>
export function defineFormulario<S extends Schemas>(form: {
  readonly etapas: { readonly [E in keyof S]: EtapaDoFormulario<S[E]> }
  /** Counted as required by `completude`. */
  readonly exigidas?: Exigidas<S>
}): FormularioEmEtapas<S>
export function defineFormulario(
  form:
    | { readonly folha: Folha }
    | {
        readonly etapas: Readonly<Record<string, EtapaDoFormulario>>
        readonly exigidas?: Exigidas<Schemas>
      },
): FormularioPlano<z.ZodObject> | FormularioEmEtapas<Schemas> {
  return 'folha' in form ? plano(form.folha) : emEtapas(form.etapas, form.exigidas)
}

function plano(folha: Folha): FormularioPlano<z.ZodObject> {
  return {
    folha,
    camposDe: () => camposDaFolha(folha),
    rascunhoSchema: () => rascunhoDaFolha(folha),
    normalizar: (digitada) => normalizarFolha(folha, digitada),
    ler(dados) {
      const { validos, faltas } = readFolha(folha, dados)
      return { parciais: validos, completos: faltas.length === 0 ? validos : null, faltas }
    },
    comparar: (antes, depois) => compararFolhas(folha, antes, depois),
    completude: (dados) => porcento([contarObrigatorios(folha, dados)]),
    hasCampo: ({ etapa, campo }) => etapa === undefined && camposDaFolha(folha).includes(campo),
  }
}

function emEtapas(
  etapas: Readonly<Record<string, EtapaDoFormulario>>,
  exigidas: Exigidas<Schemas> = () => [],
): FormularioEmEtapas<Schemas> {
  const folhas = Object.entries(etapas)
  const folhaDe = (etapa: string): Folha => {
    const folha = Object.hasOwn(etapas, etapa) ? etapas[etapa] : undefined
    if (!folha) throw new Error(`The form has no step ${etapa}`)
    return folha
  }
  return {
    etapas,
    camposDe: (etapa) => camposDaFolha(folhaDe(etapa)),
    rascunhoSchema: (etapa) => rascunhoDaFolha(folhaDe(etapa)),
    normalizar: (etapa, digitada) => normalizarFolha(folhaDe(etapa), digitada),
    ler: (dados) => lerEtapas(folhas, dados),
    comparar: (antes, depois) =>
      folhas.flatMap(([etapa, folha]) =>
        compararFolhas(folha, antes[etapa] ?? {}, depois[etapa] ?? {}).map((mudanca) => ({
          etapa,
          ...mudanca,
        })),
      ),
    completude: (dados) =>
      porcento([
        ...folhas.map(([etapa, folha]) => contarObrigatorios(folha, dados[etapa] ?? {})),
        { exigidos: exigidas(lerEtapas(folhas, dados).parciais).length, certos: 0 },
      ]),
    hasCampo: ({ etapa, campo }) =>
      etapa !== undefined && Object.hasOwn(etapas, etapa) && camposDaFolha(folhaDe(etapa)).includes(campo),
  }
}

function lerEtapas(
  folhas: readonly (readonly [string, EtapaDoFormulario])[],
  dados: Readonly<Record<string, RawSheet | undefined>>,
) {
  const lidas = folhas.map(([etapa, folha]) => ({ etapa, ...readFolha(folha, dados[etapa] ?? {}) }))
  const juntos = Object.fromEntries(lidas.map(({ etapa, validos }) => [etapa, validos]))
  const faltas = lidas.flatMap((lida) => lida.faltas.map((falta) => ({ ...falta, etapa: lida.etapa })))
  return { parciais: juntos, completos: faltas.length === 0 ? juntos : null, faltas }
}

/** Percentage of valid fields; a form that asks for nothing is complete. */
function porcento(contagens: readonly ReturnType<typeof contarObrigatorios>[]): number {
  const soma = (parte: 'exigidos' | 'certos') => contagens.reduce((total, um) => total + um[parte], 0)
  return soma('exigidos') === 0 ? 100 : Math.round((100 * soma('certos')) / soma('exigidos'))
}

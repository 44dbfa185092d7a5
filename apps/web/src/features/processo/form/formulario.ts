import type { Folha } from '../chamadas.ts'
import type { Pendencia } from '@rh/domain/pendencia'
import type { RawSheet, Mudanca } from '@rh/domain/processo/raw-form'
import type { TipoProcesso } from '@rh/domain/processo/tipos'
import type { ComponentType, ReactNode } from 'react'
import type { z } from '../../../lib/zod-pt.ts'
import type { RegistroDoProcesso } from '../chamadas.ts'
import type { Rotulos } from '../rotulos.ts'

// The form of a kind as its pages take it: what its steps are called, what is read out of them, and what is drawn.

/** A draft: any step, any field, as typed. */
export type Rascunho = Readonly<Record<string, RawSheet | undefined>>

/** A record whose form is a document of steps. */
export interface RegistroEmEtapas extends RegistroDoProcesso {
  readonly dados: Rascunho
  readonly editavel: boolean
  readonly completude: number
}

export const isEmEtapas = (registro: RegistroDoProcesso): registro is RegistroEmEtapas =>
  'editavel' in registro && 'completude' in registro

/** A record whose form is one sheet, opened for a bond. */
export interface RegistroEmFolha extends RegistroDoProcesso {
  readonly dados: RawSheet
  readonly editavel: boolean
  readonly colaborador: { readonly id: number } | null
}

export const isEmFolha = (registro: RegistroDoProcesso): registro is RegistroEmFolha =>
  'editavel' in registro && !isEmEtapas(registro)

/** The step of the documents, where a form has one, and the review that ends it. */
export const PASSO_ANEXOS = 'anexos'
export const PASSO_REVISAR = 'revisar'

/** The steps of a form and their fields in words: what leads to them needs. */
export interface EtapasDoFormulario {
  readonly tipo: TipoProcesso
  /** In the order in which they are filled in. */
  readonly etapas: Readonly<Record<string, { readonly label: string }>>
  readonly campos: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Whether the documents are a step, before the review. */
  readonly anexos: boolean
  /** Fields whose value takes the whole width, as `etapa.campo`. */
  readonly largos?: readonly string[]
}

interface Passo {
  /** What the person needs at hand, in one line. */
  readonly ajuda: string
  readonly Campos: ComponentType<CamposDoPasso>
  readonly schema: z.ZodObject
  /** What nearly everybody answers, while nobody opened the step. */
  readonly sugestoes?: RawSheet
}

/** What the fields of a step may depend on besides themselves. */
export interface CamposDoPasso {
  readonly id: number
  /** Everything typed so far, in all steps. */
  readonly dados: Rascunho
}

/** The form of a kind that begins as a draft. */
export interface FormularioDaTela<R = RegistroEmEtapas> extends EtapasDoFormulario {
  readonly passos: Readonly<Record<string, Passo>>
  readonly ler: (dados: Rascunho) => { readonly faltas: readonly Pendencia[] }
  readonly comparar: (antes: Rascunho, depois: Rascunho) => Mudanca[]
  readonly normalizar: (etapa: string, digitada: RawSheet) => RawSheet
  readonly completude: (dados: Rascunho) => number
  readonly nomeDe: (dados: Rascunho) => string | null
  readonly rotulosDe: (registro: R) => Rotulos
  /** Whether a field is asked of this person; all are when not said. */
  readonly isPerguntado?: (etapa: string, campo: string, dados: Rascunho) => boolean
  /** What stands for a value in the review, as a post for its id. */
  readonly valorDe?: (etapa: string, campo: string, registro: R) => ReactNode
  /** Where it goes once it was sent, before and after. */
  readonly destino: { readonly antes: string; readonly depois: string }
}

/** A kind writes its form in the types of its own record; here, and only here, the one is taken for the other. */
export const defineFormularioDaTela = <R extends RegistroEmEtapas>(
  form: FormularioDaTela<R>,
): FormularioDaTela => form as unknown as FormularioDaTela

/** What is shown beside a sheet while it is typed. */
export interface SimulacaoDaFolha<O, S> {
  readonly opcoes: O
  /** What the rules worked out last; nothing before the first answer, and while half a form says nothing. */
  readonly simulacao: S | null
  /** What the rules say of it; none before the first answer. */
  readonly achados: readonly Pendencia[]
  readonly checking: boolean
  /** The last answer did not come: what is shown is that of the one before. */
  readonly failed: boolean
  /** What would be sent of other values than those typed: to ask the rules of an alternative. */
  readonly folhaDe: (typed: Folha['dados']) => Folha
}

/** What the fields of a sheet may depend on besides themselves. */
export interface CamposDaFolha<O> {
  readonly opcoes: O
  /** What the record holds, where one is put right; null where one is opened. */
  readonly guardados: Readonly<Record<string, unknown>> | null
}

/** What is told of the bond before the fields of a sheet, which it is given; without them, the sheet ends there. */
export interface AntesDaFolha<O> {
  readonly opcoes: O
  /** What the sheet starts from. */
  readonly dados: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** The form of a kind that is born sent. `O` are its choices, `S` is what the rules work out from it. */
export interface FolhaDaTela<O = unknown, S = unknown> {
  readonly schema: z.ZodObject
  readonly campos: Readonly<Record<string, string>>
  /** What it does, to whom: `Promover Ana`. */
  readonly titulo: (nome: string) => string
  /** What sending does: `Pedir promoção`. */
  readonly enviar: string
  readonly Campos: ComponentType<CamposDaFolha<O>>
  /** Draws its fields on cards of its own, where one card for all is not enough. */
  readonly cartoes?: true
  /** Its shape while it is being read, where it is not that of every form. */
  readonly Esqueleto?: ComponentType
  /** Why there is nothing to ask for yet, and until when; null where there is. */
  readonly vazia?: (opcoes: O) => { readonly title: string; readonly text: string } | null
  /** First on the page, around all the rest. */
  readonly Antes?: ComponentType<AntesDaFolha<O>>
  /** Fields that the address may answer, over what the sheet starts from: `?causa=06`. */
  readonly doEndereco?: readonly string[]
  /** Beside the fields. */
  readonly Simulacao?: ComponentType<SimulacaoDaFolha<O, S>>
  /** Below the fields, as wide as they are. */
  readonly Conta?: ComponentType<SimulacaoDaFolha<O, S>>
  /** What is sent of what is typed: without what is not asked any more. */
  readonly perguntados?: (
    dados: Readonly<Record<string, unknown>>,
    opcoes: O,
  ) => Readonly<Record<string, unknown>>
  /** The document that goes with it in the same flow (see `useArquivoDaFolha`); null where the company asks for none. */
  readonly documento?: (opcoes: O) => number | null
}

/** Written in the types of the kind, handed on as one of any kind: see `defineTela`. */
export const defineFolhaDaTela = <O, S>(folha: FolhaDaTela<O, S>): FolhaDaTela =>
  folha as unknown as FolhaDaTela

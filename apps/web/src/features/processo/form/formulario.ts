import type { Folha } from '../chamadas.ts'
import type { Pendencia } from '@rh/domain/pendencia'
import type { RawSheet, Mudanca } from '@rh/domain/processo/raw-form'
import type { TipoProcesso } from '@rh/domain/processo/tipos'
import type { ComponentType, ReactNode } from 'react'
import type { z } from '../../../lib/zod-pt.ts'
import type { RegistroDoProcesso } from '../chamadas.ts'
import type { Rotulos } from '../rotulos.ts'

// The form of a kind as its pages take it: what its steps are called, what is read out of them, and what is drawn.

/** Draft: any step, any field, unvalidated. */
export type Rascunho = Readonly<Record<string, RawSheet | undefined>>

/** Record whose form is a document of steps. */
export interface RegistroEmEtapas extends RegistroDoProcesso {
  readonly dados: Rascunho
  readonly editavel: boolean
  readonly completude: number
}

export const isEmEtapas = (registro: RegistroDoProcesso): registro is RegistroEmEtapas =>
  'editavel' in registro && 'completude' in registro

/** Record whose form is one sheet about a bond. */
export interface RegistroEmFolha extends RegistroDoProcesso {
  readonly dados: RawSheet
  readonly editavel: boolean
  readonly colaborador: { readonly id: number } | null
}

export const isEmFolha = (registro: RegistroDoProcesso): registro is RegistroEmFolha =>
  'editavel' in registro && !isEmEtapas(registro)

/** Stepper items beyond the form steps: documents (where a form has them) and the final review. */
export const PASSO_ANEXOS = 'anexos'
export const PASSO_REVISAR = 'revisar'

/** Steps of a form and their labels, for the pages that link to them. */
export interface EtapasDoFormulario {
  readonly tipo: TipoProcesso
  /** Steps, in order. */
  readonly etapas: Readonly<Record<string, { readonly label: string }>>
  readonly campos: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Documents are a step before the review. */
  readonly anexos: boolean
  /** Full-width fields, as `etapa.campo`. */
  readonly largos?: readonly string[]
}

interface Passo {
  /** One line about what the person needs at hand. */
  readonly ajuda: string
  readonly Campos: ComponentType<CamposDoPasso>
  readonly schema: z.ZodObject
  /** Suggested values of a step that nobody opened yet. */
  readonly sugestoes?: RawSheet
  /** One line of it for the review; by default its first answers. */
  readonly resumo?: (dados: RawSheet, valor: (campo: string) => string) => string
}

/** Dependencies of a step's fields. */
export interface CamposDoPasso {
  readonly id: number
  /** Typed values of all steps. */
  readonly dados: Rascunho
}

/** Dependencies of what stands above the form of a draft. */
export interface AntesDoRascunho {
  readonly registro: RegistroEmEtapas
  /** Saves what is typed; true once everything is. */
  readonly salvar: () => Promise<boolean>
  /** Goes on from a newer version, with what is not saved yet on top of it. */
  readonly conciliar: (fresco: RegistroEmEtapas) => void
}

/** Form of a kind that begins as a draft. */
export interface FormularioDaTela<R = RegistroEmEtapas> extends EtapasDoFormulario {
  readonly passos: Readonly<Record<string, Passo>>
  readonly ler: (dados: Rascunho) => { readonly faltas: readonly Pendencia[] }
  readonly comparar: (antes: Rascunho, depois: Rascunho) => Mudanca[]
  readonly normalizar: (etapa: string, digitada: RawSheet) => RawSheet
  readonly nomeDe: (dados: Rascunho) => string | null
  readonly rotulosDe: (registro: R) => Rotulos
  /** Tests whether a field is asked; by default all are. */
  readonly isPerguntado?: (etapa: string, campo: string, dados: Rascunho) => boolean
  /** Replaces a value in the review, as a post for its id. */
  readonly valorDe?: (etapa: string, campo: string, registro: R) => ReactNode
  /** Addresses after sending and correcting. */
  readonly destino: { readonly antes: string; readonly depois: string }
  /** Above the form, as what comes into it from elsewhere. */
  readonly Antes?: ComponentType<AntesDoRascunho>
}

/** Declares a form in the types of its own kind; the single place where they are erased. */
export const defineFormularioDaTela = <R extends RegistroEmEtapas>(
  form: FormularioDaTela<R>,
): FormularioDaTela => form as unknown as FormularioDaTela

/** Props of the simulation beside a sheet. */
export interface SimulacaoDaFolha<O, S> {
  readonly opcoes: O
  /** Latest simulation; null before the first answer and while the form says too little. */
  readonly simulacao: S | null
  /** What the rules say of it; none before the first answer. */
  readonly achados: readonly Pendencia[]
  readonly checking: boolean
  /** The latest check failed: the simulation shown is the previous one. */
  readonly failed: boolean
  /** Builds the request of other values, to simulate an alternative. */
  readonly folhaDe: (typed: Folha['dados']) => Folha
}

/** Dependencies of a sheet's fields. */
export interface CamposDaFolha<O> {
  readonly opcoes: O
  /** Stored values of the record under correction; null where one is opened. */
  readonly guardados: Readonly<Record<string, unknown>> | null
}

/** What is told of the bond before the fields of a sheet, which it is given; without them, the sheet ends there. */
export interface AntesDaFolha<O> {
  readonly opcoes: O
  /** What the sheet starts from. */
  readonly dados: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** Form of a kind that is born sent. `O` types its options, `S` its simulation. */
export interface FolhaDaTela<O = unknown, S = unknown> {
  readonly schema: z.ZodObject
  readonly campos: Readonly<Record<string, string>>
  /** Title of the page: `Promover Ana`. */
  readonly titulo: (nome: string) => string
  /** Label of the submit button: `Pedir promoção`. */
  readonly enviar: string
  readonly Campos: ComponentType<CamposDaFolha<O>>
  /** Renders its fields on several cards of its own. */
  readonly cartoes?: true
  /** Skeleton, where it differs from the common one. */
  readonly Esqueleto?: ComponentType
  /** Empty state while there is nothing to ask for, with the reason; null otherwise. */
  readonly vazia?: (opcoes: O) => { readonly title: string; readonly text: string } | null
  /** First on the page, around all the rest. */
  readonly Antes?: ComponentType<AntesDaFolha<O>>
  /** Fields that the address may answer, over what the sheet starts from: `?causa=06`. */
  readonly doEndereco?: readonly string[]
  /** Beside the fields. */
  readonly Simulacao?: ComponentType<SimulacaoDaFolha<O, S>>
  /** Below the fields, as wide as they are. */
  readonly Conta?: ComponentType<SimulacaoDaFolha<O, S>>
  /** The simulation takes the wide column, and the fields the narrow one. */
  readonly simulacaoLarga?: true
  /** Drops values of questions that are not asked any more. */
  readonly perguntados?: (
    dados: Readonly<Record<string, unknown>>,
    opcoes: O,
  ) => Readonly<Record<string, unknown>>
  /**
   * Document uploaded with the form (see `useArquivoDaFolha`); null where the company asks for none, or these values do not.
   */
  readonly documento?: (opcoes: O, dados?: Readonly<Record<string, unknown>>) => number | null
}

/** Declares a sheet in the types of its own kind: see `defineTela`. */
export const defineFolhaDaTela = <O, S>(folha: FolhaDaTela<O, S>): FolhaDaTela =>
  folha as unknown as FolhaDaTela

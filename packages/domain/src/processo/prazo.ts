import { diasEntre, type DataIso } from '../regras/calendario/datas.ts'
import type { AnyProcess, CheckOf, ParecerOf, StatusOf } from './define.ts'

/** Urgency bands of a term; `ate` is the last day of each, in days from today. */
export const faixasDoPrazo = {
  vencido: { label: 'Vencido', tone: 'error', ate: -1 },
  urgente: { label: 'Até 3 dias', tone: 'warning', ate: 3 },
  proximo: { label: 'Até 7 dias', tone: 'info', ate: 7 },
  folgado: { label: 'Mais de 7 dias', tone: 'default', ate: Infinity },
} as const
export type FaixaDoPrazo = keyof typeof faixasDoPrazo
export const nomesDasFaixas = Object.keys(faixasDoPrazo) as [FaixaDoPrazo, ...FaixaDoPrazo[]]

/** Band of a term that is `dias` days ahead; negative once it is over. */
export const faixaDe = (dias: number): FaixaDoPrazo =>
  nomesDasFaixas.find((nome) => dias <= faixasDoPrazo[nome].ate) ?? 'folgado'

/** Term of a process as it is kept: until when what it waits for is asked, and what runs out. */
export interface PrazoGuardado {
  readonly dia: DataIso
  /** What runs out, in a word: `eSocial`, `pagamento`. */
  readonly rotulo: string
}

/** Term of a process, seen on a day. */
export interface Prazo extends PrazoGuardado {
  /** Days left; negative once it is over. */
  readonly dias: number
  readonly faixa: FaixaDoPrazo
}

export function prazoEm({ dia, rotulo }: PrazoGuardado, hoje: DataIso): Prazo {
  const dias = diasEntre(hoje, dia)
  return { dia, rotulo, dias, faixa: faixaDe(dias) }
}

/** Term in words that need no colour: `Venceu ontem`, `Hoje`, `Em 3 dias`. */
export function prazoDito(dias: number): string {
  if (dias < -1) return `Venceu há ${-dias} dias`
  if (dias === -1) return 'Venceu ontem'
  if (dias === 0) return 'Hoje'
  return dias === 1 ? 'Amanhã' : `Em ${dias} dias`
}

/** What the term of a process is worked out from. */
export interface FatosDoPrazo {
  readonly status: string
  /** Pareceres given for good. */
  readonly dadas: readonly string[]
  /** Checks that hold already, of those for which moves ask. */
  readonly feitos: readonly string[]
  /** Reference date of the kind; as it was typed, so that a draft may have none that exists. */
  readonly data: string | null
  /** Last day to pay, of a kind that ends a bond. */
  readonly pagarAte: DataIso | null
}

type Datado = Omit<FatosDoPrazo, 'data'> & { readonly data: DataIso }

interface Termo {
  /** What runs out, in a word. */
  readonly rotulo: string
  /** Last day by law, or by the date of the process itself. */
  readonly lei: (fatos: Datado) => DataIso | null
  /** Day until which it is asked for, where that is before the last one. */
  readonly ate?: (fatos: Datado) => DataIso | null
}

/**
 * The term of a status: one, none, or one for as long as pareceres are missing, or a paper that is asked for until its
 * check holds, and another afterwards.
 */
type DoStatus<P extends string, C extends string, T extends string> =
  | T
  | null
  | {
      readonly falta?: readonly P[]
      readonly porFazer?: C
      readonly ate: T
      readonly depois: DoStatus<P, C, T>
    }

/** Terms of one kind. */
export interface PrazosDoTipo {
  readonly termos: Readonly<Record<string, Termo>>
  readonly em: Readonly<Record<string, DoStatus<string, string, string>>>
}

/** Declares the terms of a kind: those that it has, and which one runs in each of its statuses. */
export const definePrazos = <X extends AnyProcess, const T extends string>(
  _process: X,
  prazos: {
    readonly termos: Readonly<Record<T, Termo>>
    readonly em: Readonly<Record<StatusOf<X>, DoStatus<ParecerOf<X>, CheckOf<X>, NoInfer<T>>>>
  },
): PrazosDoTipo => prazos

const isData = (texto: string | null): texto is DataIso =>
  texto !== null && /^\d{4}-\d{2}-\d{2}$/.test(texto) && !Number.isNaN(Date.parse(texto))

/** Name of the term that runs. */
const nomeDe = (
  doStatus: DoStatus<string, string, string>,
  fatos: Pick<FatosDoPrazo, 'dadas' | 'feitos'>,
): string | null => {
  if (doStatus === null || typeof doStatus === 'string') return doStatus
  const { falta = [], porFazer, ate, depois } = doStatus
  const hasFalta = falta.some((parecer) => !fatos.dadas.includes(parecer))
  return hasFalta || (porFazer !== undefined && !fatos.feitos.includes(porFazer))
    ? ate
    : nomeDe(depois, fatos)
}

/** Term of a process, with the last day of the law behind it; null where nothing runs. */
export function prazoDe(
  { termos, em }: PrazosDoTipo,
  fatos: FatosDoPrazo,
): (PrazoGuardado & { readonly lei: DataIso }) | null {
  const { data } = fatos
  const nome = nomeDe(em[fatos.status] ?? null, fatos)
  const termo = nome === null ? undefined : termos[nome]
  if (termo === undefined || !isData(data)) return null
  const datado = { ...fatos, data }
  const lei = termo.lei(datado)
  const dia = termo.ate ? termo.ate(datado) : lei
  return lei === null || dia === null ? null : { dia, rotulo: termo.rotulo, lei }
}

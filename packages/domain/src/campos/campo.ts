import type { TagDoEsocial } from './esocial.ts'
import type { NomeDaTabela } from './tabelas.ts'

// What a field is, said once, as data: schema, input, column of a spreadsheet, line of a paper and de→para derive from
// it. No schema is built here, so that a page that only names fields stays light.

/**
 * How far a field reaches, by need to know (LGPD art. 6º III). `visao.ts` says which reaches each sector has; without
 * one a field stays with Rh and, in a request, with Operacional.
 */
export type Alcance =
  | 'cpf'
  | 'nome'
  | 'basico'
  | 'contato'
  | 'lugar'
  | 'termos'
  | 'uniforme'
  | 'saude'
  | 'reservado'

interface Comum {
  /** How the field is called everywhere. */
  readonly label: string
  /** The same where its neighbours say the rest: `Dígito` beside the account. */
  readonly curto?: string
  /** The same as a form asks it: `Recebe pensão alimentícia`. */
  readonly pergunta?: string
  /** Hint of every form under the input. */
  readonly ajuda?: string
  /** May be left blank; `depende` when only a rule of the form knows for whom. */
  readonly opcional?: true | 'depende'
  readonly alcance?: Alcance
  /** Element of the eSocial layout that takes the value. */
  readonly esocial?: TagDoEsocial
}

interface Texto {
  /** Most characters. */
  readonly max: number
  /** Least characters of an obligatory text. */
  readonly min?: number
}
/** A shape that the text must have, and what to say where it has not. */
type Padrao = readonly [forma: RegExp, mensagem: string]
type Codigos = Readonly<Record<string, string>>

/** What each kind of field says besides its label. */
interface Detalhes {
  readonly texto: Texto & { readonly padrao?: Padrao; readonly longo?: true }
  /** Digits without punctuation; leading zeros count. */
  readonly digitos: Pick<Texto, 'max'>
  readonly email: unknown
  readonly cpf: unknown
  readonly pis: unknown
  readonly tituloEleitor: unknown
  readonly telefone: unknown
  readonly cep: unknown
  readonly data: unknown
  readonly uf: unknown
  /** Name of a município of the state that another field holds. */
  readonly municipio: Texto & { readonly uf: string }
  /** Country by table 06 of eSocial, three digits. */
  readonly pais: unknown
  /** Bank by its COMPE number, three digits. */
  readonly banco: unknown
  readonly opcao: {
    /** A table of `tabelas.ts` by its name, or one that a process brings itself. */
    readonly tabela: NomeDaTabela | Codigos
    /** What to say of a code that is not in the table. */
    readonly mensagem?: string
    /** Too many to read through: found by typing. */
    readonly busca?: true
  }
  /** Centavos. */
  readonly dinheiro: {
    readonly mensagem: string
    readonly max?: readonly [centavos: number, mensagem: string]
  }
  readonly inteiro: {
    readonly mensagem: string
    readonly min: readonly [minimo: number, mensagem?: string]
    readonly max: readonly [maximo: number, mensagem: string]
    /** What is counted, where a value is read. */
    readonly unidade?: 'dias'
  }
  readonly simNao: { readonly mensagem?: string }
  /** A record, by its id. */
  readonly id: unknown
  /** Several lines, each with fields of its own. */
  readonly lista: unknown
}

export type Tipo = keyof Detalhes
export type CampoDoTipo<T extends Tipo> = { readonly [K in T]: { readonly tipo: K } & Comum & Detalhes[K] }[T]
/** The declaration of a field. */
export type Campo = CampoDoTipo<Tipo>
export type Campos = Readonly<Record<string, Campo>>
/** A field that knows by what name its group holds it. */
export type CampoNomeado = Campo & { readonly nome: string }
export type CamposNomeados = Readonly<Record<string, CampoNomeado>>

type Nomeados<S> = { readonly [N in keyof S]: Omit<S[N], 'nome'> & { readonly nome: N } }
type Entradas<S> = [keyof S & string, S[keyof S]][]

/** Fields of one subject, by name, in the order in which they are shown. */
export const defineCampos = <const S extends Campos>(specs: S): Nomeados<S> =>
  Object.fromEntries(
    Object.entries<Campo>(specs).map(([nome, spec]): [string, CampoNomeado] => [nome, { ...spec, nome }]),
  ) as CamposNomeados as Nomeados<S>

/** The labels of a group of fields, by name. */
export const labelsDe = <const S extends Campos>(campos: S): { readonly [N in keyof S]: S[N]['label'] } =>
  Object.fromEntries((Object.entries(campos) as Entradas<S>).map(([nome, { label }]) => [nome, label])) as {
    readonly [N in keyof S]: S[N]['label']
  }

/** The same field where nobody has to answer it. */
export const opcionalmente = <C extends Campo>(campo: C) => ({ ...campo, opcional: true }) as const

type Livre<C> = C extends { readonly opcional: 'depende' }
  ? Omit<C, 'opcional'> & { readonly opcional: true }
  : C
/** The same fields where no rule asks for those that depend on one. */
export const semRegras = <S extends Campos>(campos: S): { readonly [N in keyof S]: Livre<S[N]> } =>
  Object.fromEntries(
    (Object.entries(campos) as Entradas<S>).map(([nome, campo]) => [
      nome,
      campo.opcional === 'depende' ? { ...campo, opcional: true } : campo,
    ]),
  ) as { readonly [N in keyof S]: Livre<S[N]> }

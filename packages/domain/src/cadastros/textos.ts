import { formatData } from '../br/data.ts'
import { formatCnpj14 } from '../br/mascaras.ts'
import { once } from '../once.ts'

/** A record of another table, whose name stands for its id. */
export type Referencia = 'municipio' | 'centro_de_custo' | 'sindicato' | 'cargo' | 'convencao' | 'usuario'

/** How a stored value is said to a person. */
export type Formato =
  | 'texto'
  | 'dinheiro'
  | 'data'
  | 'hora'
  | 'sim-nao'
  | 'lista'
  | 'cnpj'
  | 'percentual'
  | { readonly opcoes: Readonly<Record<string, string>> }
  | { readonly referencia: Referencia }

export interface Campo {
  readonly label: string
  /** Text when not given. */
  readonly formato?: Formato
}

/** The columns of one audited table as people call them; a column that is not here is not told. */
export interface TextosDaTabela {
  /** What a row of it is called, where the record has rows of several tables: `Piso`. */
  readonly um?: string
  readonly campos: Readonly<Record<string, Campo>>
}

/** By table of the trail. */
export type Textos = Readonly<Record<string, TextosDaTabela>>

/** Names of the referred records, by table and id. */
export type Nomes = Readonly<Partial<Record<Referencia, ReadonlyMap<number, string>>>>

const reais = once(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))
const decimal = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))
const enumerar = once(() => new Intl.ListFormat('pt-BR', { type: 'conjunction' }))

// The trail keeps what the column held: text, number, boolean or array as JSON.
const formatos: Readonly<Record<Extract<Formato, string>, (valor: unknown) => string>> = {
  texto: String,
  dinheiro: (valor) => reais().format(Number(valor) / 100),
  data: (valor) => formatData(String(valor)),
  hora: (valor) => String(valor).slice(0, 5),
  'sim-nao': (valor) => (valor === true ? 'Sim' : 'Não'),
  lista: (valor) => (Array.isArray(valor) ? enumerar().format(valor.map(String)) : String(valor)),
  cnpj: (valor) => formatCnpj14(String(valor)),
  percentual: (valor) => `${decimal().format(Number(valor))}%`,
}

/** A stored value in words; null for an absent one. */
export function dizer(valor: unknown, formato: Formato = 'texto', nomes: Nomes = {}): string | null {
  if (valor === null || valor === undefined || valor === '') return null
  if (Array.isArray(valor) && valor.length === 0) return null
  if (typeof formato === 'string') return formatos[formato](valor)
  if ('opcoes' in formato) return dizerOpcoes(valor, formato.opcoes)
  return nomes[formato.referencia]?.get(Number(valor)) ?? `nº ${Number(valor)}`
}

const dizerOpcoes = (valor: unknown, opcoes: Readonly<Record<string, string>>): string =>
  Array.isArray(valor)
    ? enumerar().format(valor.map((codigo) => opcoes[String(codigo)] ?? String(codigo)))
    : (opcoes[String(valor)] ?? String(valor))

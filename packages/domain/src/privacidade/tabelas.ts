import { nomesDeCategorias, type NomeDeCategoria } from './categorias.ts'
import { dosAcessos } from './tabelas/acessos.ts'
import { daComunicacao } from './tabelas/comunicacao.ts'
import { daFicha } from './tabelas/ficha.ts'
import { dosProcessos } from './tabelas/processos.ts'
import { tabelasSemDadoPessoal } from './tabelas/sem-dado-pessoal.ts'
import { doVinculo } from './tabelas/vinculo.ts'
import type { TabelaPessoal } from './tabelas/tipos.ts'

/**
 * Every table with personal data and each of its columns, as the database names them. A test reads the database: a table
 * or a column that is neither here nor in `tabelasSemDadoPessoal` fails it on the day it is written.
 */
export const tabelasPessoais = {
  ...doVinculo,
  ...daFicha,
  ...dosProcessos,
  ...dosAcessos,
  ...daComunicacao,
} as const satisfies Readonly<Record<string, TabelaPessoal>>

export { tabelasSemDadoPessoal }

export type NomeDeTabela = keyof typeof tabelasPessoais
export const nomesDeTabelas = Object.keys(tabelasPessoais) as NomeDeTabela[]
export const tabelaPessoal = (nome: NomeDeTabela): TabelaPessoal => tabelasPessoais[nome]

const palavras = (texto: string): string[] => texto.split(' ').filter((palavra) => palavra !== '')

/** Columns of a table that belong to a category. */
export function colunasDa(nome: NomeDeTabela, categoria: NomeDeCategoria): string[] {
  const tabela = tabelaPessoal(nome)
  return [
    ...(tabela.categoria === categoria ? palavras(tabela.dados) : []),
    ...palavras(tabela.deOutras?.[categoria] ?? ''),
  ]
}

/** Every column of a table, whatever it holds. */
export const colunasDaTabela = (nome: NomeDeTabela): string[] => [
  ...nomesDeCategorias.flatMap((categoria) => colunasDa(nome, categoria)),
  ...palavras(tabelaPessoal(nome).demais),
]

/** Tables that hold something of a category. */
export const tabelasDa = (categoria: NomeDeCategoria): NomeDeTabela[] =>
  nomesDeTabelas.filter(
    (nome) => tabelaPessoal(nome).categoria === categoria || colunasDa(nome, categoria).length > 0,
  )

export const colunasSemDadoPessoal = (nome: string): string[] => palavras(tabelasSemDadoPessoal[nome] ?? '')

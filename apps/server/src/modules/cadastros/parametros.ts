import { sql } from 'kysely'
import type { z } from 'zod'
import {
  camposDoParametro,
  dizerParametro,
  nomesDeParametro,
  parametroOf,
  type Parametro,
  type parametroNovo,
} from '@rh/domain/cadastros/parametros'
import type { TabelaDeSalarioMinimo } from '@rh/domain/regras/admissao/salario'
import { vigenteEm } from '@rh/domain/regras/parametros/vigencia'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { historico, type Elo } from './historico.ts'
import { anularVigencia, requireVigencia, porSerie, travarSerie } from './serie.ts'

interface LinhaDeParametro {
  readonly id: number
  readonly nome: Parametro
  readonly desde: string
  readonly valor: number
  readonly fonte: string
}

const ler = (db: Db | Tx) =>
  db
    .selectFrom('parametroLegal')
    .select(['id', 'nome', 'desde', 'valor', 'fonte'])
    .where('nome', 'in', nomesDeParametro)
    .orderBy('desde', 'desc')
    .$castTo<LinhaDeParametro>()
    .modifyEnd(prepared)
    .execute()

/** Every row of every parameter, in the order of the table of names. */
export async function listParametros(db: Db | Tx, hoje: string) {
  const linhas = porSerie(await ler(db), ({ nome }) => nome, hoje)
  return linhas.toSorted((a, b) => nomesDeParametro.indexOf(a.nome) - nomesDeParametro.indexOf(b.nome))
}

/** The rows of one parameter, for rules that take a table. */
export const serieDoParametro = async (db: Db | Tx, nome: Parametro): Promise<readonly LinhaDeParametro[]> =>
  (await ler(db)).filter((linha) => linha.nome === nome)

/** One parameter on a day, in the unit of its declaration; null before its first row. */
export async function parametroEm(db: Db | Tx, nome: Parametro, data: string): Promise<number | null> {
  const linha = await db
    .selectFrom('parametroLegal')
    .select('valor')
    .where('nome', '=', nome)
    .where('desde', '<=', data)
    .orderBy('desde', 'desc')
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return linha?.valor ?? null
}

/** The minimum wages of the register by date, in centavos. */
export async function findSalariosMinimos(db: Db | Tx): Promise<TabelaDeSalarioMinimo> {
  const linhas = await db
    .selectFrom('parametroLegal')
    .select(['desde', 'valor', 'fonte'])
    .where('nome', '=', 'salario_minimo')
    .execute()
  return linhas.map(({ desde, valor, fonte }) => ({
    desde,
    fonte,
    // The parameter is in reais, as the law publishes it; the hour is of 220 a month.
    valor: { mensalCentavos: Math.round(valor * 100), horaCentavos: Math.round((valor * 100) / 220) },
  }))
}

/** The minimum wage of any day, in centavos a month; 0 before the first one. */
export async function salariosMinimosPorDia(db: Db | Tx): Promise<(dia: string) => number> {
  const tabela = await findSalariosMinimos(db)
  return (dia) => vigenteEm(tabela, dia)?.valor.mensalCentavos ?? 0
}

const serieDo = (nome: Parametro): string => `parametro ${nome}`

export async function criarParametro({ tx }: UnitOfWork, novo: z.output<typeof parametroNovo>, hoje: string) {
  await travarSerie(tx, serieDo(novo.nome))
  requireVigencia(await serieDoParametro(tx, novo.nome), { desde: novo.desde, hoje, retroativa: true })
  const { id } = await tx.insertInto('parametroLegal').values(novo).returning('id').executeTakeFirstOrThrow()
  return findParametro(tx, id, hoje)
}

async function findParametro(db: Db | Tx, id: number, hoje: string) {
  const linha = (await listParametros(db, hoje)).find((candidata) => candidata.id === id)
  if (!linha) throw failure('nao_encontrado')
  return linha
}

export async function anularParametro(
  { tx }: UnitOfWork,
  { id, motivo }: { readonly id: number; readonly motivo: string },
  hoje: string,
): Promise<void> {
  const { nome } = await findParametro(tx, id, hoje)
  await travarSerie(tx, serieDo(nome))
  const { situacao } = await findParametro(tx, id, hoje)
  await anularVigencia(tx, { tabela: 'parametro_legal', id, motivo }, situacao)
}

const nomeDe = ({ mudancas }: Elo): Parametro | undefined =>
  nomesDeParametro.find((nome) => mudancas['nome']?.includes(nome))

/** The trail of all parameters, each change named by its parameter. */
export const historicoDosParametros = (db: Db) =>
  historico(db, {
    onde: sql<boolean>`a.entidade = 'parametro_legal'`,
    textos: { parametro_legal: { campos: camposDoParametro } },
    titulo: (elo) => {
      const nome = nomeDe(elo)
      const label = nome ? parametroOf(nome).label : 'Parâmetro que saiu de uso'
      return `${label}${elo.operacao === 'DELETE' ? ': anulado' : ''}`
    },
    valor: (coluna, valor, elo) => {
      const nome = nomeDe(elo)
      return coluna === 'valor' && nome ? dizerParametro(nome, Number(valor)) : undefined
    },
  })

/** National minimum wage on a day, in centavos; zero where the register has none for it. */
export async function findSalarioMinimo(db: Db | Tx, data: string): Promise<number> {
  const linha = await db
    .selectFrom('parametroLegal')
    .select('valor')
    .where('nome', '=', 'salario_minimo')
    .where('desde', '<=', data)
    .orderBy('desde', 'desc')
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst()
  // The parameter is in reais, as the law publishes it.
  return Math.round((linha?.valor ?? 0) * 100)
}

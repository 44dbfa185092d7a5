import { sql } from 'kysely'
import type { z } from 'zod'
import {
  camposDoLimite,
  dizerLimite,
  limiteOf,
  regrasDeLimite,
  type Limite,
  type limiteNovo,
} from '@rh/domain/cadastros/limites'
import { emVigor } from '@rh/domain/cadastros/vigencia'
import type { TipoProcesso } from '@rh/domain/processo/tipos'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { historico, type Elo } from './historico.ts'
import { anularVigencia, requireVigencia, porSerie, travarSerie } from './serie.ts'

interface LinhaDeLimite {
  readonly id: number
  readonly regra: Limite
  readonly desde: string
  readonly valor: number
  readonly motivo: string
}

const ler = (db: Db | Tx) =>
  db
    .selectFrom('limite')
    .select(['id', 'regra', 'desde', 'valor', 'motivo'])
    .orderBy('regra')
    .orderBy('desde', 'desc')
    // A rule that left the table of the domain keeps its rows and is not shown.
    .where('regra', 'in', regrasDeLimite)
    .$castTo<LinhaDeLimite>()
    .execute()

/** Every row of every limit, in the order of the table of rules. */
export async function listLimites(db: Db | Tx, hoje: string) {
  const linhas = porSerie(await ler(db), ({ regra }) => regra, hoje)
  return linhas.toSorted((a, b) => regrasDeLimite.indexOf(a.regra) - regrasDeLimite.indexOf(b.regra))
}

/** Each limit as it stands on a day: the company's value, or the product's own default. */
export async function limitesEm(db: Db | Tx, data: string) {
  const linhas = await ler(db)
  return regrasDeLimite.map((regra) => {
    const { processo, label, unidade, padrao } = limiteOf(regra)
    const linha = emVigor(
      linhas.filter((candidata) => candidata.regra === regra),
      data,
    )
    return { regra, processo, label, unidade, valor: linha?.valor ?? padrao, desde: linha?.desde ?? null }
  })
}

/** One limit on a day, for the checks. */
export async function limiteEm(db: Db | Tx, regra: Limite, data: string): Promise<number> {
  const linha = await db
    .selectFrom('limite')
    .select('valor')
    .where('regra', '=', regra)
    .where('desde', '<=', data)
    .orderBy('desde', 'desc')
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return linha?.valor ?? limiteOf(regra).padrao
}

/** What the company allows of the day from which a kind counts; a rule that the kind does not have limits nothing. */
export async function limitesDeDataEm(db: Db | Tx, tipo: TipoProcesso, hoje: string) {
  const doTipo = regrasDeLimite.filter((regra) => regra.startsWith(`${tipo}.`))
  const linhas =
    doTipo.length === 0
      ? []
      : await db
          .selectFrom('limite')
          .distinctOn('regra')
          .select(['regra', 'valor'])
          .where('regra', 'in', doTipo)
          .where('desde', '<=', hoje)
          .orderBy('regra')
          .orderBy('desde', 'desc')
          .modifyEnd(prepared)
          .execute()
  const valorDe = (nome: string, semRegra: number): number => {
    const regra = doTipo.find((uma) => uma === `${tipo}.${nome}`)
    return regra ? (linhas.find((linha) => linha.regra === regra)?.valor ?? limiteOf(regra).padrao) : semRegra
  }
  return {
    antecedenciaDias: valorDe('antecedencia', 0),
    retroativoDias: valorDe('retroativo', 0),
    corteDia: valorDe('corte', 31),
  }
}

const serieDo = (regra: Limite): string => `limite ${regra}`

export async function criarLimite({ tx }: UnitOfWork, novo: z.output<typeof limiteNovo>, hoje: string) {
  await travarSerie(tx, serieDo(novo.regra))
  const antes = await ler(tx)
  requireVigencia(
    antes.filter(({ regra }) => regra === novo.regra),
    { desde: novo.desde, hoje, retroativa: false },
  )
  const { id } = await tx.insertInto('limite').values(novo).returning('id').executeTakeFirstOrThrow()
  return findLimite(tx, id, hoje)
}

async function findLimite(db: Db | Tx, id: number, hoje: string) {
  const linha = (await listLimites(db, hoje)).find((candidata) => candidata.id === id)
  if (!linha) throw failure('nao_encontrado')
  return linha
}

export async function anularLimite(
  { tx }: UnitOfWork,
  { id, motivo }: { readonly id: number; readonly motivo: string },
  hoje: string,
): Promise<void> {
  const { regra } = await findLimite(tx, id, hoje)
  await travarSerie(tx, serieDo(regra))
  const { situacao } = await findLimite(tx, id, hoje)
  await anularVigencia(tx, { tabela: 'limite', id, motivo }, situacao)
}

/** The rule that a change is about; undefined for one that left the table. */
const regraDe = ({ mudancas }: Elo): Limite | undefined =>
  regrasDeLimite.find((regra) => mudancas['regra']?.includes(regra))

/** The trail of all limits, each change named by its rule. */
export const historicoDosLimites = (db: Db) =>
  historico(db, {
    onde: sql<boolean>`a.entidade = 'limite'`,
    textos: { limite: { campos: camposDoLimite } },
    titulo: (elo) => {
      const regra = regraDe(elo)
      const nome = regra ? `${limiteOf(regra).processo} – ${limiteOf(regra).label}` : 'Limite que saiu de uso'
      return `${nome}${elo.operacao === 'DELETE' ? ': anulado' : ''}`
    },
    valor: (coluna, valor, elo) => {
      const regra = regraDe(elo)
      return coluna === 'valor' && regra ? dizerLimite(regra, Number(valor)) : undefined
    },
  })

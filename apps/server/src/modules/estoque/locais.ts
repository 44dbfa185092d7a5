import { sql, type RawBuilder } from 'kysely'
import { chaveDoNome } from '@rh/domain/br/texto'
import type { LocalDoEstoque } from '@rh/domain/contract/estoque'
import type { NovoLocal } from '@rh/domain/estoque/formularios'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import type { NomeDe } from '../../exportacao/about.ts'
import { requireVersao } from '../cadastros/versao.ts'
import { contratoNoEscopo, type Escopo } from '../processo/escopo.ts'

/** Condition on `estoque_local el`: a store of the company, or one of a contract that the person follows. */
export const localVisivel = (ator: Escopo): RawBuilder<boolean> =>
  sql<boolean>`(el.contrato_id is null or ${contratoNoEscopo(ator, 'el.contrato_id')})`

/** The places that a person sees, the usual one first. */
export async function listLocais(db: Db | Tx, ator: Escopo): Promise<LocalDoEstoque[]> {
  const { rows } = await sql<LocalDoEstoque>`
    select el.id, el.versao, el.nome, el.contrato_id, el.padrao, el.ativo,
           co.numero || ' · ' || cl.nome_fantasia as contrato
      from estoque_local el
      left join contrato co on co.id = el.contrato_id
      left join cliente cl on cl.id = co.cliente_id
     where ${localVisivel(ator)}
     order by el.ativo desc, el.padrao desc, el.nome, el.id`.execute(db)
  return rows
}

/** The place of a filter. */
export const nomeDoLocal =
  (ator: Escopo): NomeDe =>
  async (db, id) => {
    const { rows } = await sql<{ nome: string }>`
      select el.nome from estoque_local el where el.id = ${id} and ${localVisivel(ator)}`.execute(db)
    return rows[0]?.nome ?? null
  }

/** Refuses a place that is not in use, or that the person does not see; it stays in use until the end of the write. */
export async function requireLocal(tx: Tx, ator: Escopo, id: number, campo = 'localId'): Promise<void> {
  const { rows } = await sql`select from estoque_local el
    where el.id = ${id} and el.ativo and ${localVisivel(ator)} for share of el`.execute(tx)
  if (rows.length === 0) throw failure('validacao', { campos: { [campo]: 'Escolha um local em uso' } })
}

/** The place where pieces come from and go to unless another is said. */
export async function findPadrao(db: Db | Tx): Promise<number | null> {
  const padrao = await db
    .selectFrom('estoqueLocal')
    .select('id')
    .where('padrao', '=', true)
    .executeTakeFirst()
  return padrao?.id ?? null
}

const soUmPadrao = (tx: Tx, id: number) =>
  tx
    .updateTable('estoqueLocal')
    .set({ padrao: false, versao: sql`versao + 1` })
    .where('padrao', '=', true)
    .where('id', '<>', id)
    .execute()

async function requireContrato(tx: Tx, ator: Escopo, contratoId: number | null): Promise<void> {
  if (contratoId === null) return
  const { rows } = await sql`select from contrato co
    where co.id = ${contratoId} and ${contratoNoEscopo(ator, 'co.id')}`.execute(tx)
  if (rows.length === 0)
    throw failure('validacao', { campos: { contratoId: 'Escolha um contrato que você acompanha' } })
}

/**
 * Holds the places before one of them is: whoever changes them waits for each other, so that the second is told of the
 * first, and for whoever moves pieces, which may take two of them in any order.
 */
const prenderLocais = (tx: Tx) => sql`lock table estoque_local in exclusive mode`.execute(tx)

async function requireNomeLivre(tx: Tx, nome: string, menosId: number): Promise<void> {
  const { rows } = await sql<{ nome: string }>`select nome from estoque_local
    where ativo and id <> ${menosId}`.execute(tx)
  // A company has a few places: nobody tells two of them apart by an accent or a space.
  if (rows.some((outro) => chaveDoNome(outro.nome) === chaveDoNome(nome)))
    throw failure('validacao', { campos: { nome: 'Já existe um local com este nome' } })
}

/** Creates a place. */
export async function criarLocal({ tx }: UnitOfWork, ator: Escopo, dados: NovoLocal): Promise<number> {
  await prenderLocais(tx)
  await requireNomeLivre(tx, dados.nome, 0)
  await requireContrato(tx, ator, dados.contratoId)
  if (dados.padrao) await soUmPadrao(tx, 0)
  const { id } = await tx.insertInto('estoqueLocal').values(dados).returning('id').executeTakeFirstOrThrow()
  return id
}

interface LocalAlterado extends NovoLocal {
  readonly id: number
  readonly versao: number
  readonly ativo: boolean
}

/** Changes a place. One that holds pieces, or is the usual one, stays in use. */
export async function alterarLocal(
  { tx }: UnitOfWork,
  ator: Escopo,
  { id, versao, ...dados }: LocalAlterado,
  fuso: string,
): Promise<number> {
  await prenderLocais(tx)
  if (dados.ativo) await requireNomeLivre(tx, dados.nome, id)
  await requireVersao(tx, 'estoque_local', { id, versao }, fuso)
  await requireContrato(tx, ator, dados.contratoId)
  if (!dados.ativo) await requireVazio(tx, id, dados.padrao)
  if (dados.padrao) await soUmPadrao(tx, id)
  else if (dados.ativo && (await findPadrao(tx)) === id)
    throw failure('validacao', { campos: { padrao: 'Torne outro local o principal antes' } })
  await tx
    .updateTable('estoqueLocal')
    .set({ ...dados, versao: versao + 1 })
    .where('id', '=', id)
    .execute()
  return versao + 1
}

async function requireVazio(tx: Tx, id: number, padrao: boolean): Promise<void> {
  if (padrao || (await findPadrao(tx)) === id)
    throw failure('validacao', { campos: { ativo: 'Torne outro local o principal antes de desativar este' } })
  const { rows } = await sql`select from estoque_saldo where local_id = ${id} and saldo > 0 limit 1`.execute(
    tx,
  )
  if (rows.length > 0)
    throw failure('validacao', { campos: { ativo: 'Transfira ou descarte as peças deste local antes' } })
  const aberta =
    await sql`select from estoque_contagem where local_id = ${id} and fechada_em is null`.execute(tx)
  if (aberta.rows.length > 0)
    throw failure('validacao', { campos: { ativo: 'Feche a contagem deste local antes' } })
}

import { sql } from 'kysely'
import { CODIGOS_DE_RECUPERACAO } from '@rh/domain/acesso/codigo-do-app'
import { exigeSegundoFator, isExigencia } from '@rh/domain/acesso/segundo-fator'
import type { Seguranca } from '@rh/domain/contract/segundo-fator'
import type { Grupo } from '@rh/domain/setores/grupos'
import { formatCodigo } from '@rh/domain/usuarios/codigo'
import type { Db, Tx } from '../../../db/db.ts'
import { umPorVezDaPessoa } from '../../../db/uma-pessoa.ts'
import { prepared } from '../../../db/prepared.ts'
import { isoDe } from '../../../clock.ts'
import { failure } from '../../../http/failure.ts'
import { sortearCodigo } from '../sortear.ts'
import type { Cofre } from './cofre.ts'
import type { Sitio } from './sitio.ts'
import { passoDo } from './totp.ts'

// The second factors of a person, as rows.

interface DeQuem {
  readonly id: number
  readonly grupos: readonly Grupo[]
}

/** What a person has, at the site where this is asked, and whether the company asks for it. */
export async function segurancaDe(
  db: Db | Tx,
  { id, grupos }: DeQuem,
  sitio: Sitio | null,
): Promise<Seguranca> {
  const { segundoFator, criadoEm, usadoEm, codigos } = await db
    .selectFrom('empresa')
    .leftJoin('fatorApp as app', (join) => join.on('app.usuarioId', '=', id))
    .select(['segundoFator', 'app.criadoEm', 'app.usadoEm'])
    .select(codigosRestantes(id).as('codigos'))
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return {
    exigido: isExigencia(segundoFator) && exigeSegundoFator(segundoFator, grupos),
    app: criadoEm === null ? null : { criadoEm, usadoEm },
    chaves: await findChaves(db, id, sitio),
    aceitaChaves: sitio !== null,
    codigos,
  }
}

async function findChaves(db: Db | Tx, usuarioId: number, sitio: Sitio | null) {
  const chaves = await db
    .selectFrom('chaveDeAcesso')
    .select(['id', 'nome', 'criadoEm', 'usadoEm', 'dominio'])
    .where('usuarioId', '=', usuarioId)
    .orderBy('id')
    .modifyEnd(prepared)
    .execute()
  return chaves.map(({ dominio, ...chave }) => ({ ...chave, daqui: dominio === sitio?.dominio }))
}

const codigosRestantes = (usuarioId: number) =>
  sql<number>`(select count(*)::int from codigo_recuperacao where usuario_id = ${usuarioId} and usado_em is null)`

/** How many recovery codes are left. */
export async function findCodigos(db: Db | Tx, usuarioId: number): Promise<number> {
  const { total } = await db
    .selectNoFrom(codigosRestantes(usuarioId).as('total'))
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return total
}

/** A key of another address counts: who moves the system does not take everybody's second factor away. */
export const hasFator = ({ app, chaves }: Pick<Seguranca, 'app' | 'chaves'>): boolean =>
  app !== null || chaves.length > 0

/** Throws `bilhete_vencido` when there is a factor: who was first set it up, and whoever else began shows that one. */
export async function requireSemFator(tx: Tx, usuarioId: number): Promise<void> {
  await umPorVezDaPessoa(tx, usuarioId)
  if (hasFator(await segurancaDe(tx, { id: usuarioId, grupos: [] }, null))) throw failure('bilhete_vencido')
}

interface App {
  /** As the safe keeps it. */
  readonly guardado: Uint8Array
  /** The step whose code was just shown; that code enters nowhere any more. */
  readonly passo: number
}

/** Keeps an app in place of any other. */
export async function saveApp(
  tx: Tx,
  usuarioId: number,
  { guardado, passo }: App,
  agora: Temporal.Instant,
): Promise<void> {
  const app = { segredo: guardado, ultimoPasso: passo, criadoEm: isoDe(agora), usadoEm: null }
  await tx
    .insertInto('fatorApp')
    .values({ usuarioId, ...app })
    .onConflict((oc) => oc.column('usuarioId').doUpdateSet(app))
    .execute()
}

/** Uses a code of the app: once, and none that is older. False for any other. */
export async function usarCodigoDoApp(
  tx: Tx,
  cofre: Cofre,
  usuarioId: number,
  codigo: string,
  agora: Temporal.Instant,
): Promise<boolean> {
  const app = await tx
    .selectFrom('fatorApp')
    .select('segredo')
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()
  const passo = app ? passoDo(cofre.abrir(usuarioId, app.segredo), codigo, agora) : null
  if (passo === null) return false
  const usado = await tx
    .updateTable('fatorApp')
    .set({ ultimoPasso: passo, usadoEm: isoDe(agora) })
    .where('usuarioId', '=', usuarioId)
    .where('ultimoPasso', '<', passo)
    .returning('usuarioId')
    .executeTakeFirst()
  return usado !== undefined
}

/** Uses a recovery code: once. False for any other. */
export async function usarCodigoDeRecuperacao(
  tx: Tx,
  cofre: Cofre,
  usuarioId: number,
  codigo: string,
  agora: Temporal.Instant,
): Promise<boolean> {
  const usado = await tx
    .updateTable('codigoRecuperacao')
    .set({ usadoEm: isoDe(agora) })
    .where('usuarioId', '=', usuarioId)
    .where('resumo', 'in', cofre.resumos(usuarioId, codigo))
    .where('usadoEm', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return usado !== undefined
}

/** Makes recovery codes in place of any others, and answers them: the only time they are known. */
export async function trocarCodigos(
  tx: Tx,
  cofre: Cofre,
  usuarioId: number,
  agora: Temporal.Instant,
): Promise<string[]> {
  const codigos = Array.from({ length: CODIGOS_DE_RECUPERACAO }, sortearCodigo)
  await tx.deleteFrom('codigoRecuperacao').where('usuarioId', '=', usuarioId).execute()
  await tx
    .insertInto('codigoRecuperacao')
    .values(
      codigos.flatMap((codigo) => {
        const [resumo] = cofre.resumos(usuarioId, codigo)
        return resumo ? [{ usuarioId, resumo, criadoEm: isoDe(agora) }] : []
      }),
    )
    .execute()
  return codigos.map(formatCodigo)
}

/** Gives recovery codes to who has none, with the first factor of any kind; none to who has some. */
export const darCodigos = async (
  tx: Tx,
  cofre: Cofre,
  usuarioId: number,
  agora: Temporal.Instant,
): Promise<string[]> =>
  (await findCodigos(tx, usuarioId)) > 0 ? [] : trocarCodigos(tx, cofre, usuarioId, agora)

/** Takes the app away. Answers whether there was one. */
export async function deleteApp(tx: Tx, usuarioId: number): Promise<boolean> {
  const app = await tx
    .deleteFrom('fatorApp')
    .where('usuarioId', '=', usuarioId)
    .returning('usuarioId')
    .executeTakeFirst()
  return app !== undefined
}

export const deleteCodigos = (tx: Tx, usuarioId: number) =>
  tx.deleteFrom('codigoRecuperacao').where('usuarioId', '=', usuarioId).execute()

/** Takes every factor of a person away. Answers whether there was one. */
export async function zerarFatores(tx: Tx, usuarioId: number): Promise<boolean> {
  await deleteCodigos(tx, usuarioId)
  const chave = await tx
    .deleteFrom('chaveDeAcesso')
    .where('usuarioId', '=', usuarioId)
    .returning('id')
    .executeTakeFirst()
  return (await deleteApp(tx, usuarioId)) || chave !== undefined
}

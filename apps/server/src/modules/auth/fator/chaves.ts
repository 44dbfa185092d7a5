import { sql } from 'kysely'
import { maxChavesDeAcesso } from '@rh/domain/acesso/chave-de-acesso'
import { isoDe } from '../../../clock.ts'
import type { Db, Tx } from '../../../db/db.ts'
import { failure } from '../../../http/failure.ts'
import type { ChaveConferida } from './webauthn.ts'

// The passkeys of a person, as rows.

export interface ChaveGuardada {
  readonly id: number
  readonly nome: string
  readonly credencial: Uint8Array
  readonly chavePublica: Uint8Array
  readonly transportes: readonly string[]
  readonly dominio: string
}

/** Those of a person that work at a site; all of them without one. */
export const listChaves = (db: Db | Tx, usuarioId: number, dominio?: string): Promise<ChaveGuardada[]> =>
  db
    .selectFrom('chaveDeAcesso')
    .select(['id', 'nome', 'credencial', 'chavePublica', 'transportes', 'dominio'])
    .where('usuarioId', '=', usuarioId)
    .$if(dominio !== undefined, (qb) => qb.where('dominio', '=', dominio ?? ''))
    .orderBy('id')
    .execute()

interface Nova extends ChaveConferida {
  readonly usuarioId: number
  readonly dominio: string
  readonly nome: string
}

/** Keeps a key. Throws for one too many, and for one that is somebody's already. */
export async function saveChave(tx: Tx, nova: Nova, agora: Temporal.Instant): Promise<void> {
  const { total } = await tx
    .selectFrom('chaveDeAcesso')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('usuarioId', '=', nova.usuarioId)
    .executeTakeFirstOrThrow()
  if (total >= maxChavesDeAcesso)
    throw failure('transicao_invalida', {
      mensagem: `Você já tem ${maxChavesDeAcesso} chaves de acesso.`,
      acao: 'Retire antes uma que não usa mais.',
    })
  const salva = await tx
    .insertInto('chaveDeAcesso')
    .values({ ...nova, transportes: [...nova.transportes], criadoEm: isoDe(agora), usadoEm: null })
    .onConflict((oc) => oc.column('credencial').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!salva)
    throw failure('em_uso', {
      mensagem: 'Esta chave de acesso já está cadastrada.',
      acao: 'Use outro aparelho, ou retire antes a que já existe.',
    })
}

/** What became of a key that signed: used, not there any more, or behind what it counted before. */
export type UsoDaChave = 'usada' | 'retirada' | 'repetida'

/** Moves the counter of a key on. Those that do not count stay at zero. */
export async function usarChave(
  tx: Tx,
  { id, usuarioId, contador }: { readonly id: number; readonly usuarioId: number; readonly contador: number },
  agora: Temporal.Instant,
): Promise<UsoDaChave> {
  const daPessoa = tx.updateTable('chaveDeAcesso').where('id', '=', id).where('usuarioId', '=', usuarioId)
  const usada = await daPessoa
    .set({ contador, usadoEm: isoDe(agora) })
    .where(sql<boolean>`(contador < ${contador} or (contador = 0 and ${contador} = 0))`)
    .returning('id')
    .executeTakeFirst()
  if (usada) return 'usada'
  // Not told by a change of nothing: the row is there, and its counter ahead.
  const { length } = await tx.selectFrom('chaveDeAcesso').select('id').where('id', '=', id).execute()
  return length > 0 ? 'repetida' : 'retirada'
}

export const renomearChave = (tx: Tx, usuarioId: number, id: number, nome: string) =>
  tx
    .updateTable('chaveDeAcesso')
    .set({ nome })
    .where('usuarioId', '=', usuarioId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** Takes a key away and answers its name; undefined for one that is not the person's. */
export const deleteChave = (tx: Tx, usuarioId: number, id: number) =>
  tx
    .deleteFrom('chaveDeAcesso')
    .where('usuarioId', '=', usuarioId)
    .where('id', '=', id)
    .returning('nome')
    .executeTakeFirst()

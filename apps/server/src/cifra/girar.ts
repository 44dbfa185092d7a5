import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { Failure } from '../http/failure.ts'
import { cofreDe } from './banco.ts'
import { SemChave, Violado, type Cofre } from './cofre.ts'
import { donoDoFator } from './lugares.ts'
import { cifrar, decifrar, type Lugar } from './valores.ts'

// Encrypting anew with the newest key, while everybody works: some hundred rows with each transaction, each row locked for
// as long as that takes, none that somebody else holds. What is left is what names another key, so that a run which was
// interrupted goes on where it was, and one that has nothing to do does nothing.

const POR_LOTE = 500
/** Rows that others hold are tried again after this. */
const ESPERA_MS = 50

const CHAVE = sql`encode(substr(cifra, 1, 6), 'hex')`

/** What came of a run. */
export interface Girados {
  readonly valores: number
  readonly segundosFatores: number
  /** Values whose key is not on the ring, or that were changed: they stay as they are, and nobody reads them. */
  readonly ilegiveis: number
}

/** Encrypts with the newest key whatever another one encrypted. `aoAndar` is told of the values so far. */
export async function girarChaves(db: Db, aoAndar: (valores: number) => void = () => {}): Promise<Girados> {
  const cofre = cofreDe(db)
  const ilegiveis = new Set<string>()
  let valores = 0
  for (;;) {
    const feito = await db.transaction().execute((tx) => girarLote(tx, cofre, ilegiveis))
    valores += feito
    if (feito > 0) aoAndar(valores)
    else if ((await quantasFaltam(db, cofre)) <= ilegiveis.size) break
    else await sleep(ESPERA_MS)
  }
  const segundosFatores = await girarFatores(db, cofre, ilegiveis)
  return { valores, segundosFatores, ilegiveis: ilegiveis.size }
}

type Guardado = Lugar & { readonly id: string; readonly cifra: Uint8Array }

async function girarLote(tx: Tx, cofre: Cofre, ilegiveis: Set<string>): Promise<number> {
  const { rows } = await sql<Guardado>`
    select id, tabela, registro, campo, cifra from valor_cifrado
     where ${CHAVE} <> ${cofre.chaveNova()} and id <> all (${[...ilegiveis]}::uuid[])
     limit ${POR_LOTE} for update skip locked`.execute(tx)
  const novos = rows.flatMap(({ id, cifra, ...lugar }) => {
    const novo = lerOuMarcar(ilegiveis, id, () => cifrar(cofre, id, lugar, decifrar(cofre, id, lugar, cifra)))
    return novo
      ? [{ id, cifra: novo.cifra.toString('hex'), resumo: novo.resumo?.toString('hex') ?? null }]
      : []
  })
  await sql`
    update valor_cifrado v set cifra = decode(x.cifra, 'hex'), resumo = decode(x.resumo, 'hex')
      from jsonb_to_recordset(${JSON.stringify(novos)}::jsonb) as x(id uuid, cifra text, resumo text)
     where v.id = x.id`.execute(tx)
  return novos.length
}

function lerOuMarcar<R>(ilegiveis: Set<string>, id: string, ler: () => R): R | undefined {
  try {
    return ler()
  } catch (error) {
    if (!(error instanceof Failure || error instanceof SemChave || error instanceof Violado)) throw error
    ilegiveis.add(id)
    return undefined
  }
}

async function quantasFaltam(db: Db, cofre: Cofre): Promise<number> {
  const { rows } = await sql<{ faltam: number }>`
    select count(*)::int as faltam from valor_cifrado where ${CHAVE} <> ${cofre.chaveNova()}`.execute(db)
  return rows[0]?.faltam ?? 0
}

/** One by one: there are as many as people with an app. Someone who is entering with it waits for a moment. */
async function girarFatores(db: Db, cofre: Cofre, ilegiveis: Set<string>): Promise<number> {
  const { rows: deOutras } = await sql<{ usuarioId: number }>`
    select usuario_id from fator_app
     where encode(substr(segredo, 1, 6), 'hex') <> ${cofre.chaveNova()}`.execute(db)
  let feitos = 0
  for (const { usuarioId } of deOutras)
    feitos += await db.transaction().execute(async (tx) => {
      const fator = await tx
        .selectFrom('fatorApp')
        .select('segredo')
        .where('usuarioId', '=', usuarioId)
        .forUpdate()
        .executeTakeFirst()
      if (!fator) return 0
      const dono = donoDoFator(usuarioId)
      const segredo = lerOuMarcar(ilegiveis, dono, () =>
        cofre.guardar('segundo-fator', dono, cofre.abrir('segundo-fator', dono, fator.segredo)),
      )
      if (!segredo) return 0
      await sql`select set_config('rh.requisicao', 'troca de chave', true)`.execute(tx)
      await tx.updateTable('fatorApp').set({ segredo }).where('usuarioId', '=', usuarioId).execute()
      return 1
    })
  return feitos
}

/** A key, by what still needs it. */
export interface UsoDaChave {
  readonly chave: string
  readonly valores: number
  readonly segundosFatores: number
  /**
   * What it signed of the trail, seals and values that were let go of: it is never signed anew, and its key checks it
   * for good.
   */
  readonly assinaturas: number
  /** False for a key that is named by something and that this server does not have. */
  readonly temos: boolean
}

/** Every key that something names, and the newest one. */
export async function usoDasChaves(db: Db): Promise<UsoDaChave[]> {
  const cofre = cofreDe(db)
  const { rows } = await sql<Omit<UsoDaChave, 'temos'>>`
    select chave, sum(valores)::int as valores, sum(fatores)::int as segundos_fatores,
           sum(assinaturas)::int as assinaturas
      from (select ${CHAVE} as chave, 1 as valores, 0 as fatores, 0 as assinaturas from valor_cifrado
            union all select encode(substr(segredo, 1, 6), 'hex'), 0, 1, 0 from fator_app
            union all select chave, 0, 0, 1 from auditoria_selo
            union all select chave, 0, 0, 1 from auditoria_supressao
            union all select ${cofre.chaveNova()}, 0, 0, 0) de
     group by chave order by chave = ${cofre.chaveNova()}, chave`.execute(db)
  return rows.map((uso) => ({ ...uso, temos: cofre.temChave(uso.chave) }))
}

/** Keys that encrypted something and that are not on the ring. */
export async function chavesQueFaltam(db: Db): Promise<string[]> {
  const cofre = cofreDe(db)
  const { rows } = await sql<{ chave: string }>`
    with recursive vista as (
      (select ${CHAVE} as chave from valor_cifrado order by 1 limit 1)
      union all
      select (select ${CHAVE} from valor_cifrado where ${CHAVE} > vista.chave order by 1 limit 1)
        from vista where vista.chave is not null)
    select chave from vista where chave is not null`.execute(db)
  return rows.flatMap(({ chave }) => (cofre.temChave(chave) ? [] : [chave]))
}

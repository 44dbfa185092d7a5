import type { Db, Tx } from '../../db/db.ts'

/** The key pair of this installation, as base64url. */
export interface ChavePush {
  readonly publica: string
  readonly privada: string
}

/**
 * The key pair that signs messages to browsers, made at the first start. It lives in the database, beside the keys of the
 * sessions: every instance signs with it, and it comes back with a backup.
 */
export async function openChavePush(db: Db | Tx): Promise<ChavePush> {
  const ler = () => db.selectFrom('chavePush').select(['publica', 'privada']).executeTakeFirst()
  const existente = await ler()
  if (existente) return existente
  // Loaded for the first start only.
  const { default: webPush } = await import('web-push')
  const { publicKey: publica, privateKey: privada } = webPush.generateVAPIDKeys()
  // Of two instances that start at once the first one's stays.
  await db
    .insertInto('chavePush')
    .values({ publica, privada })
    .onConflict((conflito) => conflito.doNothing())
    .execute()
  const chave = await ler()
  if (!chave) throw new Error('No push key')
  return chave
}

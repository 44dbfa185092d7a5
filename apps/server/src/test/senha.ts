import { argon2, randomBytes, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { senhaDemo } from '../seed/demo.ts'

const derivar = promisify<Argon2Parameters, Buffer>((parametros, done) =>
  argon2('argon2id', parametros, done),
)

/** The cheapest hash of a password that the server checks as any other. */
export async function hashBarato(message: string): Promise<string> {
  const nonce = randomBytes(16)
  const parametros = { message, nonce, tagLength: 32, memory: 8, passes: 1, parallelism: 1 }
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(await derivar(parametros))}`
}

/**
 * Gives the demo company's people the same password under the cheapest hash there is. A hash says its own cost, so
 * the server checks it as any other; the tests log in more than a thousand times, at 19 MiB and two passes each. What
 * a password costs is looked at where one is set. The trail is not told: nobody changed a password.
 */
export async function baratearSenhas(db: Db): Promise<void> {
  const phc = await hashBarato(senhaDemo)
  await db.transaction().execute(async (tx) => {
    await sql`alter table usuario disable trigger user`.execute(tx)
    // Only those who have the announced password.
    await sql`update usuario set senha_hash = ${phc}
      where senha_hash = (select senha_hash from usuario where usuario = 'administrador')`.execute(tx)
    await sql`alter table usuario enable trigger user`.execute(tx)
  })
}

import { randomUUID } from 'node:crypto'
import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import { writeWhole } from '../durable/durable.ts'
import { errorCode, StartupError } from '../startup-error.ts'

/** Beside the files: says which folder it is, wherever it is mounted. */
const IDENTIDADE = '.identidade'
/** Of the newest files, as many are looked for in a folder that nobody named yet. */
const PROCURADOS = 3
const OLHADAS = 10
const OLHAR_MS = 100

type Onde = Pick<Config, 'dadosDir' | 's3' | 'databaseUrl'>

/**
 * Refuses a folder of files that is not that of the database: with a server of one's own, a second instance on another
 * machine would keep what it is sent where nobody else finds it. A folder that was brought back from a copy is known by
 * its files. The embedded database has its folder beside it, and a bucket is the same from everywhere.
 *
 * @throws {StartupError} when the folder is another one
 */
export async function requirePastaDosArquivos(db: Db, { dadosDir, s3, databaseUrl }: Onde): Promise<void> {
  if (s3 || databaseUrl === undefined) return
  const pasta = join(dadosDir, 'arquivos')
  const daPasta = await lerIdentidade(pasta)
  const achados = await procurarArquivos(db, pasta)
  // A folder that nobody named yet is that of the database unless files are missing in it.
  const doBanco =
    (await findPasta(db)) ?? (achados === 'faltam' ? null : await darPasta(db, daPasta ?? randomUUID()))
  if (doBanco !== null && doBanco.id === (daPasta ?? (await esperarIdentidade(pasta, doBanco)))) return
  if (doBanco === null || !(doBanco.nova || achados === 'estao'))
    throw new StartupError(
      `A pasta ${pasta} não é a dos arquivos deste banco de dados: quem enviasse um arquivo por aqui não o acharia depois.\n` +
        'Monte nela a pasta compartilhada que as outras instâncias usam, guarde os arquivos em ARQUIVOS_S3, ou traga-os de volta para ela da última cópia.',
    )
  const { id } = doBanco
  await writeWhole(join(pasta, IDENTIDADE), (draft) => writeFile(draft, id, { mode: 0o600 }))
}

interface PastaDoBanco {
  readonly id: string
  /** Named just now, by this instance. */
  readonly nova: boolean
}

async function findPasta(db: Db): Promise<PastaDoBanco | null> {
  const pasta = await db.selectFrom('pastaDeArquivos').select('id').executeTakeFirst()
  return pasta ? { ...pasta, nova: false } : null
}

/** Names the folder of the database. Of two instances that start at once that of the first one stays. */
async function darPasta(db: Db, id: string): Promise<PastaDoBanco | null> {
  const { numInsertedOrUpdatedRows: dadas } = await db
    .insertInto('pastaDeArquivos')
    .values({ id })
    .onConflict((conflito) => conflito.doNothing())
    .executeTakeFirst()
  return dadas === 1n ? { id, nova: true } : findPasta(db)
}

/** Another instance may have named the folder just now, and be about to write its name into it. */
async function esperarIdentidade(pasta: string, { nova }: PastaDoBanco): Promise<string | null> {
  if (nova) return null
  for (let vezes = 0; vezes < OLHADAS; vezes += 1) {
    const identidade = await lerIdentidade(pasta)
    if (identidade !== null) return identidade
    await sleep(OLHAR_MS)
  }
  return null
}

async function lerIdentidade(pasta: string): Promise<string | null> {
  try {
    return (await readFile(join(pasta, IDENTIDADE), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Whether the newest files of the database are in the folder; `nenhum` where nobody sent one yet. */
async function procurarArquivos(db: Db, pasta: string): Promise<'estao' | 'faltam' | 'nenhum'> {
  const novos = await db
    .selectFrom('arquivo')
    .select('id')
    .where('eliminadoEm', 'is', null)
    .orderBy('enviadoEm', 'desc')
    .limit(PROCURADOS)
    .execute()
  if (novos.length === 0) return 'nenhum'
  const estao = await Promise.all(
    novos.map(({ id }) =>
      access(join(pasta, id.slice(0, 2), id)).then(
        () => true,
        () => false,
      ),
    ),
  )
  return estao.every(Boolean) ? 'estao' : 'faltam'
}

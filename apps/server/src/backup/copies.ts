import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { listar } from '../arquivos/file-store.ts'
import { isDraft, writeWhole } from '../durable/durable.ts'

/** Where things are inside COPIAS_DIR. */
export const layoutOf = (folder: string) => ({
  /** One archive of the database per copy, each with its manifest. */
  bases: join(folder, 'bancos'),
  /** What the database wrote since, segment by segment. */
  wal: join(folder, 'wal'),
  /** The uploaded files, each once: they never change. */
  files: join(folder, 'arquivos'),
  /** Since when the database does not know a copied file any more, by its id. */
  unknown: join(folder, 'desconhecidos.json'),
})

const instant = z.iso.datetime()

const manifestSchema = z.object({
  versao: z.literal(1),
  nome: z.string(),
  inicio: instant,
  fim: instant,
  /** Major version of PostgreSQL that can open it. */
  postgres: z.string(),
  /** What tells this database from any other, and this history of it from one begun by a restore. */
  sistema: z.string(),
  linhaDoTempo: z.string(),
  /** The first segment of the log that restoring it needs, which it contains. */
  primeiroSegmento: z.string(),
  ultimaMigracao: z.string(),
  arquivo: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Uploaded files that are in the folder of copies, and those that could not be copied. */
  arquivosEnviados: z.int(),
  arquivosFaltando: z.array(z.string()),
  /** When it was restored into a scratch instance and read whole; absent when it was not tried. */
  verificada: instant.nullable(),
  problemas: z.array(z.string()),
})

/** What is known of a copy: written last, so that a copy without one is none. */
export type Manifest = z.infer<typeof manifestSchema>

/** A copy that may be relied on. */
export const isGood = ({ problemas, arquivosFaltando }: Manifest): boolean =>
  problemas.length === 0 && arquivosFaltando.length === 0

/** A copy that was read back whole: whoever made it may have been cut off before it was. */
export const isProven = (copy: Manifest): boolean => isGood(copy) && copy.verificada !== null

const MANIFEST = '.json'

/** Copies of the database, oldest first; files that are no manifest of ours are left out. */
export async function listCopies(folder: string): Promise<readonly Manifest[]> {
  const { bases } = layoutOf(folder)
  const names = (await listar(bases)).filter((name) => name.endsWith(MANIFEST)).toSorted()
  const read = await Promise.all(names.map((name) => readManifest(join(bases, name))))
  return read.filter((manifest) => manifest !== undefined)
}

async function readManifest(file: string): Promise<Manifest | undefined> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Writes or replaces the manifest of a copy in one step. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = join(layoutOf(folder).bases, `${manifest.nome}${MANIFEST}`)
  await writeWhole(file, (draft) => writeFile(draft, JSON.stringify(manifest, null, 2), { mode: 0o600 }))
}

/** Deletes a copy: the manifest first, so that half of one is never taken for a whole. */
export async function removeCopy(folder: string, { nome, arquivo }: Manifest): Promise<void> {
  const { bases } = layoutOf(folder)
  await rm(join(bases, `${nome}${MANIFEST}`), { force: true })
  await rm(join(bases, arquivo), { force: true })
}

/** Longer than any file takes to be written: a younger draft is of a run that may still be under way. */
const DRAFT_MS = 24 * 3_600_000

/** Deletes what runs that were killed left half written. What is whole stays, also when this version cannot read it. */
export async function sweepDrafts(folder: string, now = Date.now()): Promise<void> {
  const drafts = (await walk(folder)).filter((file) => isDraft(basename(file)))
  for (const file of drafts) {
    const found = await stat(file).catch(() => undefined)
    if (found && now - found.mtimeMs > DRAFT_MS) await rm(file, { force: true })
  }
}

/** Every file of a folder and its folders, by path from there. */
export async function walk(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

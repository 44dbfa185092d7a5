import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { isGood, listCopies, type Manifest } from '../backup/copies.ts'
import { restoreFiles } from '../backup/files.ts'
import { restoreCopy, type RestoreJob } from '../backup/restore.ts'
import { type Config, loadConfig } from '../config.ts'
import { withClient } from '../db/connect.ts'
import { fileStoreOf } from '../deps.ts'
import { layout } from '../postgres/data-folder.ts'
import { isInUse } from '../postgres/lock.ts'
import { StartupError } from '../startup-error.ts'
import { readOptions, runCommand } from './terminal.ts'

// npm run restaurar: puts a copy, or any moment since, in the place of the database. What was there is kept aside.

const HELP = `Uso: npm run restaurar -- [--copia 2026-11-23T05-00-00Z] [--ate "2026-11-23 14:30"]
  Sem --copia, a mais nova. Sem --ate, até a última gravação guardada.
  --listar mostra as cópias. A pasta das cópias é a de COPIAS_DIR; a de destino, a de DADOS_DIR.`

const OPTIONS = {
  copia: { type: 'string' },
  ate: { type: 'string' },
  listar: { type: 'boolean' },
} as const

/** A moment as people write it, in the company's time. */
function momentOf(text: string, fuso: string): Temporal.Instant {
  try {
    return Temporal.PlainDateTime.from(text.trim().replace(' ', 'T')).toZonedDateTime(fuso).toInstant()
  } catch {
    throw new StartupError(`--ate: "${text}" não é um momento. Escreva como 2026-11-23 14:30.`)
  }
}

const inZone = (moment: string, { empresaFuso }: Config): string =>
  Temporal.Instant.from(moment)
    .toZonedDateTimeISO(empresaFuso)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })

function listed(copies: readonly Manifest[], config: Config): number {
  for (const copy of copies)
    console.log(`${copy.nome}  ${inZone(copy.fim, config)}  ${isGood(copy) ? 'boa' : 'com problemas'}`)
  return 0
}

/** The copy that is named, or the newest good one that ended before the moment that is wanted. */
function choose(copies: readonly Manifest[], name: string | undefined, until: RestoreJob['until']): Manifest {
  const early = ({ fim }: Manifest): boolean =>
    !(until instanceof Temporal.Instant) || Temporal.Instant.compare(Temporal.Instant.from(fim), until) <= 0
  const found =
    name === undefined
      ? copies.findLast((copy) => isGood(copy) && early(copy))
      : copies.find(({ nome }) => nome === name)
  if (found && early(found)) return found
  throw new StartupError(
    found
      ? `A cópia ${found.nome} terminou depois desse momento. Escolha outra com --copia; --listar as mostra.`
      : 'Não há cópia que sirva. Veja as que há com npm run restaurar -- --listar.',
  )
}

/** Moves what is there aside: a restore deletes nothing. */
async function makeRoom(dataDir: string, now: string): Promise<string | undefined> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const { cluster } = layout(dataDir)
  if (!existsSync(cluster)) return undefined
  const aside = `${cluster}.antes-${now.replace(/\.\d+/, '').replaceAll(':', '-')}`
  await rename(cluster, aside)
  return aside
}

async function restore(): Promise<number> {
  const options = readOptions(OPTIONS, HELP)
  const config = loadConfig(process.env)
  if (config.copias === undefined)
    throw new StartupError(`Informe em COPIAS_DIR a pasta das cópias.\n${HELP}`)
  const { pasta: folder, chave: key } = config.copias
  const copies = await listCopies(folder)
  if (options.listar) return listed(copies, config)
  if (isInUse(config.dadosDir)) throw new StartupError('Encerre o sistema antes de restaurar.')
  const until = options.ate === undefined ? 'ultimo' : momentOf(options.ate, config.empresaFuso)
  const copy = choose(copies, options.copia, until)
  const aside = await makeRoom(config.dadosDir, new Date().toISOString())
  try {
    await bringBack({ folder, copy, key, dataDir: config.dadosDir, until }, config)
  } catch (error) {
    await putBack(config.dadosDir, aside)
    throw error
  }
  if (aside !== undefined) console.log(`O banco que havia ficou em ${aside}.`)
  console.log(
    'Se é com este banco que se vai trabalhar, conte à âncora da trilha de auditoria que ele voltou:',
  )
  console.log('  npm run auditoria:verificar -- --restaurado')
  console.log('Pronto: inicie o sistema com npm start.')
  return 0
}

/** After a failure what was there is there again; what was restored so far is kept beside it for whoever looks. */
async function putBack(dataDir: string, aside: string | undefined): Promise<void> {
  const { cluster } = layout(dataDir)
  if (existsSync(cluster)) {
    const failed = join(dataDir, `banco.falhou-${Date.now()}`)
    await rename(cluster, failed)
    console.log(`O que foi restaurado até a falha ficou em ${failed}; pode ser apagado.`)
  }
  if (aside !== undefined) await rename(aside, cluster)
}

async function bringBack(job: RestoreJob, config: Config): Promise<void> {
  console.log(`Restaurando a cópia ${job.copy.nome}…`)
  const restored = await restoreCopy(job)
  try {
    await withClient(restored.connection, async (client) => {
      const { rows } = await client.query<{ ultima: string | null }>(
        `select max(em)::text as ultima from auditoria`,
      )
      console.log(`Última alteração no banco restaurado: ${rows[0]?.ultima ?? 'nenhuma'}.`)
      if (config.s3) return
      const missing = await restoreFiles(client, fileStoreOf(config), job.folder, job.key)
      for (const id of missing) console.log(`Não há cópia do arquivo enviado ${id}.`)
    })
  } finally {
    await restored.stop()
  }
}

await runCommand(restore)

import { cpSync, existsSync, mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { chavesDoBanco, cofreDe } from '../cifra/banco.ts'
import { readAll } from '../backup/verify.ts'
import type { Config } from '../config.ts'
import { withClient } from '../db/connect.ts'
import { openDb } from '../db/db.ts'
import { prepareDatabase } from '../db/roles.ts'
import type { Binaries } from '../postgres/binaries.ts'
import { layout, majorOf } from '../postgres/data-folder.ts'
import { startEmbedded, type Embedded } from '../postgres/embedded.ts'
import { acquireLock } from '../postgres/lock.ts'
import type { RunAs } from '../postgres/run-as.ts'
import { clearLeftovers } from '../postgres/server.ts'
import { StartupError } from '../startup-error.ts'
import { anchorOf } from '../trilha/ancora.ts'
import { loadKeyRing } from '../trilha/chave.ts'
import { checkTrail, onOneConnection } from '../trilha/conferir.ts'
import { limpar, marcarPronto, pastasDe, retomarTroca, trocar } from './pastas.ts'
import { transferir } from './transferir.ts'

/** Where a change of PostgreSQL is; told before each, in this order. */
export const etapas = [
  'copiar',
  'conferir',
  'levar',
  'comparar',
  'marcar',
  'trocar',
  'entre',
  'limpar',
] as const
export type Etapa = (typeof etapas)[number]

export interface Atualizacao {
  readonly config: Pick<Config, 'dadosDir' | 'auditoriaChaves' | 'ancora'>
  /** Programs that made the database. */
  readonly antigos: Binaries
  readonly user: RunAs
  /** Name of the moment, for the folder of what was there. */
  readonly momento: string
  readonly onEtapa?: (etapa: Etapa) => void
}

export interface Atualizado {
  /** Where the database of before is. */
  readonly guardada: string
  /** Absent for a change that was only ended here. */
  readonly levado?: { readonly tabelas: number; readonly linhas: number; readonly elos: number }
}

const TRIPLO = 3

const tamanhoDe = (pasta: string): number =>
  readdirSync(pasta, { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .reduce((soma, { parentPath, name }) => soma + statSync(join(parentPath, name)).size, 0)

/** A copy, the new database, and one table at a time between them. */
function requireEspaco(dataDir: string, cluster: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  const precisa = tamanhoDe(cluster) * TRIPLO
  if (bavail * bsize >= precisa) return
  const mb = Math.ceil(precisa / 1024 / 1024).toLocaleString('pt-BR')
  throw new StartupError(`São precisos ${mb} MB livres em ${dataDir}. Libere espaço e rode de novo.`)
}

/**
 * Walkable: programs of PostgreSQL 15 and older go back to their folder by its path. What is in there is closed, and so
 * is the data folder around it.
 */
const DE_PASSAGEM = 0o711

/** Passwords of the logins, where there are any, are those of the data folder: the databases are made for it. */
async function prepararPasta(dataDir: string, pasta: string): Promise<void> {
  mkdirSync(pasta, { recursive: true, mode: DE_PASSAGEM })
  const { password, applicationPassword } = layout(dataDir)
  for (const arquivo of [password, applicationPassword])
    if (existsSync(arquivo)) await copyFile(arquivo, join(pasta, basename(arquivo)))
}

/** What the audit trail says of itself; throws where it does not hold. */
async function conferirTrilha({ connection }: Embedded, config: Atualizacao['config']) {
  const db = openDb({ ...connection, max: 2, statement_timeout: 0 }, [chavesDoBanco(config)])
  try {
    const anchored = await anchorOf(config).read()
    const achado = await onOneConnection(db, (run) =>
      checkTrail(run, { keys: loadKeyRing(config), cofre: cofreDe(db), anchored }),
    )
    if (achado.problemas === 0) return achado
    throw new StartupError(
      `A trilha de auditoria tem ${achado.problemas} problemas, e o banco não foi atualizado para não os esconder.\n` +
        `${achado.exemplos.slice(0, 5).join('\n')}\nVeja em docs/operacao.md o que fazer.`,
    )
  } finally {
    await db.destroy()
  }
}

/** Works on both servers, and stops them whatever happens. */
async function levar({ config, antigos, onEtapa }: Atualizacao) {
  const { antigo, novo } = pastasDe(config.dadosDir)
  await using servidores = new AsyncDisposableStack()
  const de = await startEmbedded({ dataDir: antigo, binaries: antigos })
  servidores.defer(() => de.stop())
  await prepareDatabase({ owner: de.connection, application: de.application, login: de.application })
  onEtapa?.('conferir')
  await withClient({ ...de.connection, statement_timeout: 0 }, readAll)
  const trilha = await conferirTrilha(de, config)
  onEtapa?.('levar')
  const para = await startEmbedded({ dataDir: novo })
  servidores.defer(() => para.stop())
  await prepareDatabase({ owner: para.connection, application: para.application, login: para.application })
  const levado = await withClient({ ...de.connection, statement_timeout: 0 }, (origem) =>
    withClient({ ...para.connection, statement_timeout: 0 }, (destino) =>
      transferir({ client: origem, dataDir: antigo }, { client: destino, dataDir: novo }),
    ),
  )
  onEtapa?.('comparar')
  const depois = await conferirTrilha(para, config)
  if (JSON.stringify(depois) !== JSON.stringify(trilha))
    throw new StartupError('A trilha de auditoria não ficou igual no banco novo. Nada foi trocado.')
  return { ...levado, elos: trilha.elos }
}

/**
 * Takes the database to the PostgreSQL of this version. The one of before is only read: a copy of it is opened by the
 * programs that made it, read whole and taken over row by row; what comes out is compared, and only then put in its
 * place. Cut off anywhere it can be run again.
 */
export async function atualizar(job: Atualizacao): Promise<Atualizado> {
  const { config, antigos, user, momento, onEtapa } = job
  const { dadosDir } = config
  const { cluster, antigo } = pastasDe(dadosDir)
  const soltar = acquireLock(dadosDir)
  try {
    const retomada = retomarTroca(dadosDir)
    if (retomada !== null) return { guardada: retomada }
    // Of a run that was cut off before: what was there may have gone on being used.
    limpar(dadosDir)
    await clearLeftovers({ folder: dadosDir, binaries: antigos, user, settings: {} })
    requireEspaco(dadosDir, cluster)
    onEtapa?.('copiar')
    await prepararPasta(dadosDir, antigo)
    await prepararPasta(dadosDir, pastasDe(dadosDir).novo)
    cpSync(cluster, layout(antigo).cluster, { recursive: true, preserveTimestamps: true })
    const levado = await levar(job)
    const guardada = `${cluster}.postgresql-${majorOf(cluster)}-${momento}`
    onEtapa?.('marcar')
    marcarPronto(dadosDir, { guardada })
    onEtapa?.('trocar')
    trocar(dadosDir, { guardada }, () => onEtapa?.('entre'))
    onEtapa?.('limpar')
    limpar(dadosDir)
    return { guardada, levado }
  } finally {
    soltar()
  }
}

// A copy of a large database, proven, and restored on another machine: node scripts/run.mjs bench/copias.ts [gigabytes]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../apps/server/src/db/connect.ts'
import { prepareDatabase } from '../apps/server/src/db/roles.ts'
import { startEmbedded } from '../apps/server/src/postgres/embedded.ts'
import { maquina } from './maquina.ts'
import { picoDe } from './memoria.ts'

const GIGABYTES = Number(process.argv[2] ?? 10)
const GB = 1024 ** 3
/** Rows of two kilobytes; a quarter of each is nowhere else, as in a database of people. */
const ROWS_PER_GB = 500_000
/** The database, its copy, the one that proves the copy, and the one that is restored. */
const TIMES = 3.5
const OLHAR_MS = 200
// What is filled for a bench survives no crash.
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }

interface Conteudo {
  readonly linhas: number
  readonly resumo: string
}

async function encher(dataDir: string): Promise<Conteudo> {
  const embedded = await startEmbedded({ dataDir, settings: careless })
  try {
    const { connection: owner, application } = embedded
    await prepareDatabase({ owner, application, login: application })
    await withClient({ ...owner, statement_timeout: 0 }, async (client) => {
      await client.query('create table enchimento (id bigint primary key, texto text not null)')
      for (let gb = 0; gb < GIGABYTES; gb++) {
        await client.query(
          `insert into enchimento
           select n, encode(sha512(int8send(n)), 'hex') || encode(sha512(int8send(-n)), 'hex')
                     || encode(sha512(int8send(n * 7)), 'hex') || encode(sha512(int8send(n * 11)), 'hex')
                     || rpad('', 1300, 'Auxiliar de limpeza, 44 horas, posto ' || n % 97)
             from generate_series($1::bigint, $2::bigint) as n`,
          [gb * ROWS_PER_GB + 1, (gb + 1) * ROWS_PER_GB],
        )
        console.log(`${gb + 1} GB`)
      }
      await client.query('checkpoint')
    })
    return await lerConteudo(owner)
  } finally {
    await embedded.stop()
  }
}

const lerConteudo = (owner: Parameters<typeof withClient>[0]): Promise<Conteudo> =>
  withClient({ ...owner, statement_timeout: 0 }, async (client) => {
    const { rows } = await client.query<Conteudo>(
      `select count(*)::int as linhas, sum(hashtextextended(texto, id))::text as resumo from enchimento`,
    )
    const [conteudo] = rows
    if (!conteudo) throw new Error('Nothing was counted')
    return conteudo
  })

async function lerRestaurado(dataDir: string): Promise<Conteudo> {
  const embedded = await startEmbedded({ dataDir })
  try {
    return await lerConteudo(embedded.connection)
  } finally {
    await embedded.stop()
  }
}

interface Comando {
  readonly segundos: number
  readonly picoMb: number
}

/** A command as people run it; fails when it does. */
async function run(comando: string, env: Readonly<Record<string, string>>): Promise<Comando> {
  const since = performance.now()
  const { DATABASE_URL: _ours, ...meu } = process.env
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../apps/server/src/cli', `${comando}.ts`)],
    { env: { ...meu, ...env }, stdio: 'inherit' },
  )
  const ended = once(child, 'exit')
  let picoMb = 0
  while (child.exitCode === null && child.signalCode === null) {
    picoMb = Math.max(picoMb, picoDe(child.pid))
    await Promise.race([ended, sleep(OLHAR_MS)])
  }
  if (child.exitCode !== 0) throw new Error(`${comando} ended with ${child.exitCode ?? child.signalCode}`)
  return { segundos: (performance.now() - since) / 1000, picoMb }
}

const tamanho = (pasta: string): number =>
  readdirSync(pasta, { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .reduce((soma, { parentPath, name }) => soma + statSync(join(parentPath, name)).size, 0)

const pt = (n: number, casas = 1): string =>
  n.toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas })

async function measure(pasta: string): Promise<string[]> {
  const [dados, copias, outra] = ['dados', 'copias', 'outra'].map((nome) => join(pasta, nome))
  if (!dados || !copias || !outra) throw new Error('No folders')
  const era = await encher(dados)
  const banco = tamanho(join(dados, 'banco'))
  const copia = await run('backup', { DADOS_DIR: dados, COPIAS_DIR: copias })
  const copiado = tamanho(copias)
  const restauro = await run('restaurar', { DADOS_DIR: outra, COPIAS_DIR: copias })
  const voltou = await lerRestaurado(outra)
  const igual = voltou.linhas === era.linhas && voltou.resumo === era.resumo
  if (!igual) throw new Error(`${JSON.stringify(voltou)} came back, not ${JSON.stringify(era)}`)
  const gb = banco / GB
  return [
    `| the database | ${pt(gb)} GB, ${era.linhas.toLocaleString('pt-BR')} rows |`,
    `| \`npm run backup\`: copied, restored for a test, every page and row read | ${pt(copia.segundos, 0)} s, ${pt(copia.segundos / gb)} s per GB |`,
    `| memory of that process at its highest | ${pt(copia.picoMb, 0)} MB |`,
    `| the copy | ${pt(copiado / GB)} GB |`,
    `| \`npm run restaurar\` on another machine | ${pt(restauro.segundos, 0)} s, ${pt(restauro.segundos / gb)} s per GB |`,
    `| memory of that process at its highest | ${pt(restauro.picoMb, 0)} MB |`,
    '| rows and their digest, there and here | the same |',
  ]
}

const base = process.env.PASTA_DE_TESTE ?? tmpdir()
const { bavail, bsize } = statfsSync(base)
if (bavail * bsize < GIGABYTES * TIMES * GB)
  throw new Error(
    `${base} has no room for ${TIMES} times ${GIGABYTES} GB: name fewer, or another PASTA_DE_TESTE`,
  )
const pasta = mkdtempSync(join(base, 'rh-bench-copias-'))
try {
  const linhas = await measure(pasta)
  const texto = `# A copy of ${GIGABYTES} GB

Written by \`bench/copias.ts ${GIGABYTES}\`, with the system stopped, all on one disk.
${maquina()}

| what | measured |
| --- | --- |
${linhas.join('\n')}
`
  writeFileSync(join(import.meta.dirname, 'resultados/copias.md'), texto)
  console.log(texto)
} finally {
  rmSync(pasta, { recursive: true, force: true })
}

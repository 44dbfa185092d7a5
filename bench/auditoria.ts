// The audit trail with two million links: node scripts/run.mjs bench/auditoria.ts [links]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { systemClock } from '../apps/server/src/clock.ts'
import { loadConfig } from '../apps/server/src/config.ts'
import { withClient } from '../apps/server/src/db/connect.ts'
import { openDb, type Db } from '../apps/server/src/db/db.ts'
import { prepareDatabase } from '../apps/server/src/db/roles.ts'
import { startEmbedded } from '../apps/server/src/postgres/embedded.ts'
import { checkTrail, onOneConnection } from '../apps/server/src/trilha/conferir.ts'
import { trailMeans } from '../apps/server/src/trilha/meios.ts'
import { sealTrail } from '../apps/server/src/trilha/selar.ts'
import { findPostmaster, gastoMs, readCpu, type Cpu } from './cpu.ts'
import { picoDe } from './memoria.ts'

const LINKS = Number(process.argv[2] ?? 2_000_000)
const LINKS_PER_CHAIN = 5
const NEW_LINKS = 10_000
const TARGET_S = 60
const WRITES = 200

/** Chains of a few links each, link by link, as years of changes leave them: what follows is far from what it follows. */
const fill = (connection: Parameters<typeof withClient>[0], chains: number, entity: string): Promise<void> =>
  withClient({ ...connection, statement_timeout: 0 }, async (client) => {
    for (let link = 1; link <= LINKS_PER_CHAIN; link += 1) {
      await client.query(
        `insert into auditoria (entidade, registro, sequencia, tabela, operacao, usuario_id, ip, requisicao, em,
                                mudancas, hash_anterior, hash)
         select $1, n, $2::int, 'pessoa', 'UPDATE', 1, '10.0.0.1', 'req-' || n, em, mudancas, anterior,
                auditoria_hash(anterior, $1, n, $2::int, 'pessoa', 'UPDATE', 1, '10.0.0.1', 'req-' || n, em, mudancas)
           from (select n, now() - (n % 1000) * interval '1 minute' as em,
                        jsonb_build_object('telefone', jsonb_build_array('11' || n, '11' || n + $2::int),
                          'logradouro', jsonb_build_array('Rua das Acácias, ' || n, 'Avenida Brasil, ' || n),
                          'versao', jsonb_build_array($2::int, $2::int + 1)) as mudancas,
                        coalesce(c.hash, '') as anterior
                   from generate_series(1, $3::int) as n
                   left join auditoria_cabeca c on c.entidade = $1 and c.registro = n) as elo
          order by n`,
        [entity, link, chains],
      )
      await client.query(
        `insert into auditoria_cabeca select entidade, registro, sequencia, hash from auditoria
          where entidade = $1 and sequencia = $2
         on conflict (entidade, registro) do update set sequencia = excluded.sequencia, hash = excluded.hash`,
        [entity, link],
      )
    }
    await client.query('vacuum (analyze) auditoria, auditoria_cabeca')
  })

const timed = async <R>(work: () => Promise<R>): Promise<{ seconds: number; result: R }> => {
  const since = performance.now()
  const result = await work()
  return { seconds: (performance.now() - since) / 1000, result }
}

/** The command as people run it, in a process of its own, on the database that this process holds. */
async function runCommand(
  dataDir: string,
): Promise<{ seconds: number; cpuSeconds: number; rssMb: number; said: string }> {
  const since = performance.now()
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../apps/server/src/cli/verificar-auditoria.ts')],
    {
      env: { ...process.env, DADOS_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  child.stdout.on('data', (text) => {
    said += String(text)
  })
  let rssMb = 0
  const postmaster = await findPostmaster(dataDir)
  const before: Cpu = readCpu(child.pid ?? 0, postmaster)
  let after = before
  const ended = once(child, 'exit')
  while (child.exitCode === null && child.signalCode === null) {
    rssMb = Math.max(rssMb, picoDe(child.pid))
    after = new Map([...after, ...readCpu(child.pid ?? 0, postmaster)])
    await Promise.race([ended, sleep(200)])
  }
  if (child.exitCode !== 0) throw new Error(`The check ended with ${child.exitCode}: ${said}`)
  return {
    seconds: (performance.now() - since) / 1000,
    cpuSeconds: gastoMs(before, after) / 1000,
    rssMb,
    said,
  }
}

/** A change of a business table, with its link, as the application writes it. */
async function writes(db: Db, times: number): Promise<number> {
  const spent: number[] = []
  for (let n = 0; n < times; n += 1) {
    const { seconds } = await timed(() =>
      sql`insert into cargo (titulo, cbo) values (${`Cargo ${performance.now()} ${n}`}, '514320')`.execute(
        db,
      ),
    )
    spent.push(seconds * 1000)
    await sleep(20)
  }
  return spent.toSorted((a, b) => a - b)[Math.ceil(times * 0.95) - 1] ?? 0
}

const pt = (n: number, digits = 1): string =>
  n.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })

async function measure(dataDir: string): Promise<string[]> {
  await using resources = new AsyncDisposableStack()
  const embedded = await startEmbedded({ dataDir })
  resources.defer(() => embedded.stop())
  const { connection: owner, application } = embedded
  await prepareDatabase({ owner, application, login: application })
  const db = openDb({ ...application, max: 4 })
  resources.defer(() => db.destroy())
  const config = loadConfig({ DADOS_DIR: dataDir })
  const means = trailMeans({ db, clock: systemClock, config })
  console.log('filling…')
  await fill(owner, LINKS / LINKS_PER_CHAIN, 'pessoa')
  console.log('sealing…')
  const sealing = await timed(() => sealTrail(means))
  const quiet = await writes(db, WRITES)
  console.log('checking…')
  const checking = runCommand(dataDir)
  const busy = await writes(db, WRITES)
  const check = await checking
  console.log(check.said)
  const de = await newest(db)
  await fill(owner, NEW_LINKS / LINKS_PER_CHAIN, 'vinculo')
  const sealingNew = await timed(() => sealTrail(means))
  const anchored = await means.anchor.read()
  const checkingNew = await timed(() =>
    onOneConnection(db, (run) => checkTrail(run, { keys: means.keys, anchored, de })),
  )
  if (checkingNew.result.problemas > 0) throw new Error(checkingNew.result.exemplos.join('\n'))
  return [
    `| the check of all of it, \`npm run auditoria:verificar\` beside the running system | ${pt(check.seconds)} s | ${TARGET_S} s | ${check.seconds <= TARGET_S ? 'yes' : 'no'} |`,
    `| of that on a processor, with the writes meanwhile | ${pt(check.cpuSeconds)} s | | |`,
    `| memory of that process at its highest | ${pt(check.rssMb, 0)} MB | | |`,
    `| a write with its link, p95, meanwhile (${pt(quiet)} ms before) | ${pt(busy)} ms | | |`,
    `| the first seals, of all of it | ${pt(sealing.seconds)} s | | |`,
    `| the seal of ${NEW_LINKS.toLocaleString('pt-BR')} new links | ${pt(sealingNew.seconds, 2)} s | | |`,
    `| the hourly check of them | ${pt(checkingNew.seconds, 2)} s | | |`,
  ]
}

async function newest(db: Db): Promise<number> {
  const { rows } = await sql<{ ate: number }>`select max(id) as ate from auditoria`.execute(db)
  return rows[0]?.ate ?? 0
}

const dataDir = mkdtempSync(join(process.env.PASTA_DE_TESTE ?? tmpdir(), 'rh-bench-trilha-'))
const before = loadavg()[0] ?? 0
try {
  const rows = await measure(dataDir)
  const [cpu] = cpus()
  const report = `# The audit trail with ${LINKS.toLocaleString('pt-BR')} links

Written by \`bench/auditoria.ts\`: ${(LINKS / LINKS_PER_CHAIN).toLocaleString('pt-BR')} chains of ${LINKS_PER_CHAIN} links, sealed, in the embedded database.
${cpus().length} cores (${cpu?.model.trim() ?? '?'}), Node ${process.version};
load average of the machine ${pt(before)} before, ${pt(loadavg()[0] ?? 0)} after: the clock includes waiting for other work on it.

| what | measured | target | met |
| --- | ---: | ---: | --- |
${rows.join('\n')}
`
  console.log(report)
  const folder = join(import.meta.dirname, 'resultados')
  mkdirSync(folder, { recursive: true })
  if (process.argv[2] === undefined) writeFileSync(join(folder, 'auditoria.md'), report)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

// Company notices of twenty years, with their receipts: node scripts/run.mjs bench/comunicados.ts [notices] [people]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '../apps/server/src/app.ts'
import { systemClock } from '../apps/server/src/clock.ts'
import { chavesDoBanco } from '../apps/server/src/cifra/banco.ts'
import { loadConfig } from '../apps/server/src/config.ts'
import { openDb, type Db } from '../apps/server/src/db/db.ts'
import { prepareDatabase } from '../apps/server/src/db/roles.ts'
import { withClient } from '../apps/server/src/db/connect.ts'
import { startEmbedded } from '../apps/server/src/postgres/embedded.ts'
import { semearDemo, senhaDemo } from '../apps/server/src/seed/demo.ts'
import { sincronizarReferencias } from '../apps/server/src/seed/referencias.ts'

const NOTICES = Number(process.argv[2] ?? 2_000)
const PEOPLE = Number(process.argv[3] ?? 500)
const TIMES = 60
const WARM_UP = 5
const TARGET_MS = 80

/** Notices of the past, a few of them still shown, read by nearly everybody. */
const fill = (connection: Parameters<typeof withClient>[0]): Promise<void> =>
  withClient({ ...connection, statement_timeout: 0 }, async (client) => {
    // The trail of bulk rows tells nothing of how fast they are read.
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `insert into usuario (usuario, nome, email, senha_hash)
       select 'pessoa.' || n, 'Pessoa ' || n, 'pessoa.' || n || '@alvorecer.example', 'x' from generate_series(1, $1::int) n`,
      [PEOPLE],
    )
    await client.query(
      `insert into usuario_grupo (usuario_id, grupo_id)
       select u.id, (select g.id from grupo g order by g.id offset u.id % 20 limit 1) from usuario u
        where u.usuario like 'pessoa.%'`,
    )
    await client.query(
      `insert into comunicado (usuario_id, setores, mostrar_de, mostrar_ate, exige_ciencia, criado_em, avisado_em)
       select (select id from usuario where usuario = 'gerente.rh'), case when n % 3 = 0 then '{1,5}'::int[] else '{}' end,
              current_date - n, case when n > 40 then current_date - n + 30 end, n % 5 = 0, now(), now()
         from generate_series(1, $1::int) n`,
      [NOTICES],
    )
    await client.query(
      `insert into comunicado_edicao (comunicado_id, edicao, titulo, texto, usuario_id, em)
       select c.id, 1, 'Comunicado número ' || c.id, repeat('Atenção à segurança e à saúde de todos no posto. ', 20)
              || md5(c.id::text), c.usuario_id, c.criado_em
         from comunicado c where not exists (select from comunicado_edicao e where e.comunicado_id = c.id)`,
    )
    await client.query(
      `insert into comunicado_recibo (comunicado_id, edicao, usuario_id, lido_em, ciente_em)
       select c.id, 1, u.id, now(), case when c.exige_ciencia then now() end
         from comunicado c join usuario u on (u.id + c.id) % 10 > 0 and u.id <> c.usuario_id
       on conflict do nothing`,
    )
    await client.query('vacuum analyze')
  })

const percentile = (times: readonly number[], p: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil((p / 100) * times.length) - 1] ?? 0

async function measure(db: Db, connection: Parameters<typeof withClient>[0], dataDir: string) {
  const config = loadConfig({ LOG_NIVEL: 'silent', DADOS_DIR: dataDir })
  const app = await buildApp({ db, conexao: connection, config, clock: systemClock, site: '/nenhum' })
  let requests = 0
  const ask = async (url: string, token?: string, payload?: object) => {
    requests += 1
    const answer = await app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      remoteAddress: `10.0.${requests >> 5}.${(requests & 31) + 1}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json<{ accessToken: string; results: { id: number }[]; proxima: string | null }>()
  }
  const enter = async (usuario: string) =>
    (await ask('/api/auth/login', undefined, { usuario, senha: senhaDemo })).accessToken
  const [gestor, gerente] = [await enter('gestor'), await enter('gerente.rh')]
  const { results } = await ask('/api/post/list', gerente)
  const [first] = results
  const after = async (pages: number): Promise<string> => {
    let place = ''
    for (let page = 0; page < pages; page += 1) {
      const { proxima } = await ask(`/api/post/list?aba=anteriores${place && `&depoisDe=${place}`}`, gestor)
      if (proxima === null) throw new Error('So many pages are not there')
      place = proxima
    }
    return place
  }
  const calls: readonly (readonly [string, string, string])[] = [
    ['latest, as a start page asks', '/api/post/latest', gestor],
    ['what is shown now', '/api/post/list', gestor],
    ['what is over, tenth page', `/api/post/list?aba=anteriores&depoisDe=${await after(9)}`, gestor],
    ['search of two words', '/api/post/search?busca=seguranca%20comunicado', gestor],
    ['search of one notice', '/api/post/search?busca=numero%201234', gestor],
    ['one notice, for who answers for it', `/api/post/details?id=${first?.id}`, gerente],
    ['its receipts', `/api/post/recibos?comunicadoId=${first?.id}`, gerente],
  ]
  const lines: string[] = []
  for (const [name, url, token] of calls) {
    const times: number[] = []
    for (let time = 0; time < WARM_UP + TIMES; time += 1) {
      const start = performance.now()
      await ask(url, token)
      if (time >= WARM_UP) times.push(performance.now() - start)
    }
    const [p50, p95] = [percentile(times, 50), percentile(times, 95)]
    lines.push(
      `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${TARGET_MS} | ${p95 <= TARGET_MS ? 'yes' : 'no'} |`,
    )
  }
  await app.close()
  return lines
}

async function run(dataDir: string): Promise<string[]> {
  await using resources = new AsyncDisposableStack()
  const embedded = await startEmbedded({ dataDir })
  resources.defer(() => embedded.stop())
  const { connection: owner, application } = embedded
  await prepareDatabase({ owner, application, login: application })
  const db = openDb({ ...application, max: 6 }, [chavesDoBanco(loadConfig({ DADOS_DIR: dataDir }))])
  resources.defer(() => db.destroy())
  await sincronizarReferencias(db)
  await semearDemo(db, systemClock)
  await fill(owner)
  const { rows } = await sql<{ receipts: number }>`
    select count(*)::int as receipts from comunicado_recibo`.execute(db)
  const lines = await measure(db, application, dataDir)
  return [
    `${NOTICES} notices for ${PEOPLE} people beside the demo company, ${rows[0]?.receipts} receipts.`,
    '',
    '| call | p50 ms | p95 ms | target p95 ms | met |',
    '| --- | ---: | ---: | ---: | --- |',
    ...lines,
  ]
}

const dataDir = mkdtempSync(join(process.env.PASTA_DE_TESTE ?? tmpdir(), 'rh-bench-'))
const before = loadavg()[0] ?? 0
try {
  const lines = await run(dataDir)
  const report = [
    '# Company notices of years',
    '',
    `Written by \`bench/comunicados.ts\`, in one process without a network, ${TIMES} of each call, one after the other.`,
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ''}), Node ${process.version}; load average of the machine`,
    `${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after: the clock includes waiting for other work on it.`,
    '',
    ...lines,
    '',
  ].join('\n')
  console.log(report)
  const folder = join(import.meta.dirname, 'resultados')
  mkdirSync(folder, { recursive: true })
  if (process.argv[2] === undefined) writeFileSync(join(folder, 'comunicados.md'), report)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

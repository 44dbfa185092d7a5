// Internal mail of a million messages: node scripts/run.mjs bench/mensagens.ts [messages] [people]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
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

const MESSAGES = Number(process.argv[2] ?? 1_000_000)
const PEOPLE = Number(process.argv[3] ?? 400)
const TIMES = 60
const WARM_UP = 5
const TARGET_MS = 80
/** Messages of a subject, and people of one. */
const OF_SUBJECT = 4
const READERS = 4

/** Mail of two years. Few people have most of it, as few words are most of what is said. */
const fill = (connection: Parameters<typeof withClient>[0]): Promise<void> =>
  withClient({ ...connection, statement_timeout: 0 }, async (client) => {
    // The trail of bulk rows tells nothing of how fast they are read.
    await client.query(`set session_replication_role = replica`)
    await client.query(`set maintenance_work_mem = '512MB'`)
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
    await client.query(`
      create unlogged table gente as
      select u.id, (row_number() over (order by u.usuario <> 'cadastro', u.usuario <> 'gestor', u.id) - 1)::int as n from usuario u`)
    await client.query(`create unique index on gente (n)`)
    await client.query(`alter table carta_leitor drop constraint carta_leitor_pkey`)
    await client.query(`alter table correspondencia_caixa drop constraint correspondencia_caixa_pkey`)
    await client.query(`drop index carta_busca, carta_leitor_carta`)
    const subjects = Math.ceil(MESSAGES / OF_SUBJECT)
    await client.query(
      `insert into correspondencia (assunto, ultima_em)
       select 'Assunto ' || n, now() - interval '2 years' + interval '2 years' * n / $1 from generate_series(1::bigint, $1) n`,
      [subjects],
    )
    // Who is in each subject: the first of them begins it, and all of them are named in each message.
    await client.query(
      `create unlogged table nela as
       select c.id, array_agg(distinct g.id) as ids
         from correspondencia c cross join generate_series(1, ${READERS}) k
         join gente g on g.n = floor(power(((c.id::bigint * 7919 + k * 104729 + c.id::bigint * k * 31) % 1000003) / 1000003.0, 1.5) * $1)::int
        where c.assunto like 'Assunto %'
        group by c.id having count(distinct g.id) > 1`,
      [PEOPLE],
    )
    await client.query(`
      insert into carta (correspondencia_id, autor_id, chave, para, copia, texto, por_email, enviada_em, busca)
      select c.id, c.autor, gen_random_uuid(), array(select 'pessoa:' || i from unnest(array_remove(c.ids, c.autor)) i), '{}', c.texto,
             false, c.em, palavras_da_carta(c.ids, c.assunto || ' ' || c.texto)
        from (
          select n.id, n.ids, n.ids[1 + (n.id + m) % cardinality(n.ids)] as autor, co.assunto, co.ultima_em - interval '1 hour' * (${OF_SUBJECT} - m) as em,
                 (select string_agg(case when (n.id * 31 + k * 17 + m) % 10 < 2
                    then (array['ferias', 'admissao', 'posto', 'escala', 'bom', 'dia', 'obrigado', 'conferir'])[1 + (n.id + k) % 8]
                    else 'palavra' || (n.id::bigint * 7919 + k * 104729 + m) % 5000 end, ' ')
                    from generate_series(1, 24) k) as texto
            from nela n join correspondencia co on co.id = n.id cross join generate_series(0, ${OF_SUBJECT - 1}) m
           order by n.id, m) c`)
    await client.query(`
      insert into carta_leitor (usuario_id, carta_id, papel, lida_em)
      select i, m.id, case when i = m.autor_id then 'autor' else 'para' end, case when i = m.autor_id or m.id % 20 > 0 then m.enviada_em end
        from carta m join nela n on n.id = m.correspondencia_id cross join unnest(n.ids) i`)
    await client.query(`
      insert into correspondencia_caixa (usuario_id, correspondencia_id, ultima_id, recebida_id, enviada_id, quantas, nao_lidas, estrela, arquivada)
      select l.usuario_id, m.correspondencia_id, max(m.id), max(m.id) filter (where l.papel <> 'autor'),
             max(m.id) filter (where l.papel = 'autor'), count(*), count(*) filter (where l.lida_em is null),
             m.correspondencia_id % 50 = 0, m.correspondencia_id % 3 = 0
        from carta_leitor l join carta m on m.id = l.carta_id join nela n on n.id = m.correspondencia_id
       group by l.usuario_id, m.correspondencia_id`)
    await client.query(`
      insert into carta_etiqueta (usuario_id, nome, cor)
      select id, 'Etiqueta ' || k, 'azul' from gente, generate_series(1, 5) k`)
    await client.query(`
      insert into correspondencia_etiqueta (etiqueta_id, correspondencia_id, usuario_id)
      select e.id, x.correspondencia_id, x.usuario_id
        from correspondencia_caixa x join carta_etiqueta e on e.usuario_id = x.usuario_id and e.nome = 'Etiqueta ' || (1 + x.correspondencia_id % 50)`)
    await client.query(`alter table carta_leitor add primary key (usuario_id, carta_id)`)
    await client.query(`alter table correspondencia_caixa add primary key (usuario_id, correspondencia_id)`)
    await client.query(`create index carta_leitor_carta on carta_leitor (carta_id)`)
    await client.query(`create index carta_busca on carta using gin (busca) with (fastupdate = off)`)
    await client.query('vacuum analyze')
  })

const percentile = (times: readonly number[], p: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil((p / 100) * times.length) - 1] ?? 0
const ms = (n: number): string => n.toFixed(1).replace('.', ',')

interface Answer {
  readonly accessToken: string
  readonly results: readonly { readonly id: number }[]
  readonly proxima: number | null
}

async function measure(
  db: Db,
  connection: Parameters<typeof withClient>[0],
  dataDir: string,
): Promise<string[]> {
  const config = loadConfig({ LOG_NIVEL: 'silent', DADOS_DIR: dataDir })
  const app = await buildApp({ db, conexao: connection, config, clock: systemClock, site: '/nenhum' })
  let requests = 0
  const ask = async (url: string, token?: string, payload?: object): Promise<Answer> => {
    requests += 1
    const answer = await app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      remoteAddress: `10.0.${requests >> 5}.${(requests & 31) + 1}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    })
    if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json<Answer>()
  }
  const enter = async (usuario: string) =>
    (await ask('/api/auth/login', undefined, { usuario, senha: senhaDemo })).accessToken
  // The two with most of the mail, in turn.
  const tokens = [await enter('cadastro'), await enter('gestor')]
  const get = (path: string, time: number) => ask(`/api/mail/${path}`, tokens[time % 2])
  const entrada = await Promise.all([get('list', 0), get('list', 1)])
  const etiquetas = await Promise.all(
    tokens.map(
      async (_, i) => (await get('labels', i)) as unknown as { etiquetas: { id: number; nome: string }[] },
    ),
  )
  const etiquetaDe = (time: number) =>
    etiquetas[time % 2]?.etiquetas.find(({ nome }) => nome === 'Etiqueta 1')?.id ?? 0
  const scenarios: readonly (readonly [string, (time: number) => Promise<unknown>])[] = [
    ['the inbox', (t) => get('list', t)],
    ['the inbox, far down', (t) => get(`list?antesDe=${Math.floor(MESSAGES / 3) + t}`, t)],
    ['what was sent', (t) => get('list?caixa=enviadas', t)],
    ['with a star', (t) => get('list?caixa=estrela', t)],
    ['put away', (t) => get('list?caixa=arquivadas', t)],
    ['of a label', (t) => get(`list?etiqueta=${etiquetaDe(t)}`, t)],
    ['boxes and labels with what is unread', (t) => get('labels', t)],
    ['how much is unread', (t) => get('nao-lidas', t)],
    ['a subject', (t) => get(`details?id=${entrada[t % 2]?.results[t % 30]?.id}`, t)],
    ['search: a rare word', (t) => get(`list?busca=palavra${1000 + ((t * 37) % 3999)}`, t)],
    ['search: a word of nearly every message', (t) => get('list?busca=f%C3%A9rias', t)],
    ['search: the beginning of every word', (t) => get('list?busca=palavra', t)],
    ['search: two words', (t) => get('list?busca=posto%20escala', t)],
    ['search: a subject', (t) => get(`list?busca=assunto%20${20_000 + t}`, t)],
    ['search: nothing', (t) => get('list?busca=inexistente', t)],
  ]
  const rows: string[] = []
  for (const [name, run] of scenarios) {
    for (let time = 0; time < WARM_UP; time += 1) await run(time)
    const times: number[] = []
    for (let time = 0; time < TIMES; time += 1) {
      const start = performance.now()
      await run(time)
      times.push(performance.now() - start)
    }
    const p95 = percentile(times, 95)
    rows.push(
      `| ${name} | ${ms(percentile(times, 50))} | ${ms(p95)} | ${ms(Math.max(...times))} | ${TARGET_MS} | ${p95 <= TARGET_MS ? 'yes' : 'no'} |`,
    )
    console.log(rows.at(-1))
  }
  await app.close()
  return rows
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
  const size = await withClient(owner, async (client) => {
    const { rows } = await client.query<Record<'messages' | 'copies' | 'words' | 'all' | 'most', string>>(`
      select (select count(*)::text from carta) as messages, (select count(*)::text from carta_leitor) as copies,
             pg_size_pretty(pg_relation_size('carta_busca')) as words,
             pg_size_pretty(pg_total_relation_size('carta') + pg_total_relation_size('carta_leitor')
               + pg_total_relation_size('correspondencia_caixa')) as all,
             (select count(*)::text from carta_leitor where usuario_id = (select id from usuario where usuario = 'cadastro')) as most`)
    return rows[0]
  })
  const lines = await measure(db, application, dataDir)
  return [
    `${size?.messages} messages of two years, ${size?.copies} places of readers, ${PEOPLE} people beside the demo company;`,
    `${size?.all} with indexes, ${size?.words} of them the one of words. Who asks reads ${size?.most} of them.`,
    '',
    '| call | p50 ms | p95 ms | max ms | target p95 ms | met |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...lines,
  ]
}

const dataDir = mkdtempSync(join(process.env.PASTA_DE_TESTE ?? tmpdir(), 'rh-bench-'))
const before = loadavg()[0] ?? 0
try {
  const lines = await run(dataDir)
  const report = [
    '# Internal mail',
    '',
    `Written by \`bench/mensagens.ts\`, in one process without a network, ${TIMES} of each call, one after the other.`,
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ''}), Node ${process.version}; load average of the machine`,
    `${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after: the clock includes waiting for other work on it.`,
    '',
    ...lines,
    '',
  ].join('\n')
  console.log(report)
  const folder = join(import.meta.dirname, 'resultados')
  mkdirSync(folder, { recursive: true })
  if (process.argv[2] === undefined) writeFileSync(join(folder, 'mensagens.md'), report)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

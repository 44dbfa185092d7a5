// Conversations at a million messages, and a thousand screens on two instances that share one database:
// node scripts/run.mjs bench/conversas.ts [folder]
// With a folder the database is made in it the first time, and measured from the second one on.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { withClient, withDatabase } from '../apps/server/src/db/connect.ts'
import { urlDe } from './banco-proprio.ts'
import { createDatabase } from '../apps/server/src/db/scratch.ts'
import { startEmbedded } from '../apps/server/src/postgres/embedded.ts'
import { abrirTela, type Tela } from '../apps/server/src/test/tela.ts'
import { serverArgs } from '../scripts/server.mjs'

const PESSOAS = 200
const TELAS_POR_PESSOA = 5
const CONVERSAS = 2_000
const MENSAGENS = 1_000_000
const GRUPO = 20
const DITAS = 200
const REPETICOES = 60
const PORTAS = [3341, 3342] as const
const SENHA = 'demo-limpeza-2026'

const [, , guardada] = process.argv
const pasta = guardada ?? mkdtempSync(join(process.env.PASTA_DE_TESTE ?? tmpdir(), 'rh-conversas-'))
const CHEIO = join(pasta, 'cheio')
const embutido = await startEmbedded({ dataDir: pasta })
const { connection } = embutido
const servidores: ChildProcess[] = []

let pedidos = 0
/** An address each: the bench stands for a company, not for one office. */
const endereco = (): string => `10.${(pedidos >> 14) & 255}.${(pedidos >> 6) & 255}.${(pedidos++ % 60) + 1}`

async function chamar<T>(porta: number, url: string, token?: string, corpo?: object): Promise<T> {
  const resposta = await fetch(`http://127.0.0.1:${porta}${url}`, {
    method: corpo ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': endereco(),
      ...(corpo ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(corpo ? { body: JSON.stringify(corpo) } : {}),
  })
  if (!resposta.ok) throw new Error(`${url} answered ${resposta.status}: ${await resposta.text()}`)
  return (await resposta.json()) as T
}

async function iniciar(porta: number, banco: ClientConfig): Promise<void> {
  const servidor = spawn(process.execPath, [...serverArgs], {
    env: {
      ...process.env,
      PORT: String(porta),
      DATABASE_URL: urlDe(banco),
      DEMO: '1',
      // One folder of files for both, as the instances of a company have.
      DADOS_DIR: join(pasta, 'dados'),
      LOG_NIVEL: 'silent',
      PROXY_CONFIAVEL: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  servidores.push(servidor)
  const saude = () => fetch(`http://127.0.0.1:${porta}/api/saude`).catch(() => null)
  while ((await saude())?.ok !== true) {
    if (servidor.exitCode !== null) throw new Error('The server did not start')
    await sleep(100)
  }
}

async function encerrar(): Promise<void> {
  for (const servidor of servidores.splice(0)) {
    servidor.kill('SIGTERM')
    if (servidor.exitCode === null) await once(servidor, 'exit')
  }
}

/** People with the password and the group of one of the demo, their conversations, and what was said in two years. */
const encher = (banco: ClientConfig): Promise<void> =>
  withClient(banco, async (client) => {
    await client.query(`set statement_timeout = 0`)
    await client.query(`alter table mensagem disable trigger user`)
    await client.query(`alter table conversa disable trigger user`)
    await client.query(`alter table conversa_participante disable trigger user`)
    await client.query(`drop index mensagem_busca`)
    // What is written here has no accents and one space between words: the same index terms in a fifth of the time.
    const funcao = await client.query<{ texto: string }>(
      `select pg_get_functiondef('palavras_da_mensagem'::regproc) as texto`,
    )
    await client.query(`
      create or replace function palavras_da_mensagem(conversa_id int, texto text) returns tsvector
      language sql immutable parallel safe as $$
        select array_to_tsvector(array_agg(distinct conversa_id || ':' || palavra)) from string_to_table(texto, ' ') palavra
      $$`)
    const campos = await client.query<{ nomes: string }>(`
      select string_agg(quote_ident(column_name), ', ') nomes from information_schema.columns
       where table_name = 'usuario' and column_name not in ('id', 'usuario', 'nome', 'email')
         and is_generated = 'NEVER'`)
    const nomes = campos.rows[0]?.nomes ?? ''
    await client.query(`
      insert into usuario (usuario, nome, email, ${nomes})
      select 'bench.' || n, 'Pessoa ' || n, 'bench' || n || '@exemplo.com.br', ${nomes}
        from usuario, generate_series(1, ${PESSOAS}) n where usuario = 'cadastro'`)
    await client.query(`
      insert into usuario_grupo (usuario_id, grupo_id)
      select b.id, g.grupo_id from usuario b, usuario c join usuario_grupo g on g.usuario_id = c.id
       where b.usuario like 'bench.%' and c.usuario = 'cadastro'`)
    const doHorario = await client.query<{ nomes: string }>(`
      select string_agg(quote_ident(column_name), ', ') nomes from information_schema.columns
       where table_name = 'horario' and column_name not in ('id', 'usuario_id') and is_generated = 'NEVER'`)
    const horas = doHorario.rows[0]?.nomes ?? ''
    await client.query(`
      insert into horario (usuario_id, ${horas})
      select b.id, ${horas.replaceAll(/(\w+)/g, 'h.$1')}
        from usuario b, usuario c join horario h on h.usuario_id = c.id
       where b.usuario like 'bench.%' and c.usuario = 'cadastro'`)
    await client.query(`
      insert into conversa (tipo, nome, criada_por, criada_em, ultima_em)
      select 'grupo', 'Grupo ' || n, (select min(id) from usuario), now() - interval '2 years', now()
        from generate_series(1, ${CONVERSAS}) n`)
    await client.query(`
      insert into conversa_participante (conversa_id, usuario_id, entrou_em)
      select c.id, u.id, c.criada_em
        from conversa c
        join (select id, row_number() over (order by id) n from usuario where usuario like 'bench.%') u
          on (u.n * 7 + c.id * 13) % ${PESSOAS} < 8
       where c.nome like 'Grupo %'
      on conflict do nothing`)
    // A few conversations have most of what is said; a few words are in most of it.
    await client.query(`
      with palavras as (
        select array['ferias', 'admissao', 'posto', 'escala', 'bom', 'dia', 'obrigado', 'conferir'] as comuns),
      grupos as (select array_agg(id order by id) as ids from conversa where nome like 'Grupo %')
      insert into mensagem (conversa_id, revisao, autor_id, chave, texto, enviada_em)
      select m.conversa_id, m.n, m.autor_id, gen_random_uuid(),
             (select string_agg(case when (m.n * 31 + k * 17) % 10 < 2 then p.comuns[1 + (m.n + k) % 8]
                else 'palavra' || 1 + (m.n * 7919 + k * 104729) % 5000 end, ' ')
                from palavras p, generate_series(1, 10) k),
             now() - interval '2 years' + interval '2 years' * m.n / ${MENSAGENS}
        from (select n, g.ids[1 + floor(power((n * 7919 % 1000003) / 1000003.0, 2) * ${CONVERSAS})::int] as conversa_id,
                     (select min(id) from usuario where usuario like 'bench.%') + n % ${PESSOAS} as autor_id
                from generate_series(1::bigint, ${MENSAGENS}) n, grupos g) m
       where m.conversa_id is not null`)
    await client.query(funcao.rows[0]?.texto ?? '')
    await client.query(`
      update conversa c set revisao = ${MENSAGENS},
        ultima_em = (select max(m.enviada_em) from mensagem m where m.conversa_id = c.id) where c.nome like 'Grupo %'`)
    await client.query(`
      update conversa_participante p set lida_ate = coalesce(
        (select m.id from mensagem m where m.conversa_id = p.conversa_id order by m.id desc offset p.usuario_id % 5 limit 1), 0)`)
    await client.query(`set maintenance_work_mem = '1GB'`)
    await client.query(`create index mensagem_busca on mensagem using gin (busca) with (fastupdate = off)`)
    for (const tabela of ['mensagem', 'conversa', 'conversa_participante'])
      await client.query(`alter table ${tabela} enable trigger user`)
    await client.query(`vacuum analyze`)
  })

const percentil = (tempos: readonly number[], p: number): number => {
  const ordem = tempos.toSorted((a, b) => a - b)
  return ordem[Math.min(ordem.length - 1, Math.ceil((p / 100) * ordem.length) - 1)] ?? 0
}
const ms = (n: number): string => n.toFixed(1).replace('.', ',')

async function medir(
  nome: string,
  alvoMs: number,
  fazer: (vez: number) => Promise<unknown>,
): Promise<string> {
  for (let vez = 0; vez < 3; vez++) await fazer(vez)
  const tempos: number[] = []
  for (let vez = 3; vez < REPETICOES + 3; vez++) {
    const inicio = performance.now()
    await fazer(vez)
    tempos.push(performance.now() - inicio)
  }
  return linha(nome, tempos, alvoMs)
}
const linha = (nome: string, tempos: readonly number[], alvoMs: number): string => {
  const [p50, p95] = [percentil(tempos, 50), percentil(tempos, 95)]
  return `| ${nome} | ${ms(p50)} | ${ms(p95)} | ${ms(Math.max(...tempos))} | ${alvoMs} | ${p95 <= alvoMs ? 'yes' : 'no'} |`
}

interface Sessao {
  readonly id: number
  readonly token: string
}

async function entrar(n: number): Promise<Sessao> {
  const corpo = { usuario: `bench.${n}`, senha: SENHA }
  const { accessToken, user } = await chamar<{ accessToken: string; user: { id: number } }>(
    PORTAS[0],
    '/api/auth/login',
    undefined,
    corpo,
  )
  return { id: user.id, token: accessToken }
}

async function cenarios(sessoes: readonly Sessao[]): Promise<string[]> {
  const quem = (vez: number): Sessao => sessoes[vez % sessoes.length] as Sessao
  const deQuem = async (vez: number) =>
    (await chamar<{ results: { id: number }[] }>(PORTAS[0], '/api/chat', quem(vez).token)).results
  const maiores = await Promise.all([0, 1, 2, 3, 4].map(deQuem))
  const conversa = (vez: number): number => maiores[vez % 5]?.[vez % 20]?.id ?? 0
  const pessoa = (vez: number): string => quem(vez % 5).token
  const chat = (vez: number, resto: string) => chamar(PORTAS[0], `/api/chat${resto}`, quem(vez).token)
  return [
    await medir('one’s conversations', 80, (vez) => chat(vez, '')),
    await medir('conversations by part of a name', 80, (vez) => chat(vez, `?busca=upo%20${vez}`)),
    await medir('in how many is something unread', 80, (vez) => chat(vez, '/nao-lidas')),
    await medir('the last messages of one', 80, (vez) =>
      chamar(PORTAS[0], `/api/chat/mensagens/${conversa(vez)}`, pessoa(vez)),
    ),
    await medir('messages from the middle of the table', 80, (vez) =>
      chamar(PORTAS[0], `/api/chat/mensagens/${conversa(vez)}?antesDe=${500_000 + vez}`, pessoa(vez)),
    ),
    await medir('search: a rare word', 80, (vez) => chat(vez, `/busca?q=palavra${1 + ((vez * 37) % 5000)}`)),
    await medir('search: a word of one message in five', 80, (vez) => chat(vez, '/busca?q=f%C3%A9rias')),
    await medir('search: the beginning of a word', 80, (vez) => chat(vez, `/busca?q=palavra${vez}`)),
    await medir('search: two words', 80, (vez) => chat(vez, '/busca?q=posto%20escala')),
  ]
}

/** A thousand screens, half of them on each instance; what is said in one group reaches its people and nobody else. */
async function entregas(sessoes: readonly Sessao[]): Promise<{ linha: string; sobre: string }> {
  const membros = sessoes.slice(0, GRUPO)
  const [eu] = membros as [Sessao]
  const { id } = await chamar<{ id: number }>(PORTAS[0], '/api/chat', eu.token, {
    tipo: 'grupo',
    nome: 'Medida',
    usuarioIds: membros.slice(1).map((membro) => membro.id),
  })
  const inicios = new Map<string, number>()
  const tempos: number[] = []
  const alheias: unknown[] = []
  const telas: Tela[] = []
  for (const [n, sessao] of sessoes.entries())
    for (let i = 0; i < TELAS_POR_PESSOA; i++) {
      const tela = await abrirTela(`http://127.0.0.1:${PORTAS[(n + i) % 2]}`, { token: sessao.token })
      telas.push(tela)
      tela.socket.on('mensagem', ({ conversaId, mensagem }) => {
        const inicio = inicios.get(mensagem.chave)
        if (n >= GRUPO || conversaId !== id || inicio === undefined) alheias.push(mensagem.id)
        else tempos.push(performance.now() - inicio)
      })
    }
  await sleep(1_000)
  for (let vez = 0; vez < DITAS; vez++) {
    const autor = membros[vez % GRUPO] as Sessao
    const chave = crypto.randomUUID()
    inicios.set(chave, performance.now())
    await chamar(PORTAS[vez % 2 ? 0 : 1], `/api/chat/mensagens/${id}`, autor.token, {
      chave,
      texto: `Mensagem ${vez}`,
      respostaA: null,
      anexos: [],
      citados: [],
      referencia: null,
    })
    await sleep(50)
  }
  await sleep(2_000)
  for (const tela of telas) tela[Symbol.dispose]()
  const esperadas = DITAS * GRUPO * TELAS_POR_PESSOA
  return {
    linha: linha(`a message, from the press to each of ${GRUPO * TELAS_POR_PESSOA} screens`, tempos, 150),
    sobre: `${telas.length} screens of ${PESSOAS} people were connected, half to each of two instances. ${DITAS} messages to a group of ${GRUPO} people: ${tempos.length} of ${esperadas} deliveries arrived, ${alheias.length} reached anybody else.`,
  }
}

async function medirTudo(banco: ClientConfig): Promise<void> {
  for (const porta of PORTAS) await iniciar(porta, banco)
  const antes = loadavg()[0] ?? 0
  const sessoes: Sessao[] = []
  for (let n = 1; n <= PESSOAS; n++) sessoes.push(await entrar(n))
  const linhas = await cenarios(sessoes)
  const { linha: entrega, sobre } = await entregas(sessoes)
  const tamanho = await withClient(banco, async (client) => {
    const { rows } = await client.query<{ tabela: string; busca: string; quantas: string }>(`
      select pg_size_pretty(pg_total_relation_size('mensagem')) tabela,
             pg_size_pretty(pg_relation_size('mensagem_busca')) busca, count(*)::text quantas from mensagem`)
    return rows[0]
  })
  const texto = [
    '# Conversations',
    '',
    `Written by \`bench/conversas.ts\`: ${tamanho?.quantas} messages of two years in ${CONVERSAS} conversations of ${PESSOAS} people, about`,
    `eighty each; ${tamanho?.tabela} with indexes, ${tamanho?.busca} of them the one of words. Over HTTP, one call after the other, ${REPETICOES} of each.`,
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ''}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, both instances, the database and the screens on one machine;`,
    `load average ${ms(antes)} before, ${ms(loadavg()[0] ?? 0)} after: the clock includes waiting for other work on it.`,
    '',
    '| call | p50 ms | p95 ms | max ms | target p95 ms | met |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...linhas,
    entrega,
    '',
    sobre,
    '',
  ].join('\n')
  writeFileSync(join(import.meta.dirname, 'resultados/conversas.md'), texto)
  console.log(texto)
}

try {
  const isCheio = existsSync(CHEIO)
  const banco = isCheio
    ? withDatabase(connection, 'conversas')
    : await createDatabase(connection, 'conversas')
  if (!isCheio) {
    await iniciar(PORTAS[0], banco)
    await encher(banco)
    await encerrar()
    writeFileSync(CHEIO, '')
  }
  if (isCheio || guardada === undefined) await medirTudo(banco)
} finally {
  await encerrar()
  await embutido.stop()
  if (guardada === undefined) rmSync(pasta, { recursive: true, force: true })
}

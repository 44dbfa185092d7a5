// The product beside its floor, in one go: npm run carga, then node scripts/run.mjs bench/piso.ts [rounds] [seconds] [part of a name]
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { openDb, type Db } from '../apps/server/src/db/db.ts'
import { serverArgs } from '../scripts/server.mjs'
import { urlDe } from './banco-proprio.ts'
import { findPostmaster, gastoMs, readBanco, readProcesso } from './cpu.ts'
import { apagarPiso, criarPiso } from './piso/banco.ts'
import { abrir } from './piso/cliente.ts'
import { linhas, type Lado, type Linha, type Mundo } from './piso/linhas.ts'
import { escrever, resumo, type Medida, type Medidas } from './piso/relatorio.ts'

const CONEXOES = 10
const AQUECIMENTO_S = 1
const USUARIOS = 40
const SENHA = 'demo-limpeza-2026'
const [rodadas, segundos] = [Number(process.argv[2] ?? 5), Number(process.argv[3] ?? 4)]
/** Only the calls with this in their names; the results of a part are shown and not kept. */
const parte = process.argv[4] ?? ''

const PORTAS: Readonly<Record<Lado, number>> = { produto: 3318, piso: 3319, piso_ajustado: 3320 }
const lados = Object.keys(PORTAS) as Lado[]
const dados = resolve(process.env.DADOS_DIR ?? 'dados-carga')
const url =
  process.env.DATABASE_URL_DONO ??
  process.env.DATABASE_URL ??
  urlDe({ host: join(dados, 'banco'), port: 5432, user: 'rh', database: 'postgres' })
const conexao: PoolConfig = { connectionString: url, statement_timeout: 0, max: 2 }

const ligar = (args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

async function ateResponder(lado: Lado, processo: ChildProcess): Promise<void> {
  const caminho = lado === 'produto' ? '/api/pronto' : '/'
  while ((await fetch(`http://127.0.0.1:${PORTAS[lado]}${caminho}`).catch(() => null)) === null) {
    if (processo.exitCode !== null) throw new Error(`${lado} did not start`)
    await sleep(100)
  }
}

/** People of the bench, so that no limit of one person is what is measured; new ones each time, without drafts. */
async function criarUsuarios(db: Db): Promise<string[]> {
  const inicio = `bench.${Date.now().toString(36)}`
  await sql`
    with modelo as (select * from usuario where usuario = 'coordenador.operacional'),
    novos as (insert into usuario (usuario, nome, email, senha_hash)
      select ${inicio} || n, 'Bench ' || n, ${inicio} || n || '@bench.example', senha_hash
        from modelo, generate_series(1, ${USUARIOS}::int) n returning id),
    grupos as (insert into usuario_grupo (usuario_id, grupo_id)
      select novos.id, ug.grupo_id from novos, usuario_grupo ug join modelo on modelo.id = ug.usuario_id)
    insert into horario (usuario_id, dia_semana, entrada, saida)
    select novos.id, dia, '00:00', '23:59:59' from novos, unnest(array['Segunda-feira', 'Terça-feira', 'Quarta-feira',
      'Quinta-feira', 'Sexta-feira', 'Sábado', 'Domingo']) dia`.execute(db)
  await sql`insert into limite (regra, valor, desde, motivo)
    values ('admissao.rascunhos', 10000, '2000-01-01', 'Muitos rascunhos de uma vez') on conflict do nothing`.execute(
    db,
  )
  return Array.from({ length: USUARIOS }, (_, i) => `${inicio}${i + 1}`)
}

async function entrar(lado: Lado, usuario: string): Promise<string> {
  const { pedir, fechar } = await abrir(PORTAS[lado])
  const caminho = lado === 'produto' ? '/api/auth/login' : '/login'
  const resposta = await pedir({ metodo: 'POST', caminho, corpo: { usuario, senha: SENHA } })
  fechar()
  return (JSON.parse(resposta) as { accessToken: string }).accessToken
}

/** Whom the requests ask for: many, so that nothing is answered from what was just read. */
async function conhecer(db: Db, usuarios: readonly string[]): Promise<Mundo> {
  const ids = async (consulta: ReturnType<typeof sql<{ id: number }>>) =>
    (await consulta.execute(db)).rows.map(({ id }) => id)
  const tokensDeRascunho: string[] = []
  for (const usuario of usuarios) tokensDeRascunho.push(await entrar('produto', usuario))
  const token = (lado: Lado) => entrar(lado, 'administrador')
  return {
    tokens: {
      produto: await token('produto'),
      piso: await token('piso'),
      piso_ajustado: await token('piso_ajustado'),
    },
    tokensDeRascunho,
    usuarios,
    senha: SENHA,
    pessoas:
      await ids(sql`select id from (select id from piso.funcionario where situacao = 'ativo' order by id limit 60000) f
      order by hashint4(id)`),
    contratos: await ids(sql`select contrato_id as id from piso.funcionario group by 1
      having count(*) between 130 and 400 order by hashint4(contrato_id) limit 40`),
  }
}

/** All connections ask as fast as they are answered. */
async function carregar(lado: Lado, linha: Linha, mundo: Mundo, duracaoS: number, vezes: { n: number }) {
  const tempos: number[] = []
  const fim = performance.now() + duracaoS * 1000
  const conexoes = await Promise.all(Array.from({ length: CONEXOES }, () => abrir(PORTAS[lado])))
  await Promise.all(
    conexoes.map(async ({ pedir, fechar }) => {
      while (performance.now() < fim) {
        const desde = performance.now()
        await pedir(linha.pedido(lado, mundo, vezes.n++))
        tempos.push(performance.now() - desde)
      }
      fechar()
    }),
  )
  return tempos
}

type Ligados = Readonly<Record<Lado, ChildProcess>>

async function medirLinha(
  linha: Linha,
  mundo: Mundo,
  ligados: Ligados,
  postmaster: string | null,
): Promise<Medidas> {
  const medidas: Record<Lado, Medida[]> = { produto: [], piso: [], piso_ajustado: [] }
  // Of each side on its own: the same people in the same order.
  const vezes: Record<Lado, { n: number }> = { produto: { n: 0 }, piso: { n: 0 }, piso_ajustado: { n: 0 } }
  for (const lado of lados) await carregar(lado, linha, mundo, AQUECIMENTO_S, vezes[lado])
  for (let rodada = 0; rodada < rodadas; rodada++) {
    for (const lado of rodada % 2 === 0 ? lados : lados.toReversed()) {
      const cpu = () => [readProcesso(ligados[lado].pid ?? 0), readBanco(postmaster)] as const
      const antes = cpu()
      const inicio = performance.now()
      const tempos = await carregar(lado, linha, mundo, segundos, vezes[lado])
      const depois = cpu()
      medidas[lado].push({
        pedidos: tempos.length,
        segundos: (performance.now() - inicio) / 1000,
        nodeMs: gastoMs(antes[0], depois[0]),
        bancoMs: gastoMs(antes[1], depois[1]),
        tempos,
      })
    }
  }
  return medidas
}

/** A start leaves work behind: terms, warnings of the day, vacuum. Nothing is timed while there is any of it. */
async function ateAquietar(ligados: Ligados, postmaster: string | null): Promise<void> {
  const cpu = () => new Map([...readProcesso(ligados.produto.pid ?? 0), ...readBanco(postmaster)])
  for (let quietos = 0; quietos < 3;) {
    const antes = cpu()
    await sleep(1000)
    quietos = gastoMs(antes, cpu()) < 50 ? quietos + 1 : 0
  }
}

await using recursos = new AsyncDisposableStack()
const ligarAte = async (
  lado: Lado,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> => {
  const processo = ligar(args, env)
  recursos.defer(async () => {
    processo.kill('SIGTERM')
    if (processo.exitCode === null) await once(processo, 'exit')
  })
  await ateResponder(lado, processo)
  return processo
}
const produto = await ligarAte('produto', serverArgs, {
  PORT: String(PORTAS.produto),
  DADOS_DIR: dados,
  LOG_NIVEL: 'silent',
  PROXY_CONFIAVEL: '127.0.0.1',
})
const db = openDb(conexao)
recursos.defer(() => db.destroy())
await criarPiso(db, Temporal.Now.plainDateISO('America/Sao_Paulo').toString())
recursos.defer(() => apagarPiso(db))
const piso = (lado: Exclude<Lado, 'produto'>): Promise<ChildProcess> =>
  ligarAte(lado, [join(import.meta.dirname, 'piso/servidor.ts')], {
    PORTA: String(PORTAS[lado]),
    BANCO: url,
    ESQUEMA: lado,
  })
const ligados: Ligados = { produto, piso: await piso('piso'), piso_ajustado: await piso('piso_ajustado') }
const mundo = await conhecer(db, await criarUsuarios(db))
const postmaster = await findPostmaster(dados)
await ateAquietar(ligados, postmaster)
const cargaAntes = loadavg()[0] ?? 0
const medidas: (readonly [Linha, Medidas])[] = []
for (const linha of linhas.filter(({ nome }) => nome.includes(parte))) {
  const feitas = await medirLinha(linha, mundo, ligados, postmaster)
  medidas.push([linha, feitas])
  console.log(resumo(linha, feitas))
}
if (parte === '') {
  const { rows } = await sql<{ n: number; versao: string }>`
    select count(*) as n, current_setting('server_version') as versao from piso.funcionario`.execute(db)
  console.log(
    escrever({
      arquivo: join(import.meta.dirname, 'resultados/piso.md'),
      colaboradores: rows[0]?.n ?? 0,
      banco: `PostgreSQL ${rows[0]?.versao ?? ''}${process.env.DATABASE_URL === undefined ? ', embedded' : ' of DATABASE_URL'}`,
      conexoes: CONEXOES,
      rodadas,
      segundos,
      cargaAntes,
      medidas,
    }),
  )
}

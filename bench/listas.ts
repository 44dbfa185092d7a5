// Times every list over HTTP on a loaded company: npm run carga, then node scripts/run.mjs bench/listas.ts [repetitions] [part of a name]
import { spawn, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverArgs } from '../scripts/server.mjs'
import { chamadas as todas, type Chamada } from './chamadas.ts'
import { findPostmaster, gastoMs, readCpu, type Cpu } from './cpu.ts'

const ALVO_MS = 80
const PORTA = process.env.PORT ?? '3317'
const URL_BASE = `http://127.0.0.1:${PORTA}`
const SENHA = 'demo-limpeza-2026'
const repeticoes = Number(process.argv[2] ?? 20)
/** Only the calls with this in their names; the results of a part are shown and not kept. */
const parte = process.argv[3]
const chamadas = todas.filter(({ nome }) => parte === undefined || nome.includes(parte))
const AQUECIMENTO = 2
const CLIENTES = 4

// Each address may call so often in a minute: the bench stands for a whole company behind a proxy.
let requests = 0
const endereco = (): string =>
  `10.${(requests >> 14) & 255}.${(requests >> 6) & 255}.${(requests++ % 60) + 1}`

async function chamar(url: string, token?: string, corpo?: object): Promise<unknown> {
  const resposta = await fetch(`${URL_BASE}${url}`, {
    method: corpo ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': endereco(),
      ...(corpo ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(corpo ? { body: JSON.stringify(corpo) } : {}),
  })
  const texto = await resposta.text()
  if (!resposta.ok) throw new Error(`${url} answered ${resposta.status}: ${texto.slice(0, 200)}`)
  return JSON.parse(texto)
}

const percentil = (tempos: readonly number[], p: number): number => {
  const emOrdem = tempos.toSorted((a, b) => a - b)
  return emOrdem[Math.min(emOrdem.length - 1, Math.ceil((p / 100) * emOrdem.length) - 1)] ?? 0
}

interface Medida {
  readonly nome: string
  readonly login: string
  readonly tempos: readonly number[]
  /** On a processor, of server and database together, for one call. */
  readonly cpu: number
}

async function medir(
  { nome, login, url }: Chamada,
  token: string | undefined,
  vezes: number,
): Promise<Medida> {
  const tempos: number[] = []
  for (let i = 0; i < AQUECIMENTO; i++) await chamar(url, token)
  const antes = cpu()
  for (let i = 0; i < vezes; i++) {
    const inicio = performance.now()
    await chamar(url, token)
    tempos.push(performance.now() - inicio)
  }
  return { nome, login, tempos, cpu: gastoMs(antes, cpu()) / vezes }
}

/** All calls mixed, several at a time, as a morning at the company. */
async function misturar(
  tokens: ReadonlyMap<string, string>,
): Promise<{ tempos: number[]; porSegundo: number }> {
  const tempos: number[] = []
  const fila = Array.from({ length: 3 }, () => chamadas).flat()
  const inicio = performance.now()
  const cliente = async (): Promise<void> => {
    for (let proxima = fila.shift(); proxima; proxima = fila.shift()) {
      const desde = performance.now()
      await chamar(proxima.url, tokens.get(proxima.login))
      tempos.push(performance.now() - desde)
    }
  }
  await Promise.all(Array.from({ length: CLIENTES }, cliente))
  return { tempos, porSegundo: tempos.length / ((performance.now() - inicio) / 1000) }
}

const ms = (n: number): string => n.toFixed(1).replace('.', ',')

function relatorio(
  medidas: readonly Medida[],
  mistura: Awaited<ReturnType<typeof misturar>>,
  load: string,
): string {
  const lentas = medidas.filter(({ tempos }) => percentil(tempos, 95) > ALVO_MS)
  const tempos = medidas.flatMap(({ tempos }) => tempos)
  const linhas = medidas.map(
    ({ nome, login, tempos, cpu }) =>
      `| ${nome.replaceAll('|', '/')} | ${login} | ${ms(percentil(tempos, 50))} | ${ms(percentil(tempos, 95))} | ${ms(Math.max(...tempos))} | ${ms(cpu)} |`,
  )
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  return [
    '# Lists with 100.000 employees and 60.000 admissions',
    '',
    `Written by \`bench/listas.ts\` on the database of \`npm run carga\`, over HTTP with keep-alive, on commit ${commit}.`,
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ''}), Node ${process.version}; load average of the machine ${load}: the`,
    'clock includes waiting for other work on it. CPU is what a call keeps server and database busy, together: on a',
    'machine of its own a call takes about that long, or less where two queries run side by side.',
    '',
    `- One call after the other: ${tempos.length} calls, p50 ${ms(percentil(tempos, 50))} ms, p95 ${ms(percentil(tempos, 95))} ms. Target: p95 ≤ ${ALVO_MS} ms for each call; above it: ${lentas.length} of ${medidas.length}.`,
    `- CPU of one call: ${ms(
      percentil(
        medidas.map(({ cpu }) => cpu),
        50,
      ),
    )} ms in the middle, ${ms(
      percentil(
        medidas.map(({ cpu }) => cpu),
        95,
      ),
    )} ms at the 95th percentile of the calls, ${ms(Math.max(...medidas.map(({ cpu }) => cpu)))} ms the most.`,
    `- ${CLIENTES} clients at a time, all calls mixed: p50 ${ms(percentil(mistura.tempos, 50))} ms, p95 ${ms(percentil(mistura.tempos, 95))} ms, ${Math.round(mistura.porSegundo)} calls a second.`,
    '',
    '| call | login | p50 ms | p95 ms | max ms | CPU ms |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...linhas,
    '',
  ].join('\n')
}

const dados = process.env.DADOS_DIR ?? 'dados-carga'
const servidor = spawn(process.execPath, [...serverArgs], {
  env: { ...process.env, PORT: PORTA, DADOS_DIR: dados, LOG_NIVEL: 'silent', PROXY_CONFIAVEL: '127.0.0.1' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
let postmaster: string | null = null
const cpu = (): Cpu => readCpu(servidor.pid ?? 0, postmaster)
try {
  while ((await fetch(`${URL_BASE}/api/pronto`).catch(() => null))?.ok !== true) {
    if (servidor.exitCode !== null) throw new Error('The server did not start')
    await sleep(100)
  }
  postmaster = await findPostmaster(dados)
  const tokens = new Map<string, string>()
  for (const usuario of new Set(chamadas.map(({ login }) => login))) {
    const { accessToken } = (await chamar('/api/auth/login', undefined, { usuario, senha: SENHA })) as {
      accessToken: string
    }
    tokens.set(usuario, accessToken)
  }
  const antes = loadavg()[0] ?? 0
  const medidas: Medida[] = []
  for (const chamada of chamadas) medidas.push(await medir(chamada, tokens.get(chamada.login), repeticoes))
  const mistura = await misturar(tokens)
  const texto = relatorio(medidas, mistura, `${ms(antes)} before, ${ms(loadavg()[0] ?? 0)} after`)
  mkdirSync(join(import.meta.dirname, 'resultados'), { recursive: true })
  if (parte === undefined) writeFileSync(join(import.meta.dirname, 'resultados/listas.md'), texto)
  console.log(texto.split('\n').slice(0, 10).join('\n'))
  for (const { nome, login, cpu, tempos } of medidas.toSorted((a, b) => b.cpu - a.cpu).slice(0, 20))
    console.log(`CPU ${ms(cpu)} ms, p95 ${ms(percentil(tempos, 95))} ms: ${login}, ${nome}`)
} finally {
  servidor.kill('SIGTERM')
  await once(servidor, 'exit')
}

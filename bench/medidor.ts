import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverArgs } from '../scripts/server.mjs'
import { findPostmaster, gastoMs, readCpu, type Cpu } from './cpu.ts'

// Calls timed over HTTP on the database of `npm run carga`, one after the other.

const PORTA = process.env.PORT ?? '3318'
const URL_BASE = `http://127.0.0.1:${PORTA}`
const SENHA = 'demo-limpeza-2026'
const repeticoes = Number(process.argv[2] ?? 40)
/** Only the calls with this in their names; the results of a part are shown and not kept. */
const parte = process.argv[3] ?? ''
const AQUECIMENTO = 3

let requests = 0
/** Each address may call so often in a minute: the bench stands for a whole company behind a proxy. */
const endereco = (): string =>
  `10.${(requests >> 14) & 255}.${(requests >> 6) & 255}.${(requests++ % 60) + 1}`

export async function chamar<T>(url: string, token?: string, corpo?: object): Promise<T> {
  const resposta = await fetch(`${URL_BASE}${url}`, {
    method: corpo ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': endereco(),
      ...(corpo ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(corpo ? { body: JSON.stringify(corpo) } : {}),
  })
  const texto = await resposta.text()
  if (!resposta.ok) throw new Error(`${url} answered ${resposta.status}: ${texto.slice(0, 200)}`)
  return JSON.parse(texto) as T
}

export const entrar = async (usuario: string): Promise<string> =>
  (await chamar<{ accessToken: string }>('/api/auth/login', undefined, { usuario, senha: SENHA })).accessToken

/** One of a list for each time, round and round. */
export const uma = <T>(lista: readonly T[], vez: number): T => lista[vez % lista.length] as T

const percentil = (tempos: readonly number[], p: number): number => {
  const emOrdem = tempos.toSorted((a, b) => a - b)
  return emOrdem[Math.min(emOrdem.length - 1, Math.ceil((p / 100) * emOrdem.length) - 1)] ?? 0
}

export interface Cenario {
  readonly nome: string
  readonly alvoMs: number
  /** The call of the nth time: another person or another page each. */
  readonly chamar: (vez: number) => Promise<unknown>
  /** Timed this often instead, cold: work of minutes, which leaves something behind. */
  readonly vezes?: number
}

/** Calls before the first measured one, of something no bench measures. */
const PARA_AQUECER = 200

/** Lets the runtime compile what every call goes through: whatever is measured first would pay for it. */
async function aquecer(clientes: number): Promise<void> {
  const token = await entrar('administrador')
  for (let vez = 0; vez < PARA_AQUECER; vez += clientes)
    await Promise.all(Array.from({ length: clientes }, () => chamar('/api/cargo/listar', token)))
}

async function medir(
  { nome, alvoMs, chamar: fazer, vezes }: Cenario,
  { cpu, clientes }: { readonly cpu: () => Cpu; readonly clientes: number },
) {
  const tempos: number[] = []
  const antes = vezes === undefined ? AQUECIMENTO : 0
  // Each connection of the database plans anew what is prepared: as many calls at once warm as many of them.
  for (let vez = 0; vez < antes; vez++) await Promise.all(Array.from({ length: clientes }, () => fazer(vez)))
  const usado = cpu()
  const ate = antes + (vezes ?? repeticoes) * clientes
  let proxima = antes
  const cliente = async (): Promise<void> => {
    while (proxima < ate) {
      const vez = proxima++
      const inicio = performance.now()
      await fazer(vez)
      tempos.push(performance.now() - inicio)
    }
  }
  await Promise.all(Array.from({ length: clientes }, cliente))
  return {
    nome,
    alvoMs,
    p50: percentil(tempos, 50),
    p95: percentil(tempos, 95),
    max: Math.max(...tempos),
    cpu: gastoMs(usado, cpu()) / tempos.length,
  }
}

const ms = (n: number): string => n.toFixed(1).replace('.', ',')

interface Relatorio {
  /** The file of the results and the script that writes it. */
  readonly arquivo: string
  readonly titulo: string
  /** The company that is measured; without it the loaded one. */
  readonly banco?: string
  /** What the loaded company has of it. */
  readonly sobre: string
  /** How many call at the same time; one by default. */
  readonly clientes?: number
  readonly cenarios: () => Promise<readonly Cenario[]>
}

/** Starts the server on the loaded database, times every call and keeps the table. */
export async function relatar({
  arquivo,
  titulo,
  banco = 'the database of `npm run carga`',
  sobre,
  clientes = 1,
  cenarios,
}: Relatorio): Promise<void> {
  const dados = process.env.DADOS_DIR ?? 'dados-carga'
  const servidor = spawn(process.execPath, [...serverArgs], {
    env: {
      ...process.env,
      PORT: PORTA,
      DADOS_DIR: dados,
      LOG_NIVEL: 'silent',
      PROXY_CONFIAVEL: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    while ((await fetch(`${URL_BASE}/api/pronto`).catch(() => null))?.ok !== true) {
      if (servidor.exitCode !== null) throw new Error('The server did not start')
      await sleep(100)
    }
    const postmaster = await findPostmaster(dados)
    const cpu = (): Cpu => readCpu(servidor.pid ?? 0, postmaster)
    await aquecer(clientes)
    const antes = loadavg()[0] ?? 0
    const linhas: string[] = []
    for (const cenario of (await cenarios()).filter(({ nome }) => nome.includes(parte))) {
      const { nome, alvoMs, p50, p95, max, cpu: usado } = await medir(cenario, { cpu, clientes })
      linhas.push(
        `| ${nome} | ${ms(p50)} | ${ms(p95)} | ${ms(max)} | ${ms(usado)} | ${alvoMs} | ${p95 <= alvoMs ? 'yes' : 'no'} |`,
      )
    }
    const texto = [
      `# ${titulo}`,
      '',
      `Written by \`bench/${arquivo}.ts\` on ${banco}, ${sobre}`,
      `over HTTP, ${clientes === 1 ? 'one call after the other' : `${clientes} clients at a time`}, ${repeticoes * clientes} of each, after ${PARA_AQUECER} calls of something else, on ${new Date().toISOString().slice(0, 10)}.`,
      `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ''}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version};`,
      `load average of the machine ${ms(antes)} before, ${ms(loadavg()[0] ?? 0)} after: the clock includes waiting for other work on it.`,
      'CPU is what one call keeps server and database busy, together, on whatever cores.',
      '',
      '| call | p50 ms | p95 ms | max ms | CPU ms | target p95 ms | met |',
      '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
      ...linhas,
      '',
    ].join('\n')
    const pasta = join(import.meta.dirname, 'resultados')
    if (parte === '') mkdirSync(pasta, { recursive: true })
    if (parte === '') writeFileSync(join(pasta, `${arquivo}.md`), texto)
    console.log(texto)
  } finally {
    // A server that could not start has ended already, and ends no second time.
    if (servidor.exitCode === null && servidor.kill('SIGTERM')) await once(servidor, 'exit')
  }
}

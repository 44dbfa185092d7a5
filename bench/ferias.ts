// What a vacation asks for on a loaded company: npm run carga, then node scripts/run.mjs bench/ferias.ts [repetitions] [part of a name]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { main } from '../e2e/servidor.ts'

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

async function chamar<T>(url: string, token?: string, corpo?: object): Promise<T> {
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

const percentil = (tempos: readonly number[], p: number): number => {
  const emOrdem = tempos.toSorted((a, b) => a - b)
  return emOrdem[Math.min(emOrdem.length - 1, Math.ceil((p / 100) * emOrdem.length) - 1)] ?? 0
}

interface Cenario {
  readonly nome: string
  readonly alvoMs: number
  /** The call of the nth time: another person or another page each. */
  readonly chamar: (vez: number) => Promise<unknown>
}

interface Aberto {
  readonly dados: { readonly periodoId?: number }
}
interface AVencer {
  readonly results: readonly { readonly colaboradorId: number }[]
  readonly contratos: readonly { readonly value: number }[]
}

const entrar = async (usuario: string): Promise<string> =>
  (await chamar<{ accessToken: string }>('/api/auth/login', undefined, { usuario, senha: SENHA })).accessToken

/** Two fractions, as somebody types them: many months away, so that every rule has something to look at. */
const pedidoDe = (periodoId: number | undefined, vez: number) => ({
  periodoId,
  fracoes: [
    { inicio: `2027-0${(vez % 6) + 2}-08`, dias: 20 },
    { inicio: `2027-1${vez % 3}-04`, dias: 10 },
  ],
  concordancia: true,
})

async function cenarios(): Promise<Cenario[]> {
  const [todos, gestor] = await Promise.all(['administrador', 'gestor'].map(entrar))
  const fila = await chamar<AVencer>('/api/ferias/a-vencer?porPagina=100', todos)
  const pessoas = fila.results.map(({ colaboradorId }) => colaboradorId)
  const uma = <T>(lista: readonly T[], vez: number): T => lista[vez % lista.length] as T
  const abrir = (vez: number) => chamar<Aberto>(`/api/ferias/obter?colaborador=${uma(pessoas, vez)}`, todos)
  const abertas = await Promise.all(pessoas.slice(0, 20).map((_, vez) => abrir(vez)))
  const aVencer = (token: string | undefined, consulta: string) => () =>
    chamar(`/api/ferias/a-vencer?${consulta}`, token)
  const mapa =
    (token: string | undefined, contratos: readonly { readonly value: number }[], mais = '') =>
    (vez: number) =>
      chamar(`/api/ferias/mapa?contratoId=${uma(contratos, vez).value}${mais}`, token)
  const dele = await chamar<AVencer>('/api/ferias/a-vencer', gestor)
  return [
    { nome: 'form opens', alvoMs: 150, chamar: abrir },
    {
      nome: 'verificar, two fractions',
      alvoMs: 60,
      chamar: (vez) =>
        chamar('/api/ferias/verificar', todos, {
          colaboradorId: uma(pessoas, vez % 20),
          dados: pedidoDe(uma(abertas, vez).dados.periodoId, vez),
        }),
    },
    { nome: 'a vencer, all contracts', alvoMs: 80, chamar: aVencer(todos, 'pagina=1') },
    { nome: 'a vencer, page 400', alvoMs: 80, chamar: aVencer(todos, 'pagina=400') },
    { nome: 'a vencer, already double', alvoMs: 80, chamar: aVencer(todos, 'faixa=em_dobro') },
    { nome: 'a vencer, by name', alvoMs: 80, chamar: aVencer(todos, 'busca=silva') },
    { nome: 'a vencer, one contract', alvoMs: 80, chamar: aVencer(todos, 'contratoId=100') },
    { nome: 'a vencer, Gestor of twelve contracts', alvoMs: 80, chamar: aVencer(gestor, 'pagina=1') },
    { nome: 'map of a contract', alvoMs: 80, chamar: mapa(todos, fila.contratos) },
    {
      nome: 'map, who has days to mark',
      alvoMs: 80,
      chamar: mapa(todos, fila.contratos, '&quem=por_marcar'),
    },
    { nome: 'map, Gestor of twelve contracts', alvoMs: 80, chamar: mapa(gestor, dele.contratos) },
  ]
}

async function medir({ nome, alvoMs, chamar: fazer }: Cenario) {
  const tempos: number[] = []
  for (let vez = 0; vez < repeticoes + AQUECIMENTO; vez++) {
    const inicio = performance.now()
    await fazer(vez)
    if (vez >= AQUECIMENTO) tempos.push(performance.now() - inicio)
  }
  return { nome, alvoMs, p50: percentil(tempos, 50), p95: percentil(tempos, 95), max: Math.max(...tempos) }
}

const ms = (n: number): string => n.toFixed(1).replace('.', ',')

const servidor = spawn(process.execPath, [main], {
  env: {
    ...process.env,
    PORT: PORTA,
    DADOS_DIR: process.env.DADOS_DIR ?? 'dados-carga',
    LOG_NIVEL: 'silent',
    PROXY_CONFIAVEL: '127.0.0.1',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  while ((await fetch(`${URL_BASE}/api/saude`).catch(() => null))?.ok !== true) {
    if (servidor.exitCode !== null) throw new Error('The server did not start')
    await sleep(100)
  }
  const antes = loadavg()[0] ?? 0
  const linhas: string[] = []
  for (const cenario of (await cenarios()).filter(({ nome }) => nome.includes(parte))) {
    const { nome, alvoMs, p50, p95, max } = await medir(cenario)
    linhas.push(
      `| ${nome} | ${ms(p50)} | ${ms(p95)} | ${ms(max)} | ${alvoMs} | ${p95 <= alvoMs ? 'yes' : 'no'} |`,
    )
  }
  const texto = [
    '# Vacations with 100.000 employees',
    '',
    `Written by \`bench/ferias.ts\` on the database of \`npm run carga\`, where a third of the people have a vacation approved`,
    `within the year; over HTTP, one call after the other, ${repeticoes} of each. ${cpus().length} cores (${cpus()[0]?.model.trim() ?? ''}), Node ${process.version};`,
    `load average of the machine ${ms(antes)} before, ${ms(loadavg()[0] ?? 0)} after: the clock includes waiting for other work on it.`,
    '',
    '| call | p50 ms | p95 ms | max ms | target p95 ms | met |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...linhas,
    '',
  ].join('\n')
  if (parte === '') mkdirSync(join(import.meta.dirname, 'resultados'), { recursive: true })
  if (parte === '') writeFileSync(join(import.meta.dirname, 'resultados/ferias.md'), texto)
  console.log(texto)
} finally {
  servidor.kill('SIGTERM')
  await once(servidor, 'exit')
}

// Kills the primary of two databases under load and promotes the other: node scripts/run.mjs bench/principal.ts [rounds]
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDatabase } from '../apps/server/src/db/roles.ts'
import {
  criarAdministrador,
  entrarComoAna,
  escrever,
  gravados,
  novoQuadro,
  type Escritores,
} from '../apps/server/src/test/escritores.ts'
import { subirInstancia } from '../apps/server/src/test/instancia.ts'
import { criarPar } from '../apps/server/src/test/par-de-bancos.ts'
import { maquina } from './maquina.ts'

const ROUNDS = Number(process.argv[2] ?? 20)
const INSTANCES = 2
const WARM_UP_MS = 600
const GIVE_UP_MS = 60_000
/** From the kill to the next acknowledged write, the order to promote included. */
const TARGET_MS = 5_000

interface Round {
  readonly confirmadas: number
  readonly perdidas: number
  readonly duplicadas: number
  readonly estranhas: number
  readonly paradaMs: number
}

const dados = await mkdtemp(join(tmpdir(), 'rh-principal-'))
await using par = await criarPar(async (connection) => {
  await prepareDatabase({ owner: connection, application: connection })
  await criarAdministrador(connection)
})
const instancias = await Promise.all(
  Array.from({ length: INSTANCES }, () => subirInstancia({ DADOS_DIR: dados, DATABASE_URL: par.url })),
)
const urls = instancias.map(({ url }) => url)
const ana = await entrarComoAna(urls[0] ?? '')

async function untilMore({ confirmadas }: Escritores, than: number): Promise<void> {
  const end = Date.now() + GIVE_UP_MS
  while (confirmadas.length <= than && Date.now() < end) await sleep(5)
}

async function round(): Promise<Round> {
  const { colunaId } = await novoQuadro(ana, urls[0] ?? '')
  const escritores = escrever(ana, urls, colunaId)
  await untilMore(escritores, 20)
  await sleep(Math.random() * WARM_UP_MS)
  const since = performance.now()
  par.principal.matar()
  const until = escritores.confirmadas.length
  await par.promover()
  await untilMore(escritores, until)
  const paradaMs = Math.round(performance.now() - since)
  await untilMore(escritores, until + 20)
  await escritores.parar()
  const achados = await gravados(par.espera)
  const vezes = escritores.confirmadas.map((chave) => achados.get(chave) ?? 0)
  return {
    confirmadas: vezes.length,
    perdidas: vezes.filter((n) => n === 0).length,
    duplicadas: vezes.filter((n) => n > 1).length,
    estranhas: escritores.estranhas.length,
    paradaMs,
  }
}

const rounds: Round[] = []
for (let n = 0; n < ROUNDS; n += 1) {
  const feita = await round()
  rounds.push(feita)
  console.log(n + 1, JSON.stringify(feita))
  await par.refazer()
}
for (const instancia of instancias) await instancia.encerrar()
await rm(dados, { recursive: true, force: true })

const soma = (de: (round: Round) => number): number => rounds.reduce((total, one) => total + de(one), 0)
const piores = rounds.map(({ paradaMs }) => paradaMs).toSorted((a, b) => a - b)
const mediana = piores[Math.floor(piores.length / 2)] ?? 0
const pior = piores.at(-1) ?? 0
const linhas = [
  ['acknowledged writes', soma(({ confirmadas }) => confirmadas), '', ''],
  ['of them lost', soma(({ perdidas }) => perdidas), 0, soma(({ perdidas }) => perdidas) === 0],
  [
    'of them there twice',
    soma(({ duplicadas }) => duplicadas),
    0,
    soma(({ duplicadas }) => duplicadas) === 0,
  ],
  [
    'answers other than success or "come back"',
    soma(({ estranhas }) => estranhas),
    0,
    soma(({ estranhas }) => estranhas) === 0,
  ],
  ['from the kill to the next acknowledged write, median', `${mediana} ms`, '', ''],
  ['the same, at its longest', `${pior} ms`, `${TARGET_MS} ms`, pior <= TARGET_MS],
] as const
const texto = `# The primary killed under load, ${ROUNDS} times

Written by \`bench/principal.ts\`: two PostgreSQL servers with synchronous replication, ${INSTANCES} instances that nobody
restarts, three clients that write and repeat under the same key. Each time the standby is promoted, and the pair made
anew. ${maquina()}

| what | measured | target | met |
| ---- | -------: | -----: | --- |
${linhas.map(([what, value, target, met]) => `| ${what} | ${value} | ${target} | ${met === '' ? '' : met ? 'yes' : 'no'} |`).join('\n')}
`
console.log(texto)
await writeFile(join(import.meta.dirname, 'resultados/principal.md'), texto)
process.exitCode = linhas.some(([, , , met]) => met === false) ? 1 : 0

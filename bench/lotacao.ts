// How many people one machine serves: node scripts/run.mjs bench/lotacao.ts [data folder], of the demo company without one
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../apps/server/src/db/connect.ts'
import { createServidor, MODELO, type Servidor } from '../e2e/servidor.ts'
import { findPostmaster, gastoMs, readCpu } from './cpu.ts'
import { COM_ENDERECOS, entrarComo, type Pessoa } from './gravadores/pessoa.ts'
import { maquina } from './maquina.ts'
import { pesoDe } from './memoria.ts'

const PESSOAS = [10, 25, 50, 100, 200] as const
/** Who works with the system opens something every few seconds; each opens it in a moment of their own. */
const PAUSA_MS = 5_000
const MEDIDOS_MS = 20_000
const AQUECER_MS = 6_000
const LOGINS = ['administrador', 'gestor', 'cadastro', 'sesmt', 'vagas', 'coordenador'] as const
/** What a person opens: a start page, a list, one of its pages, the frame around them. */
const LEITURAS = [
  '/api/inicio',
  '/api/conta/moldura',
  '/api/colaborador/listar?pagina=1&porPagina=25',
  '/api/admissao/listar?pagina=1&porPagina=25&ordenar=prazo',
  '/api/colaborador/listar?busca=silva',
  '/api/auth/me',
] as const

interface Degrau {
  readonly pessoas: number
  readonly porSegundo: number
  readonly p95Ms: number
  readonly nucleos: number
  readonly nodeMib: number
  readonly bancoMib: number
}

/** One person at work until it is over: what each call took. */
async function trabalhar(pessoa: Pessoa, fim: AbortSignal, tempos: number[]): Promise<void> {
  await sleep(Math.random() * PAUSA_MS)
  for (let vez = Math.floor(Math.random() * LEITURAS.length); !fim.aborted; vez++) {
    const since = performance.now()
    await pessoa.baixar(LEITURAS[vez % LEITURAS.length] ?? '')
    tempos.push(performance.now() - since)
    await sleep(PAUSA_MS * (0.5 + Math.random()))
  }
}

async function medir(servidor: Servidor, gente: readonly Pessoa[], pessoas: number): Promise<Degrau> {
  const fim = new AbortController()
  const tempos: number[] = []
  const todos = Array.from({ length: pessoas }, (_, i) =>
    trabalhar(gente[i % gente.length] as Pessoa, fim.signal, tempos),
  )
  await sleep(AQUECER_MS)
  tempos.length = 0
  const postmaster = await findPostmaster(servidor.dataDir)
  const antes = readCpu(servidor.pid(), postmaster)
  await sleep(MEDIDOS_MS)
  const gasto = gastoMs(antes, readCpu(servidor.pid(), postmaster))
  const medidos = tempos.toSorted((a, b) => a - b)
  const memoria = {
    nodeMib: pesoDe(servidor.pid()),
    bancoMib: servidor.databasePids().reduce((soma, pid) => soma + pesoDe(pid), 0),
  }
  fim.abort()
  await Promise.all(todos)
  return {
    pessoas,
    porSegundo: medidos.length / (MEDIDOS_MS / 1000),
    p95Ms: medidos[Math.ceil(medidos.length * 0.95) - 1] ?? 0,
    nucleos: gasto / MEDIDOS_MS,
    ...memoria,
  }
}

const pasta = process.argv[2]
if (pasta !== undefined) process.env[MODELO] = pasta
await using servidor = await createServidor()
await servidor.start(COM_ENDERECOS)
const gente = await Promise.all(LOGINS.map((login) => entrarComo(servidor, login)))
const comecou = pesoDe(servidor.pid())
const degraus: Degrau[] = []
for (const pessoas of PESSOAS) {
  const degrau = await medir(servidor, gente, pessoas)
  console.log(degrau)
  degraus.push(degrau)
}
const total = await withClient(
  { host: `${servidor.dataDir}/banco`, user: 'rh', database: 'postgres' },
  async (client) => {
    const { rows } = await client.query<{ total: number }>(
      'select count(*)::int as total from vinculo where data_desligamento is null',
    )
    return rows[0]?.total ?? 0
  },
)
const pt = (n: number, casas = 0): string =>
  n.toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas })
const texto = `# How many people one machine serves: ${pt(total)} employees

Written by \`bench/lotacao.ts\`: people who open something every ${PAUSA_MS / 1000} seconds each, server, database and those who ask on one machine.
${maquina()}
The server, just started: ${pt(comecou)} MiB.

| people at work | calls a second | p95 | cores kept busy | memory of the server | of the database |
| ---: | ---: | ---: | ---: | ---: | ---: |
${degraus.map(({ pessoas, porSegundo, p95Ms, nucleos, nodeMib, bancoMib }) => `| ${pessoas} | ${pt(porSegundo, 1)} | ${pt(p95Ms)} ms | ${pt(nucleos, 2)} | ${pt(nodeMib)} MiB | ${pt(bancoMib)} MiB |`).join('\n')}
`
writeFileSync(
  join(import.meta.dirname, `resultados/lotacao-${pasta === undefined ? 'demo' : 'carga'}.md`),
  texto,
)
console.log(texto)

import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { dirname } from 'node:path'
import type { Lado, Linha } from './linhas.ts'

/** One round of one side. */
export interface Medida {
  readonly pedidos: number
  readonly segundos: number
  readonly nodeMs: number
  readonly bancoMs: number
  readonly tempos: readonly number[]
}

const mediana = (numeros: readonly number[]): number =>
  numeros.toSorted((a, b) => a - b)[Math.floor(numeros.length / 2)] ?? 0
const percentil = (numeros: readonly number[], p: number): number =>
  numeros.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((p / 100) * numeros.length) - 1)] ?? 0
const soma = (medidas: readonly Medida[], de: (medida: Medida) => number): number =>
  medidas.reduce((total, medida) => total + de(medida), 0)

const porSegundo = ({ pedidos, segundos }: Medida): number => pedidos / segundos
/** Of all rounds together: processor time does not scatter as the clock does. */
const porPedido = (medidas: readonly Medida[], de: (medida: Medida) => number): number =>
  soma(medidas, de) / soma(medidas, ({ pedidos }) => pedidos)

const numero = (n: number, casas: number): string => n.toFixed(casas)
const cpuDe = (medidas: readonly Medida[]): number =>
  porPedido(medidas, ({ nodeMs, bancoMs }) => nodeMs + bancoMs)

export type Medidas = Readonly<Record<Lado, readonly Medida[]>>

/** Ratios of one row: of each round, in which the sides take turns, the middle one. */
function razoes({ contra }: Linha, medidas: Medidas) {
  const porRodada = medidas.produto.map((nossa, i) => {
    const dela = medidas[contra][i]
    return dela ? porSegundo(nossa) / porSegundo(dela) : 0
  })
  return { razao: mediana(porRodada), cpu: cpuDe(medidas.produto) / cpuDe(medidas[contra]) }
}

function cumpriu(linha: Linha, { razao, cpu }: { razao: number; cpu: number }): string {
  return razao >= linha.razao && (linha.cpu === undefined || cpu <= linha.cpu) ? 'yes' : 'no'
}

export const resumo = (linha: Linha, medidas: Medidas): string => {
  const feito = razoes(linha, medidas)
  const lados = (Object.keys(medidas) as Lado[]).map(
    (lado) =>
      `${lado} ${numero(mediana(medidas[lado].map(porSegundo)), 0)}/s ${numero(
        porPedido(medidas[lado], (m) => m.nodeMs),
        2,
      )}+${numero(
        porPedido(medidas[lado], (m) => m.bancoMs),
        2,
      )} ms`,
  )
  return `${linha.nome}: ${numero(feito.razao, 3)} of the req/s, ${numero(feito.cpu, 1)}× the processor (${lados.join('; ')})`
}

const linhaDaTabela = (linha: Linha, medidas: Medidas): string => {
  const feito = razoes(linha, medidas)
  const segundo = (lado: Lado) => numero(mediana(medidas[lado].map(porSegundo)), 0)
  const cpu = (lado: Lado) =>
    `${numero(
      porPedido(medidas[lado], (m) => m.nodeMs),
      2,
    )} + ${numero(
      porPedido(medidas[lado], (m) => m.bancoMs),
      2,
    )}`
  const tempos = medidas.produto.flatMap((medida) => medida.tempos)
  return `| ${[
    linha.nome,
    segundo('piso'),
    segundo('piso_ajustado'),
    segundo('produto'),
    cpu('piso'),
    cpu('piso_ajustado'),
    cpu('produto'),
    `${numero(percentil(tempos, 50), 1)} / ${numero(percentil(tempos, 95), 1)}`,
    linha.contra === 'piso' ? 'floor' : 'tuned',
    numero(feito.razao, 2),
    `≥ ${linha.razao}`,
    `${numero(feito.cpu, 1)}×`,
    linha.cpu === undefined ? '–' : `≤ ${linha.cpu}×`,
    cumpriu(linha, feito),
  ].join(' | ')} |`
}

interface Relatorio {
  readonly arquivo: string
  readonly colaboradores: number
  readonly banco: string
  readonly conexoes: number
  readonly rodadas: number
  readonly segundos: number
  readonly cargaAntes: number
  readonly medidas: readonly (readonly [Linha, Medidas])[]
}

export function escrever({ arquivo, medidas, ...como }: Relatorio): string {
  const texto = [
    '# The product beside its floor',
    '',
    `Written by \`bench/piso.ts\` with ${como.colaboradores.toLocaleString('en')} employees on ${como.banco}, ${como.conexoes} connections,`,
    `${como.rodadas} rounds of ${como.segundos} s of each side in turn, on ${new Date().toISOString().slice(0, 10)}.`,
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ''}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version};`,
    `load average of the machine ${numero(como.cargaAntes, 1)} before, ${numero(loadavg()[0] ?? 0, 1)} after. The client runs on the same machine.`,
    '',
    'What the floor is, and what each row asks: [performance](../../docs/desempenho.md). CPU is milliseconds on a',
    'processor for one request, of the server + of the database; the ratio of requests a second is the middle one of the',
    'rounds, each beside the floor of the same round.',
    '',
    '| call | floor req/s | tuned req/s | product req/s | floor CPU | tuned CPU | product CPU | product p50 / p95 ms | beside | ratio | goal | CPU | goal | met |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | --- |',
    ...medidas.map(([linha, feitas]) => linhaDaTabela(linha, feitas)),
    '',
  ].join('\n')
  mkdirSync(dirname(arquivo), { recursive: true })
  writeFileSync(arquivo, texto)
  return texto
}

// Times the planner of vacations and what it gains: node scripts/run.mjs bench/planejamento.ts [seconds that it may take]
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { concluir, preparar } from '../packages/domain/src/regras/ferias/planejamento/planejar.ts'
import { empresaDeExemplo } from '../packages/domain/src/regras/ferias/planejamento/exemplo.ts'
import type { ResultadoDoPlano } from '../packages/domain/src/regras/ferias/planejamento/tipos.ts'
import { LIMITE_MS, resolverEmThread } from '../apps/server/src/modules/ferias/planejamento/em-thread.ts'

const ALVO_MS = 30_000
const limiteMs = process.argv[2] === undefined ? LIMITE_MS : Number(process.argv[2]) * 1000

const casos = [
  { pessoas: 100, contratos: 1, porPosto: 5, percentual: 12, semente: 7 },
  { pessoas: 500, contratos: 20, porPosto: 5, percentual: 15, semente: 7 },
  { pessoas: 500, contratos: 5, porPosto: 5, percentual: 12, semente: 7 },
  { pessoas: 500, contratos: 1, porPosto: 6, percentual: 10, semente: 7 },
  { pessoas: 500, contratos: 1, porPosto: 6, percentual: 8, semente: 7 },
  { pessoas: 1000, contratos: 8, porPosto: 6, percentual: 10, semente: 7 },
]

const reais = (centavos: number): string =>
  String(Math.round(centavos / 100)).replace(/\B(?=(?:\d{3})+$)/g, '.')

const colunasDe = ({ itens, impossiveis, comPlano }: ResultadoDoPlano): string =>
  `${itens.length} / ${impossiveis.length} | ${reais(comPlano.dobraCentavos)} | ${reais(comPlano.coberturaCentavos)} | ${reais(comPlano.horasExtrasCentavos)} | ${comPlano.maximoFora}`

async function medir(caso: (typeof casos)[number]): Promise<string[]> {
  const entrada = empresaDeExemplo(caso)
  const preparado = preparar(entrada)
  if (!preparado) throw new Error('Nothing to plan')
  const semSolver = concluir(preparado, [], entrada.ano)
  const comecou = performance.now()
  const resolvido = await resolverEmThread(entrada, limiteMs).fim
  if (!resolvido) throw new Error('Nothing to plan')
  const ms = Math.round(performance.now() - comecou)
  const { semPlano } = resolvido
  const nome = `${caso.pessoas} pessoas, ${caso.contratos} contrato(s), teto ${caso.percentual}%`
  const folga = resolvido.folga === null ? 'sem prova' : `${(resolvido.folga * 100).toFixed(1)}%`
  console.log(`${nome}: ${ms} ms, ${resolvido.qualidade}${ms > ALVO_MS ? ' (ACIMA DO ALVO)' : ''}`)
  return [
    `| ${nome} | na última data | – | – / – | ${reais(semPlano.dobraCentavos)} | ${reais(semPlano.coberturaCentavos)} | ${reais(semPlano.horasExtrasCentavos)} | ${semPlano.maximoFora} | |`,
    `| | sem solver | – | ${colunasDe(semSolver)} | |`,
    `| | HiGHS | ${ms} | ${colunasDe(resolvido)} | ${resolvido.qualidade}, ${folga} |`,
  ]
}

const linhas: string[] = []
for (const caso of casos) linhas.push(...(await medir(caso)))
const [cpu] = cpus()
const texto = [
  '# Planejamento de férias',
  '',
  `Alvo: 500 pessoas em até ${ALVO_MS / 1000} s. Limite da procura: ${limiteMs / 1000} s. ${cpus().length}× ${cpu?.model ?? ''}, carga ${loadavg()[0]?.toFixed(1)}. Valores em reais; empresa inventada por \`exemplo.ts\`.`,
  '',
  '| empresa | como | ms | datas / sem data | dobra | cobertura | horas extras | mais gente fora | prova |',
  '|---|---|---|---|---|---|---|---|---|',
  ...linhas,
  '',
].join('\n')
const pasta = join(import.meta.dirname, 'resultados')
mkdirSync(pasta, { recursive: true })
writeFileSync(join(pasta, 'planejamento.md'), texto)

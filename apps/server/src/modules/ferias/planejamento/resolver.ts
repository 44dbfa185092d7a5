import { createRequire } from 'node:module'
import type { Highs } from 'highs'
import type { Grupo } from '@rh/domain/regras/ferias/planejamento/grupos'
import { gulosa } from '@rh/domain/regras/ferias/planejamento/gulosa'
import {
  custoDaEscolha,
  escolhaDe,
  modeloDe,
  valoresDa,
  type Escolha,
  type Modelo,
} from '@rh/domain/regras/ferias/planejamento/modelo'
import { concluir, preparar } from '@rh/domain/regras/ferias/planejamento/planejar'
import { comPedaco, pedacoDe, sorteio, vizinhos } from '@rh/domain/regras/ferias/planejamento/vizinhanca'
import type { EntradaDoPlano, ResultadoDoPlano } from '@rh/domain/regras/ferias/planejamento/tipos'

/** How sure it is that no plan costs less: proved, out of time, or stopped by the person. */
export type Qualidade = 'otimo' | 'tempo' | 'parado'

export interface Resolvido extends ResultadoDoPlano {
  readonly qualidade: Qualidade
  /** How far above the least possible cost the plan may still be, from 0; null where nothing was proved. */
  readonly folga: number | null
}

/** How far the solver is, from 0 to 1, by contracts and by the time that each may take. */
export type Andamento = (feito: number) => void

export interface Opcoes {
  readonly limiteMs: number
  readonly deveParar: () => boolean
  readonly aoAndar: Andamento
}

// The types of the package are those of its CommonJS build, whose export is the loader itself.
const loadHighs = createRequire(import.meta.url)('highs') as () => Promise<Highs>
let pronto: Promise<Highs> | undefined

/** A plan within one percent of the best is not worth the wait for a better one. */
const FOLGA_ACEITA = 0.01
/** Reais below which two plans are the same. */
const DIFERENCA_ACEITA = 20

/**
 * The plan of a year, solved contract by contract within a time limit. Always a plan that keeps the rules: where the
 * solver has no time, what it found last or the one that needs no solver. Null once the year is over for the notice.
 */
export async function resolver(entrada: EntradaDoPlano, opcoes: Opcoes): Promise<Resolvido | null> {
  const prazo = performance.now() + opcoes.limiteMs
  const preparado = preparar(entrada)
  if (!preparado) return null
  // What it has compiled by its first model serves the next: a model is of one run, the solver of the thread.
  const highs = await (pronto ??= loadHighs())
  const total = preparado.grupos.reduce((soma, { avaliadas }) => soma + avaliadas.length, 0)
  const decididos: Decidido[] = []
  let feitas = 0
  for (const grupo of preparado.grupos) {
    const resta = total - feitas
    const limiteMs = ((prazo - performance.now()) * grupo.avaliadas.length) / resta
    const parte = grupo.avaliadas.length / total
    const base = feitas / total
    const aoAndar: Andamento = (feito) => opcoes.aoAndar(base + feito * parte)
    decididos.push(decidir(highs, grupo, { ...opcoes, limiteMs, aoAndar }))
    feitas += grupo.avaliadas.length
    opcoes.aoAndar(feitas / total)
  }
  return {
    ...concluir(
      preparado,
      decididos.map(({ escolha }) => escolha),
      entrada.ano,
    ),
    qualidade: decididos.every(({ otimo }) => otimo) ? 'otimo' : opcoes.deveParar() ? 'parado' : 'tempo',
    folga: folgaDe(decididos),
  }
}

interface Decidido {
  readonly escolha: Escolha
  readonly otimo: boolean
  /** Cost in the model, and the least that was proved possible; null where nothing was proved. */
  readonly custo: number
  readonly limite: number | null
  /** Reais less than before. */
  readonly ganho: number
}

function folgaDe(decididos: readonly Decidido[]): number | null {
  if (decididos.some(({ limite }) => limite === null)) return null
  const custo = decididos.reduce((soma, um) => soma + um.custo, 0)
  const limite = decididos.reduce((soma, um) => soma + (um.limite ?? 0), 0)
  return custo <= 0 ? 0 : Math.max(0, (custo - limite) / custo)
}

/** Decides a contract: at once where that is quick enough, otherwise piece by piece until the time is over. */
function decidir(highs: Highs, grupo: Grupo, opcoes: Opcoes): Decidido {
  const inicial = gulosa(grupo)
  if (grupo.avaliadas.length <= DE_UMA_VEZ) return otimizar(highs, grupo, inicial, opcoes)
  const fim = performance.now() + opcoes.limiteMs
  const sorte = sorteio(grupo.contratoId)
  let escolha = inicial
  let semGanho = 0
  while (!opcoes.deveParar() && performance.now() < fim && semGanho < RODADAS_SEM_GANHO) {
    const limiteMs = Math.min(LIMITE_DO_PEDACO_MS, fim - performance.now())
    const pedaco = pedacoDe(grupo, escolha, vizinhos(grupo, escolha, TAMANHO_DO_PEDACO, sorte))
    const antes = pedaco.quais.map((i) => escolha[i] ?? null)
    const achado = otimizar(highs, pedaco.grupo, antes, { ...opcoes, limiteMs, aoAndar: () => {} })
    semGanho = achado.ganho < DIFERENCA_ACEITA / 10 ? semGanho + 1 : 0
    escolha = comPedaco(escolha, pedaco, achado.escolha)
    opcoes.aoAndar(Math.min(1, 1 - (fim - performance.now()) / opcoes.limiteMs))
  }
  return { escolha, otimo: false, custo: 0, limite: null, ganho: 0 }
}

/** Stretches of a contract that the solver takes at once, and of a piece of a larger one. */
const DE_UMA_VEZ = 100
const TAMANHO_DO_PEDACO = 36
const LIMITE_DO_PEDACO_MS = 1500
/** Pieces in a row that gained nothing: the plan is as good as this way finds. */
const RODADAS_SEM_GANHO = 60
/** Less than this is not worth building a model for. */
const MENOR_TEMPO_MS = 20

/** The best choice that the solver finds from another one on; that one where it finds none. */
function otimizar(highs: Highs, grupo: Grupo, inicial: Escolha, opcoes: Opcoes): Decidido {
  const modelo = modeloDe(grupo)
  const antes = custoDaEscolha(modelo, inicial, grupo)
  const semSolver = { escolha: inicial, otimo: false, custo: antes, limite: null, ganho: 0 }
  if (opcoes.deveParar() || opcoes.limiteMs < MENOR_TEMPO_MS) return semSolver
  const { valores, otimo, limite } = rodar(highs, modelo, valoresDa(modelo, inicial, grupo), opcoes)
  if (!valores) return { ...semSolver, limite }
  const escolha = escolhaDe(modelo, valores, grupo)
  const custo = custoDaEscolha(modelo, escolha, grupo)
  return custo <= antes ? { escolha, otimo, custo, limite, ganho: antes - custo } : { ...semSolver, limite }
}

interface Otimizado {
  readonly valores: ArrayLike<number> | null
  readonly otimo: boolean
  readonly limite: number | null
}

function rodar(highs: Highs, modelo: Modelo, inicial: Float64Array, opcoes: Opcoes): Otimizado {
  const { modelStatus, variableType, callbackType } = highs.constants
  const comecou = performance.now()
  return highs.withModel((model): Otimizado => {
    model.passModel({
      numCols: modelo.colunas,
      numRows: modelo.maximoDasLinhas.length,
      colCost: modelo.custos,
      colLower: modelo.custos.map(() => 0),
      colUpper: modelo.maximos.map((maximo) => (Number.isFinite(maximo) ? maximo : highs.infinity)),
      rowLower: modelo.minimoDasLinhas.map((minimo) => (Number.isFinite(minimo) ? minimo : -highs.infinity)),
      rowUpper: modelo.maximoDasLinhas,
      integrality: modelo.inteiras.map((inteira) =>
        inteira ? variableType.integer : variableType.continuous,
      ),
      matrix: {
        format: 'csr',
        numCols: modelo.colunas,
        numRows: modelo.maximoDasLinhas.length,
        starts: modelo.comecos,
        indices: modelo.indices,
        values: modelo.valores,
      },
    })
    model.options.set({
      output_flag: false,
      random_seed: 0,
      time_limit: opcoes.limiteMs / 1000,
      mip_rel_gap: FOLGA_ACEITA,
      mip_abs_gap: DIFERENCA_ACEITA,
    })
    model.setSolution({ colValue: inicial })
    model.run({
      [callbackType.mipInterrupt]: (evento) => {
        opcoes.aoAndar(Math.min(1, (performance.now() - comecou) / opcoes.limiteMs))
        if (opcoes.deveParar()) evento.interrupt()
        return undefined
      },
    })
    const valores = model.getSolution().colValue
    const limite = model.info.get('mip_dual_bound')
    return {
      valores: valores.length > 0 ? valores : null,
      otimo: model.getModelStatus() === modelStatus.optimal,
      limite: typeof limite === 'number' && Number.isFinite(limite) ? limite : null,
    }
  })
}

import { diasEntre, type DataIso } from '../calendario/datas.ts'
import { marcosDaDemissao, type MarcoDaDemissao } from './linha-do-tempo.ts'
import type { LinhaDaRescisao, TipoDeLinha } from './linhas.ts'
import type { SimulacaoDaDemissao } from './simulacao-tipos.ts'

/** Two amounts in centavos and how much the second is above the first. */
export interface Comparado {
  readonly a: number
  readonly b: number
  readonly diferenca: number
}

export interface LinhaComparada {
  readonly codigo: string
  readonly rotulo: string
  readonly tipo: TipoDeLinha
  /** Null where this side does not have the line. */
  readonly a: number | null
  readonly b: number | null
  readonly diferenca: number
}

export interface DataComparada {
  readonly codigo: MarcoDaDemissao
  readonly rotulo: string
  readonly a: DataIso | null
  readonly b: DataIso | null
  /** Null where one of the sides has no such day. */
  readonly diferencaDias: number | null
}

/** Two dismissals side by side. `custo` is what leaves the company: gross amounts and FGTS fine. */
export interface ComparacaoDeDemissoes {
  readonly linhas: readonly LinhaComparada[]
  readonly datas: readonly DataComparada[]
  readonly totalBruto: Comparado
  readonly totalDescontos: Comparado
  readonly totalLiquido: Comparado
  readonly custo: Comparado
}

const comparado = (a: number, b: number): Comparado => ({ a, b, diferenca: b - a })

/** Lines up two simulations of a dismissal, item by item and day by day. */
export const compararDemissoes = (a: SimulacaoDaDemissao, b: SimulacaoDaDemissao): ComparacaoDeDemissoes => ({
  linhas: compararLinhas(a.linhas, b.linhas),
  datas: compararDatas(a, b),
  totalBruto: comparado(a.totalBruto, b.totalBruto),
  totalDescontos: comparado(a.totalDescontos, b.totalDescontos),
  totalLiquido: comparado(a.totalLiquido, b.totalLiquido),
  custo: comparado(a.custoTotal, b.custoTotal),
})

/** Lines of both in the order of the statement: paid, discounted, deposited. */
function compararLinhas(
  deA: readonly LinhaDaRescisao[],
  deB: readonly LinhaDaRescisao[],
): readonly LinhaComparada[] {
  const ordem: readonly TipoDeLinha[] = ['provento', 'desconto', 'fgts']
  const soDeB = deB.filter(({ codigo }) => deA.every((linha) => linha.codigo !== codigo))
  return [...deA, ...soDeB]
    .map(({ codigo, rotulo, tipo }) => {
      const valor = (linhas: readonly LinhaDaRescisao[]): number | null =>
        linhas.find((linha) => linha.codigo === codigo)?.centavos ?? null
      const [a, b] = [valor(deA), valor(deB)]
      return { codigo, rotulo, tipo, a, b, diferenca: (b ?? 0) - (a ?? 0) }
    })
    .toSorted((x, y) => ordem.indexOf(x.tipo) - ordem.indexOf(y.tipo))
}

function compararDatas(deA: SimulacaoDaDemissao, deB: SimulacaoDaDemissao): readonly DataComparada[] {
  const data = ({ linhaDoTempo }: SimulacaoDaDemissao, codigo: MarcoDaDemissao): DataIso | null =>
    linhaDoTempo.find((dia) => dia.codigo === codigo)?.data ?? null
  return (Object.keys(marcosDaDemissao) as MarcoDaDemissao[]).flatMap((codigo) => {
    const [a, b] = [data(deA, codigo), data(deB, codigo)]
    if (a === null && b === null) return []
    const diferencaDias = a === null || b === null ? null : diasEntre(a, b)
    return [{ codigo, rotulo: marcosDaDemissao[codigo].rotulo, a, b, diferencaDias }]
  })
}

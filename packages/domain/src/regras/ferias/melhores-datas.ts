import { fracaoDe, isContagem, umTerco } from '../arredondamento.ts'
import { diasEntre, somarDias, type DataIso } from '../calendario/datas.ts'
import type { DiaDeInicio } from './inicio.ts'
import { avaliarDias, diasComRepouso, type CalendarioDoPedido } from './dias-possiveis.ts'
import type { Intervalo } from './trecho.ts'

export interface PedidoDeDatas extends CalendarioDoPedido {
  /** First and last day on which the vacation may begin. */
  readonly janela: Intervalo
  /** Pay base, to price the days in double; no price without it. */
  readonly remuneracaoCentavos?: number
  /** How many options to answer; 5 when absent. */
  readonly quantas?: number
}

export interface OpcaoDeDatas {
  readonly inicio: DataIso
  readonly fim: DataIso
  readonly retorno: DataIso
  readonly diasEmDobro: number
  /** Cost of the days in double with their third, in centavos; null without a pay base. */
  readonly custoDaDobraCentavos: number | null
  /** Days in a row away from work: the vacation with the rest days and holidays beside it. */
  readonly diasLonge: number
  /** National and local holidays inside the vacation, which the person would have had anyway. */
  readonly feriadosDentro: number
}

export interface MelhoresDatas {
  /** Last possible start with no day in double; null when there is none any more. */
  readonly ultimoInicioSemDobro: DataIso | null
  /** Best first: fewer days in double, then fewer holidays lost, then more days away, then the earlier. */
  readonly opcoes: readonly OpcaoDeDatas[]
}

const QUANTAS = 5
const DIAS_DO_MES = 30
/** The search for the last start without double pay goes back this much. */
const ANO = 366
/** Rest days looked at on each side of the vacation. */
const VIZINHOS = 15

/**
 * Possible starts of a vacation in a window, the best first, and the last one before double pay (CLT arts. 134 and 137).
 * No option for days below 1 or a window that ends before it begins; the price is null for a bad pay base.
 */
export function melhoresDatas(pedido: PedidoDeDatas): MelhoresDatas {
  const { janela, dias, concessivoFim, quantas = QUANTAS } = pedido
  if (!isContagem(dias) || dias === 0) return { ultimoInicioSemDobro: null, opcoes: [] }
  const quantos = Math.max(0, diasEntre(janela.inicio, janela.fim) + 1)
  const avaliados = avaliarDias(janela.inicio, quantos, pedido)
  const primeiro = somarDias(janela.inicio, -VIZINHOS)
  const vizinhanca = diasComRepouso(primeiro, quantos + dias + VIZINHOS * 2, pedido.regraDeInicio)
  const opcoes = avaliados.flatMap(({ situacao, data, diasEmDobro }, posicao) =>
    situacao === 'possivel' ? [opcao(data, diasEmDobro, vizinhanca, posicao + VIZINHOS, pedido)] : [],
  )
  const limite = somarDias(concessivoFim, 1 - dias)
  const ultimo = avaliarDias(somarDias(limite, 1 - ANO), ANO, pedido).findLast(
    ({ situacao }) => situacao === 'possivel',
  )
  return {
    ultimoInicioSemDobro: ultimo?.data ?? null,
    opcoes: opcoes
      .toSorted(
        (a, b) =>
          a.diasEmDobro - b.diasEmDobro || a.feriadosDentro - b.feriadosDentro || b.diasLonge - a.diasLonge,
      )
      .slice(0, quantas),
  }
}

function opcao(
  inicio: DataIso,
  diasEmDobro: number,
  vizinhanca: readonly DiaDeInicio[],
  posicao: number,
  { dias, remuneracaoCentavos }: PedidoDeDatas,
): OpcaoDeDatas {
  const livre = (dia: DiaDeInicio): boolean => dia.feriado || dia.folga
  const antes = vizinhanca.slice(0, posicao).toReversed()
  const depois = vizinhanca.slice(posicao + dias)
  return {
    inicio,
    fim: somarDias(inicio, dias - 1),
    retorno: somarDias(inicio, dias),
    diasEmDobro,
    custoDaDobraCentavos: custoDaDobra(remuneracaoCentavos, diasEmDobro),
    diasLonge: dias + seguidos(antes, livre) + seguidos(depois, livre),
    feriadosDentro: vizinhanca.slice(posicao, posicao + dias).filter(({ feriado }) => feriado).length,
  }
}

/** How many of the first elements pass, one after another. */
function seguidos<T>(lista: readonly T[], passa: (item: T) => boolean): number {
  const falha = lista.findIndex((item) => !passa(item))
  return falha === -1 ? lista.length : falha
}

/** Days in double cost their pay once more, with its third (CLT art. 137; CF art. 7º XVII). Null for a bad pay base. */
export function custoDaDobra(remuneracaoCentavos: number | undefined, diasEmDobro: number): number | null {
  if (remuneracaoCentavos === undefined || !isContagem(remuneracaoCentavos)) return null
  const dobraCentavos = fracaoDe(remuneracaoCentavos, diasEmDobro, DIAS_DO_MES)
  return dobraCentavos + umTerco(dobraCentavos)
}

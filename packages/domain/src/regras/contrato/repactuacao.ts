import { diasEntre, maiorData, somarAnos, type DataIso } from '../calendario/datas.ts'
import { emData, passo, type ComMemoria, type Passo } from '../memoria.ts'
import { ALERTAS_DE_FIM_DIAS, datasDeReajuste } from './reajuste.ts'

/** The two ways in which the price of a contract follows its costs. */
export const direitosDePreco = {
  repactuacao: { label: 'Repactuação da mão de obra', curto: 'repactuação' },
  reajuste: { label: 'Reajuste pelo índice', curto: 'reajuste' },
} as const
export type DireitoDePreco = keyof typeof direitosDePreco

/** What the dates of a contract's price follow from. */
export interface FatosDoPreco {
  /** A public body is bound by Lei 14.133/2021. */
  readonly publico: boolean
  /** Labour follows the collective agreement; otherwise the whole price follows an index. */
  readonly porConvencao: boolean
  /** Day of the proposal. */
  readonly dataProposta: DataIso
  /** Month of the union's data-base, 1 to 12. */
  readonly dataBaseMes: number
  /** Last day, after extensions and an early end. */
  readonly termino: DataIso
  /** From when each repricing that was granted holds. */
  readonly reajustes: readonly DataIso[]
  /** When each extension was signed. */
  readonly prorrogacoes: readonly DataIso[]
}

export const estadosDoPreco = {
  /** Its year is not over. */
  por_vir: { label: 'Por vir', tone: 'default' },
  /** May be asked for. */
  aberto: { label: 'Pode pedir', tone: 'info' },
  /** May be asked for, and is lost soon. */
  urgente: { label: 'Peça agora', tone: 'error' },
  /** Was lost, for nobody asked in time. */
  precluso: { label: 'Precluso', tone: 'default' },
} as const
export type EstadoDoPreco = keyof typeof estadosDoPreco

/** One right of a contract on a day. */
export interface PrazoDePreco extends ComMemoria {
  readonly direito: DireitoDePreco
  /** First day on which it may be asked for. */
  readonly desde: DataIso
  /** Last day on which it may be asked for, unless an extension is signed before; null where the law takes nothing. */
  readonly pedirAte: DataIso | null
  readonly estado: EstadoDoPreco
  /** Years that were lost with an extension, oldest first. */
  readonly preclusos: readonly DataIso[]
}

const LEI_INTERREGNO = 'Lei 14.133/2021 art. 135 § 3º; IN SEGES 5/2017 arts. 55 e 56'
const LEI_PRECLUSAO = 'Lei 14.133/2021 art. 131, parágrafo único; IN SEGES 5/2017 art. 57 § 7º'
const LEI_PRIVADA = 'Lei 10.192/2001 art. 2º § 1º'

/** Data-base of the union on the proposal or before it: that of the agreement to which the proposal is tied. */
function dataBaseDaProposta({ dataProposta, dataBaseMes }: FatosDoPreco): DataIso {
  const mes = String(dataBaseMes).padStart(2, '0')
  const desteAno = `${dataProposta.slice(0, 4)}-${mes}-01`
  return desteAno <= dataProposta ? desteAno : somarAnos(desteAno, -1)
}

/**
 * Rights of a contract with a client to another price, and until when each may be asked for.
 *
 * Labour is repriced (repactuação) a year after the data-base of the agreement of the proposal, and each year after
 * (Lei 14.133/2021 art. 135 II and § 3º; IN SEGES 5/2017 arts. 55 II and 56); inputs, or the whole price of a contract
 * without labour of its own, a year after the proposal (art. 135 I; IN art. 55 I). What a public client was not asked
 * for is lost when an extension is signed and when the contract ends (art. 131; IN art. 57 § 7º). A repricing settles
 * every year up to its own day. A private client owes it by the contract, at least a year apart (Lei 10.192/2001
 * art. 2º § 1º), and no law takes it.
 */
export function prazosDePreco(fatos: FatosDoPreco, hoje: DataIso): readonly PrazoDePreco[] {
  const { publico, porConvencao, dataProposta } = fatos
  const { repactuacaoAPartirDe, reajusteInsumosAPartirDe } = datasDeReajuste({
    dataProposta,
    dataBaseCct: dataBaseDaProposta(fatos),
    criterio: 'VINCULO_CCT',
  })
  const repactuacao = porConvencao ? [prazoDe('repactuacao', repactuacaoAPartirDe, fatos, hoje)] : []
  // A private contract that follows the agreement has no second index.
  const reajuste =
    publico || !porConvencao ? [prazoDe('reajuste', reajusteInsumosAPartirDe, fatos, hoje)] : []
  return [...repactuacao, ...reajuste]
}

function prazoDe(
  direito: DireitoDePreco,
  primeiro: DataIso,
  fatos: FatosDoPreco,
  hoje: DataIso,
): PrazoDePreco {
  const { publico, termino, reajustes, prorrogacoes } = fatos
  const concedido = ultima(reajustes, hoje)
  const perdidoEm = publico ? ultima(prorrogacoes, hoje) : ''
  const preclusos: DataIso[] = []
  let desde = primeiro
  while (desde <= maiorData(concedido, perdidoEm)) {
    if (desde > concedido) preclusos.push(desde)
    desde = somarAnos(desde, 1)
  }
  const pedirAte = publico ? termino : null
  return {
    direito,
    desde,
    pedirAte,
    estado: estadoDe({ desde, pedirAte, termino, hoje }),
    preclusos,
    memoria: memoriaDe({ direito, desde, pedirAte, concedido, publico }),
  }
}

/** The latest of these days that has come, or nothing. */
const ultima = (dias: readonly DataIso[], hoje: DataIso): DataIso =>
  dias.filter((dia) => dia <= hoje).reduce((a, b) => maiorData(a, b), '')

interface Datas {
  readonly desde: DataIso
  readonly pedirAte: DataIso | null
  readonly termino: DataIso
  readonly hoje: DataIso
}

function estadoDe({ desde, pedirAte, termino, hoje }: Datas): EstadoDoPreco {
  if (desde > hoje) return 'por_vir'
  if (pedirAte === null) return 'aberto'
  if (termino < hoje) return 'precluso'
  return diasEntre(hoje, termino) <= Math.max(...ALERTAS_DE_FIM_DIAS) ? 'urgente' : 'aberto'
}

function memoriaDe({
  direito,
  desde,
  pedirAte,
  concedido,
  publico,
}: {
  readonly direito: DireitoDePreco
  readonly desde: DataIso
  readonly pedirAte: DataIso | null
  readonly concedido: DataIso
  readonly publico: boolean
}): Passo[] {
  const marco = direito === 'repactuacao' ? 'data-base da convenção da proposta' : 'proposta'
  return [
    ...(concedido === '' ? [] : [passo('Último reajuste registrado', emData(concedido), 'Termo aditivo')]),
    passo(`Um ano inteiro da ${marco}`, emData(desde), publico ? LEI_INTERREGNO : LEI_PRIVADA),
    ...(pedirAte === null
      ? []
      : [
          passo(
            'Pedir antes da prorrogação, e no máximo até o fim do contrato',
            emData(pedirAte),
            LEI_PRECLUSAO,
          ),
        ]),
  ]
}

/** Rights that may be asked for on the day, the soonest to be lost first. */
export const precosAPedir = (prazos: readonly PrazoDePreco[]): readonly PrazoDePreco[] =>
  prazos.filter(({ estado }) => estado === 'aberto' || estado === 'urgente')

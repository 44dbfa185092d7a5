import { formatData } from '../../br/data.ts'
import { diasEntre, type DataIso } from '../calendario/datas.ts'
import type { CalendarioUtil } from '../calendario/dias-uteis.ts'
import { DIAS_PARA_PAGAR, prazosDaRescisao } from './prazos.ts'

/** Where the payment of a rescisão stands, and the colour it is told in. */
export const estadosDoRelogio = {
  antes: { rotulo: 'Contrato ainda corre', cor: 'neutro' },
  no_prazo: { rotulo: 'No prazo', cor: 'verde' },
  perto: { rotulo: 'Perto do prazo', cor: 'laranja' },
  vencido: { rotulo: 'Prazo vencido', cor: 'vermelho' },
  pago: { rotulo: 'Pago no prazo', cor: 'neutro' },
  pago_atrasado: { rotulo: 'Pago com atraso', cor: 'vermelho' },
} as const
export type EstadoDoRelogio = keyof typeof estadosDoRelogio
export type CorDoRelogio = (typeof estadosDoRelogio)[EstadoDoRelogio]['cor']

/** Day of the term from which the clock turns orange. */
const DIA_DO_AVISO = 7

export interface RelogioDaDemissao {
  readonly estado: EstadoDoRelogio
  readonly rotulo: string
  readonly cor: CorDoRelogio
  /** Day of the term that today (or the payment) is: 1 is the day after the end; zero until then. */
  readonly dia: number
  readonly de: number
  /** Days left to the last one; negative once it passed. */
  readonly restam: number
  readonly pagarAte: DataIso
  readonly pagarAteDiaUtil: DataIso
  /** Fine of art. 477 § 8º, one wage, once it is due; otherwise zero. */
  readonly multaCentavos: number
  readonly texto: string
  readonly baseLegal: string
}

/**
 * The clock of the ten days to pay and deliver the papers of a rescisão (CLT art. 477 §§ 6º and 8º): in time, orange from the 7th
 * day on, red with the fine of one wage after the 10th. `pagoEm` stops it.
 */
export function relogioDaDemissao({
  dtDeslig,
  hoje,
  salarioCentavos,
  pagoEm = null,
  calendario,
}: {
  readonly dtDeslig: DataIso
  readonly hoje: DataIso
  readonly salarioCentavos: number
  readonly pagoEm?: DataIso | null
  readonly calendario?: CalendarioUtil
}): RelogioDaDemissao {
  const { prazoLegal, prazoOperacional } = prazosDaRescisao(dtDeslig, calendario)
  const dia = Math.max(0, diasEntre(dtDeslig, pagoEm ?? hoje))
  const estado = estadoNoDia(dia, pagoEm !== null)
  const multado = dia > DIAS_PARA_PAGAR
  return {
    estado,
    ...estadosDoRelogio[estado],
    dia,
    de: DIAS_PARA_PAGAR,
    restam: diasEntre(hoje, prazoLegal),
    pagarAte: prazoLegal,
    pagarAteDiaUtil: prazoOperacional,
    multaCentavos: multado ? salarioCentavos : 0,
    texto: textos[estado](dia, prazoOperacional),
    baseLegal: multado ? 'CLT art. 477 § 8º' : 'CLT art. 477 § 6º',
  }
}

function estadoNoDia(dia: number, pago: boolean): EstadoDoRelogio {
  if (pago) return dia > DIAS_PARA_PAGAR ? 'pago_atrasado' : 'pago'
  if (dia > DIAS_PARA_PAGAR) return 'vencido'
  if (dia >= DIA_DO_AVISO) return 'perto'
  return dia === 0 ? 'antes' : 'no_prazo'
}

const doPrazo = (dia: number, ate: DataIso): string =>
  `Dia ${dia} de ${DIAS_PARA_PAGAR}: pagar até ${formatData(ate)}`

const textos: Readonly<Record<EstadoDoRelogio, (dia: number, ate: DataIso) => string>> = {
  antes: (_dia, ate) => `Pagar até ${formatData(ate)}`,
  no_prazo: doPrazo,
  perto: doPrazo,
  vencido: (dia, ate) =>
    `${dia - DIAS_PARA_PAGAR} ${dia === DIAS_PARA_PAGAR + 1 ? 'dia' : 'dias'} de atraso: era até ${formatData(ate)}`,
  pago: (dia) =>
    dia === 0 ? 'Pago até o último dia do contrato' : `Pago no dia ${dia} de ${DIAS_PARA_PAGAR}`,
  pago_atrasado: (dia) => `Pago no dia ${dia}, depois do prazo de ${DIAS_PARA_PAGAR}`,
}

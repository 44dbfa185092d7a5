import { alerta, type Achado } from '../../achado.ts'
import { somarAnos, type DataIso } from '../calendario/datas.ts'

/** Whoever works in one function: since when for the company, since when in it, and at what pay. */
export interface Paradigma {
  readonly admissao: DataIso
  readonly naFuncaoDesde: DataIso
  readonly salarioCentavos: number
}

/** CLT art. 461 § 1º: beyond these differences of time there is no equal pay. */
const MAXIMO_DE_CASA_ANOS = 4
const MAXIMO_NA_FUNCAO_ANOS = 2

const maisAntigo = (deles: DataIso, seu: DataIso, anos: number): boolean => deles < somarAnos(seu, -anos)

/**
 * Colleagues of the same function and establishment who earn more without the difference of time that would justify it
 * (CLT art. 461 § 1º: up to four years of service and two in the function).
 */
export const paradigmasDe = <P extends Paradigma>(seu: Paradigma, colegas: readonly P[]): readonly P[] =>
  colegas.filter(
    (colega) =>
      colega.salarioCentavos > seu.salarioCentavos &&
      !maisAntigo(colega.admissao, seu.admissao, MAXIMO_DE_CASA_ANOS) &&
      !maisAntigo(colega.naFuncaoDesde, seu.naFuncaoDesde, MAXIMO_NA_FUNCAO_ANOS),
  )

/** The finding about unequal pay, or none. It names nobody: it is kept with the request, which others read too. */
export function verificarEquiparacao(quantos: number): readonly Achado[] {
  if (quantos === 0) return []
  const colegas = quantos === 1 ? '1 colega' : `${quantos} colegas`
  return [
    alerta(
      'EQUIPARACAO',
      `${colegas} na mesma função e no mesmo local ${quantos === 1 ? 'ganha' : 'ganham'} mais.`,
      { baseLegal: 'CLT art. 461' },
    ),
  ]
}

import { somarAnos, somarDias, type DataIso } from '../calendario/datas.ts'
import { emData, passo, type ComMemoria } from '../memoria.ts'

/**
 * From when the year of the labour repricing (repactuação) runs, a choice of each contract: the data-base of the CCT
 * the proposal is tied to (practice, IN SEGES 5/2017 art. 55), or the proposal or last repricing (Lei 14.133/2021
 * art. 135 § 3º read literally).
 */
export type CriterioDeRepactuacao = 'VINCULO_CCT' | 'PROPOSTA'

export interface DadosDeReajuste {
  readonly dataProposta: DataIso
  readonly dataBaseCct: DataIso
  readonly criterio: CriterioDeRepactuacao
  readonly ultimaRepactuacao?: DataIso
}

export interface DatasDeReajuste extends ComMemoria {
  readonly repactuacaoAPartirDe: DataIso
  readonly reajusteInsumosAPartirDe: DataIso
}

/**
 * First day on which a contract with a client may be repriced: labour by its criterion and inputs by index one year
 * after the proposal (Lei 14.133/2021 art. 135 I, II and § 3º). Ask before renewing, or the right lapses.
 */
export function datasDeReajuste(dados: DadosDeReajuste): DatasDeReajuste {
  const { dataProposta, dataBaseCct, criterio, ultimaRepactuacao = dataProposta } = dados
  const origem = criterio === 'VINCULO_CCT' ? dataBaseCct : ultimaRepactuacao
  const repactuacaoAPartirDe = somarAnos(origem, 1)
  const reajusteInsumosAPartirDe = somarAnos(dataProposta, 1)
  const fundamento =
    criterio === 'VINCULO_CCT'
      ? 'Lei 14.133/2021 art. 135 II; IN SEGES 5/2017 art. 55'
      : 'Lei 14.133/2021 art. 135 § 3º'
  return {
    repactuacaoAPartirDe,
    reajusteInsumosAPartirDe,
    memoria: [
      passo('Repactuação da mão de obra', emData(repactuacaoAPartirDe), fundamento),
      passo('Reajuste dos insumos', emData(reajusteInsumosAPartirDe), 'Lei 14.133/2021 art. 135 I'),
    ],
  }
}

export const ALERTAS_DE_FIM_DIAS = [120, 90, 60, 30] as const

/** Days on which the product warns of the end of a contract with a client. */
export const alertasDeFimDeContrato = (fim: DataIso): readonly DataIso[] =>
  ALERTAS_DE_FIM_DIAS.map((dias) => somarDias(fim, -dias))

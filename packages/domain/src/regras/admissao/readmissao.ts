import { diasEntre, somarMeses, type DataIso } from '../calendario/datas.ts'
import { alerta, type Achado } from '../../achado.ts'

export interface VinculoAnterior {
  readonly desligamento: DataIso
  /** The contract that ended had a fixed term (trial or other). */
  readonly prazoDeterminado: boolean
  /** Dismissed without cause (reason 02), with the FGTS withdrawn. */
  readonly semJustaCausa: boolean
}

/** A rehire closer than this to the dismissal is presumed fraud (Portaria MTb 384/1992). */
export const FRAUDE_DIAS = 90
/** A fixed term this soon after another one is indefinite (CLT art. 452). */
export const SUCESSAO_MESES = 6

/**
 * What an earlier bond says about a new one with the same person: rehiring less than 90 days after a dismissal
 * without cause is presumed fraud (Portaria MTb 384/1992), and a contract within six months of a fixed-term one is
 * indefinite (CLT art. 452). Alerts, never blocks.
 */
export function verificarReadmissao(anterior: VinculoAnterior, admissao: DataIso): readonly Achado[] {
  const achados: Achado[] = []
  if (anterior.semJustaCausa && diasEntre(anterior.desligamento, admissao) < FRAUDE_DIAS) {
    achados.push(
      alerta(
        'READMISSAO_EM_90_DIAS',
        'Readmissão a menos de 90 dias da dispensa: presume-se fraude ao FGTS e ao seguro-desemprego.',
        { baseLegal: 'Portaria MTb 384/1992' },
      ),
    )
  }
  if (anterior.prazoDeterminado && admissao <= somarMeses(anterior.desligamento, SUCESSAO_MESES)) {
    achados.push(
      alerta(
        'CONTRATO_INDETERMINADO',
        'Novo contrato em até 6 meses de outro por prazo determinado vale como indeterminado.',
        { baseLegal: 'CLT art. 452' },
      ),
    )
  }
  return achados
}

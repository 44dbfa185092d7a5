import type { ComMemoria } from '../memoria.ts'
import type { AvisoDaDemissao } from './aviso-da-demissao.ts'
import type { DataDaDemissao } from './linha-do-tempo.ts'
import type { LinhaDaRescisao } from './linhas.ts'
import type { SeguroDesemprego } from './seguro-desemprego.ts'

/** What the person may withdraw of the FGTS account. */
export interface SaqueDoFgts {
  readonly tem: boolean
  readonly percentual: 0 | 80 | 100
  /** Part of the deposits that is withdrawn, with the fine. */
  readonly valorCentavos: number
  readonly texto: string
}

/**
 * A rescisão worked out before it happens; amounts in centavos. `totalBruto` is the sum of what is paid, `totalLiquido` what is left of
 * it after the discounts of the rescisão itself, before INSS and income tax. The FGTS fine goes to the account and is in neither.
 */
export interface SimulacaoDaDemissao extends AvisoDaDemissao, ComMemoria {
  readonly linhaDoTempo: readonly DataDaDemissao[]
  readonly remuneracaoCentavos: number
  readonly diasSaldo: number
  readonly saldoSalario: number
  readonly avisoValor: number
  readonly avos13: number
  readonly decimoTerceiro: number
  readonly avosFerias: number
  readonly feriasProporcionais: number
  readonly tercoProporcional: number
  readonly periodosVencidos: number
  readonly diasVencidos: number
  readonly diasEmDobro: number
  readonly feriasVencidas: number
  readonly tercoVencidas: number
  readonly indenizacao479: number
  readonly indenizacao7238: number
  readonly totalBruto: number
  readonly descontoAviso: number
  readonly desconto480: number
  readonly adiantamento13: number
  readonly outrosDescontos: number
  readonly totalDescontos: number
  readonly totalLiquido: number
  readonly depositosFgts: number
  /** The deposits are an estimate: nobody typed the sum of the statement. */
  readonly depositosEstimados: boolean
  readonly multaFgts: number
  /** What leaves the company: gross amounts and fine. */
  readonly custoTotal: number
  readonly saqueFgts: SaqueDoFgts
  readonly seguroDesemprego: SeguroDesemprego
  readonly linhas: readonly LinhaDaRescisao[]
}

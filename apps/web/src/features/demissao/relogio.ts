import type { CorDoPrazo } from '@rh/domain/listas/prazo-da-demissao'
import type { Tone } from '../../ui/data/StatusChip.tsx'
import type { Relogio } from './registro.ts'

/** How each colour of the clock feels; its words always say it too. */
export const tonsDoRelogio: { readonly [C in Relogio['cor']]: Tone } = {
  verde: 'success',
  laranja: 'warning',
  vermelho: 'error',
  neutro: 'default',
}

export const tomDoPrazo = (cor: CorDoPrazo): Tone => tonsDoRelogio[cor]

/** Days to pay and to deliver the papers (CLT art. 477 § 6º). */
const DIAS = 10
/** From this day on the clock warns. */
const AVISA = 7

/** The colour of each of the ten days. */
export const tonsDosDias: readonly Tone[] = Array.from({ length: DIAS }, (_, i) =>
  i + 1 === DIAS ? 'error' : i + 1 >= AVISA ? 'warning' : 'success',
)

import { fimDoDia, hojeEm } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { diaPedido } from '../../http/dia-pedido.ts'

/** The day that a start page is looked at. */
export interface Momento {
  readonly agora: Temporal.Instant
  readonly fuso: string
  /** The day that was asked for, and the one that it is. */
  readonly dia: string
  readonly hoje: string
  /** The moment in which the day ended; null while it runs. */
  readonly fim: string | null
}

/** Reads the day of a start page; today without one. Refuses a day to come. */
export function momentoPedido(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  em: string | undefined,
): Momento {
  const agora = clock.agora()
  const fuso = config.empresaFuso
  const hoje = hojeEm(agora, fuso)
  const dia = diaPedido(hoje, em)
  return { agora, fuso, dia, hoje, fim: dia < hoje ? fimDoDia(dia, fuso) : null }
}

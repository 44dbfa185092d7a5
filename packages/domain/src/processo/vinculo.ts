import { bloqueio, type Onde } from '../achado.ts'
import { formatData } from '../br/data.ts'
import type { Pendencia } from '../pendencia.ts'

/** End of a bond, as far as known. */
export interface FimDoVinculo {
  readonly desligamento: string | null
  /** Number of a dismissal in progress. */
  readonly demissao: string | null
}

interface Pedido {
  /** Last day for which the request needs the bond; absent while the form names none. */
  readonly ate: string | undefined
  /** Today in company time, which decides the tense of the message. */
  readonly hoje: string
  /** Consequence of the end, appended to the message: `: não há férias depois disso`. */
  readonly porIsso?: string
  readonly onde?: Onde
}

/** Checks that the bond is in force for a request, without a dismissal in progress. */
export function verificarVinculo(
  { desligamento, demissao }: FimDoVinculo,
  { ate, hoje, porIsso = '', onde = {} }: Pedido,
): Pendencia[] {
  if (desligamento !== null && (ate === undefined || desligamento < ate))
    return [
      bloqueio(
        'desligado',
        `O vínculo ${desligamento < hoje ? 'terminou' : 'termina'} em ${formatData(desligamento)}${porIsso}.`,
        onde,
      ),
    ]
  return demissao === null
    ? []
    : [bloqueio('demissao_em_andamento', `Há uma demissão em andamento: ${demissao}.`)]
}

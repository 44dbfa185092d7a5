import { bloqueio, type Onde } from '../achado.ts'
import { formatData } from '../br/data.ts'
import type { Pendencia } from '../pendencia.ts'

/** How a bond ends, as far as it is known. */
export interface FimDoVinculo {
  readonly desligamento: string | null
  /** Number of a dismissal under way. */
  readonly demissao: string | null
}

interface Pedido {
  /** The last day that the request needs the bond for; absent while it names none. */
  readonly ate: string | undefined
  /** Today in company time: what is over is told as over. */
  readonly hoje: string
  /** What follows from the end, said after it: `: não há férias depois disso`. */
  readonly porIsso?: string
  readonly onde?: Onde
}

/** Whether the bond is there for what a request asks, and nobody is ending it. */
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

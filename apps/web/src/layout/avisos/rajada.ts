import type { Alerta } from '@rh/domain/contract/tempo-real'
import { toasts } from '../../theme/metrics.ts'

/** What comes together is shown together: too short a wait to be noticed. */
export const JUNTAR_MS = 250
/** More than this many at once are told in one message. */
const MAXIMO = 3

export interface Mensagem extends Alerta {
  readonly id: string
  /** Stands for many: the bell has them one by one. */
  readonly resumo: boolean
}

interface Tela {
  readonly mostrar: (mensagem: Mensagem) => void
  /** Takes back those that still stand. */
  readonly retirar: (ids: readonly string[]) => void
  /** Something new came; once for all that came together. */
  readonly aoMudar: () => void
}

const gravidade = ['error', 'warning', 'info', 'success'] as const satisfies readonly Alerta['icone'][]

const resumoDe = (avisos: readonly Alerta[]): Mensagem => ({
  id: 'rajada',
  resumo: true,
  icone: gravidade.find((icone) => avisos.some((aviso) => aviso.icone === icone)) ?? 'info',
  texto: `${avisos.length} novos avisos.`,
})

/** Alerts as they come: each a message of its own, unless so many come in the time that one stands that nobody reads them. */
export function comporAlertas({ mostrar, retirar, aoMudar }: Tela) {
  let fila: Mensagem[] = []
  let recentes: Mensagem[] = []
  let proximo = 0
  let juntar: ReturnType<typeof setTimeout> | undefined
  let esquecer: ReturnType<typeof setTimeout> | undefined

  const showFila = (): void => {
    const todas = [...recentes, ...fila]
    if (todas.length <= MAXIMO) fila.forEach(mostrar)
    else {
      retirar(recentes.map(({ id }) => id))
      mostrar(resumoDe(todas))
    }
    recentes = todas
    fila = []
    juntar = undefined
    clearTimeout(esquecer)
    esquecer = setTimeout(() => {
      recentes = []
    }, toasts.alerta.duration)
    aoMudar()
  }
  return {
    receber: (aviso: Alerta): void => {
      fila.push({ ...aviso, id: `alerta-${(proximo += 1)}`, resumo: false })
      juntar ??= setTimeout(showFila, JUNTAR_MS)
    },
    encerrar: (): void => {
      clearTimeout(juntar)
      clearTimeout(esquecer)
    },
  }
}

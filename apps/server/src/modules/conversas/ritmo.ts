import { POR_MINUTO } from '@rh/domain/conversas/limites'
import type { Clock } from '../../clock.ts'
import { failure } from '../../http/failure.ts'

const JANELA_MS = 60_000

interface Conta {
  readonly desde: number
  quantas: number
}

/**
 * Counts what each person writes within a minute, in this instance: enough against a program that floods, and nothing
 * that a person notices. Throws `muitas_tentativas` with how long to wait.
 */
export function criarRitmo(clock: Clock, max = POR_MINUTO): (usuarioId: number) => void {
  const contas = new Map<number, Conta>()
  return (usuarioId) => {
    const agora = clock.agora().epochMilliseconds
    for (const [outro, { desde }] of contas) if (agora - desde >= JANELA_MS) contas.delete(outro)
    const conta = contas.get(usuarioId) ?? { desde: agora, quantas: 0 }
    contas.set(usuarioId, conta)
    if (conta.quantas >= max)
      throw failure('muitas_tentativas', {
        mensagem: 'Muitas mensagens em pouco tempo.',
        esperar: Math.ceil((conta.desde + JANELA_MS - agora) / 1000),
      })
    conta.quantas += 1
  }
}

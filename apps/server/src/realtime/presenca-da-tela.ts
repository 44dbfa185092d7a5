import type { FastifyBaseLogger } from 'fastify'
import { lugar, type Lugar } from '@rh/domain/contract/tempo-real'
import type { Ator } from '../http/ator.ts'
import type { Presencas } from './presenca.ts'
import type { Tela } from './telas.ts'

/** Words of one screen about where it is, per window; a person who goes through a queue says a few in a second. */
const PALAVRAS_MAX = 40
const JANELA_MS = 10_000

interface Portas {
  readonly presencas: Presencas
  readonly podeVer: (onde: Lugar, ator: Ator) => Promise<boolean>
  readonly log: FastifyBaseLogger
}

/** Hears from a screen which process it shows; whoever may not see it is on none. */
export function receberPresenca(tela: Tela, { presencas, podeVer, log }: Portas): void {
  let ultima = 0
  let ditas = 0
  const janela = setInterval(() => (ditas = 0), JANELA_MS).unref()
  tela.on('presenca', (dito: unknown) => {
    ditas += 1
    if (ditas > PALAVRAS_MAX) {
      tela.disconnect(true)
      return
    }
    ultima += 1
    const esta = ultima
    const onde = lugar.safeParse(dito).data
    const seguir = async (): Promise<void> => {
      const { ator } = tela.data
      const pode = onde !== undefined && (await podeVer(onde, ator))
      // Whatever was said meanwhile is about where the screen is now.
      if (esta !== ultima || !tela.connected) return
      if (pode) presencas.entrar(tela.id, onde.id, { id: ator.id, nome: ator.nome })
      else presencas.sair(tela.id)
    }
    seguir().catch((error: unknown) => log.error({ err: error }, 'presença'))
  })
  tela.on('disconnect', () => {
    clearInterval(janela)
    presencas.sair(tela.id)
  })
}

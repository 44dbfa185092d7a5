import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Ator } from '../http/ator.ts'
import type { Tela } from './telas.ts'

/** A screen says that its person types every few seconds; more often is no person. */
const VEZES_MAX = 30
const JANELA_MS = 60_000

const conversa = z.int().positive()

interface Portas {
  /** Whether a person is in a conversation. */
  readonly participa: (conversaId: number, ator: Ator) => Promise<boolean>
  /** Tells every instance, this one too. */
  readonly publicar: (conversaId: number, ator: Ator) => Promise<void>
  readonly log: FastifyBaseLogger
}

/** Hears from a screen that its person types in a conversation, and passes it on if they are in it. */
export function receberDigitacao(tela: Tela, { participa, publicar, log }: Portas): void {
  let ditas = 0
  const janela = setInterval(() => (ditas = 0), JANELA_MS).unref()
  tela.on('digitando', (dito: unknown) => {
    ditas += 1
    const id = conversa.safeParse(dito).data
    if (ditas > VEZES_MAX || id === undefined) return
    const seguir = async (): Promise<void> => {
      const { ator } = tela.data
      if (await participa(id, ator)) await publicar(id, ator)
    }
    seguir().catch((error: unknown) => log.error({ err: error }, 'digitando'))
  })
  tela.on('disconnect', () => clearInterval(janela))
}

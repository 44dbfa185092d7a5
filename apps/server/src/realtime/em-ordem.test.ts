import { describe, expect, it, vi } from 'vitest'
import { emOrdem } from './em-ordem.ts'

describe('notices of one instance', () => {
  it('arrive in the order in which they were told, however long each takes', async () => {
    const chegaram: string[] = []
    const soltar: Record<string, () => void> = {}
    const publicar = emOrdem(async (aviso: string) => {
      await new Promise<void>((feito) => (soltar[aviso] = feito))
      chegaram.push(aviso)
    }, vi.fn<() => void>())
    publicar('entrou')
    publicar('saiu')
    await vi.waitFor(() => expect(Object.keys(soltar)).toEqual(['entrou']))
    soltar['entrou']?.()
    await vi.waitFor(() => expect(Object.keys(soltar)).toEqual(['entrou', 'saiu']))
    soltar['saiu']?.()
    await vi.waitFor(() => expect(chegaram).toEqual(['entrou', 'saiu']))
  })

  it('go on after one that was lost, which is told', async () => {
    const perdida = new Error('no connection')
    const aoFalhar = vi.fn<(error: unknown) => void>()
    const publicado = vi
      .fn<(aviso: string) => Promise<void>>()
      .mockRejectedValueOnce(perdida)
      .mockResolvedValueOnce(undefined)
    const publicar = emOrdem(publicado, aoFalhar)
    publicar('entrou')
    publicar('saiu')
    await vi.waitFor(() => expect(publicado).toHaveBeenCalledTimes(2))
    expect(aoFalhar).toHaveBeenCalledExactlyOnceWith(perdida)
  })
})

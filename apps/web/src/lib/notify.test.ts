import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import { alerta, notify, TOASTER_ALERTA, type ToastKind } from './notify.ts'

const KINDS: readonly ToastKind[] = ['success', 'info', 'warning', 'error', 'loading']

interface Shown {
  readonly id: string | number
  readonly type?: string
  readonly title?: unknown
  readonly toasterId?: string
}
const shown = () => toast.getToasts() as Shown[]
const saying = (texto: string) =>
  vi.waitFor(() => shown().find(({ title }) => title === texto) ?? expect.fail())

// prova: estado.avisos
describe('messages', () => {
  it.each(KINDS)('of kind %s are shown as such', async (kind) => {
    alerta(kind, `Um aviso: ${kind}`)
    expect(await saying(`Um aviso: ${kind}`)).toMatchObject({ type: kind, toasterId: TOASTER_ALERTA })
  })

  it('of a work under way become its outcome, good or bad', async () => {
    const textos = { loading: 'Salvando…', success: 'Salvo.' }
    const work = Promise.withResolvers<string>()
    const answer = notify.promise(work.promise, textos)
    const { id } = await saying('Salvando…')
    work.resolve('feito')
    expect(await saying('Salvo.')).toMatchObject({ id, type: 'success' })
    expect(await answer).toBe('feito')

    const failing = Promise.withResolvers<string>()
    const refused = notify.promise(failing.promise, { ...textos, loading: 'Enviando…' })
    const { id: other } = await saying('Enviando…')
    failing.reject(new Error('Sem espaço.'))
    expect(await saying('Sem espaço.')).toMatchObject({ id: other, type: 'error' })
    await expect(refused).rejects.toThrow('Sem espaço.')
  })
})

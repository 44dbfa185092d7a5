import type { Alerta } from '@rh/domain/contract/tempo-real'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toasts } from '../../theme/metrics.ts'
import { comporAlertas, JUNTAR_MS, type Mensagem } from './rajada.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const avisos = (quantos: number, icone: Alerta['icone'] = 'info'): Alerta[] =>
  Array.from({ length: quantos }, (_, i) => ({ icone, texto: `Aviso ${i + 1}` }))

/** What stands on the screen, message by message, and how often it changed. */
function tela() {
  const aVista = new Map<string, Mensagem>()
  const aoMudar = vi.fn<() => void>()
  const alertas = comporAlertas({
    mostrar: (mensagem) => aVista.set(mensagem.id, mensagem),
    retirar: (ids) => ids.forEach((id) => aVista.delete(id)),
    aoMudar,
  })
  const chegam = (lista: readonly Alerta[]): void => {
    for (const aviso of lista) alertas.receber(aviso)
    vi.advanceTimersByTime(JUNTAR_MS)
  }
  const textos = (): string[] => Array.from(aVista.values(), ({ texto }) => texto)
  return { alertas, chegam, textos, aVista, aoMudar }
}

it('shows up to three alerts each by itself, and makes the counts old once', () => {
  const { chegam, textos, aoMudar } = tela()
  chegam(avisos(3))
  expect({ textos: textos(), mudou: aoMudar.mock.calls.length }).toEqual({
    textos: ['Aviso 1', 'Aviso 2', 'Aviso 3'],
    mudou: 1,
  })
})

it('tells of more at once in one message, which leads to the bell', () => {
  const { chegam, textos, aVista, aoMudar } = tela()
  chegam(avisos(19))
  expect(textos()).toEqual(['19 novos avisos.'])
  expect([...aVista.values()].map(({ resumo }) => resumo)).toEqual([true])
  expect(aoMudar).toHaveBeenCalledTimes(1)
})

it('takes the single ones back when more follow while they stand, and goes on counting', () => {
  const { chegam, textos } = tela()
  chegam(avisos(2))
  vi.advanceTimersByTime(1_000)
  chegam(avisos(2))
  expect(textos()).toEqual(['4 novos avisos.'])
  vi.advanceTimersByTime(3_000)
  chegam(avisos(1))
  expect(textos()).toEqual(['5 novos avisos.'])
})

it('starts again after a silence as long as an alert stands', () => {
  const { chegam, textos, aVista } = tela()
  chegam(avisos(19))
  vi.advanceTimersByTime(toasts.alerta.duration)
  aVista.clear()
  chegam(avisos(1))
  expect(textos()).toEqual(['Aviso 1'])
})

it('is as grave as the gravest of them', () => {
  const { chegam, aVista } = tela()
  chegam([...avisos(3, 'success'), ...avisos(1, 'warning')])
  expect([...aVista.values()].map(({ icone }) => icone)).toEqual(['warning'])
})

it('shows nothing more once it is over', () => {
  const { alertas, chegam, textos, aoMudar } = tela()
  alertas.receber({ icone: 'info', texto: 'Tarde' })
  alertas.encerrar()
  chegam([])
  expect({ textos: textos(), mudou: aoMudar.mock.calls.length }).toEqual({ textos: [], mudou: 0 })
})

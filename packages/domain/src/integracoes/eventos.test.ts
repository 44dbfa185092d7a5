import { expect, it } from 'vitest'
import { processoDe, tiposDeclarados } from '../processos/processos.ts'
import { esperaDepoisDe, eventoDa, eventosDeProcesso, TENTATIVAS_MAXIMAS } from './eventos.ts'

it('names a transition of the declaration for every effect, each once', () => {
  for (const { de, transicao } of Object.values(eventosDeProcesso))
    expect(Object.keys(processoDe(de)?.transitions ?? {}), `${de}.${transicao}`).toContain(transicao)
  expect(
    new Set(Object.values(eventosDeProcesso).map(({ de, transicao }) => `${de} ${transicao}`)).size,
  ).toBe(Object.keys(eventosDeProcesso).length)
  expect(
    tiposDeclarados.filter((tipo) => !Object.values(eventosDeProcesso).some(({ de }) => de === tipo)),
  ).toEqual([])
  expect(eventoDa('ferias', 'iniciar')).toBe('ferias.iniciada')
  expect(eventoDa('ferias', 'reenviar')).toBeUndefined()
})

it('waits longer after each failure, some five days in all', () => {
  const esperas = Array.from({ length: TENTATIVAS_MAXIMAS - 1 }, (_, n) => esperaDepoisDe(n + 1))
  expect(esperas.every((espera, i) => i === 0 || espera >= (esperas[i - 1] ?? 0))).toBe(true)
  const dias = esperas.reduce((soma, espera) => soma + espera, 0) / 60 / 24
  expect(dias).toBeGreaterThan(5)
  expect(dias).toBeLessThan(6)
})

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { empresaDeExemplo } from '@rh/domain/regras/ferias/planejamento/exemplo'
import { resolverEmThread } from './em-thread.ts'

/** More than the solver takes at once: it is decided piece by piece until the time is over. */
const entrada = empresaDeExemplo({ pessoas: 120, contratos: 1, porPosto: 5, percentual: 12, semente: 7 })
const pequena = empresaDeExemplo({ pessoas: 10, contratos: 1, porPosto: 5, percentual: 30, semente: 7 })

it('is stopped with the plan that it has, and solves the next one to its end', async () => {
  const run = resolverEmThread(entrada)
  while (run.feito() === 0) await sleep(5)
  run.parar()
  const parado = await run.fim
  expect(parado?.qualidade).toBe('parado')
  expect(parado?.itens.length).toBeGreaterThan(0)
  const seguinte = resolverEmThread(pequena)
  expect((await seguinte.fim)?.qualidade).toBe('otimo')
  expect(seguinte.feito()).toBe(1)
})

import { expect, test } from '@playwright/test'
import { limiteMs, runRodadas } from '../bench/rodadas.ts'

test('nothing acknowledged is lost when Node, the database or both are killed', async () => {
  for (const { alvo, confirmadas, perdidas, paradaMs } of await runRodadas(3)) {
    expect(confirmadas).toBeGreaterThan(0)
    expect({ alvo, perdidas }).toEqual({ alvo, perdidas: 0 })
    expect(paradaMs).toBeLessThan(limiteMs[alvo])
  }
})

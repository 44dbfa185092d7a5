import { expect, test } from '@playwright/test'
import { runEnvios } from '../bench/uploads.ts'
import { alvos, matar, runRodadas } from '../bench/rodadas.ts'

/** The strict limits are bench/quedas.ts's: here the machine also runs the other suites. */
const BUSY_MACHINE_MS = 20_000

test('nothing acknowledged is lost when Node, the database or both are killed', async () => {
  const { rodadas } = await runRodadas({ quantas: alvos.length, queda: (n) => matar(alvos[n] ?? 'node') })
  for (const { alvo, confirmadas, perdidas, pelaMetade, estranhas, paradaMs } of rodadas) {
    expect(confirmadas).toBeGreaterThan(0)
    expect({ alvo, perdidas, pelaMetade, estranhas }).toEqual({
      alvo,
      perdidas: 0,
      pelaMetade: 0,
      estranhas: [],
    })
    expect(paradaMs).toBeLessThan(BUSY_MACHINE_MS)
  }
})

test('no upload that was acknowledged is lost, and none that a kill -9 cut off stays for good', async () => {
  const { emEspera, recebidos, noDisco, nasLinhas, ...contagem } = await runEnvios(5)
  const { confirmados, perdidos, cortados } = contagem
  expect(confirmados).toBeGreaterThan(0)
  expect(perdidos).toBe(0)
  // Otherwise nothing was there to be swept.
  expect(cortados).toBeGreaterThanOrEqual(5)
  expect(emEspera).toBeGreaterThanOrEqual(cortados)
  expect(noDisco).toEqual(nasLinhas)
  expect(recebidos).toEqual([])
})

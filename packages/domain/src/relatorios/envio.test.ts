import { describe, expect, it } from 'vitest'
import { proximoEnvio, ultimoDevido } from './envio.ts'

describe('when a saved report is due', () => {
  it.each([
    // Monday itself, the Sunday before it, the days after it.
    ['semanal', '2026-11-23', '2026-11-23'],
    ['semanal', '2026-11-22', '2026-11-16'],
    ['semanal', '2026-11-25', '2026-11-23'],
    ['semanal', '2027-01-01', '2026-12-28'],
    ['mensal_primeiro', '2026-11-01', '2026-11-01'],
    ['mensal_primeiro', '2026-11-30', '2026-11-01'],
    ['mensal_primeiro', '2027-01-01', '2027-01-01'],
    // A Monday; the 31st is a Saturday; Christmas week; a Sunday that ends February.
    ['mensal_ultimo_util', '2026-11-30', '2026-11-30'],
    ['mensal_ultimo_util', '2026-11-29', '2026-10-30'],
    ['mensal_ultimo_util', '2026-10-30', '2026-10-30'],
    ['mensal_ultimo_util', '2026-10-31', '2026-10-30'],
    ['mensal_ultimo_util', '2026-12-31', '2026-12-31'],
    ['mensal_ultimo_util', '2027-02-27', '2027-02-26'],
    // Good Friday and the holiday of Tiradentes do not end a month; the first of May does not begin one.
    ['mensal_ultimo_util', '2027-05-01', '2027-04-30'],
  ] as const)('%s, looked at on %s, was due on %s', (frequencia, dia, devido) => {
    expect(ultimoDevido(frequencia, dia)).toBe(devido)
  })

  it.each([
    ['semanal', '2026-11-23', '2026-11-30'],
    ['mensal_primeiro', '2026-11-23', '2026-12-01'],
    ['mensal_ultimo_util', '2026-11-23', '2026-11-30'],
    ['mensal_ultimo_util', '2026-11-30', '2026-12-31'],
  ] as const)('%s comes after %s on %s', (frequencia, dia, proximo) => {
    expect(proximoEnvio(frequencia, dia)).toBe(proximo)
  })
})

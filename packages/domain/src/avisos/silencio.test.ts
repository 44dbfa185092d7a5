import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foraDoSilencio, type Silencio } from './silencio.ts'

const FUSO = 'America/Sao_Paulo'
const noite: Silencio = { horas: { de: '19:00', ate: '08:00' }, folgas: false }
const depois = (local: string, silencio: Silencio): string =>
  foraDoSilencio(Temporal.PlainDateTime.from(local).toZonedDateTime(FUSO), silencio)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

describe('foraDoSilencio', () => {
  it.each([
    ['outside of it, at once', '2026-11-24T10:00', noite, '2026-11-24T10:00'],
    ['in the evening, the next morning', '2026-11-24T19:00', noite, '2026-11-25T08:00'],
    ['after midnight, the same morning', '2026-11-24T07:59', noite, '2026-11-24T08:00'],
    ['at its end, at once', '2026-11-24T08:00', noite, '2026-11-24T08:00'],
    [
      'within one day, at its end',
      '2026-11-24T12:30',
      { horas: { de: '12:00', ate: '13:00' }, folgas: false },
      '2026-11-24T13:00',
    ],
    // The 28th is a Saturday.
    ['on the eve of a Sunday, on Monday', '2026-11-28T20:00', { ...noite, folgas: true }, '2026-11-30T08:00'],
    [
      'on a national holiday, after it',
      '2026-12-25T09:00',
      { horas: null, folgas: true },
      '2026-12-26T00:00',
    ],
    ['without any, at once', '2026-11-29T03:00', { horas: null, folgas: false }, '2026-11-29T03:00'],
  ] as const)('%s', (_, em, silencio, esperado) => {
    expect(depois(em, silencio)).toBe(esperado)
  })

  it('never goes back, ends within a week, and what it answers is outside of every silence', () => {
    const hora = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 366 * 24 * 60 }),
        hora,
        hora,
        fc.boolean(),
        (minutos, de, ate, folgas) => {
          fc.pre(de !== ate)
          const silencio = { horas: { de, ate }, folgas }
          const em = Temporal.Instant.from('2026-01-01T03:00Z')
            .add({ minutes: minutos })
            .toZonedDateTimeISO(FUSO)
          const fim = foraDoSilencio(em, silencio)
          expect(Temporal.ZonedDateTime.compare(fim, em)).toBeGreaterThanOrEqual(0)
          expect(em.until(fim).total({ unit: 'hours' })).toBeLessThan(7 * 24)
          expect(foraDoSilencio(fim, silencio).equals(fim)).toBe(true)
        },
      ),
    )
  })
})

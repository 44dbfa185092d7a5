import { describe, expect, it } from 'vitest'
import { agendaEmPalavras } from './agenda.ts'

describe('agendaEmPalavras', () => {
  it.each([
    ['* * * * *', 'a cada minuto'],
    ['*/5 * * * *', 'a cada 5 minutos'],
    ['7 * * * *', 'a cada hora, aos 7 minutos'],
    ['40 2 * * *', 'todo dia às 02:40'],
    ['0 2,3,4 * * *', 'todo dia às 02:00, 03:00 e 04:00'],
    ['0 12 * * *', 'todo dia às 12:00'],
  ])('says %s as %s', (cron, palavras) => {
    expect(agendaEmPalavras(cron)).toBe(palavras)
  })

  it('refuses what it has no words for', () => {
    expect(() => agendaEmPalavras('0 6 * * 1')).toThrow(RangeError)
    expect(() => agendaEmPalavras('0 6 1 * *')).toThrow(RangeError)
  })
})

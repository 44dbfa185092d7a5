import { describe, expect, it } from 'vitest'
import { janela, type DiaSemana, type Horario } from './janela.ts'

const ZONA = 'America/Sao_Paulo'
const linha = (Dia_semana: DiaSemana, Horario_entrada: string, Horario_saida: string): Horario => ({
  Dia_semana,
  Horario_entrada,
  Horario_saida,
})
/** 16/11/2026 is a Monday. */
const em = (data: string, zona = ZONA) => Temporal.PlainDateTime.from(data).toZonedDateTime(zona).toInstant()
const fimDe = (horarios: readonly Horario[], quando: string, zona = ZONA): string | null => {
  const aberta = janela(horarios, em(quando, zona), zona)
  return aberta.aberta ? aberta.fim.toZonedDateTimeISO(zona).toPlainDateTime().toString() : null
}

// prova: entidade.usuario, validacao.janela
describe('specification, section 5: access window', () => {
  const segunda = [linha('Segunda-feira', '08:00:00', '18:00:00')]

  it('includes both ends, to the second', () => {
    expect(fimDe(segunda, '2026-11-16T07:59:59')).toBeNull()
    expect(fimDe(segunda, '2026-11-16T08:00:00')).toBe('2026-11-16T18:00:01')
    expect(fimDe(segunda, '2026-11-16T18:00:00.999')).toBe('2026-11-16T18:00:01')
    expect(fimDe(segunda, '2026-11-16T18:00:01')).toBeNull()
  })

  it('opens on its own weekday only', () => {
    expect(fimDe(segunda, '2026-11-17T12:00:00')).toBeNull()
    expect(fimDe([], '2026-11-16T12:00:00')).toBeNull()
  })

  it('never matches a window whose exit is before its entry', () => {
    expect(fimDe([linha('Segunda-feira', '22:00:00', '06:00:00')], '2026-11-16T23:00:00')).toBeNull()
    expect(fimDe([linha('Segunda-feira', '22:00:00', '06:00:00')], '2026-11-17T03:00:00')).toBeNull()
  })

  it('joins two rows that touch at midnight, and only then', () => {
    const noite = [
      linha('Segunda-feira', '22:00:00', '23:59:59'),
      linha('Terça-feira', '00:00:00', '06:00:00'),
    ]
    expect(fimDe(noite, '2026-11-16T22:00:00')).toBe('2026-11-17T06:00:01')
    expect(fimDe(noite.slice(0, 1), '2026-11-16T22:00:00')).toBe('2026-11-17T00:00:00')
    const comFolga = [
      linha('Segunda-feira', '22:00:00', '23:59:58'),
      linha('Terça-feira', '00:00:00', '06:00:00'),
    ]
    expect(fimDe(comFolga, '2026-11-16T22:00:00')).toBe('2026-11-16T23:59:59')
  })

  it('joins rows of a day that touch or overlap, in any order', () => {
    const dia = [
      linha('Segunda-feira', '13:00:00', '18:00:00'),
      linha('Segunda-feira', '08:00:00', '12:59:59'),
      linha('Segunda-feira', '17:00:00', '19:30:00'),
      linha('Segunda-feira', '19:30:02', '20:00:00'),
    ]
    expect(fimDe(dia, '2026-11-16T09:00:00')).toBe('2026-11-16T19:30:01')
    expect(fimDe(dia.toReversed(), '2026-11-16T09:00:00')).toBe('2026-11-16T19:30:01')
    const dentro = [
      linha('Segunda-feira', '08:00:00', '18:00:00'),
      linha('Segunda-feira', '09:00:00', '10:00:00'),
    ]
    expect(fimDe(dentro, '2026-11-16T09:30:00')).toBe('2026-11-16T18:00:01')
  })

  it('ignores a window whose times are not of a clock', () => {
    expect(fimDe([linha('Segunda-feira', '8:00:00', '18:00:00')], '2026-11-16T12:00:00')).toBeNull()
    expect(fimDe([linha('Segunda-feira', '08:00:00', '24:00:00')], '2026-11-16T12:00:00')).toBeNull()
    expect(fimDe([linha('Segunda-feira', '108:00:00', '18:00:00')], '2026-11-16T12:00:00')).toBeNull()
    expect(fimDe([linha('Segunda-feira', '08:00', '18:00:00')], '2026-11-16T12:00:00')).toBeNull()
    expect(fimDe([linha('Segunda-feira', '08:00:00', '18:00:00x')], '2026-11-16T12:00:00')).toBeNull()
    expect(fimDe([linha('Segunda-feira', 'x08:00:00', '18:00:00')], '2026-11-16T12:00:00')).toBeNull()
  })

  it('ends a schedule without a gap at the horizon of eight days', () => {
    const sempre = (
      [
        'Segunda-feira',
        'Terça-feira',
        'Quarta-feira',
        'Quinta-feira',
        'Sexta-feira',
        'Sábado',
        'Domingo',
      ] as const
    ).map((dia) => linha(dia, '00:00:00', '23:59:59'))
    expect(fimDe(sempre, '2026-11-16T12:00:00')).toBe('2026-11-25T00:00:00')
  })

  it('reads the weekday and the time in the zone of the company', () => {
    const instante = em('2026-11-17T01:00:00', 'UTC')
    expect(janela([linha('Segunda-feira', '21:00:00', '23:00:00')], instante, ZONA).aberta).toBe(true)
    expect(janela([linha('Segunda-feira', '21:00:00', '23:00:00')], instante, 'UTC').aberta).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { setCompanyZone } from '../../lib/time/fuso.ts'
import { agoraNaSemana, semanaDe } from './semana.ts'

const horario = (Horario_entrada: string, Horario_saida: string) => ({
  Dia_semana: 'Terça-feira' as const,
  Horario_entrada,
  Horario_saida,
})

describe('semanaDe', () => {
  it('puts each window on its day, in order, with its words', () => {
    const semana = semanaDe([horario('13:00:00', '18:00:00'), horario('06:00:00', '12:00:00')], 2)
    expect(semana).toHaveLength(7)
    expect(semana[1]).toEqual({
      dia: 'Terça-feira',
      hoje: true,
      faixas: [
        { inicio: 0.25, fim: 0.5, texto: '06:00 às 12:00' },
        { inicio: 13 / 24, fim: 0.75, texto: '13:00 às 18:00' },
      ],
    })
    expect(semana[0]?.faixas).toEqual([])
  })
  it('says a whole day and an open end as people do', () => {
    const [, terca] = semanaDe([horario('00:00:00', '23:59:59')], 1)
    expect(terca?.faixas).toEqual([{ inicio: 0, fim: 1, texto: 'O dia todo' }])
    const [, noite] = semanaDe([horario('22:00:00', '23:59:59')], 1)
    expect(noite?.faixas[0]?.texto).toBe('22:00 às 24:00')
  })
})

it('reads the clock of the company, wherever the browser is', () => {
  // Monday, half past one in the morning in London: still Sunday evening here.
  expect(agoraNaSemana(new Date('2026-03-09T01:30:00Z'))).toEqual({ dia: 7, parte: 22.5 / 24 })
})

it('marks the day that it is where the company is', () => {
  setCompanyZone('America/Manaus')
  expect(agoraNaSemana(new Date('2026-11-23T03:30:00Z'))).toEqual({ dia: 7, parte: 23.5 / 24 })
  setCompanyZone('America/Sao_Paulo')
})

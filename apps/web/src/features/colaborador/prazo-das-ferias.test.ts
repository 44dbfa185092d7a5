import { describe, expect, it } from 'vitest'
import { origemDoDireito, prazoDe, saldoTotal } from './prazo-das-ferias.ts'
import type { PeriodoDeFerias } from './queries.ts'

const periodo: PeriodoDeFerias = {
  id: 1,
  aquisitivoInicio: '2025-03-12',
  aquisitivoFim: '2026-03-11',
  concessivoFim: '2027-03-11',
  completo: true,
  perdido: false,
  faltas: 2,
  faltasPor: 'Patrícia Lemos',
  faltasEm: '2026-03-16T12:00:00Z',
  direito: 30,
  gozados: 0,
  reservados: 0,
  saldo: 30,
  ultimoInicio: '2027-02-10',
  motivo: null,
}

describe('prazoDe', () => {
  it('counts to the last start without double pay, not to the end of the period', () => {
    expect(prazoDe(periodo, '2026-11-22')).toEqual({ texto: 'Começar em até 80 dias', tone: 'warning' })
    expect(prazoDe(periodo, '2026-08-01').tone).toBe('default')
    expect(prazoDe(periodo, '2027-02-09')).toEqual({ texto: 'Começar em até 1 dia', tone: 'error' })
    expect(prazoDe(periodo, '2027-02-10').texto).toBe('Começar hoje, para não pagar em dobro')
    expect(prazoDe(periodo, '2027-02-11')).toEqual({ texto: 'Parte já em dobro', tone: 'error' })
  })

  it('has nothing to count where nothing is left, or nothing is earned yet', () => {
    const sem = { saldo: 0, ultimoInicio: null }
    expect(prazoDe({ ...periodo, ...sem, gozados: 30 }, '2026-11-22').texto).toBe('Quitado')
    expect(prazoDe({ ...periodo, ...sem, reservados: 30 }, '2026-11-22').texto).toBe('Tudo marcado')
    expect(prazoDe({ ...periodo, ...sem, completo: false }, '2026-02-22').texto).toBe(
      'Em formação até 11/03/2026',
    )
    const perdido = { ...periodo, ...sem, perdido: true, motivo: 'Benefício do INSS por mais de 6 meses.' }
    expect(prazoDe(perdido, '2026-11-22')).toEqual({ texto: 'Perdido', tone: 'default' })
    expect(origemDoDireito(perdido)).toBe('Benefício do INSS por mais de 6 meses.')
  })
})

describe('origemDoDireito', () => {
  it('says who typed the absences, and what they leave', () => {
    expect(origemDoDireito(periodo)).toBe(
      '2 faltas sem justificativa, por Patrícia Lemos: 30 dias de direito (CLT art. 130).',
    )
  })

  it('says that nobody typed them yet', () => {
    expect(origemDoDireito({ ...periodo, faltas: null, faltasPor: null })).toMatch(/ainda não informadas/)
    expect(origemDoDireito({ ...periodo, completo: false })).toMatch(/entram no fim do período/)
  })
})

it('sums what may be asked for', () => {
  expect(saldoTotal([periodo, { ...periodo, saldo: 12 }])).toBe(42)
})

import { describe, expect, it } from 'vitest'
import {
  diasReservados,
  gozarReserva,
  lancar,
  saldoDeFerias,
  tiposDeLancamento,
  type Lancamento,
} from './saldo.ts'

const direito: Lancamento = { tipo: 'DIREITO', dias: 30 }
const reserva: Lancamento = { tipo: 'RESERVA', dias: 20 }

describe('vacation ledger of a period', () => {
  it('is the sum of its entries', () => {
    expect(saldoDeFerias([])).toBe(0)
    expect(saldoDeFerias([direito, reserva, { tipo: 'ABONO', dias: 10 }])).toBe(0)
    expect(saldoDeFerias([direito, { tipo: 'AJUSTE', dias: -2.5 }, { tipo: 'PERDA', dias: 4 }])).toBe(23.5)
    expect(tiposDeLancamento).toMatchSnapshot()
  })

  it('reserves days of pending requests and gives them back', () => {
    expect(diasReservados([direito, reserva])).toBe(20)
    expect(diasReservados([direito, reserva, { tipo: 'ESTORNO_DE_RESERVA', dias: 5 }])).toBe(15)
    expect(lancar([direito, reserva], { tipo: 'ESTORNO_DE_RESERVA', dias: 20 })).toMatchObject({ saldo: 30 })
    expect(lancar([direito, reserva], { tipo: 'ESTORNO_DE_RESERVA', dias: 21 })).toEqual({
      aceito: false,
      motivo: 'RESERVA_INEXISTENTE',
    })
  })

  it('never goes below zero', () => {
    expect(lancar([direito], { tipo: 'GOZO', dias: 30 })).toEqual({
      aceito: true,
      extrato: [direito, { tipo: 'GOZO', dias: 30 }],
      saldo: 0,
    })
    expect(lancar([direito], { tipo: 'GOZO', dias: 30.5 })).toEqual({
      aceito: false,
      motivo: 'SALDO_INSUFICIENTE',
    })
    expect(lancar([], { tipo: 'AJUSTE', dias: -1 })).toEqual({ aceito: false, motivo: 'SALDO_INSUFICIENTE' })
  })

  it('accepts halves of a day and refuses nothing, thirds and negatives', () => {
    expect(lancar([], { tipo: 'DIREITO', dias: 2.5 })).toMatchObject({ aceito: true, saldo: 2.5 })
    expect(lancar([], { tipo: 'AJUSTE', dias: 1 })).toMatchObject({ aceito: true, saldo: 1 })
    for (const lancamento of [
      { tipo: 'DIREITO', dias: 0 },
      { tipo: 'DIREITO', dias: -1 },
      { tipo: 'DIREITO', dias: 0.3 },
      { tipo: 'AJUSTE', dias: 0 },
      { tipo: 'DIREITO', dias: Number.NaN },
    ] as const) {
      expect(lancar([direito], lancamento)).toEqual({ aceito: false, motivo: 'DIAS_INVALIDOS' })
    }
  })

  it('turns a reservation into enjoyment without changing the balance', () => {
    expect(gozarReserva([direito, reserva], 20)).toEqual({
      aceito: true,
      extrato: [direito, reserva, { tipo: 'ESTORNO_DE_RESERVA', dias: 20 }, { tipo: 'GOZO', dias: 20 }],
      saldo: 10,
    })
    expect(gozarReserva([direito], 5)).toEqual({ aceito: false, motivo: 'RESERVA_INEXISTENTE' })
  })
})

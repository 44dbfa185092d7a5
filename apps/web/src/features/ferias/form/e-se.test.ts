import { describe, expect, it } from 'vitest'
import type { Simulacao } from '../registro.ts'
import { alternativaDe, comAlternativa, comparar } from './e-se.ts'

const simulada = (inicio: string, dias: number, volta: string, emDobro: number, total: number | null) =>
  ({
    fracoes: [{ inicio, dias, diasEmDobro: emDobro, diasSimples: dias - emDobro, voltaAoTrabalho: volta }],
    valores: total === null ? null : { total },
    saldoDepois: 30 - dias,
    memoria: [],
  }) as unknown as Simulacao

const pedido = {
  periodoId: 1,
  fracoes: [
    { inicio: '2027-01-11', dias: 20, cobertura: 'folguista', colaboradorId: 9, motivo: null },
    { inicio: '2027-03-01', dias: 10, cobertura: null, colaboradorId: null, motivo: null },
  ],
}

describe('an alternative', () => {
  it('begins as the request is, and there is none before it has days', () => {
    expect(alternativaDe(pedido)).toEqual({ inicio: '2027-01-11', dias: 20, abonoDias: 0 })
    expect(alternativaDe({ fracoes: [{ inicio: '2027-01-11', dias: null }] })).toBeNull()
    expect(alternativaDe({})).toBeNull()
  })

  it('changes the first fraction and what is sold, and keeps the rest', () => {
    const outra = comAlternativa(pedido, { inicio: '2027-02-01', dias: 14, abonoDias: 6 }, '2026-11-20')
    expect(outra).toEqual({
      periodoId: 1,
      fracoes: [{ ...pedido.fracoes[0], inicio: '2027-02-01', dias: 14 }, pedido.fracoes[1]],
      abonoDias: 6,
      abonoRequeridoEm: '2026-11-20',
    })
  })
})

describe('two requests side by side', () => {
  it('say what is equal, and how much more or less the other one is', () => {
    const linhas = comparar(
      simulada('2027-01-11', 30, '2027-02-10', 0, 220_000),
      simulada('2027-03-01', 20, '2027-03-22', 11, 250_050),
    )
    expect(linhas.map(({ label, diferenca }) => [label, diferenca.replaceAll(/\s/g, ' ')])).toEqual([
      ['Começa', 'outra data'],
      ['Volta', 'outra data'],
      ['Dias fora', '−10'],
      ['Dias em dobro', '+11'],
      ['Saldo depois', '+10'],
      ['Total bruto', '+R$ 300,50'],
    ])
    expect(linhas.find(({ label }) => label === 'Dias em dobro')?.tom).toBe('pior')
  })

  it('of the same days differ in nothing, and say no amounts to who does not see pay', () => {
    const um = simulada('2027-01-11', 30, '2027-02-10', 0, null)
    expect(comparar(um, um).map(({ diferenca }) => diferenca)).toEqual(Array(5).fill('igual'))
  })
})

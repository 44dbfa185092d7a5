import { describe, expect, it } from 'vitest'
import { comIguais, comResposta, linhasDe, porLinha, respostasDe, somasDe } from './respostas.ts'
import type { Registro } from '../registro.ts'

describe('the itemised check', () => {
  const conferencia: NonNullable<Registro['conferencia']> = {
    enviadaEm: '2026-11-26T12:00:00Z',
    enviadaPor: null,
    linhas: [
      {
        codigo: 'a',
        rotulo: 'A',
        referencia: '',
        tipo: 'provento',
        demonstrativo: 100,
        sistema: 100,
        resultado: 'ok',
        motivo: null,
      },
      {
        codigo: 'b',
        rotulo: 'B',
        referencia: '',
        tipo: 'desconto',
        demonstrativo: 38,
        sistema: null,
        resultado: 'divergente',
        motivo: 'Recebido',
      },
      {
        codigo: 'c',
        rotulo: 'C',
        referencia: '',
        tipo: 'provento',
        demonstrativo: 50,
        sistema: 50,
        resultado: null,
        motivo: null,
      },
    ],
  }
  const linhas = linhasDe(conferencia)

  it('stands with what payroll and the system say, discounts taken away', () => {
    expect(linhas.map(({ amounts }) => amounts)).toEqual([
      [100, 100],
      [-38, -0],
      [50, 50],
    ])
    expect(somasDe(conferencia)).toEqual([112, 150])
    const comMulta = conferencia.linhas.map((uma) => ({ ...uma, tipo: 'fgts' as const }))
    expect(somasDe({ ...conferencia, linhas: comMulta })).toEqual([0, 0])
  })

  it('keeps what was answered, and changes one line at a time', () => {
    const dadas = respostasDe(conferencia)
    expect(dadas).toEqual([
      { codigo: 'a', resultado: 'ok' },
      { codigo: 'b', resultado: 'divergente', motivo: 'Recebido' },
    ])
    expect(comResposta(dadas, 'a', { resultado: 'divergente', motivo: '' })[0]).toEqual({
      codigo: 'a',
      resultado: 'divergente',
      motivo: '',
    })
    expect(porLinha([null, 'x', { codigo: 'a', resultado: 'ok' }])).toEqual({ a: { resultado: 'ok' } })
    expect(porLinha(undefined)).toEqual({})
  })

  it('marks as right what is alike and nobody answered', () => {
    expect(
      comIguais(respostasDe(conferencia), linhas).map(({ codigo, resultado }) => [codigo, resultado]),
    ).toEqual([
      ['a', 'ok'],
      ['b', 'divergente'],
      ['c', 'ok'],
    ])
  })
})

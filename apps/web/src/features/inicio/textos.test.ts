import { describe, expect, it } from 'vitest'
import { setCompanyZone } from '../../lib/time/fuso.ts'
import { daqui } from './espera.ts'
import { achadoDasVagas, achadoDosPrazos, diaPorExtenso, horaDe, quandoVence } from './textos.ts'

const dias = ['2026-11-23', '2026-11-24', '2026-11-25']
const prazo = (quando: string, total: number) => ({ tipo: 'pagar_ferias' as const, quando, total })

describe('what the week looks like', () => {
  it.each([
    [
      'a peak',
      [prazo('2026-11-23', 2), prazo('2026-11-25', 6)],
      '8 prazos em sete dias; o pico é quarta, com 6',
    ],
    [
      'a peak today',
      [prazo('2026-11-23', 7), prazo('2026-11-25', 1)],
      '8 prazos em sete dias; o pico é hoje, com 7',
    ],
    ['two peaks are none', [prazo('2026-11-23', 4), prazo('2026-11-24', 4)], '8 prazos em sete dias'],
    ['too few to say anything', [prazo('2026-11-23', 4)], 'Prazos da semana'],
    ['what is over is not of the week', [prazo('vencidos', 9)], 'Nenhum prazo vence nos próximos sete dias'],
  ])('%s', (_, contagens, titulo) => {
    expect(achadoDosPrazos({ dias, contagens })).toBe(titulo)
  })

  it.each([
    ['2026-11-19', { when: 'Venceu há 4 dias', tone: 'late' }],
    ['2026-11-22', { when: 'Venceu há 1 dia', tone: 'late' }],
    ['2026-11-23', { when: 'Hoje', tone: 'now' }],
    ['2026-11-24', { when: 'Amanhã', tone: 'later' }],
    ['2026-11-27', { when: 'sex 27/11/2026', tone: 'later' }],
  ])('a deadline of %s', (dia, esperado) => {
    expect(quandoVence(dia, '2026-11-23')).toEqual(esperado)
  })
})

describe('what the rest says', () => {
  it('names the slot that has been open for longest', () => {
    const posto = {
      postoId: 1,
      posto: 'Pátio',
      cargo: 'Porteiro',
      contratoId: 1,
      contrato: '008/2025 · Rota Leste',
      abertas: 1,
      entrando: 0,
      desde: '2026-09-10',
      dias: 74,
    }
    expect(achadoDasVagas({ abertas: 3, results: [posto] })).toBe(
      'A vaga mais antiga é de Porteiro: 74 dias, em Rota Leste',
    )
    expect(achadoDasVagas({ abertas: 0, results: [] })).toBe('Nenhuma vaga aberta')
  })

  it('counts only what may be opened in this sector', () => {
    const espera = {
      minhaVez: [],
      totaisMinhaVez: [
        { tipo: 'admissao' as const, total: 13 },
        { tipo: 'demissao' as const, total: 5 },
      ],
    }
    expect(daqui(espera, (tipo) => (tipo === 'admissao' ? '/admin/admissao/listar' : null)).total).toBe(13)
  })

  it('says the day, and the hour in company time', () => {
    expect(diaPorExtenso('2026-11-23')).toBe('Segunda, 23/11/2026')
    expect(horaDe('2026-11-23T11:12:00Z')).toBe('8h12')
  })
})

it('tells the hour that it is where the company is', () => {
  setCompanyZone('America/Rio_Branco')
  expect(horaDe('2026-11-23T13:12:00Z')).toBe('8h12')
  setCompanyZone('America/Sao_Paulo')
})

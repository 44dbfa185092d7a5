import { describe, expect, it } from 'vitest'
import {
  antecedenciaDoS2230,
  dia15DoMesSeguinte,
  prazoDaCat,
  prazoDaCompetencia,
  prazoDoAfastamento,
  prazoDoRetorno,
  prazosDaAdmissao,
  prazosDaTransferencia,
} from './prazos.ts'

const local = { feriadosLocais: ['2026-12-15', '2026-11-17'] }

describe('eSocial deadlines: every one explains itself', () => {
  it.each([
    ['MOS S-2200', () => prazosDaAdmissao('2026-12-01')],
    ['MOS S-2210', () => prazoDaCat('2026-11-19')],
    ['MOS S-2210: death', () => prazoDaCat('2026-11-19', true)],
    ['MOS S-2230: vacation', () => prazoDoAfastamento('2026-12-21')],
    ['MOS: day 15', () => prazoDaCompetencia('2026-10')],
    ['MOS S-2299 item 8.1', () => prazosDaTransferencia('2026-10-31')],
  ])('%s', (_nome, calcular) => {
    expect(calcular()).toMatchSnapshot()
  })

  it('accepts vacation 60 days ahead and the Empresa Cidadã extension 120', () => {
    expect(antecedenciaDoS2230).toEqual({ '15': 60, '18': 120 })
  })

  it('postpones by the local calendar', () => {
    expect(dia15DoMesSeguinte('2026-11-30', local)).toBe('2026-12-16')
    expect(prazoDaCompetencia('2026-11', local).enviarAte).toBe('2026-12-16')
    expect(prazosDaAdmissao('2026-11-30', local).s2220AdmissionalAte).toBe('2026-12-16')
    expect(prazoDaCat('2026-11-16', false, local).enviarAte).toBe('2026-11-18')
    expect(prazoDoAfastamento('2026-11-10', '17', local)).toMatchObject({
      aceitoDesde: '2026-11-10',
      enviarAte: '2026-12-16',
    })
    expect(prazosDaTransferencia('2026-11-30', local).enviarAte).toBe('2026-12-16')
    expect([prazoDoRetorno('2026-11-30', local), prazoDoRetorno('2026-10-01')]).toEqual([
      '2026-12-16',
      '2026-11-16',
    ])
  })
})

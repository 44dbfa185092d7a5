import { describe, expect, it } from 'vitest'
import { avisoIndenizado, avisoTrabalhado, cumprirAviso } from './cumprimento.ts'
import { avisoPorAnos, avisoPorDatas } from './dias.ts'
import { indenizacaoAdicional } from './lei-7238.ts'

describe('notice: every computation explains itself', () => {
  it.each([
    ['Lei 12.506/2011: days', () => avisoPorDatas('2021-11-20', '2026-11-20')],
    ['CLT art. 487 § 1º: indemnified', () => avisoIndenizado('2026-11-16', 39)],
    ['CLT art. 488: worked', () => avisoTrabalhado('2026-11-16', 30, '7_DIAS')],
    ['MOS S-2299 item 3.1: mixed', () => avisoTrabalhado('2026-11-16', 42)],
    ['Lei 7.238 art. 9º: due', () => indenizacaoAdicional('2026-12-25', '2027-01-01')],
    ['Lei 7.238 art. 9º: not due', () => indenizacaoAdicional('2026-11-25', '2027-01-01')],
  ])('%s', (_nome, calcular) => {
    expect(calcular()).toMatchSnapshot()
  })
})

describe('notice', () => {
  it('CLT art. 477 § 6º: deadlines follow the local calendar', () => {
    expect(avisoIndenizado('2026-11-16', 30, { feriadosLocais: ['2026-11-26'] })?.pagarAteDiaUtil).toBe(
      '2026-11-25',
    )
    expect(avisoTrabalhado('2026-11-16', 30, '2_HORAS', { feriadosLocais: ['2026-12-24'] })?.s2299Ate).toBe(
      '2026-12-23',
    )
  })

  it('has no result for bad input', () => {
    expect(avisoPorAnos(-1)).toBeNull()
    expect(avisoPorAnos(1.5)).toBeNull()
    expect(avisoPorDatas('2026-11-17', '2026-11-16')).toBeNull()
    expect(cumprirAviso({ comunicacao: '2026-11-16', dias: 30, trabalhados: 31 })).toBeNull()
    expect(cumprirAviso({ comunicacao: '2026-11-16', dias: -1, trabalhados: -1 })).toBeNull()
    expect(cumprirAviso({ comunicacao: '2026-11-16', dias: 30, trabalhados: -1 })).toBeNull()
    expect(cumprirAviso({ comunicacao: '2026-11-16', dias: 30.5, trabalhados: 30 })).toBeNull()
  })
})

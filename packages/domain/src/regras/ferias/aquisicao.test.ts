import { describe, expect, it } from 'vitest'
import { periodosAquisitivos, type HistoricoDoContrato } from './aquisicao.ts'
import type { OcorrenciaDoContrato } from './ocorrencias.ts'

const admissao = '2024-03-11'
const com = (ocorrencias: readonly OcorrenciaDoContrato[], mudanca: Partial<HistoricoDoContrato> = {}) =>
  periodosAquisitivos({ admissao, ate: '2026-06-30', ocorrencias, ...mudanca })
const resumo = (...entrada: Parameters<typeof com>) =>
  com(...entrada).map(({ situacao, aquisitivoInicio, aquisitivoFim, avos }) => [
    situacao,
    aquisitivoInicio,
    aquisitivoFim,
    avos,
  ])
const licenca = { tipo: 'LICENCA_SEM_REMUNERACAO', inicio: '2024-06-01', fim: '2024-06-30' } as const

describe('CLT art. 130: periods of a contract', () => {
  it('explains each one, with the absences of its own year', () => {
    expect(com([licenca], { faltas: { '2025-04-10': 6 } })).toMatchSnapshot()
  })

  it('is complete on the day after its last one', () => {
    expect(resumo([], { ate: '2025-03-10' })).toEqual([['EM_CURSO', '2024-03-11', '2025-03-10', 12]])
    expect(resumo([], { ate: '2025-03-11' })).toEqual([
      ['COMPLETO', '2024-03-11', '2025-03-10', 12],
      ['EM_CURSO', '2025-03-11', '2026-03-10', 0],
    ])
    expect(com([], { ate: '2024-03-10' })).toEqual([])
    expect(com([], { ate: '2024-03-11' })).toHaveLength(1)
  })

  it('has the days of the absences and the twelfths', () => {
    const dias = (faltas: number) =>
      com([], { ate: '2025-09-24', faltas: { '2025-03-11': faltas } }).map(({ diasDireito }) => diasDireito)
    expect(dias(0)).toEqual([30, 15])
    expect(dias(24)).toEqual([30, 6])
    expect(dias(33)).toEqual([30, 0])
    expect(dias(-1)).toEqual([30, null])
  })
})

describe('suspension of the contract moves the period', () => {
  it('by its days, once when they overlap', () => {
    expect(resumo([licenca])[0]).toEqual(['COMPLETO', '2024-03-11', '2025-04-09', 12])
    const prisao = { tipo: 'PRISAO', inicio: '2024-06-21', fim: '2024-07-10' } as const
    expect(resumo([prisao, licenca])[0]).toEqual(['COMPLETO', '2024-03-11', '2025-04-19', 12])
    const dentro = { tipo: 'SUSPENSAO', inicio: '2024-06-10', fim: '2024-06-30' } as const
    expect(resumo([licenca, dentro])[0]).toEqual(['COMPLETO', '2024-03-11', '2025-04-09', 12])
  })

  it('also with one that only the extension reaches', () => {
    const depois = { tipo: 'SUSPENSAO', inicio: '2025-04-09', fim: '2025-04-18' } as const
    expect(resumo([licenca, depois])[0]).toEqual(['COMPLETO', '2024-03-11', '2025-04-19', 12])
    const nova = { ...depois, inicio: '2025-04-10' }
    expect(resumo([licenca, nova]).slice(0, 2)).toEqual([
      ['COMPLETO', '2024-03-11', '2025-04-09', 12],
      ['COMPLETO', '2025-04-10', '2026-04-18', 12],
    ])
  })

  it('while it goes on, and stops the twelfths', () => {
    const aberta = { tipo: 'PRISAO', inicio: '2024-05-11' } as const
    expect(resumo([aberta], { ate: '2025-08-31' })).toEqual([['EM_CURSO', '2024-03-11', '2026-07-01', 2]])
    expect(resumo([aberta], { ate: '2024-05-11' })).toEqual([['EM_CURSO', '2024-03-11', '2025-03-11', 2]])
    expect(resumo([licenca], { ate: '2024-06-15' })[0]?.at(-1)).toBe(3)
    expect(resumo([licenca], { ate: '2024-07-15' })[0]?.at(-1)).toBe(3)
    const desdeOInicio = { tipo: 'SUSPENSAO', inicio: '2024-03-11' } as const
    expect(resumo([desdeOInicio], { ate: '2024-08-01' })[0]?.at(-1)).toBe(0)
  })

  it('leaves out what ends before it starts or has not started', () => {
    const errada = { ...licenca, fim: '2024-05-31' }
    const futura = { ...licenca, inicio: '2026-07-01', fim: '2026-07-30' }
    expect(resumo([errada, futura])).toEqual(resumo([]))
    expect(resumo([{ ...licenca, fim: '2024-06-01' }])[0]?.[2]).toBe('2025-03-11')
  })
})

describe('CLT art. 132: military service', () => {
  const servico = { tipo: 'SERVICO_MILITAR', inicio: '2024-08-01', fim: '2025-06-30' } as const

  it('keeps the time before it when the person is back within ninety days', () => {
    // 334 days of service and 90 to come back do not count.
    expect(resumo([{ ...servico, retorno: '2025-09-28' }])[0]).toEqual([
      'COMPLETO',
      '2024-03-11',
      '2026-05-07',
      12,
    ])
    expect(com([{ ...servico, retorno: '2025-09-28' }])[0]?.deslocamentos).toMatchSnapshot()
  })

  it('loses it on the ninety-first', () => {
    expect(resumo([{ ...servico, retorno: '2025-09-29' }])).toEqual([
      ['PERDIDO', '2024-03-11', '2025-09-28', 0],
      ['EM_CURSO', '2025-09-29', '2026-09-28', 9],
    ])
  })

  it('loses it also for a service of a few days inside the period', () => {
    const noFim = { ...servico, inicio: '2025-03-01', retorno: '2025-09-29' }
    expect(resumo([noFim])[0]).toEqual(['PERDIDO', '2024-03-11', '2025-09-28', 0])
  })

  it('waits for who has not come back', () => {
    expect(resumo([servico])).toEqual([['EM_CURSO', '2024-03-11', '2027-02-07', 5]])
    expect(resumo([{ tipo: 'SERVICO_MILITAR', inicio: '2024-08-01' }])).toEqual(resumo([servico]))
  })
})

describe('CLT art. 133: loss of the period', () => {
  it('II: paid leave of more than thirty days inside it', () => {
    const remunerada = { tipo: 'LICENCA_REMUNERADA', inicio: '2024-06-01' } as const
    expect(resumo([{ ...remunerada, fim: '2024-06-30' }])).toEqual(resumo([]))
    expect(resumo([{ ...remunerada, fim: '2024-07-01' }]).slice(0, 2)).toEqual([
      ['PERDIDO', '2024-03-11', '2024-07-01', 0],
      ['COMPLETO', '2024-07-02', '2025-07-01', 12],
    ])
    expect(com([{ ...remunerada, fim: '2024-07-01' }])[0]).toMatchSnapshot()
  })

  it('III: two short stoppages do not add up; one across two periods counts in each', () => {
    const paralisacao = (inicio: string, fim: string) => ({ tipo: 'PARALISACAO', inicio, fim }) as const
    expect(
      resumo([paralisacao('2024-06-01', '2024-06-20'), paralisacao('2024-08-01', '2024-08-20')]),
    ).toEqual(resumo([]))
    expect(resumo([paralisacao('2025-02-15', '2025-04-05')])).toEqual(resumo([]))
    expect(resumo([paralisacao('2025-02-15', '2025-04-10')]).map(([situacao]) => situacao)).toEqual([
      'COMPLETO',
      'PERDIDO',
      'COMPLETO',
      'EM_CURSO',
    ])
  })

  it('IV: benefits add up inside the period, and the next begins on the return', () => {
    const beneficio = (inicio: string, fim?: string, retorno?: string) =>
      ({ tipo: 'BENEFICIO_INSS', inicio, ...(fim && { fim }), ...(retorno && { retorno }) }) as const
    const primeiro = beneficio('2024-05-01', '2024-07-29')
    expect(resumo([primeiro, beneficio('2024-09-01', '2024-11-29')])).toEqual(resumo([]))
    expect(resumo([primeiro, beneficio('2024-09-01', '2024-11-30')]).slice(0, 2)).toEqual([
      ['PERDIDO', '2024-03-11', '2024-11-30', 0],
      ['COMPLETO', '2024-12-01', '2025-11-30', 12],
    ])
    expect(resumo([beneficio('2024-05-01', '2025-05-01', '2025-05-12')])[0]?.[2]).toBe('2025-05-11')
    expect(resumo([beneficio('2024-05-01', '2025-05-01', '2025-04-01')])[0]?.[2]).toBe('2025-05-01')
    expect(com([primeiro, beneficio('2024-09-01', '2024-11-30')])[0]?.deslocamentos).toMatchSnapshot()
    expect(resumo([primeiro], { limiteBeneficioDias: 89 })[0]?.[0]).toBe('PERDIDO')
    expect(resumo([primeiro], { limiteBeneficioDias: 90 })[0]?.[0]).toBe('COMPLETO')
  })

  it('has no next period while the person is away', () => {
    const aberto = { tipo: 'BENEFICIO_INSS', inicio: '2024-05-01' } as const
    expect(resumo([aberto])).toEqual([['PERDIDO', '2024-03-11', '2025-03-10', 0]])
    expect(resumo([aberto], { ate: '2024-10-27' })).toEqual([['EM_CURSO', '2024-03-11', '2025-03-10', 8]])
    expect(resumo([aberto], { ate: '2024-10-28' })[0]?.[0]).toBe('PERDIDO')
  })
})

describe('CLT art. 140: collective vacation in the first twelve months', () => {
  it('cuts the period, which keeps its twelfths, and another begins', () => {
    expect(com([{ tipo: 'COLETIVAS', inicio: '2024-12-23' }], { ate: '2025-01-31' })).toMatchSnapshot()
    expect(resumo([{ tipo: 'COLETIVAS', inicio: '2025-03-11' }])).toEqual(resumo([]))
    expect(resumo([{ tipo: 'COLETIVAS', inicio: '2025-03-10' }])[1]?.[1]).toBe('2025-03-10')
    expect(resumo([{ tipo: 'COLETIVAS', inicio: '2025-08-01' }])).toEqual(resumo([]))
    expect(resumo([{ tipo: 'COLETIVAS', inicio: admissao }])).toEqual(resumo([]))
  })

  it('twice in the first year cuts twice', () => {
    const duas = ['2024-07-01', '2024-12-23'].map((inicio) => ({ tipo: 'COLETIVAS', inicio }) as const)
    expect(resumo(duas).slice(0, 3)).toEqual([
      ['ENCERRADO_POR_COLETIVAS', '2024-03-11', '2024-06-30', 4],
      ['ENCERRADO_POR_COLETIVAS', '2024-07-01', '2024-12-22', 6],
      ['COMPLETO', '2024-12-23', '2025-12-22', 12],
    ])
  })
})

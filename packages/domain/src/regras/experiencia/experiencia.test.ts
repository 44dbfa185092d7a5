import { describe, expect, it } from 'vitest'
import { prorrogacaoPorAfastamento } from './afastamento.ts'
import { alertasDeTermino, datasDaExperiencia, motivosDeExperiencia, validarExperiencia } from './contrato.ts'
import { indenizacaoArt479 } from './rescisao-antecipada.ts'

describe('trial contract: every computation explains itself', () => {
  it.each([
    ['CLT art. 451: with extension', () => datasDaExperiencia('2026-03-01', 45, 45)],
    ['CLT art. 445: without extension', () => datasDaExperiencia('2026-03-01', 90)],
    ['CLT art. 445: allowed', () => validarExperiencia(45, 45)],
    ['CLT art. 445: refused', () => validarExperiencia(45, 46)],
    ['CLT art. 479', () => indenizacaoArt479(185_000, '2027-02-20', '2026-12-31')],
    [
      'CLT art. 472 § 2º: counted',
      () => prorrogacaoPorAfastamento({ diasContrato: 90, diaInicioAfastamento: 61, diasAfastamento: 60 }),
    ],
    [
      'CLT art. 472 § 2º: not counted',
      () =>
        prorrogacaoPorAfastamento({
          diasContrato: 90,
          diaInicioAfastamento: 61,
          diasAfastamento: 60,
          computaAfastamento: false,
        }),
    ],
  ])('%s', (_nome, calcular) => {
    expect(calcular()).toMatchSnapshot()
  })

  it('has a sentence for each refusal', () => {
    expect(motivosDeExperiencia).toMatchSnapshot()
  })
})

describe('trial contract', () => {
  it('CLT art. 451: one extension when there are days of it and none is said', () => {
    expect(validarExperiencia(30, 30).valido).toBe(true)
    expect(validarExperiencia(30).valido).toBe(true)
    expect(validarExperiencia(30, 30, 2).motivo).toBe('MAIS_DE_UMA_PRORROGACAO')
    expect(validarExperiencia(30, 30, -1).motivo).toBe('DIAS_INVALIDOS')
    expect(validarExperiencia(30.5).motivo).toBe('DIAS_INVALIDOS')
  })

  it('reminds of the end 15, 10 and 5 days before', () => {
    expect(alertasDeTermino('2026-05-29')).toEqual(['2026-05-14', '2026-05-19', '2026-05-24'])
  })

  it('MOS S-2206 item 6.1: the local calendar moves the event', () => {
    expect(datasDaExperiencia('2026-03-01', 45, 45, { feriadosLocais: ['2026-04-15'] })?.s2206Ate).toBe(
      '2026-04-16',
    )
  })

  it('has no result for bad input', () => {
    expect(datasDaExperiencia('2026-03-01', 0)).toBeNull()
    expect(datasDaExperiencia('2026-03-01', 1.5)).toBeNull()
    expect(datasDaExperiencia('2026-03-01', 45, -1)).toBeNull()
    expect(indenizacaoArt479(-1, '2027-02-20', '2026-12-31')).toBeNull()
    const base = { diasContrato: 90, diaInicioAfastamento: 61, diasAfastamento: 60 }
    expect(prorrogacaoPorAfastamento({ ...base, diasContrato: 0 })).toBeNull()
    expect(prorrogacaoPorAfastamento({ ...base, diaInicioAfastamento: 0 })).toBeNull()
    expect(prorrogacaoPorAfastamento({ ...base, diasAfastamento: 0.5 })).toBeNull()
  })
})

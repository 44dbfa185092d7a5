import { describe, expect, it } from 'vitest'
import type { AfastamentoAnterior, PedidoDeAfastamento } from './pedido-tipos.ts'
import { HOJE, type Resto, codigos, achado, antes } from './exemplos-pedido.ts'

describe('maternity and family', () => {
  it('CLT art. 392 § 1º: from the 28th day before the birth', () => {
    const antecipada = (inicio: string, marco: Partial<PedidoDeAfastamento>) =>
      codigos({ motivo: '17', inicio, ...marco })
    expect(antecipada('2026-11-12', { partoPrevisto: '2026-12-10' })).toEqual(['info EXAME_DE_RETORNO'])
    expect(antecipada('2026-11-11', { partoPrevisto: '2026-12-10' })).toContain(
      'bloqueio INICIO_ANTES_DE_28_DIAS',
    )
    // The birth that happened counts before the one expected.
    expect(antecipada('2026-11-12', { partoPrevisto: '2027-01-30', parto: '2026-11-20' })).toEqual([
      'info EXAME_DE_RETORNO',
    ])
    expect(antecipada('2026-11-12', {})).toEqual(['info EXAME_DE_RETORNO'])
    expect(
      codigos({ motivo: '20', inicio: '2026-11-11', partoPrevisto: '2026-12-30', adocao: '2026-11-01' }),
    ).toEqual([])
  })

  it('CLT art. 392 § 1º: by the birth, unless a stay in hospital comes first', () => {
    const depois = { motivo: '17', inicio: '2026-11-21', parto: '2026-11-20' }
    expect(codigos(depois)).toEqual(['info EXAME_DE_RETORNO', 'alerta INICIO_DEPOIS_DO_PARTO'])
    expect(codigos({ ...depois, inicio: '2026-11-20' })).toEqual(['info EXAME_DE_RETORNO'])
    const internada = (outro: AfastamentoAnterior) => codigos(depois, { afastamentos: [outro] })
    expect(internada(antes('35', '2026-11-01', '2026-11-20'))).toEqual(['info EXAME_DE_RETORNO'])
    expect(internada(antes('35', '2026-11-01', '2026-11-19'))).toContain('alerta INICIO_DEPOIS_DO_PARTO')
    expect(internada(antes('03', '2026-11-01', '2026-11-20'))).toContain('alerta INICIO_DEPOIS_DO_PARTO')
    expect(codigos({ motivo: '17', inicio: HOJE, partoPrevisto: '2026-11-20' })).toEqual([
      'info EXAME_DE_RETORNO',
    ])
  })

  it('CF art. 7º XVIII; CLT arts. 392 and 395: neither more nor less than the law', () => {
    const ate = (motivo: string, fim: string, resto: Partial<PedidoDeAfastamento> = {}) =>
      codigos({
        motivo,
        inicio: '2026-11-20',
        adocao: '2026-11-20',
        fim,
        atestado: { emissao: HOJE },
        ...resto,
      }).filter((um) => um.includes('LEI') || um.includes('LEGAL'))
    expect(ate('20', '2027-03-19')).toEqual([])
    expect(ate('20', '2027-03-20')).toEqual(['bloqueio LIMITE_LEGAL'])
    expect(ate('20', '2027-03-18')).toEqual(['alerta LICENCA_MENOR_QUE_A_LEI'])
    expect(ate('19', '2026-12-03')).toEqual([])
    expect(ate('19', '2026-12-04')).toEqual(['bloqueio LIMITE_LEGAL'])
    expect(ate('25', '2027-05-18', { remunerado: true })).toEqual([])
    expect(ate('25', '2027-05-19', { remunerado: true })).toEqual(['bloqueio LIMITE_LEGAL'])
    expect(ate('25', '2026-11-25', { remunerado: true })).toEqual([])
    expect(ate('16', '2027-11-20')).toEqual([])
    expect(ate('J-ATESTADO_MEDICO', '2026-11-25')).toEqual([])
    expect(achado('LIMITE_LEGAL', { motivo: '19', inicio: '2026-11-20', fim: '2026-12-04' })?.dados).toEqual({
      daLei: 14,
      dias: 15,
    })
  })

  it('CLT art. 392 §§ 2º and 7º: two weeks by certificate, more in hospital', () => {
    const repouso = (fim: string, resto: Partial<PedidoDeAfastamento> = {}) =>
      codigos({ motivo: '35', inicio: '2026-11-23', fim, atestado: {}, ...resto })
    expect(repouso('2026-12-06')).toEqual([])
    expect(repouso('2026-12-07')).toEqual(['bloqueio LIMITE_LEGAL'])
    expect(repouso('2026-12-07', { internacao: { inicio: '2026-11-23', fim: '2026-12-07' } })).toEqual([])
    expect(repouso('2026-11-25')).toEqual([])
    const internada = {
      motivo: '17',
      inicio: HOJE,
      parto: HOJE,
      internacao: { inicio: HOJE, fim: '2026-12-20' },
    }
    expect(codigos(internada)).toEqual(['info EXAME_DE_RETORNO'])
  })

  it('Leis 11.770 and 15.156: the extension follows the leave, in its time, in such a company', () => {
    const parto = '2026-07-27'
    const afastamentos = [antes('17', parto, '2026-11-23')]
    const cidada = { motivo: '18', inicio: '2026-11-24', parto }
    const parametros = { empresaCidada: true }
    const so = (pedido: PedidoDeAfastamento, resto: Resto) =>
      codigos(pedido, resto).filter((um) => um.includes('CIDADA') || um.includes('PRORROGACAO'))
    expect(so(cidada, { afastamentos, parametros, hoje: '2026-08-27' })).toEqual([])
    expect(so(cidada, { afastamentos, parametros, hoje: '2026-08-28' })).toEqual([
      'alerta PRORROGACAO_FORA_DO_PRAZO',
    ])
    expect(so(cidada, { afastamentos, hoje: '2026-08-27' })).toEqual(['bloqueio EMPRESA_NAO_CIDADA'])
    expect(so(cidada, { afastamentos, parametros: { empresaCidada: false }, hoje: '2026-08-27' })).toEqual([
      'bloqueio EMPRESA_NAO_CIDADA',
    ])
    expect(so(cidada, { parametros, hoje: '2026-08-27' })).toEqual(['alerta PRORROGACAO_SEM_LICENCA'])
    for (const motivo of ['18', '20', '35']) {
      const outra = [antes(motivo, parto, '2026-11-23')]
      expect(so(cidada, { afastamentos: outra, parametros, hoje: '2026-08-27' })).toEqual([])
    }
    const zika = { motivo: '43', inicio: HOJE, parto }
    expect(so(zika, {})).toEqual(['alerta PRORROGACAO_SEM_LICENCA'])
    expect(so(zika, { afastamentos: [antes('17', parto, '2026-11-22')] })).toEqual([])
    expect(so({ motivo: '18', inicio: '2026-11-24' }, { afastamentos, parametros })).toEqual([])
    expect(so({ motivo: '17', inicio: HOJE, parto: HOJE }, {})).toEqual([])
  })

  it('CLT arts. 392-A and 473: not before the adoption, the birth, the death, the wedding', () => {
    const so = (pedido: PedidoDeAfastamento) => codigos(pedido).filter((um) => um.includes('FATO'))
    const amanha = '2026-11-24'
    expect(so({ motivo: '20', inicio: HOJE, adocao: amanha })).toEqual(['bloqueio INICIO_ANTES_DO_FATO'])
    expect(so({ motivo: '20', inicio: HOJE, adocao: HOJE })).toEqual([])
    expect(so({ motivo: 'J-PATERNIDADE', inicio: HOJE, parto: amanha })).toEqual([
      'bloqueio INICIO_ANTES_DO_FATO',
    ])
    expect(so({ motivo: 'J-PATERNIDADE', inicio: HOJE, adocao: amanha })).toEqual([
      'bloqueio INICIO_ANTES_DO_FATO',
    ])
    expect(so({ motivo: 'J-PATERNIDADE', inicio: HOJE, parto: HOJE, adocao: amanha })).toEqual([])
    expect(so({ motivo: 'J-LUTO', inicio: HOJE, fato: amanha })).toEqual(['bloqueio INICIO_ANTES_DO_FATO'])
    expect(so({ motivo: 'J-LUTO', inicio: HOJE })).toEqual([])
    expect(so({ motivo: '17', inicio: HOJE, parto: amanha })).toEqual([])
  })
})

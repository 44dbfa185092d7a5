import { describe, expect, it } from 'vitest'
import { vidaDoAfastamento, type RegistroDoAfastamento } from './vida.ts'

const base: RegistroDoAfastamento = {
  inicio: '2026-10-01',
  fim: '2026-11-30',
  inssApartirDe: '2026-10-16',
  exameRetornoDesde: '2026-10-30',
}
const concedido = { decisao: 'concedido' } as const

const situacao = (hoje: string, resto: Partial<RegistroDoAfastamento> = {}) => {
  const { situacao: qual, desde } = vidaDoAfastamento({ ...base, ...resto }, hoje)
  return `${qual} desde ${desde}`
}

describe('life of a leave', () => {
  it('begins on its first day', () => {
    expect(situacao('2026-09-30')).toBe('agendado desde 2026-10-01')
    expect(situacao('2026-10-01')).toBe('vigente desde 2026-10-01')
    expect(situacao('2026-10-15')).toBe('vigente desde 2026-10-01')
  })

  it('Lei 8.213 art. 60: waits for INSS from the sixteenth day to the decision', () => {
    expect(situacao('2026-10-16')).toBe('aguardando_inss desde 2026-10-16')
    expect(situacao('2026-10-16', { beneficio: {} })).toBe('aguardando_inss desde 2026-10-16')
    expect(situacao('2026-10-16', { beneficio: null })).toBe('aguardando_inss desde 2026-10-16')
    expect(situacao('2026-10-16', { beneficio: concedido })).toBe('vigente desde 2026-10-01')
    expect(situacao('2026-10-16', { inssApartirDe: null })).toBe('vigente desde 2026-10-01')
    // The exam is not due yet.
    expect(situacao('2026-10-29', { beneficio: { decisao: 'negado' } })).toBe('vigente desde 2026-10-01')
  })

  it('warns a week before the end, or as many days as asked for', () => {
    expect(situacao('2026-11-22', { beneficio: concedido })).toBe('vigente desde 2026-10-01')
    expect(situacao('2026-11-23', { beneficio: concedido })).toBe('a_vencer desde 2026-11-23')
    expect(situacao('2026-11-30', { beneficio: concedido })).toBe('a_vencer desde 2026-11-23')
    expect(vidaDoAfastamento({ ...base, beneficio: concedido }, '2026-11-21', 9).situacao).toBe('a_vencer')
    const curto = { fim: '2026-10-03', inssApartirDe: null, exameRetornoDesde: null }
    expect(situacao('2026-10-02', curto)).toBe('a_vencer desde 2026-10-01')
    expect(situacao('2026-10-04', curto)).toBe('encerrado desde 2026-10-04')
  })

  it('says when it was extended', () => {
    const prorrogado = { beneficio: concedido, prorrogadoDe: '2026-10-10' }
    expect(situacao('2026-11-01', prorrogado)).toBe('prorrogado desde 2026-10-11')
    expect(situacao('2026-11-01', { ...prorrogado, prorrogadoDe: null })).toBe('vigente desde 2026-10-01')
    expect(situacao('2026-11-25', prorrogado)).toBe('a_vencer desde 2026-11-23')
  })

  it('NR-7 7.5.9: waits for the exam after the end when it is due', () => {
    expect(situacao('2026-12-01', { beneficio: concedido })).toBe('aguardando_exame desde 2026-12-01')
    expect(situacao('2026-12-01', { exameRetornoDesde: null })).toBe('encerrado desde 2026-12-01')
    expect(situacao('2026-12-01', { exameRetornoDesde: '2026-11-30' })).toBe(
      'aguardando_exame desde 2026-12-01',
    )
    expect(situacao('2026-12-01', { exameRetornoDesde: '2026-12-01' })).toBe('encerrado desde 2026-12-01')
  })

  it('the end of the benefit counts before that of the leave', () => {
    const beneficio = { ...concedido, cessacao: '2026-11-10' }
    expect(situacao('2026-11-10', { beneficio })).toBe('vigente desde 2026-10-01')
    expect(situacao('2026-11-11', { beneficio })).toBe('aguardando_exame desde 2026-11-11')
    expect(situacao('2026-11-11', { beneficio, fim: null })).toBe('aguardando_exame desde 2026-11-11')
  })

  it('asks for the exam once INSS refuses', () => {
    const negado = { beneficio: { decisao: 'negado' } } as const
    expect(situacao('2026-10-30', negado)).toBe('aguardando_exame desde 2026-10-30')
    expect(vidaDoAfastamento({ ...base, ...negado }, '2026-10-30').texto).toContain('INSS negou')
    expect(vidaDoAfastamento({ ...base, beneficio: concedido }, '2026-12-01').texto).toContain(
      'Os dias acabaram',
    )
    // Too short for an exam: the refusal does not open again what ended.
    expect(situacao('2026-11-05', { ...negado, fim: '2026-10-29' })).toBe('encerrado desde 2026-10-30')
    expect(situacao('2026-11-01', { ...negado, exameRetornoDesde: null })).toBe('vigente desde 2026-10-01')
  })

  it('unfit without a benefit is limbo, and fit closes', () => {
    const inapto = { exame: { data: '2026-12-02', resultado: 'inapto' } } as const
    const beneficio = { ...concedido, cessacao: '2026-11-30' }
    expect(situacao('2026-12-01', { ...inapto, beneficio })).toBe('aguardando_exame desde 2026-12-01')
    expect(situacao('2026-12-02', { ...inapto, beneficio })).toBe('limbo desde 2026-12-02')
    expect(situacao('2026-12-02', { ...inapto, beneficio: { decisao: 'negado' } })).toBe(
      'limbo desde 2026-12-02',
    )
    expect(situacao('2026-12-02', { ...inapto, beneficio: concedido })).toBe('limbo desde 2026-12-02')
    // INSS pays again: the leave goes on.
    const volta = { ...inapto, fim: '2027-01-31', beneficio: { ...concedido, cessacao: '2027-01-31' } }
    expect(situacao('2026-12-02', volta)).toBe('vigente desde 2026-10-01')
    expect(situacao('2027-01-31', volta)).toBe('a_vencer desde 2027-01-24')
    const apto = { exame: { data: '2026-12-03', resultado: 'apto' } } as const
    expect(situacao('2026-12-03', { ...apto, beneficio })).toBe('encerrado desde 2026-12-03')
    expect(situacao('2026-12-05', { exame: { ...apto.exame, data: '2026-11-28' } })).toBe(
      'encerrado desde 2026-12-01',
    )
  })

  it('fit before the last day goes on until it, and closes an open leave', () => {
    const apto = { beneficio: concedido, exame: { data: '2026-11-28', resultado: 'apto' } } as const
    expect(situacao('2026-11-30', apto)).toBe('a_vencer desde 2026-11-23')
    expect(situacao('2026-11-30', { ...apto, fim: null })).toBe('encerrado desde 2026-11-28')
  })

  it('the return told closes it from its day', () => {
    const volta = { retorno: '2026-11-20', beneficio: concedido }
    expect(situacao('2026-11-19', volta)).toBe('vigente desde 2026-10-01')
    expect(situacao('2026-11-20', volta)).toBe('encerrado desde 2026-11-20')
    expect(situacao('2026-11-19', { ...volta, retorno: null })).toBe('vigente desde 2026-10-01')
  })

  it('reminds every week while it has no end', () => {
    const aberto = { ...base, fim: null, beneficio: concedido }
    const lembrete = (hoje: string, resto: Partial<RegistroDoAfastamento> = {}) =>
      vidaDoAfastamento({ ...aberto, ...resto }, hoje).proximoLembrete
    expect(lembrete('2026-10-01')).toBe('2026-10-08')
    expect(lembrete('2026-10-07')).toBe('2026-10-08')
    expect(lembrete('2026-10-08')).toBe('2026-10-15')
    expect(lembrete('2026-09-30')).toBeNull()
    expect(lembrete('2026-10-08', { fim: '2026-11-30' })).toBeNull()
    expect(lembrete('2026-10-08', { retorno: '2026-10-05' })).toBeNull()
  })

  it('says it in words', () => {
    const texto = (hoje: string, resto: Partial<RegistroDoAfastamento> = {}) =>
      vidaDoAfastamento({ ...base, beneficio: concedido, ...resto }, hoje).texto
    expect([
      texto('2026-09-30'),
      texto('2026-10-02'),
      texto('2026-10-02', { fim: null }),
      texto('2026-10-20', { beneficio: null }),
      texto('2026-10-20', { prorrogadoDe: '2026-10-10' }),
      texto('2026-11-29'),
      texto('2026-12-01', { exameRetornoDesde: null }),
      texto('2026-12-01', { retorno: '2026-12-01' }),
      texto('2026-12-03', { exame: { data: '2026-12-02', resultado: 'apto' } }),
      texto('2026-12-03', { exame: { data: '2026-12-02', resultado: 'inapto' } }),
    ]).toMatchSnapshot()
  })
})

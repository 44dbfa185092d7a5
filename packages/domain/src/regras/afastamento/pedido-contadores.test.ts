import { describe, expect, it } from 'vitest'
import type { AfastamentoAnterior, PedidoDeAfastamento } from './pedido-tipos.ts'
import { HOJE, codigos, achado, antes } from './exemplos-pedido.ts'

describe('counters of CLT art. 473', () => {
  const limite = (pedido: PedidoDeAfastamento, ...afastamentos: AfastamentoAnterior[]) =>
    achado('LIMITE_ART_473', pedido, { afastamentos })?.dados ?? null
  const sangue = (inicio: string, fim?: string): PedidoDeAfastamento => ({
    motivo: 'J-DOACAO_SANGUE',
    inicio,
    ...(fim && { fim }),
  })
  const doou = (dia: string) => antes('J-DOACAO_SANGUE', dia, dia)

  it('I, II and III: the days in a row', () => {
    expect(limite({ motivo: 'J-LUTO', inicio: HOJE, fim: '2026-11-24' })).toBeNull()
    expect(limite({ motivo: 'J-LUTO', inicio: HOJE, fim: '2026-11-25' })).toEqual({
      limite: 2,
      usados: 0,
      pedidos: 3,
    })
    expect(
      achado(
        'LIMITE_ART_473',
        { motivo: 'J-LUTO', inicio: HOJE, fim: '2026-11-25' },
        { parametros: { diasDaCct: { 'J-LUTO': 3 } } },
      ),
    ).toBeNull()
    expect(
      limite({ motivo: 'J-CASAMENTO', inicio: HOJE }, antes('J-CASAMENTO', '2026-01-05', '2026-01-07')),
    ).toBeNull()
    expect(limite({ motivo: 'J-PATERNIDADE', inicio: HOJE, fim: '2026-11-28' })).toMatchObject({
      limite: 5,
      pedidos: 6,
    })
    expect(limite({ motivo: 'J-JUIZO', inicio: HOJE, fim: '2026-12-23' })).toBeNull()
  })

  it('IV: blood once in twelve months, those ahead included', () => {
    expect(limite(sangue(HOJE))).toBeNull()
    expect(limite(sangue(HOJE), doou('2025-11-23'))).toBeNull()
    expect(limite(sangue(HOJE), doou('2025-11-24'))).toEqual({ limite: 1, usados: 1, pedidos: 1 })
    expect(limite(sangue(HOJE), doou('2027-11-22'))).toMatchObject({ usados: 1 })
    expect(limite(sangue(HOJE), doou('2027-11-23'))).toBeNull()
    expect(limite(sangue(HOJE), antes('J-PREVENCAO_CANCER', '2026-11-01', '2026-11-01'))).toBeNull()
    expect(limite(sangue(HOJE), antes('J-DOACAO_SANGUE', '2026-11-01', null))).toMatchObject({ usados: 1 })
  })

  it('XII: three days of prevention in the fullest twelve months around', () => {
    const exame = (inicio: string, fim = inicio) => ({ motivo: 'J-PREVENCAO_CANCER', inicio, fim })
    const fez = (inicio: string, fim = inicio) => antes('J-PREVENCAO_CANCER', inicio, fim)
    expect(limite(exame(HOJE, '2026-11-25'))).toBeNull()
    expect(limite(exame(HOJE, '2026-11-25'), fez('2026-01-05'))).toEqual({ limite: 3, usados: 1, pedidos: 3 })
    expect(limite(exame(HOJE), fez('2026-01-05', '2026-01-06'))).toBeNull()
    // Two before and two after, eleven months away each: never four in the same twelve.
    expect(limite(exame(HOJE), fez('2025-12-23', '2025-12-24'), fez('2027-10-20', '2027-10-21'))).toBeNull()
    expect(limite(exame(HOJE), fez('2026-06-01', '2026-06-02'), fez('2027-05-31'))).toMatchObject({
      usados: 3,
    })
  })

  it('XI: one day a year, with a child of up to six', () => {
    const levou = (inicio: string, nascimentoDoFilho?: string): PedidoDeAfastamento => ({
      motivo: 'J-FILHO_ATE_6_ANOS',
      inicio,
      ...(nascimentoDoFilho && { nascimentoDoFilho }),
    })
    const antesLevou = (dia: string) => antes('J-FILHO_ATE_6_ANOS', dia, dia)
    expect(limite(levou(HOJE), antesLevou('2025-12-31'))).toBeNull()
    expect(limite(levou(HOJE), antesLevou('2026-01-01'))).toMatchObject({ usados: 1 })
    expect(codigos(levou(HOJE, '2019-11-24'))).toEqual([])
    expect(codigos(levou(HOJE, '2019-11-23'))).toEqual(['bloqueio FILHO_MAIOR_DE_6'])
    expect(
      codigos({ motivo: 'J-VESTIBULAR', inicio: HOJE, fim: HOJE, nascimentoDoFilho: '2000-01-01' }),
    ).toEqual([])
  })

  it('V: two days to enrol as a voter, ever', () => {
    const titulo = { motivo: 'J-ALISTAMENTO_ELEITORAL', inicio: HOJE }
    expect(limite(titulo, antes(titulo.motivo, '2020-01-06', '2020-01-06'))).toBeNull()
    expect(limite(titulo, antes(titulo.motivo, '2020-01-06', '2020-01-07'))).toMatchObject({ usados: 2 })
  })

  it('X: six visits in a pregnancy', () => {
    const visita = { motivo: 'J-PRE_NATAL_ACOMPANHANTE', inicio: HOJE }
    const visitas = (...dias: string[]) => dias.map((dia) => antes(visita.motivo, dia, dia))
    const cinco = visitas('2026-06-01', '2026-07-01', '2026-08-03', '2026-09-01', '2026-10-01')
    expect(limite(visita, ...cinco)).toBeNull()
    expect(limite(visita, ...cinco, ...visitas('2026-02-16'))).toMatchObject({ limite: 6, usados: 6 })
    expect(limite(visita, ...cinco, ...visitas('2026-02-15'))).toBeNull()
    // The visit after the birth expected is of another pregnancy.
    const previsto = { ...visita, partoPrevisto: '2026-12-10' }
    expect(limite(previsto, ...cinco, ...visitas('2026-12-11'))).toBeNull()
    expect(limite(previsto, ...cinco, ...visitas('2026-12-10'))).toMatchObject({ usados: 6 })
    expect(limite(previsto, ...cinco, ...visitas('2026-03-05'))).toMatchObject({ usados: 6 })
    expect(limite(previsto, ...cinco, ...visitas('2026-03-04'))).toBeNull()
  })

  it('Lei 9.504 art. 98: twice the days of the electoral court', () => {
    expect(limite({ motivo: 'J-MESARIO', inicio: HOJE, diasConvocado: 2, fim: '2026-11-26' })).toBeNull()
    expect(limite({ motivo: 'J-MESARIO', inicio: HOJE, diasConvocado: 2, fim: '2026-11-27' })).toMatchObject({
      limite: 4,
      pedidos: 5,
    })
  })

  it('says the window in words', () => {
    const mensagem = (pedido: PedidoDeAfastamento) => achado('LIMITE_ART_473', pedido)?.mensagem
    expect([
      mensagem(sangue(HOJE, '2026-11-24')),
      mensagem({ motivo: 'J-FILHO_ATE_6_ANOS', inicio: HOJE, fim: '2026-11-24' }),
      mensagem({ motivo: 'J-LUTO', inicio: HOJE, fim: '2026-11-25' }),
    ]).toMatchSnapshot()
  })
})

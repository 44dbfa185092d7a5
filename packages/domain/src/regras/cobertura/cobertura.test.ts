import { describe, expect, it } from 'vitest'
import { custoDaCobertura, custoDoBuraco } from './custo.ts'
import { diasACobrir, type CoberturaDoPosto, type LugarDoPosto, type PostoNaJanela } from './dias.ts'
import { isMesmoHorario, turnoEm, turnosDe, type EscalaDoTurno } from './turnos.ts'

const noturna: EscalaDoTurno = {
  escala: { tipo: '12X36', inicioCiclo: '2026-11-23' },
  entrada: '19:00',
  saida: '07:00',
  intervaloMinutos: 60,
}
const seisPorUm: EscalaDoTurno = {
  escala: { tipo: 'SEMANAL', repousos: ['dom'] },
  entrada: '06:00',
  saida: '14:20',
  intervaloMinutos: 60,
}

describe('shifts', () => {
  it('past midnight the exit is on the next day; the interval is inside the twelve hours', () => {
    expect(turnoEm(noturna, '2026-11-23')).toEqual({
      data: '2026-11-23',
      entrada: '2026-11-23T19:00',
      saida: '2026-11-24T07:00',
      minutos: 720,
    })
    expect(turnoEm(noturna, '2026-11-24')).toBeNull()
    expect(turnoEm(seisPorUm, '2026-11-23')).toEqual({
      data: '2026-11-23',
      entrada: '2026-11-23T06:00',
      saida: '2026-11-23T14:20',
      minutos: 440,
    })
  })

  it('Saturday may have its own hours, without an interval to take off', () => {
    const comSabado = { ...seisPorUm, sabado: { entrada: '07:00', saida: '11:00' } }
    expect(turnoEm(comSabado, '2026-11-28')).toMatchObject({ saida: '2026-11-28T11:00', minutos: 240 })
    expect(turnoEm(comSabado, '2026-11-27')).toMatchObject({ saida: '2026-11-27T14:20', minutos: 440 })
    expect(turnoEm({ ...comSabado, sabado: null }, '2026-11-28')).toMatchObject({ minutos: 440 })
    expect(turnoEm({ ...seisPorUm, entrada: '06:00', saida: '06:00' }, '2026-11-23')?.saida).toBe(
      '2026-11-24T06:00',
    )
  })

  it('a stretch has the days of work of the scale', () => {
    const cincoPorUm: EscalaDoTurno = {
      ...seisPorUm,
      escala: { tipo: 'ROTATIVA', inicioCiclo: '2026-11-23', diasTrabalho: 5, diasFolga: 1 },
    }
    const dias = (escala: EscalaDoTurno) =>
      turnosDe(escala, '2026-11-23', '2026-11-30').map(({ data }) => data.slice(8))
    expect(dias(seisPorUm)).toEqual(['23', '24', '25', '26', '27', '28', '30'])
    expect(dias(cincoPorUm)).toEqual(['23', '24', '25', '26', '27', '29', '30'])
    expect(dias(noturna)).toEqual(['23', '25', '27', '29'])
    expect(turnosDe(noturna, '2026-11-24', '2026-11-23')).toEqual([])
  })

  it('two shifts meet when they have a moment in common', () => {
    const turno = (entrada: string, saida: string) => ({ data: '2026-11-23', entrada, saida, minutos: 1 })
    const manha = turno('2026-11-23T06:00', '2026-11-23T14:00')
    expect(isMesmoHorario(manha, turno('2026-11-23T13:59', '2026-11-23T20:00'))).toBe(true)
    expect(isMesmoHorario(manha, turno('2026-11-23T14:00', '2026-11-23T20:00'))).toBe(false)
    expect(isMesmoHorario(manha, turno('2026-11-22T22:00', '2026-11-23T06:00'))).toBe(false)
  })
})

const zuleica: LugarDoPosto = {
  ocupante: { colaboradorId: 1, nome: 'Zuleica' },
  de: '2020-01-01',
  ate: null,
  inicioCiclo: '2026-11-23',
  ausencias: [{ tipo: 'ferias', inicio: '2026-11-23', fim: '2026-12-12' }],
}
const par: LugarDoPosto = {
  ocupante: { colaboradorId: 2, nome: 'Marta' },
  de: '2020-01-01',
  ate: null,
  inicioCiclo: '2026-11-24',
}
const janela = (resto: Partial<PostoNaJanela>): PostoNaJanela => ({
  escala: noturna,
  lugares: [zuleica, par],
  de: '2026-11-23',
  ate: '2026-11-28',
  ...resto,
})
const cobertura = (resto: Partial<CoberturaDoPosto>): CoberturaDoPosto => ({
  tipo: 'substituto',
  colaboradorId: 9,
  nome: 'Valdir',
  inicio: '2026-11-23',
  fim: '2026-11-28',
  ...resto,
})
const resumo = (posto: PostoNaJanela) =>
  diasACobrir(posto).map(
    ({ data, situacao, presentes, previstos, faltam }) =>
      `${data.slice(8)} ${situacao} ${presentes}/${previstos} ${faltam}`,
  )

describe('days to cover', () => {
  it('CLT art. 59-A: 12x36 misses the shifts of the parity of who is away', () => {
    expect(resumo(janela({}))).toEqual([
      '23 descoberto 0/1 1',
      '24 completo 1/1 0',
      '25 descoberto 0/1 1',
      '26 completo 1/1 0',
      '27 descoberto 0/1 1',
      '28 completo 1/1 0',
    ])
    expect(diasACobrir(janela({}))[0]?.buracos).toEqual([
      {
        ausente: { colaboradorId: 1, nome: 'Zuleica' },
        porque: 'ferias',
        ate: '2026-12-12',
        cobertura: null,
      },
    ])
  })

  it('a cover fills its days, and what the client agreed to is told apart', () => {
    expect(
      resumo(
        janela({
          coberturas: [
            cobertura({ fim: '2026-11-24' }),
            cobertura({
              tipo: 'sem_cobertura',
              colaboradorId: null,
              inicio: '2026-11-27',
              fim: '2026-11-27',
            }),
          ],
        }),
      ),
    ).toEqual([
      '23 coberto 0/1 0',
      '24 completo 1/1 0',
      '25 descoberto 0/1 1',
      '26 completo 1/1 0',
      '27 sem_cobertura 0/1 0',
      '28 completo 1/1 0',
    ])
  })

  it('a free slot is a hole on its days; a slot counts from its first to its last day', () => {
    const vaga: LugarDoPosto = { ocupante: null, de: '2026-11-25', ate: '2026-11-27' }
    const semanal = { escala: seisPorUm, ate: '2026-11-30' }
    expect(resumo(janela({ ...semanal, lugares: [vaga, { ...par, ate: '2026-11-28' }] }))).toEqual([
      '23 completo 1/1 0',
      '24 completo 1/1 0',
      '25 descoberto 1/2 1',
      '26 descoberto 1/2 1',
      '27 descoberto 1/2 1',
      '28 completo 1/1 0',
      '29 folga 0/0 0',
      '30 folga 0/0 0',
    ])
    const [, , dia] = diasACobrir(janela({ ...semanal, lugares: [vaga] }))
    expect(dia).toMatchObject({
      turno: { entrada: '2026-11-25T06:00' },
      buracos: [{ ausente: null, porque: 'vaga', ate: '2026-11-27' }],
    })
  })

  it('a named cover is for that person; the others fill one hole each', () => {
    const fora = (colaboradorId: number): LugarDoPosto => ({
      ocupante: { colaboradorId, nome: `P${colaboradorId}` },
      de: '2020-01-01',
      ate: null,
      ausencias: [{ tipo: 'afastamento', inicio: '2026-11-23', fim: '2026-11-23' }],
    })
    const um = { escala: seisPorUm, de: '2026-11-23', ate: '2026-11-23' }
    const cobertos = (coberturas: CoberturaDoPosto[]) =>
      diasACobrir(janela({ ...um, lugares: [fora(1), fora(2), fora(3)], coberturas }))[0]?.buracos.map(
        (buraco) => buraco.cobertura?.nome ?? null,
      )
    expect(cobertos([cobertura({ nome: 'A', ausente: 2 }), cobertura({ nome: 'B', ausente: null })])).toEqual(
      ['B', 'A', null],
    )
    expect(cobertos([cobertura({ nome: 'A', ausente: 7 })])).toEqual([null, null, null])
    expect(resumo(janela({ ...um, lugares: [fora(1)] }))).toEqual(['23 descoberto 0/1 1'])
    const metade = [
      cobertura({ ausente: 1 }),
      cobertura({ tipo: 'sem_cobertura', colaboradorId: null, ausente: 2 }),
    ]
    expect(resumo(janela({ ...um, lugares: [fora(1), fora(2)], coberturas: metade }))).toEqual([
      '23 sem_cobertura 0/2 0',
    ])
  })

  it('a day on which the post does not open asks for nobody', () => {
    expect(resumo(janela({ fechado: ['2026-11-23', '2026-11-25'] }))).toEqual([
      '23 folga 0/0 0',
      '24 completo 1/1 0',
      '25 folga 0/0 0',
      '26 completo 1/1 0',
      '27 descoberto 0/1 1',
      '28 completo 1/1 0',
    ])
  })

  it('slots without a cycle of their own follow that of the scale', () => {
    const { inicioCiclo: _, ...semCiclo } = zuleica
    expect(resumo(janela({ lugares: [semCiclo], ate: '2026-11-24' }))).toEqual([
      '23 descoberto 0/1 1',
      '24 folga 0/0 0',
    ])
  })
})

describe('cost', () => {
  it('a hole costs its part of the price of the month', () => {
    expect(custoDoBuraco({ precoMensalCentavos: 600_000, turnosNoMes: 15, turnos: 2 })).toMatchSnapshot()
    expect(custoDoBuraco({ precoMensalCentavos: 600_000, turnosNoMes: 0, turnos: 0 })).toBeNull()
    expect(custoDoBuraco({ precoMensalCentavos: 600_000, turnosNoMes: 15, turnos: -1 })).toBeNull()
    expect(custoDoBuraco({ precoMensalCentavos: 0.5, turnosNoMes: 15, turnos: 1 })).toBeNull()
  })

  const folguista = { salarioCentavos: 220_000, divisor: 220, minutos: 480, encargosPercentual: 70 }

  it('CLT arts. 59, 64 and 73: a cover costs hours, overtime, night, charges and benefits', () => {
    expect(custoDaCobertura(folguista)).toMatchObject({
      horasCentavos: 8000,
      encargosCentavos: 5600,
      beneficiosCentavos: 0,
      totalCentavos: 13_600,
    })
    expect(
      custoDaCobertura({
        ...folguista,
        minutos: 720,
        extraPercentual: 100,
        adicionaisCentavos: 22_000,
        minutosNoturnos: 420,
        transporteCentavos: 1000,
        refeicaoCentavos: 2500,
      }),
    ).toMatchSnapshot()
    expect(custoDaCobertura({ ...folguista, extraPercentual: 50 })?.memoria[0]?.texto).toBe(
      'Horas com 50% a mais',
    )
    expect(custoDaCobertura(folguista)?.memoria[0]?.texto).toBe('Horas de quem cobre')
  })

  it('CLT art. 73 § 1º: an hour of the night is of 52 min 30 s, paid 20 % more, and overtime over that', () => {
    // Seven hours of the clock are eight: 8 × R$ 10,00 × 1,2, and the hour of the day apart.
    const noite = { ...folguista, minutosNoturnos: 420 }
    expect(custoDaCobertura(noite)?.horasCentavos).toBe(8 * 1000 * 1.2 + 1000)
    expect(custoDaCobertura({ ...noite, extraPercentual: 50 })?.horasCentavos).toBe((9600 + 1000) * 1.5)
  })

  it('CLT art. 611-A: the agreement may pay the night better than the law', () => {
    const noite = { ...folguista, minutosNoturnos: 420, noturnoPercentual: 37.5 }
    expect(custoDaCobertura(noite)?.horasCentavos).toBe(8 * 1375 + 1000)
    expect(custoDaCobertura({ ...noite, noturnoPercentual: 0.001 })).toBeNull()
  })

  it('Súmula 431 TST: the wage of a shorter week is divided by fewer hours', () => {
    expect(custoDaCobertura({ ...folguista, divisor: 200 })?.horasCentavos).toBe(8800)
    expect(custoDaCobertura({ ...folguista, divisor: 217.5 })?.horasCentavos).toBe(8092)
  })

  it('has no result for bad numbers', () => {
    expect(custoDaCobertura({ ...folguista, divisor: 0 })).toBeNull()
    expect(custoDaCobertura({ ...folguista, minutos: -1 })).toBeNull()
    expect(custoDaCobertura({ ...folguista, minutosNoturnos: 481 })).toBeNull()
    expect(custoDaCobertura({ ...folguista, minutosNoturnos: 480 })).not.toBeNull()
  })
})

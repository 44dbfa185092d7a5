import { assert, integer, option, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EscalaDoTurno } from '../cobertura/turnos.ts'
import { somarDias } from '../calendario/datas.ts'
import {
  porAno,
  salarioNoDestino,
  treinamentosQueFaltam,
  verificarAdicionais,
  verificarMandato,
  verificarPassagem,
  verificarPisoDoDestino,
  verificarQuarentena,
  verificarRetorno,
  verificarTreinamentos,
} from './remanejamento-destino.ts'

const codigos = (achados: readonly { readonly codigo: string }[]) => achados.map(({ codigo }) => codigo)
const legivel = (achados: readonly { readonly mensagem: string }[]) =>
  achados.map(({ mensagem }) => mensagem.replaceAll('\u00a0', ' '))

describe('CF art. 7º V and VI: the pay in the destination', () => {
  const base = { salarioAtualCentavos: 188_500, pisoCentavos: 186_500 }

  it('stays where the floor there is lower, or there is none', () => {
    expect(verificarPisoDoDestino(base)).toEqual([])
    expect(verificarPisoDoDestino({ ...base, pisoCentavos: null })).toEqual([])
    expect(salarioNoDestino({ ...base, pisoCentavos: null })).toBe(188_500)
  })

  it('rises by itself to a higher floor, and says how much', () => {
    const maior = { ...base, pisoCentavos: 195_000 }
    expect(codigos(verificarPisoDoDestino(maior))).toEqual(['PISO_DO_DESTINO'])
    expect(legivel(verificarPisoDoDestino(maior))).toEqual([
      'O piso no destino é de R$ 1.950,00: o salário sobe R$ 65,00.',
    ])
  })

  it('with a promotion is what was asked for, which neither falls nor goes below the floor', () => {
    const com = (novoSalarioCentavos: number, pisoCentavos = 186_500) =>
      codigos(verificarPisoDoDestino({ ...base, pisoCentavos, novoSalarioCentavos }))
    expect(com(200_000)).toEqual([])
    expect(com(188_499)).toEqual(['REDUCAO_SALARIAL'])
    expect(com(190_000, 195_000)).toEqual(['PISO_CCT'])
  })

  it('never falls, whatever the floor', () => {
    const centavos = integer({ min: 1, max: 1_000_000 })
    assert(
      property(centavos, option(centavos), (salarioAtualCentavos, pisoCentavos) => {
        const novo = salarioNoDestino({ salarioAtualCentavos, pisoCentavos })
        expect(novo).toBeGreaterThanOrEqual(salarioAtualCentavos)
        expect(novo).toBeGreaterThanOrEqual(pisoCentavos ?? 0)
      }),
    )
  })
})

describe('CLT arts. 192 to 194 and Súmula 265 TST: additionals of the place', () => {
  const nada = { insalubridadeCentavos: 0, periculosidadeCentavos: 0, noturnoCentavos: 0 }

  it('is silent where nothing changes', () => {
    expect(
      verificarAdicionais(
        { ...nada, insalubridadeCentavos: 32_420 },
        { ...nada, insalubridadeCentavos: 32_420 },
      ),
    ).toEqual([])
  })

  it('says the money a month and a year, with the article', () => {
    const achados = verificarAdicionais(
      { ...nada, insalubridadeCentavos: 64_840 },
      { ...nada, insalubridadeCentavos: 32_420 },
    )
    expect(achados).toMatchObject([{ codigo: 'INSALUBRIDADE_PERDIDA', baseLegal: 'CLT art. 194' }])
    expect(legivel(achados)).toEqual([
      'A insalubridade cai R$ 324,20 por mês, R$ 4.322,67 por ano com 13º e férias. O adicional acaba com o risco: diga à pessoa antes.',
    ])
    expect(porAno(32_420)).toBe(432_267)
  })

  it('tells each of them apart, gained or lost', () => {
    const tudo = { insalubridadeCentavos: 1, periculosidadeCentavos: 2, noturnoCentavos: 3 }
    expect(codigos(verificarAdicionais(tudo, nada))).toEqual([
      'INSALUBRIDADE_PERDIDA',
      'PERICULOSIDADE_PERDIDA',
      'NOTURNO_PERDIDO',
    ])
    // Night work that begins is paid as it is worked.
    expect(codigos(verificarAdicionais(nada, tudo))).toEqual(['INSALUBRIDADE_GANHA', 'PERICULOSIDADE_GANHA'])
  })

  it('finds the same difference both ways', () => {
    const centavos = integer({ min: 0, max: 100_000 })
    assert(
      property(centavos, centavos, (a, b) => {
        const de = { ...nada, insalubridadeCentavos: a }
        const para = { ...nada, insalubridadeCentavos: b }
        expect(verificarAdicionais(de, para)).toHaveLength(verificarAdicionais(para, de).length)
        expect(verificarAdicionais(de, para)).toHaveLength(a === b ? 0 : 1)
      }),
    )
  })
})

describe('whom the law ties to a place, or keeps from one', () => {
  it('CLT art. 543; NR-5: nobody elected is moved without consent', () => {
    expect(codigos(verificarMandato('cipa', false))).toEqual(['TRANSFERENCIA_DE_ELEITO'])
    expect(verificarMandato('sindical', false)).toMatchObject([
      { baseLegal: 'CLT art. 543; CF art. 8º VIII' },
    ])
    // The file's own says that there is one, and not which.
    expect(legivel(verificarMandato('registrado', false))).toEqual([
      'Tem mandato registrado na ficha: só pode ser remanejado com a própria anuência.',
    ])
    expect([verificarMandato('cipa', true), verificarMandato(undefined, false)]).toEqual([[], []])
  })

  it('Lei 6.019/1974 art. 5º-D: the client that dismissed the person waits 18 months', () => {
    expect(codigos(verificarQuarentena('2025-05-21', '2026-11-20'))).toEqual(['QUARENTENA_TOMADOR'])
    expect(verificarQuarentena('2025-05-20', '2026-11-20')).toEqual([])
    expect(verificarQuarentena(undefined, '2026-11-20')).toEqual([])
  })

  it('NR-1: trainings that are missing or expired on the first day', () => {
    const feitos = [
      { codigo: 'NR-10', ate: '2026-11-30' },
      { codigo: 'NR-35', ate: null },
    ]
    const treinamentos = { exigidos: ['NR-10', 'NR-32', 'NR-35'], feitos }
    expect(treinamentosQueFaltam(treinamentos, '2026-11-30')).toEqual(['NR-32'])
    expect(legivel(verificarTreinamentos(treinamentos, '2026-12-01'))).toEqual([
      'Falta treinamento do cargo: NR-10 e NR-32. Faça antes do primeiro dia.',
    ])
    expect(verificarTreinamentos({ exigidos: [], feitos: [] }, '2026-12-01')).toEqual([])
  })
})

describe('CLT arts. 59-A and 66: from one scale to another', () => {
  const plantao = (inicioCiclo: string, entrada: string, saida: string): EscalaDoTurno => ({
    escala: { tipo: '12X36', inicioCiclo },
    entrada,
    saida,
  })
  const semana: EscalaDoTurno = {
    escala: { tipo: 'SEMANAL', repousos: ['dom'] },
    entrada: '06:00',
    saida: '14:20',
  }

  it('keeps 36 hours after twelve, and says the next day that does', () => {
    const antes = plantao('2026-11-02', '07:00', '19:00')
    const depois = (inicio: string) => plantao(inicio, '07:00', '19:00')
    // On duty on the 30th: the 1st is no duty of theirs, the 2nd is.
    expect(verificarPassagem(antes, depois, '2026-12-01')).toMatchObject([
      { codigo: 'DESCANSO_36_HORAS', severidade: 'bloqueio', dados: { possivel: '2026-12-02' } },
    ])
    expect(verificarPassagem(antes, depois, '2026-12-02')).toEqual([])
  })

  it('keeps 11 hours after any other shift', () => {
    const tarde = { ...semana, entrada: '14:00', saida: '22:20' }
    expect(verificarPassagem(tarde, () => semana, '2026-12-01')).toMatchObject([
      { codigo: 'DESCANSO_ENTRE_JORNADAS', mensagem: expect.stringContaining('Sai às 22:20 de 30/11/2026') },
    ])
    // Nobody works on Sunday: Monday is far enough.
    expect(verificarPassagem(tarde, () => semana, '2026-11-30')).toEqual([])
    expect(verificarPassagem(semana, () => semana, '2026-12-01')).toEqual([])
    expect(verificarPassagem(null, () => semana, '2026-12-01')).toEqual([])
  })

  it('has an own day of duty 36 hours after the last one within two days, whatever the parity', () => {
    const dias = integer({ min: 0, max: 400 })
    assert(
      property(dias, (n) => {
        const dia = somarDias('2026-01-01', n)
        const antes = plantao('2025-12-01', '19:00', '07:00')
        const passa = (quando: string) =>
          verificarPassagem(antes, (inicio) => plantao(inicio, '19:00', '07:00'), quando).length === 0
        expect(passa(dia) || passa(somarDias(dia, 1))).toBe(true)
      }),
    )
  })
})

describe('a transfer for a time', () => {
  it.each([
    [undefined, ['retorno_ausente']],
    ['2026-12-01', ['retorno_antes']],
    ['2026-12-02', []],
    ['2027-01-30', []],
    ['2027-01-31', ['temporario_longo']],
  ])('that ends on %s', (retorno, esperados) => {
    expect(codigos(verificarRetorno({ vigencia: '2026-12-01', retorno, maximoDias: 60 }))).toEqual(esperados)
  })
})

import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somarDias } from '../calendario/datas.ts'
import {
  iniciosDe,
  iniciosPossiveis,
  mudar,
  salarioNaMudanca,
  type EscalaDaMudanca,
  type LadosDaMudanca,
  type QuemMuda,
  type TermosDaMudanca,
} from './mudanca.ts'

const semana: EscalaDaMudanca = {
  nome: '6x1 dia',
  tipo: 'semanal',
  dias: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab'],
  cicloTrabalho: null,
  cicloFolga: null,
  entrada: '06:00:00',
  saida: '14:20:00',
  intervaloMinutos: 60,
  sabadoEntrada: null,
  sabadoSaida: null,
  minutosSemana: 44 * 60,
}
const plantao: EscalaDaMudanca = {
  ...semana,
  nome: '12x36 dia',
  tipo: '12x36',
  dias: [],
  entrada: '07:00:00',
  saida: '19:00:00',
  minutosSemana: 42 * 60,
}
const noite = { ...plantao, nome: '12x36 noite', entrada: '19:00:00', saida: '07:00:00' }

const pessoa = (mais: Partial<QuemMuda> = {}): QuemMuda => ({
  versaoId: 1,
  ultimaAlteracao: '2025-01-01',
  postoId: 7,
  salarioCentavos: 200_000,
  escala: semana,
  noPostoDesde: '2025-01-06',
  nascimento: '1990-05-05',
  pisoCentavos: null,
  ausencia: null,
  saida: null,
  vagaMarcada: false,
  emAndamento: null,
  ...mais,
})
// A Tuesday.
const VIGENCIA = '2026-12-01'
const termos = (mais: Partial<TermosDaMudanca> = {}): TermosDaMudanca => ({
  vigencia: VIGENCIA,
  escala: plantao,
  salarioCentavos: null,
  percentual: null,
  ...mais,
})
const nada = { insalubridadeCentavos: 0, periculosidadeCentavos: 0, noturnoCentavos: 0 }
const lados = (mais: Partial<LadosDaMudanca> = {}): LadosDaMudanca => ({
  inicio: VIGENCIA,
  antes: nada,
  depois: nada,
  ...mais,
})
const excecao = (quem: Partial<QuemMuda>, dos: Partial<TermosDaMudanca> = {}, dosLados = lados()) =>
  mudar(pessoa(quem), termos(dos), dosLados).excecao
const legiveis = (avisos: readonly string[]) => avisos.map((aviso) => aviso.replaceAll('\u00a0', ' '))

describe('CF art. 7º V and VI: the pay', () => {
  it.each([
    ['stays where nothing is said', {}, {}, 200_000],
    ['is the new one', {}, { salarioCentavos: 210_000 }, 210_000],
    ['is never less than what is earned', {}, { salarioCentavos: 190_000 }, 200_000],
    ['grows by the percentage', {}, { percentual: 5.5 }, 211_000],
    ['is never under the floor of the new week', { pisoCentavos: 220_000 }, {}, 210_000],
    ['has the whole floor in the whole week', { pisoCentavos: 220_000 }, { escala: null }, 220_000],
  ])('%s', (_caso, quem, dos, esperado) => {
    expect(salarioNaMudanca(pessoa(quem), termos(dos))).toBe(esperado)
  })

  it('says who keeps more, who rises to the floor, and whose week is shorter', () => {
    const avisos = (quem: Partial<QuemMuda>, dos: Partial<TermosDaMudanca>) =>
      legiveis(mudar(pessoa(quem), termos(dos), lados()).avisos)
    expect(avisos({}, { escala: null, salarioCentavos: 190_000 })).toEqual([
      'Continua com R$ 2.000,00, mais que o novo (CF art. 7º VI).',
    ])
    expect(avisos({ pisoCentavos: 220_000 }, { escala: null })).toEqual([
      'Sobe ao piso do cargo na nova semana (CF art. 7º V).',
    ])
    expect(avisos({}, {})).toEqual(['A semana cai de 44 h para 42 h, e o salário não (CF art. 7º VI).'])
  })

  it('is never reduced, neither by the month nor by the hour, of whoever goes', () => {
    const dinheiro = integer({ min: 150_000, max: 400_000 })
    assert(
      property(
        record({
          salarioCentavos: dinheiro,
          pisoCentavos: option(dinheiro),
          antes: integer({ min: 20, max: 44 }),
          depois: integer({ min: 20, max: 44 }),
          novo: option(dinheiro),
        }),
        ({ salarioCentavos, pisoCentavos, antes, depois, novo }) => {
          const quem = pessoa({
            salarioCentavos,
            pisoCentavos,
            escala: { ...semana, minutosSemana: antes * 60 },
          })
          const dos = termos({
            salarioCentavos: novo,
            escala: { ...semana, nome: 'outra', minutosSemana: depois * 60 },
          })
          const { paraCentavos, excecao: fora } = mudar(quem, dos, lados())
          expect(paraCentavos).toBeGreaterThanOrEqual(salarioCentavos)
          expect(fora !== null || paraCentavos * antes >= salarioCentavos * depois).toBe(true)
        },
      ),
    )
  })
})

describe('who does not go', () => {
  it.each([
    [{ saida: '2026-12-10' }, 'saida', false],
    [{ ultimaAlteracao: VIGENCIA }, 'alteracao_posterior', false],
    [{ vagaMarcada: true }, 'vaga_marcada', false],
    [{ escala: plantao }, 'sem_mudanca', false],
    [{ escala: { ...semana, minutosSemana: 36 * 60 } }, 'salario_hora', false],
    [{ ausencia: { ate: '2026-12-20' } }, 'ausente', true],
    [{ ausencia: { ate: null } }, 'ausente', true],
    [{ emAndamento: 'PRO-2026-000001' }, 'em_andamento', true],
  ] as const)('%o: %s', (quem, codigo, podeIncluir) => {
    expect(excecao(quem)).toMatchObject({ codigo, podeIncluir })
  })

  it('is no minor at night, nobody without the rest, and nobody whose pay stays', () => {
    const menor = { nascimento: '2009-12-02' }
    expect(excecao(menor, { escala: noite })).toMatchObject({ codigo: 'noturno_protegido' })
    expect(excecao(menor)).toBeNull()
    expect(excecao({ nascimento: '2008-12-01' }, { escala: noite })).toBeNull()
    expect(excecao({}, {}, lados({ inicio: null }))).toMatchObject({ codigo: 'descanso' })
    expect(excecao({}, { escala: null, salarioCentavos: 200_000 })).toMatchObject({ codigo: 'sem_mudanca' })
    expect(excecao({}, { escala: null, salarioCentavos: 200_001 })).toBeNull()
    // A slot that ends matters to the scale alone.
    expect(excecao({ vagaMarcada: true }, { escala: null, salarioCentavos: 210_000 })).toBeNull()
    expect(excecao({}, { escala: plantao })).toBeNull()
  })

  it('is told the hour that would be worth less, unless the pay keeps up', () => {
    const curta = { escala: { ...semana, minutosSemana: 36 * 60 } }
    expect(excecao(curta, { escala: { ...semana, nome: 'nova' } })?.motivo).toBe(
      'A semana sobe de 36 h para 44 h sem salário que a acompanhe: a hora valeria menos (CF art. 7º VI).',
    )
    const justo = Math.ceil((200_000 * 44) / 36)
    expect(excecao(curta, { escala: { ...semana, nome: 'nova' }, salarioCentavos: justo })).toBeNull()
  })
})

describe('CLT art. 73: night work', () => {
  it('is told in money, gained or lost', () => {
    const de = (antes: number, depois: number) =>
      legiveis(
        mudar(
          pessoa({ escala: { ...semana, minutosSemana: 42 * 60 } }),
          termos(),
          lados({ antes: { ...nada, noturnoCentavos: antes }, depois: { ...nada, noturnoCentavos: depois } }),
        ).avisos,
      )
    expect(de(0, 30_000)).toEqual(['Ganha adicional noturno de R$ 300,00 por mês. (CLT art. 73)'])
    expect(de(30_000, 0)[0]).toMatch(/^O adicional noturno cai R\$ 300,00 por mês.*\(Súmula 265 TST\)$/)
    expect(de(0, 0)).toEqual([])
  })
})

describe('CLT arts. 59-A and 66: the first day', () => {
  it('keeps 36 hours after a duty, and 11 after any other shift', () => {
    // From the night to the day: nobody leaves at seven to begin at seven.
    const deNoite = pessoa({ escala: noite, noPostoDesde: '2026-11-02' })
    expect(iniciosPossiveis(deNoite, termos())[0]).toBe('2026-12-03')
    expect(iniciosPossiveis(pessoa(), termos())[0]).toBe(VIGENCIA)
    expect(iniciosPossiveis(pessoa({ noPostoDesde: null }), termos())).toEqual([VIGENCIA])
    expect(mudar(pessoa(), termos(), lados({ inicio: '2026-12-02' }))).toMatchObject({
      vigencia: '2026-12-02',
      avisos: expect.arrayContaining([
        'Começa em 02/12/2026, pelo descanso ou pela turma (CLT arts. 59-A e 66).',
      ]),
    })
  })

  it('leaves two teams of one size in each post of a 12x36, and every rest kept', () => {
    const alguem = record({
      postoId: constantFrom(1, 2),
      escala: constantFrom(semana, plantao, noite),
      noPostoDesde: constantFrom('2026-10-05', '2026-10-06', '2026-10-07'),
    })
    assert(
      property(array(alguem, { maxLength: 20 }), (quem) => {
        const pessoas = quem.map((um) => pessoa(um))
        const inicios = iniciosDe(pessoas, termos({ escala: { ...noite, nome: 'nova' } }))
        pessoas.forEach((um, i) => {
          const inicio = inicios[i]
          expect(iniciosPossiveis(um, termos({ escala: { ...noite, nome: 'nova' } }))).toContain(inicio)
        })
      }),
    )
    const iguais = Array.from({ length: 10 }, () => pessoa())
    const inicios = iniciosDe(iguais, termos())
    expect(inicios.filter((dia) => dia === VIGENCIA)).toHaveLength(5)
    expect(inicios.filter((dia) => dia === somarDias(VIGENCIA, 1))).toHaveLength(5)
  })

  it('is the same for everybody in a scale of the week', () => {
    const inicios = iniciosDe([pessoa(), pessoa()], termos({ escala: { ...semana, nome: 'nova' } }))
    expect(inicios).toEqual([VIGENCIA, VIGENCIA])
  })
})

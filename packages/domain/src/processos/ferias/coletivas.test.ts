import { describe, expect, it } from 'vitest'
import { prazosDasColetivas, verificarParalisacao } from './coletivas.ts'
import {
  adiantarPeriodo,
  planejarColetivas,
  type PeriodoDaPessoa,
  type PessoaNasColetivas,
} from './coletivas-plano.ts'

const periodo = (
  id: number,
  aquisitivoInicio: string,
  mais: Partial<PeriodoDaPessoa> = {},
): PeriodoDaPessoa => {
  const ano = Number(aquisitivoInicio.slice(0, 4)) + 1
  const fim = Temporal.PlainDate.from(`${ano}${aquisitivoInicio.slice(4)}`).subtract({ days: 1 })
  const completo = fim.toString() < '2026-11-20'
  return {
    id,
    aquisitivoInicio,
    aquisitivoFim: fim.toString(),
    completo,
    saldo: completo ? 30 : 0,
    direito: completo ? 30 : 0,
    faltas: 0,
    ...mais,
  }
}
const pessoa = (
  admissao: string,
  periodos: PeriodoDaPessoa[],
  mais: Partial<PessoaNasColetivas> = {},
): PessoaNasColetivas => ({
  admissao,
  nascimento: '1990-05-02',
  desligamento: null,
  demissao: null,
  impedimentos: [],
  periodos,
  ...mais,
})
const NATAL = [{ inicio: '2026-12-21', dias: 20 }]

describe('the notices of a collective vacation (CLT art. 139 §§ 2º and 3º)', () => {
  const nada = { ministerio: undefined, sindicato: undefined, afixacao: undefined }

  it('are due fifteen days before the first period', () => {
    const periodos = [{ inicio: '2027-07-05', dias: 10 }, ...NATAL]
    expect(
      prazosDasColetivas({ periodos, comunicacoes: nada }, '2026-12-06').map(({ ate, atrasada }) => [
        ate,
        atrasada,
      ]),
    ).toEqual(Array.from({ length: 3 }, () => ['2026-12-06', false]))
  })

  it('block the start where one was not given in time, and say which', () => {
    const comunicacoes = { ministerio: '2026-12-05', sindicato: '2026-12-07', afixacao: undefined }
    const achados = verificarParalisacao(
      { periodos: NATAL, comunicacoes },
      { hoje: '2026-12-07', anteriores: [] },
    )
    expect(achados.map(({ codigo, campo }) => [codigo, campo])).toEqual([
      ['COLETIVAS_SEM_COMUNICACAO', 'comunicacoes.sindicato'],
      ['COLETIVAS_SEM_COMUNICACAO', 'comunicacoes.afixacao'],
    ])
  })

  it('are in time when they were given in time, however late the batch is', () => {
    const comunicacoes = { ministerio: '2026-12-01', sindicato: '2026-12-01', afixacao: '2026-12-06' }
    expect(
      verificarParalisacao({ periodos: NATAL, comunicacoes }, { hoje: '2026-12-18', anteriores: [] }),
    ).toEqual([])
  })
})

describe('a shutdown (CLT art. 139 § 1º)', () => {
  const comunicacoes = { ministerio: '2026-11-20', sindicato: '2026-11-20', afixacao: '2026-11-20' }
  const codigos = (periodos: typeof NATAL, anteriores: typeof NATAL = []) =>
    verificarParalisacao({ periodos, comunicacoes }, { hoje: '2026-11-20', anteriores }).map(
      ({ codigo }) => codigo,
    )

  it.each<[string, typeof NATAL, typeof NATAL, string[]]>([
    ['of ten days', [{ inicio: '2026-12-21', dias: 10 }], [], []],
    ['of nine', [{ inicio: '2026-12-21', dias: 9 }], [], ['PERIODO_MENOR_QUE_10_DIAS']],
    [
      'that is the third of its year',
      NATAL,
      [
        { inicio: '2026-02-02', dias: 10 },
        { inicio: '2026-07-06', dias: 10 },
      ],
      ['MAIS_DE_DOIS_PERIODOS'],
    ],
    [
      'that is the first of the next year',
      [{ inicio: '2027-01-11', dias: 10 }],
      [
        { inicio: '2026-02-02', dias: 10 },
        { inicio: '2026-07-06', dias: 10 },
      ],
      [],
    ],
    [
      'in two parts that overlap',
      [
        { inicio: '2026-12-21', dias: 20 },
        { inicio: '2027-01-09', dias: 10 },
      ],
      [],
      ['PERIODOS_SOBREPOSTOS', 'INICIO_DAS_COLETIVAS'],
    ],
    [
      'that begins today',
      [{ inicio: '2026-11-20', dias: 10 }],
      [],
      [
        'inicio_no_passado',
        'COLETIVAS_SEM_COMUNICACAO',
        'COLETIVAS_SEM_COMUNICACAO',
        'COLETIVAS_SEM_COMUNICACAO',
        'INICIO_DAS_COLETIVAS',
      ],
    ],
    [
      'that begins on the eve of Christmas',
      [{ inicio: '2026-12-24', dias: 10 }],
      [],
      ['INICIO_DAS_COLETIVAS'],
    ],
  ])('%s', (_, periodos, anteriores, achados) => {
    expect(codigos(periodos, anteriores)).toEqual(achados)
  })
})

describe('the plan of a person', () => {
  it('takes the oldest complete period first, each by a request of its own', () => {
    const antigo = periodo(1, '2024-03-10', { saldo: 8 })
    const novo = periodo(2, '2025-03-10')
    const plano = planejarColetivas(pessoa('2024-03-10', [novo, antigo]), NATAL)
    expect(plano).toMatchObject({
      diasDeFerias: 20,
      diasDeLicenca: 0,
      saldoDepois: 18,
      novoAquisitivoInicio: null,
    })
    expect(plano.pedidos).toEqual([
      { periodoId: 1, fracoes: [{ inicio: '2026-12-21', dias: 8 }], licencaDias: 0 },
      { periodoId: 2, fracoes: [{ inicio: '2026-12-29', dias: 12 }], licencaDias: 0 },
    ])
  })

  it('FER-COL-01: eight twelfths are twenty days, and a new period begins (CLT art. 140)', () => {
    const plano = planejarColetivas(pessoa('2026-04-13', [periodo(1, '2026-04-13')]), NATAL)
    expect(plano).toMatchObject({
      diasDeFerias: 20,
      diasDeLicenca: 0,
      saldoDepois: 0,
      novoAquisitivoInicio: '2026-12-21',
    })
  })

  it('pays as leave what is above the proportional days, half a day counting for the employee', () => {
    // Three twelfths: 7,5 days.
    const plano = planejarColetivas(pessoa('2026-09-21', [periodo(1, '2026-09-21')]), NATAL)
    expect(plano.pedidos).toEqual([
      { periodoId: 1, fracoes: [{ inicio: '2026-12-21', dias: 8 }], licencaDias: 12 },
    ])
    expect(plano.diasDeLicenca).toBe(12)
  })

  it('leaves what is above the shutdown for later', () => {
    const plano = planejarColetivas(pessoa('2026-04-13', [periodo(1, '2026-04-13')]), [
      { inicio: '2026-12-21', dias: 10 },
    ])
    expect(plano).toMatchObject({ diasDeFerias: 10, diasDeLicenca: 0, saldoDepois: 10 })
  })

  it('counts the absences of the year in the proportional days', () => {
    const comFaltas = periodo(1, '2026-04-13', { faltas: 10 })
    // Eight twelfths of 24.
    expect(planejarColetivas(pessoa('2026-04-13', [comFaltas]), NATAL)).toMatchObject({
      diasDeFerias: 16,
      diasDeLicenca: 4,
    })
  })

  it('counts with the days of a period that is complete by then', () => {
    const logo = periodo(1, '2025-12-01')
    expect(planejarColetivas(pessoa('2025-12-01', [logo]), NATAL)).toMatchObject({
      diasDeFerias: 20,
      saldoDepois: 10,
      novoAquisitivoInicio: null,
    })
  })

  it('pays as leave what nobody acquired after the first year: the period goes on', () => {
    const gasto = periodo(1, '2024-03-10', { saldo: 5 })
    const plano = planejarColetivas(
      pessoa('2024-03-10', [gasto, periodo(2, '2025-03-10', { saldo: 0 }), periodo(3, '2026-03-10')]),
      NATAL,
    )
    expect(plano).toMatchObject({ diasDeFerias: 5, diasDeLicenca: 15, novoAquisitivoInicio: null })
  })

  it('has a stretch for each of two shutdowns, in one request while they are of one period', () => {
    const plano = planejarColetivas(pessoa('2025-03-10', [periodo(1, '2025-03-10')]), [
      ...NATAL,
      { inicio: '2027-02-01', dias: 10 },
    ])
    expect(plano.pedidos).toEqual([
      {
        periodoId: 1,
        fracoes: [
          { inicio: '2026-12-21', dias: 20 },
          { inicio: '2027-02-01', dias: 10 },
        ],
        licencaDias: 0,
      },
    ])
  })

  it('has only the first of two shutdowns where it begins a new period', () => {
    const plano = planejarColetivas(pessoa('2026-04-13', [periodo(1, '2026-04-13')]), [
      ...NATAL,
      { inicio: '2027-02-01', dias: 10 },
    ])
    expect(plano.pedidos).toHaveLength(1)
    expect(plano.avisos).toContainEqual(expect.stringContaining('faça outro lote'))
  })

  it.each<[string, Partial<PessoaNasColetivas>, string, boolean]>([
    ['admitted after the start', { admissao: '2026-12-21' }, 'ADMITIDO_DEPOIS', false],
    ['gone before the end', { desligamento: '2027-01-08' }, 'DESLIGADO', false],
    ['in notice', { demissao: 'DEM-2026-000001' }, 'DEMISSAO_EM_ANDAMENTO', false],
    [
      'away on some of the days',
      { impedimentos: [{ inicio: '2026-12-01', fim: '2026-12-21', motivo: 'afastamento' }] },
      'JA_FORA',
      false,
    ],
    ['under eighteen (CLT art. 136 § 2º)', { nascimento: '2008-12-22' }, 'MENOR_DE_18', true],
    ['without a day acquired', { periodos: [periodo(1, '2025-03-10', { saldo: 0 })] }, 'SEM_DIREITO', false],
    [
      'in a shutdown that did not begin yet',
      { admissao: '2026-04-13', periodos: [periodo(1, '2026-04-13', { direito: 20 })] },
      'JA_EM_COLETIVAS',
      false,
    ],
  ])('is an exception for somebody %s', (_, mais, codigo, podeIncluir) => {
    const alguem = { ...pessoa('2025-03-10', [periodo(1, '2025-03-10')]), ...mais }
    const plano = planejarColetivas(alguem, NATAL)
    expect(plano.excecao).toMatchObject({ codigo, podeIncluir })
    expect(plano.pedidos).toEqual([])
    expect(planejarColetivas(alguem, NATAL, { incluir: true }).excecao === null).toBe(podeIncluir)
  })
})

describe('days in advance', () => {
  it.each<[string, string, PeriodoDaPessoa, object | null]>([
    [
      'are the proportional ones in the first year',
      '2026-04-13',
      periodo(1, '2026-04-13'),
      { dias: 20, avos: 8 },
    ],
    [
      'are all where the period is complete by then',
      '2025-12-01',
      periodo(1, '2025-12-01'),
      { dias: 30, avos: 12 },
    ],
    ['are none of a period in progress after the first year', '2024-03-10', periodo(3, '2026-03-10'), null],
    ['are none where they were given', '2026-04-13', periodo(1, '2026-04-13', { direito: 20 }), null],
    ['are none of a complete period', '2025-03-10', periodo(1, '2025-03-10'), null],
  ])('%s', (_, admissao, um, dias) => {
    expect(adiantarPeriodo(admissao, um, '2026-12-21')).toEqual(dias)
  })
})

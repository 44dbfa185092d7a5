import { describe, expect, it } from 'vitest'
import { proximaDataBase } from '../aviso/lei-7238.ts'
import { formaDoAviso, opcoesDeAviso } from './avisos.ts'
import { causas, isAlinea, type Causa } from './causas.ts'
import { descontoDoAvisoDoEmpregado, indenizacaoArt480 } from './descontos.ts'
import { exameDispensaAte } from './exame.ts'
import { certo } from './exemplo.ts'
import { estimarFgts, semDepositoDe } from './fgts.ts'
import { isMenorEm } from './menor.ts'
import { relogioDaDemissao } from './relogio.ts'
import { seguroDesemprego } from './seguro-desemprego.ts'
import { oQueSignifica } from './significado.ts'
import { meses13PerdidosPor, suspensoesDe } from './suspensao.ts'
import { esperaParaReadmitir, verificarReconsideracao } from './vida.ts'

const todas = (Object.keys(causas) as Causa[]).toSorted()

describe('a cause in plain words', () => {
  it('says the same subjects for every one, and the ways of its notice', () => {
    expect(
      todas.map((causa) => ({
        causa,
        significa: oQueSignifica(causa).map(({ tema, texto, tem }) => `${tem ? '+' : '-'} ${tema}: ${texto}`),
        aviso: opcoesDeAviso(causa).map(({ codigo, rotulo }) => `${codigo}: ${rotulo}`),
      })),
    ).toMatchSnapshot('causes')
    expect(opcoesDeAviso('02')).toMatchSnapshot('by the employer')
    expect(opcoesDeAviso('33')).toMatchSnapshot('by both')
    expect(opcoesDeAviso('07')).toMatchSnapshot('by the employee')
    expect(opcoesDeAviso('06')).toMatchSnapshot('none')
  })

  it('takes the only way of notice, and no other', () => {
    expect([formaDoAviso('06', undefined), formaDoAviso('02', undefined)]).toEqual(['nao_se_aplica', null])
    expect([formaDoAviso('17', 'trabalhado'), formaDoAviso('17', 'indenizado')]).toEqual([null, 'indenizado'])
    expect([isAlinea('a'), isAlinea('z'), isAlinea('toString')]).toEqual([true, false, false])
  })
})

describe('clock of the ten days (CLT art. 477)', () => {
  const em = (hoje: string, pagoEm: string | null = null) =>
    relogioDaDemissao({ dtDeslig: '2026-11-16', hoje, salarioCentavos: 185_000, pagoEm })
  const resumo = (...datas: Parameters<typeof em>) => {
    const { estado, cor, dia, restam, multaCentavos } = em(...datas)
    return [estado, cor, dia, restam, multaCentavos]
  }

  it('is green, orange from the 7th day, red with one wage after the 10th', () => {
    expect(resumo('2026-11-10')).toEqual(['antes', 'neutro', 0, 16, 0])
    expect(resumo('2026-11-16')).toEqual(['antes', 'neutro', 0, 10, 0])
    expect(resumo('2026-11-17')).toEqual(['no_prazo', 'verde', 1, 9, 0])
    expect(resumo('2026-11-22')).toEqual(['no_prazo', 'verde', 6, 4, 0])
    expect(resumo('2026-11-23')).toEqual(['perto', 'laranja', 7, 3, 0])
    expect(resumo('2026-11-26')).toEqual(['perto', 'laranja', 10, 0, 0])
    expect(resumo('2026-11-27')).toEqual(['vencido', 'vermelho', 11, -1, 185_000])
  })

  it('stops at the payment, and keeps a fine that is due', () => {
    expect(resumo('2026-12-30', '2026-11-26')).toEqual(['pago', 'neutro', 10, -34, 0])
    expect(resumo('2026-12-30', '2026-11-16')).toEqual(['pago', 'neutro', 0, -34, 0])
    expect(resumo('2026-12-30', '2026-11-27')).toEqual(['pago_atrasado', 'vermelho', 11, -34, 185_000])
  })

  it('says it in words, with the law', () => {
    expect([
      em('2026-11-10'),
      em('2026-11-18'),
      em('2026-11-24'),
      em('2026-11-27'),
      em('2026-11-28'),
      em('2026-12-30', '2026-11-16'),
      em('2026-12-30', '2026-11-20'),
      em('2026-12-30', '2026-12-01'),
    ]).toMatchSnapshot()
  })

  it('pays on a business day by the local calendar', () => {
    const calendario = { feriadosLocais: ['2026-11-26'] }
    expect(
      relogioDaDemissao({ dtDeslig: '2026-11-16', hoje: '2026-11-17', salarioCentavos: 1, calendario }),
    ).toMatchObject({ pagarAte: '2026-11-26', pagarAteDiaUtil: '2026-11-25' })
  })
})

describe('estimate of the FGTS deposits (Lei 8.036/1990 art. 15)', () => {
  const dados = {
    admissao: '2026-01-01',
    ate: '2026-06-30',
    remuneracaoCentavos: 200_000,
    salarioCentavos: 200_000,
  }
  const depositos = (mudanca: Partial<Parameters<typeof estimarFgts>[0]> = {}) =>
    estimarFgts({ ...dados, ...mudanca })?.depositosCentavos

  it('is 8% of each month, by its days', () => {
    expect(depositos()).toBe(6 * 16_000)
    expect(depositos({ ate: '2026-06-15' })).toBe(5 * 16_000 + 8_000)
    expect(depositos({ admissao: '2026-01-22' })).toBe(5 * 16_000 + 5_333)
    expect(depositos({ admissao: '2026-01-31', ate: '2026-01-31' })).toBe(533)
    expect(depositos({ admissao: '2026-07-01' })).toBe(0)
  })

  it('adds the 13th of the years that ended, and the notice and 13th of the rescisão (Súmula 305)', () => {
    expect(depositos({ admissao: '2025-07-01' })).toBe(12 * 16_000 + 8_000)
    expect(depositos({ avisoCentavos: 200_000, decimoTerceiroCentavos: 100_000 })).toBe(6 * 16_000 + 24_000)
  })

  it('has no 13th of the months of an ended year that a leave without wage took (Lei 4.090/1962 art. 1º § 2º)', () => {
    const inteiro = { admissao: '2024-01-01', ate: '2025-01-31' }
    expect(depositos(inteiro)).toBe(13 * 16_000 + 16_000)
    // Six months and fourteen days of the seventh, which counts; then one day more, and it does not.
    const fora = (fim: string) => depositos({ ...inteiro, semDeposito: [{ inicio: '2024-03-01', fim }] })
    expect(fora('2024-09-15')).toBe(6 * 16_000 + 8_000 + 8_000)
    expect(fora('2024-09-16')).toBe(6 * 16_000 + 7_467 + 6_667)
  })

  it('Lei 8.036/1990 art. 15 § 7º: is 2% of what an apprentice earns', () => {
    expect(depositos({ aprendiz: true, admissao: '2025-07-01', avisoCentavos: 200_000 })).toBe(
      12 * 4_000 + 2_000 + 4_000,
    )
  })

  it('follows the wages by date, with the additionals of today', () => {
    const salarios = [
      { desde: '2026-04-01', centavos: 200_000 },
      { desde: '2025-01-01', centavos: 150_000 },
    ]
    expect(depositos({ salarios })).toBe(3 * 12_000 + 3 * 16_000)
    expect(depositos({ salarios, remuneracaoCentavos: 230_000 })).toBe(3 * 14_400 + 3 * 18_400)
    expect(depositos({ salarios: [{ desde: '2026-06-01', centavos: 100_000 }] })).toBe(5 * 16_000 + 8_000)
  })

  it('has nothing in the days without wage, but goes on in an accident', () => {
    const doenca = { motivo: '03', inicio: '2026-02-15', fim: '2026-03-31' }
    expect(semDepositoDe([doenca], '2026-06-30')).toEqual([{ inicio: '2026-03-02', fim: '2026-03-31' }])
    expect(semDepositoDe([{ ...doenca, fim: null }], '2026-06-30')).toEqual([
      { inicio: '2026-03-02', fim: '2026-06-30' },
    ])
    expect(semDepositoDe([{ ...doenca, fim: '2026-03-01' }], '2026-06-30')).toEqual([])
    expect(
      semDepositoDe(
        [
          { ...doenca, motivo: '01' },
          { ...doenca, motivo: '99' },
        ],
        '2026-06-30',
      ),
    ).toEqual([])
    // An illness that came back, or a short certificate of one, from the first day that INSS pays.
    for (const motivo of ['03', 'J-ATESTADO_MEDICO'])
      expect(semDepositoDe([{ ...doenca, motivo, inssApartirDe: doenca.inicio }], '2026-06-30')).toEqual([
        { inicio: doenca.inicio, fim: '2026-03-31' },
      ])
    expect(
      semDepositoDe([{ ...doenca, motivo: 'J-ATESTADO_MEDICO', fim: '2026-02-20' }], '2026-06-30'),
    ).toEqual([])
    expect(semDepositoDe([{ ...doenca, motivo: '21' }], '2026-06-30')).toEqual([
      { inicio: '2026-02-15', fim: '2026-03-31' },
    ])
    // Days of the same illness before it: the INSS pays sooner than on the sixteenth, or from the first day on.
    expect(semDepositoDe([{ ...doenca, inssApartirDe: '2026-02-20' }], '2026-06-30')).toEqual([
      { inicio: '2026-02-20', fim: '2026-03-31' },
    ])
    // One day of March is of wage, of the 31.
    expect(depositos({ semDeposito: semDepositoDe([doenca], '2026-06-30') })).toBe(5 * 16_000 + 533)
    expect(depositos({ semDeposito: [{ inicio: '2026-03-01', fim: '2026-03-31' }] })).toBe(5 * 16_000)
  })

  it.each(['07', '22', '24', '25'])(
    'Lei 8.036/1990 art. 15: of a leave that the company may pay or not (%s), as it does',
    (motivo) => {
      const licenca = { motivo, inicio: '2026-02-15', fim: '2026-03-31' }
      const semDeposito = [{ inicio: '2026-02-15', fim: '2026-03-31' }]
      expect(semDepositoDe([{ ...licenca, remunerado: true }], '2026-06-30')).toEqual([])
      expect(semDepositoDe([{ ...licenca, remunerado: false }], '2026-06-30')).toEqual(semDeposito)
      expect(semDepositoDe([{ ...licenca, remunerado: null }], '2026-06-30')).toEqual(semDeposito)
    },
  )

  it('explains itself, and has no result for bad numbers', () => {
    expect(estimarFgts({ ...dados, admissao: '2025-07-01', avisoCentavos: 200_000 })).toMatchSnapshot()
    expect(depositos({ remuneracaoCentavos: -1 })).toBeUndefined()
    expect(depositos({ salarios: [{ desde: '2026-01-01', centavos: 0.5 }] })).toBeUndefined()
    expect(depositos({ avisoCentavos: -1 })).toBeUndefined()
  })
})

describe('suspended contract', () => {
  it('Lei 8.213/1991 art. 60 § 3º: illness from the 16th day on, the rest from the first', () => {
    const em = (motivo: string, fim: string | null = null) =>
      suspensoesDe([{ motivo, inicio: '2026-05-01', fim }])
    expect(em('03')).toEqual([{ motivo: '03', inicio: '2026-05-16', fim: '9999-12-31', conta13: false }])
    expect(em('01', '2026-05-16')).toEqual([
      { motivo: '01', inicio: '2026-05-16', fim: '2026-05-16', conta13: true },
    ])
    expect(em('03', '2026-05-15')).toEqual([])
    expect(em('21', '2026-05-15')).toEqual([
      { motivo: '21', inicio: '2026-05-01', fim: '2026-05-15', conta13: false },
    ])
    expect(em('J-LUTO', '2026-05-02')).toEqual([])
    expect(em('99')).toEqual([])
  })

  it.each(['07', '22', '24', '25'])(
    'CLT arts. 471 and 543 § 2º: a leave that the company pays (%s) suspends nothing, and takes no month from the 13th',
    (motivo) => {
      const licenca = { motivo, inicio: '2026-05-01', fim: '2026-07-31' }
      const perdidos = (remunerado: boolean | null) =>
        meses13PerdidosPor(suspensoesDe([{ ...licenca, remunerado }]), '2020-01-01', '2026-11-16')
      expect([perdidos(true), perdidos(false), perdidos(null)]).toEqual([0, 3, 3])
    },
  )

  it('Lei 4.090/1962 art. 1º § 2º: a month is lost when fewer than fifteen of its days are left', () => {
    const perdidos = (inicio: string, fim: string, admissao = '2020-01-01', dtDeslig = '2026-11-16') =>
      meses13PerdidosPor(suspensoesDe([{ motivo: '21', inicio, fim }]), admissao, dtDeslig)
    expect(perdidos('2026-05-17', '2026-05-31')).toBe(0)
    expect(perdidos('2026-05-16', '2026-05-31')).toBe(0)
    expect(perdidos('2026-05-15', '2026-05-31')).toBe(1)
    expect(perdidos('2025-11-01', '2026-02-28')).toBe(2)
    expect(perdidos('2026-10-01', '2026-12-31')).toBe(2)
    // The last month had no fifteen days to lose.
    expect(perdidos('2026-10-01', '2026-12-31', '2020-01-01', '2026-11-14')).toBe(1)
    expect(perdidos('2026-05-01', '2026-05-31', '2026-05-20')).toBe(0)
  })
})

describe('seguro-desemprego (Lei 7.998/1990 art. 3º I)', () => {
  it('says why, also when the number of the request is not known', () => {
    expect([
      seguroDesemprego('07', { solicitacao: 1, meses: 60 }),
      seguroDesemprego('02', { solicitacao: 1, meses: 12 }),
      seguroDesemprego('02', { solicitacao: 1, meses: 11 }),
      seguroDesemprego('02', { solicitacao: 2, meses: 9 }),
      seguroDesemprego('02', { solicitacao: 5, meses: 5 }),
      seguroDesemprego('02', { meses: 12 }),
      seguroDesemprego('02', { meses: 11 }),
      seguroDesemprego('02', { meses: 6 }),
      seguroDesemprego('02', { meses: 5 }),
      seguroDesemprego('02', { solicitacao: 2 }),
      seguroDesemprego('02', { solicitacao: 0, meses: 7 }),
      seguroDesemprego('02', { meses: -1 }),
    ]).toMatchSnapshot()
  })
})

describe('what is taken, and what comes after', () => {
  it('CLT arts. 480 and 487 § 2º: explains each discount', () => {
    expect(
      descontoDoAvisoDoEmpregado({ salarioCentavos: 180_000, diasTrabalhados: 12, dispensado: false }),
    ).toMatchSnapshot('notice')
    expect(
      descontoDoAvisoDoEmpregado({ salarioCentavos: 180_000, diasTrabalhados: 0, dispensado: true }),
    ).toMatchSnapshot('waived')
    const quebra = { remuneracaoCentavos: 180_000, fimContrato: '2026-12-30', desligamento: '2026-11-30' }
    expect(indenizacaoArt480({ ...quebra, prejuizoCentavos: 999_999 })).toMatchSnapshot('limited')
    expect(certo(indenizacaoArt480({ ...quebra, prejuizoCentavos: 10 })).descontoCentavos).toBe(10)
    expect(indenizacaoArt480({ ...quebra, prejuizoCentavos: -1 })).toBeNull()
    expect(indenizacaoArt480({ ...quebra, prejuizoCentavos: 1, remuneracaoCentavos: -1 })).toBeNull()
    expect(
      descontoDoAvisoDoEmpregado({ salarioCentavos: -1, diasTrabalhados: 0, dispensado: false }),
    ).toBeNull()
    expect(
      descontoDoAvisoDoEmpregado({ salarioCentavos: 1, diasTrabalhados: 0.5, dispensado: false }),
    ).toBeNull()
  })

  it('CLT art. 489: the notice is taken back while it runs, and by both', () => {
    const em = (hoje: string, aceitaPelasDuasPartes: boolean) =>
      verificarReconsideracao({ hoje, dtDeslig: '2026-12-16', aceitaPelasDuasPartes })
    expect(em('2026-12-16', true)).toEqual([])
    expect(em('2026-12-17', false)).toMatchSnapshot()
  })

  it('Portaria 384/1992 and CLT art. 452: from when the person may come back', () => {
    expect(esperaParaReadmitir('02', '2026-11-16', 'indeterminado')).toMatchSnapshot('90 days')
    expect(esperaParaReadmitir('06', '2026-12-30', 'determinado')).toMatchSnapshot('fixed term')
    expect(esperaParaReadmitir('07', '2026-11-16', 'indeterminado')).toEqual([])
    expect(esperaParaReadmitir('02', '2026-11-16', 'clausula_481')).toHaveLength(2)
  })

  it('NR-7 and CLT art. 439: limits by date', () => {
    expect([
      exameDispensaAte('2026-08-19'),
      exameDispensaAte('2026-08-19', 2),
      exameDispensaAte('2026-08-19', 4),
    ]).toEqual(['2026-11-16', '2026-12-31', '2026-11-16'])
    expect([isMenorEm('2008-11-17', '2026-11-16'), isMenorEm('2008-11-16', '2026-11-16')]).toEqual([
      true,
      false,
    ])
    expect([isMenorEm(null, '2026-11-16'), isMenorEm(undefined, '2026-11-16')]).toEqual([false, false])
  })

  it('Lei 7.238/1984: the next data-base is after the day, never on it', () => {
    expect(proximaDataBase(1, '2026-12-31')).toBe('2027-01-01')
    expect(proximaDataBase(1, '2027-01-01')).toBe('2028-01-01')
    expect(proximaDataBase(11, '2026-10-31')).toBe('2026-11-01')
    expect(proximaDataBase(9, '2026-11-01')).toBe('2027-09-01')
  })
})

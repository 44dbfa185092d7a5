import { describe, expect, it } from 'vitest'
import {
  coletivasPeloSaldo,
  comunicarColetivasAte,
  feriasColetivas,
  motivoDeRecusaDeColetivas,
  verificarColetivas,
} from './coletivas.ts'
import { avosDoPeriodo, diasDeDireito, diasProporcionais, limiteDeAbono } from './direito.ts'
import { motivosDeFracionamento, validarFracionamento } from './fracionamento.ts'
import { mensagemDeInicio, validarInicioDeFerias } from './inicio.ts'
import { dobraDasFerias, limiteParaIniciar } from './limite.ts'
import { motivosDePerda, perdaPorBeneficio, perdaPorDias } from './perda.ts'
import { indiceDoPeriodo, limiteDoAbono, periodoDeFerias } from './periodos.ts'
import { prazosDasFerias } from './prazos.ts'
import { valorDasFerias } from './valor.ts'

describe('CLT arts. 129–145: every computation explains itself', () => {
  it.each([
    ['arts. 130 and 134: periods', () => periodoDeFerias('2024-05-02')],
    ['art. 143 § 1º: term of the abono', () => limiteDoAbono('2024-05-02')],
    ['art. 130 III: days of right', () => diasDeDireito(15)],
    ['art. 130 I: days of right', () => diasDeDireito(0)],
    ['art. 130 IV: days of right', () => diasDeDireito(32)],
    ['art. 130: more than 32 absences', () => diasDeDireito(40)],
    ['art. 146: proportional days', () => diasProporcionais(7, 6)],
    ['art. 146: twelfths', () => avosDoPeriodo('2026-03-10', '2026-12-25')],
    ['art. 143: limit of the abono', () => limiteDeAbono(24)],
    ['art. 134 § 1º: division allowed', () => validarFracionamento({ diasDireito: 30, periodos: [15, 15] })],
    [
      'art. 134 § 1º: division refused',
      () => validarFracionamento({ diasDireito: 30, periodos: [10, 20, 1] }),
    ],
    [
      'art. 134 § 1º: part of the balance refused',
      () => validarFracionamento({ diasDireito: 30, jaMarcados: [14], periodos: [12], parcial: true }),
    ],
    ['art. 134 § 3º: start allowed', () => validarInicioDeFerias('2026-11-16')],
    ['art. 134 § 3º: start refused', () => validarInicioDeFerias('2026-11-19')],
    ['art. 137: last start', () => limiteParaIniciar('2024-05-02')],
    ['art. 137: days in double', () => dobraDasFerias('2026-04-20', 30, '2026-05-01')],
    ['arts. 135 and 145: terms', () => prazosDasFerias('2026-12-21')],
    [
      'art. 142: amounts',
      () => valorDasFerias({ remuneracaoCentavos: 185_000, diasGozo: 20, diasAbono: 10, diasEmDobro: 5 }),
    ],
    ['art. 133 II: nothing lost', () => perdaPorDias('LICENCA_REMUNERADA', 30, '2026-02-02')],
    ['art. 133 II: loss', () => perdaPorDias('LICENCA_REMUNERADA', 31, '2026-02-02')],
    [
      'art. 133 IV: loss',
      () =>
        perdaPorBeneficio({ base: '2024-08-01', beneficios: [{ inicio: '2024-11-16', fim: '2025-06-10' }] }),
    ],
    [
      'art. 140: collective, under 12 months',
      () => feriasColetivas({ admissao: '2026-04-13', inicio: '2026-12-21', dias: 25 }),
    ],
    [
      'art. 140: collective, 12 months',
      () => feriasColetivas({ admissao: '2025-04-13', inicio: '2026-12-21', dias: 20 }),
    ],
  ])('%s', (_nome, calcular) => {
    expect(calcular()).toMatchSnapshot()
  })

  it('has a sentence for each refusal of a division, and a row for each loss', () => {
    expect(motivosDeFracionamento).toMatchSnapshot('refusals')
    expect(motivosDePerda).toMatchSnapshot('losses')
  })
})

describe('CLT art. 134 § 3º: sentences about the start', () => {
  it.each([
    [null, 'Início permitido'],
    ['FERIADO', 'As férias não podem começar em feriado.'],
    ['REPOUSO', 'As férias não podem começar no dia de repouso semanal.'],
    ['FORA_DO_PLANTAO', 'Na escala 12x36, as férias devem começar em dia de plantão.'],
    [
      'VESPERA_FERIADO_2026-12-25',
      'As férias não podem começar nos dois dias que antecedem o feriado de 25/12/2026.',
    ],
    [
      'VESPERA_REPOUSO_2026-11-22',
      'As férias não podem começar nos dois dias que antecedem o repouso semanal de 22/11/2026.',
    ],
  ] as const)('%s', (motivo, mensagem) => {
    expect(mensagemDeInicio(motivo)).toBe(mensagem)
  })

  it('applies the weekly rest of rotating scales by their cycle', () => {
    const escala = { tipo: 'ROTATIVA', inicioCiclo: '2026-11-02', diasTrabalho: 5, diasFolga: 1 } as const
    expect(validarInicioDeFerias('2026-11-07', { escala }).motivo).toBe('REPOUSO')
    expect(validarInicioDeFerias('2026-11-06', { escala }).motivo).toBe('VESPERA_REPOUSO_2026-11-07')
    expect(validarInicioDeFerias('2026-11-05', { escala }).motivo).toBe('VESPERA_REPOUSO_2026-11-07')
    expect(validarInicioDeFerias('2026-11-04', { escala }).valido).toBe(true)
  })
})

describe('bad input has no result', () => {
  it.each([
    ['index below zero', () => periodoDeFerias('2024-05-02', -1)],
    ['fractional index', () => periodoDeFerias('2024-05-02', 0.5)],
    ['index of the abono', () => limiteDoAbono('2024-05-02', -1)],
    ['date before the admission', () => indiceDoPeriodo('2024-05-02', '2024-05-01')],
    ['negative absences', () => diasDeDireito(-1)],
    ['thirteen twelfths', () => diasProporcionais(13)],
    ['negative twelfths', () => diasProporcionais(-1)],
    ['absences of the proportion', () => diasProporcionais(5, -1)],
    ['negative entitlement', () => limiteDeAbono(-1)],
    ['entitlement that is no number', () => limiteDeAbono(Number.NaN)],
    ['no day to enjoy', () => limiteParaIniciar('2024-05-02', 0)],
    ['half a day to enjoy', () => limiteParaIniciar('2024-05-02', 0.5)],
    ['period that does not exist', () => limiteParaIniciar('2024-05-02', 30, -1)],
    ['no day of vacation', () => dobraDasFerias('2026-04-20', 0, '2026-05-01')],
    ['half a day of vacation', () => dobraDasFerias('2026-04-20', 0.5, '2026-05-01')],
    [
      'more days in double than enjoyed',
      () => valorDasFerias({ remuneracaoCentavos: 1, diasGozo: 5, diasEmDobro: 6 }),
    ],
    ['fraction of a centavo', () => valorDasFerias({ remuneracaoCentavos: 0.5, diasGozo: 5 })],
    ['negative abono', () => valorDasFerias({ remuneracaoCentavos: 1, diasGozo: 5, diasAbono: -1 })],
    ['negative leave', () => perdaPorDias('PARALISACAO', -1, '2026-01-01')],
    ['no benefit', () => perdaPorBeneficio({ base: '2024-08-01', beneficios: [] })],
    [
      'benefit before the base',
      () =>
        perdaPorBeneficio({ base: '2024-08-01', beneficios: [{ inicio: '2024-07-31', fim: '2025-01-01' }] }),
    ],
    [
      'benefit backwards',
      () =>
        perdaPorBeneficio({ base: '2024-08-01', beneficios: [{ inicio: '2025-01-02', fim: '2025-01-01' }] }),
    ],
    [
      'collective before the admission',
      () => feriasColetivas({ admissao: '2026-12-22', inicio: '2026-12-21', dias: 10 }),
    ],
    [
      'negative collective',
      () => feriasColetivas({ admissao: '2026-01-01', inicio: '2026-12-21', dias: -1 }),
    ],
    [
      'negative absences in collective',
      () =>
        feriasColetivas({ admissao: '2026-01-01', inicio: '2026-12-21', dias: 10, faltasInjustificadas: -1 }),
    ],
  ])('%s', (_nome, calcular) => {
    expect(calcular()).toBeNull()
  })
})

describe('periods', () => {
  it('CLT art. 130: the period in progress on a date', () => {
    expect(indiceDoPeriodo('2024-05-02', '2024-05-02')).toBe(0)
    expect(indiceDoPeriodo('2024-05-02', '2025-05-01')).toBe(0)
    expect(indiceDoPeriodo('2024-05-02', '2025-05-02')).toBe(1)
    expect(indiceDoPeriodo('2024-02-29', '2025-02-28')).toBe(0)
    expect(indiceDoPeriodo('2024-02-29', '2025-03-01')).toBe(1)
    expect(indiceDoPeriodo('2024-02-29', '2028-02-29')).toBe(4)
  })

  it('CLT art. 134 § 3º: no limit where every day of a year is refused', () => {
    const escala = { tipo: 'SEMANAL', repousos: ['seg', 'qua', 'sex', 'dom'] } as const
    expect(limiteParaIniciar('2024-05-02', 30, 0, { escala })?.limiteComInicioValido).toBeNull()
    expect(limiteParaIniciar('2024-05-02', 30, 0, { escala })?.memoria).toHaveLength(2)
  })

  it('CLT art. 133 IV: the limit in days is a parameter of the company', () => {
    const dados = { base: '2025-01-02', beneficios: [{ inicio: '2025-03-01', fim: '2025-06-08' }] }
    expect(perdaPorBeneficio({ ...dados, limiteDias: 100 })?.perdePeriodo).toBe(false)
    expect(perdaPorBeneficio({ ...dados, limiteDias: 99 })?.perdePeriodo).toBe(true)
    expect(perdaPorBeneficio({ ...dados, limiteDias: 99 })?.novoAquisitivoInicio).toBe('2025-06-09')
    expect(perdaPorBeneficio({ ...dados, limiteDias: 99, retorno: '2025-06-12' })?.novoAquisitivoInicio).toBe(
      '2025-06-12',
    )
  })
})

describe('edges of the inputs', () => {
  it('CLT art. 133 IV: a benefit of one day, on the first day of the period', () => {
    const umDia = { inicio: '2024-08-01', fim: '2024-08-01' }
    expect(perdaPorBeneficio({ base: '2024-08-01', beneficios: [umDia] })?.diasBeneficio).toBe(1)
    const aoContrario = { inicio: '2025-01-02', fim: '2025-01-01' }
    expect(perdaPorBeneficio({ base: '2024-08-01', beneficios: [umDia, aoContrario] })).toBeNull()
  })

  it('CLT art. 137: every day in double', () => {
    expect(valorDasFerias({ remuneracaoCentavos: 3000, diasGozo: 30, diasEmDobro: 30 })?.totalCentavos).toBe(
      8000,
    )
  })

  it('CLT art. 140: a shutdown on the day of the admission gives no day yet', () => {
    expect(feriasColetivas({ admissao: '2026-12-21', inicio: '2026-12-21', dias: 10 })).toMatchObject({
      avos: 0,
      diasLicencaRemunerada: 10,
    })
  })
})

describe('CLT arts. 139 and 140: collective vacation', () => {
  it('up to two shutdowns of at least ten days', () => {
    expect(motivoDeRecusaDeColetivas([10])).toBeNull()
    expect(motivoDeRecusaDeColetivas([10, 20])).toBeNull()
    expect(motivoDeRecusaDeColetivas([9, 21])).toBe('PERIODO_MENOR_QUE_10_DIAS')
    expect(motivoDeRecusaDeColetivas([10, 10, 10])).toBe('MAIS_DE_DOIS_PERIODOS')
    expect(motivoDeRecusaDeColetivas([])).toBe('DIAS_INVALIDOS')
    expect(motivoDeRecusaDeColetivas([10, 10.5])).toBe('DIAS_INVALIDOS')
  })

  it('is announced fifteen days before', () => {
    expect(comunicarColetivasAte('2026-12-21')).toBe('2026-12-06')
  })

  it('days above the right are paid leave, days below it are still due', () => {
    const coletivas = (dias: number) =>
      feriasColetivas({ admissao: '2026-04-13', inicio: '2026-12-21', dias })
    expect(coletivas(25)).toMatchObject({ diasLicencaRemunerada: 5, diasRestantes: 0 })
    expect(coletivas(15)).toMatchObject({ diasLicencaRemunerada: 0, diasRestantes: 5 })
  })
})

describe('CLT arts. 139 and 140: collective vacation from the ledger', () => {
  const periodos = [
    { aquisitivoInicio: '2025-04-13', aquisitivoFim: '2026-04-12', saldo: 12 },
    { aquisitivoInicio: '2024-04-13', aquisitivoFim: '2025-04-12', saldo: 5 },
    { aquisitivoInicio: '2026-04-13', aquisitivoFim: '2027-04-12', saldo: 30 },
  ]
  const pedido = { admissao: '2023-04-13', inicio: '2026-12-21', periodos }

  it('takes from the oldest complete periods; what is above them is paid leave', () => {
    expect(coletivasPeloSaldo({ ...pedido, dias: 15 })).toMatchSnapshot('two periods')
    expect(coletivasPeloSaldo({ ...pedido, dias: 20 })).toMatchObject({
      lancamentos: [
        { aquisitivoInicio: '2024-04-13', dias: 5 },
        { aquisitivoInicio: '2025-04-13', dias: 12 },
      ],
      diasLicencaRemunerada: 3,
      novoAquisitivoInicio: null,
    })
    expect(coletivasPeloSaldo({ ...pedido, dias: 5 })?.lancamentos).toHaveLength(1)
    const naVespera = { aquisitivoInicio: '2025-12-22', aquisitivoFim: '2026-12-21', saldo: 30 }
    expect(coletivasPeloSaldo({ ...pedido, dias: 5, periodos: [naVespera] })?.lancamentos).toEqual([])
    const completo = { ...naVespera, aquisitivoFim: '2026-12-20' }
    expect(coletivasPeloSaldo({ ...pedido, dias: 5, periodos: [completo] })?.lancamentos).toHaveLength(1)
    const negativo = { ...completo, saldo: -2 }
    expect(coletivasPeloSaldo({ ...pedido, dias: 5, periodos: [negativo] })?.diasLicencaRemunerada).toBe(5)
  })

  it('takes the proportional days of the first year, whose period ends there', () => {
    const novato = { admissao: '2026-04-13', inicio: '2026-12-21', dias: 25, periodos: [] }
    expect(coletivasPeloSaldo(novato)).toMatchSnapshot('first year')
    const segunda = { ...novato, aquisitivoInicio: '2026-07-01', dias: 20 }
    expect(coletivasPeloSaldo(segunda)).toMatchObject({
      lancamentos: [{ aquisitivoInicio: '2026-07-01', dias: 15 }],
      diasLicencaRemunerada: 5,
      novoAquisitivoInicio: '2026-12-21',
    })
    expect(coletivasPeloSaldo({ ...novato, inicio: '2026-04-12' })).toBeNull()
  })

  it('checks the shutdowns of each year and their notice', () => {
    const coletivas = (comunicadoEm: string, ...dias: [string, number][]) =>
      verificarColetivas({
        comunicadoEm,
        periodos: dias.map(([inicio, quantos]) => ({ inicio, dias: quantos })),
      })
    const codigos = (...entrada: Parameters<typeof coletivas>) =>
      coletivas(...entrada).map(({ codigo }) => codigo)
    expect(codigos('2026-06-01', ['2026-07-06', 10], ['2026-12-21', 20], ['2027-07-05', 10])).toEqual([])
    expect(codigos('2026-12-06', ['2026-12-21', 10])).toEqual([])
    expect(coletivas('2026-12-07', ['2026-12-21', 9])).toMatchSnapshot('short and late')
    expect(
      coletivas('2026-01-05', ['2026-03-02', 10], ['2026-07-06', 10], ['2026-12-21', 10], ['2027-01-04', 5]),
    ).toMatchSnapshot('two years')
    expect(codigos('2026-01-05', ['2026-12-21', 10.5])).toEqual(['DIAS_INVALIDOS'])
    expect(codigos('2026-01-05')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { remuneracaoBase } from '../adicionais/remuneracao.ts'
import type { OcorrenciaDoContrato } from '../ferias/ocorrencias.ts'
import { avisoDaDemissao } from './aviso-da-demissao.ts'
import { compararDemissoes } from './comparacao.ts'
import { certo, circunstancias, experiencia, pedido, periodoCompleto, periodoEmCurso } from './exemplo.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from './pedido-tipos.ts'
import { especieDaLinha } from './linhas.ts'
import { simularDemissao } from './simulacao.ts'

const simular = (
  mudanca: Partial<PedidoDeDemissao> = {},
  mais: Partial<CircunstanciasDaDemissao> = {},
  base = circunstancias,
) => simularDemissao({ ...pedido, ...mudanca }, { ...base, ...mais })

describe('simulation of a dismissal', () => {
  it('RES-01: notice paid, expired vacation from the ledger, fine on the deposits typed', () => {
    expect(simular()).toMatchObject({
      avisoDias: 39,
      avisoIndenizados: 39,
      dtDeslig: '2026-11-16',
      fimProjetado: '2026-12-25',
      pagarAte: '2026-11-26',
      saldoSalario: 98_667,
      avisoValor: 240_500,
      avos13: 12,
      decimoTerceiro: 185_000,
      avosFerias: 10,
      feriasProporcionais: 154_167,
      tercoProporcional: 51_389,
      feriasVencidas: 185_000,
      tercoVencidas: 61_667,
      multaFgts: 240_000,
      totalBruto: 976_390,
      totalDescontos: 0,
      totalLiquido: 976_390,
      custoTotal: 1_216_390,
      depositosEstimados: false,
    })
  })

  it('explains itself, line by line and day by day', () => {
    const { linhas, linhaDoTempo, memoria, saqueFgts, seguroDesemprego } = certo(
      simular({ aviso: 'trabalhado' }),
    )
    expect({ linhas, linhaDoTempo, memoria, saqueFgts, seguroDesemprego }).toMatchSnapshot()
  })

  it('CLT arts. 64 and 487 §§ 3º and 5º: averages are in notice, 13th and vacation, and in no wage of days worked', () => {
    const remuneracao = remuneracaoBase({
      salarioCentavos: 185_000,
      salarioMinimoCentavos: 162_100,
      insalubridade: 20,
      mediasCentavos: 60_000,
    })
    // Súmula 242 TST: nor in the additional wage of Lei 7.238.
    expect(simular({}, { remuneracao, dataBaseMes: 1 })).toMatchObject({
      remuneracaoCentavos: 277_420,
      saldoSalario: Math.round((217_420 * 16) / 30),
      avisoValor: Math.round((277_420 * 39) / 30),
      decimoTerceiro: 277_420,
      indenizacao7238: 217_420,
    })
  })

  it('CLT arts. 479, 483 and 485: no notice of a contract with a term, but half of the pay that was left', () => {
    const noTermo = (causa: string) => simular({ causa, aviso: 'nao_se_aplica' }, {}, experiencia)
    // From 16/11 to 30/12/2026: 44 days.
    for (const causa of ['17', '47'])
      expect(noTermo(causa)).toMatchObject({
        dtDeslig: '2026-11-16',
        fimProjetado: '2026-11-16',
        avisoValor: 0,
        indenizacao479: 135_667,
        multaFgts: 240_000,
      })
    // The clause of art. 481, or no term, gives the notice.
    const comClausula = { ...experiencia, contrato: { tipo: 'clausula_481', fim: '2026-12-30' } } as const
    expect(simular({ causa: '17' }, {}, comClausula)).toMatchObject({
      avisoValor: 185_000,
      indenizacao479: 0,
    })
    expect(simular({ causa: '47' })).toMatchObject({ avisoValor: 240_500, indenizacao479: 0 })
  })

  it('CLT arts. 484 and 502 III: half of that where both were at fault, or nobody', () => {
    for (const causa of ['05', '27'])
      expect(simular({ causa, aviso: 'nao_se_aplica' }, {}, experiencia)).toMatchObject({
        avisoValor: 0,
        indenizacao479: 67_833,
        multaFgts: 120_000,
      })
  })

  it('MOS S-2299 item 3.1: 30 days are worked and the other 9 paid, or as the company sets', () => {
    expect(simular({ aviso: 'trabalhado' })).toMatchObject({
      inicioAviso: '2026-11-17',
      dtDeslig: '2026-12-16',
      dtProjFimAPI: '2026-12-25',
      avisoTrabalhados: 30,
      avisoIndenizados: 9,
      avisoValor: 55_500,
    })
    expect(
      simular({ aviso: 'trabalhado', reducao: '7_dias' }, { parametros: { avisoMaximoTrabalhado: 90 } }),
    ).toMatchObject({
      avisoTrabalhados: 39,
      avisoValor: 0,
      dtDeslig: '2026-12-25',
      ultimoDiaTrabalhado: '2026-12-18',
      dtProjFimAPI: null,
    })
  })

  it('Súmula 276: who proves a new job leaves on the day, with nothing more of the notice', () => {
    expect(simular({ aviso: 'dispensado', desligamento: '2026-11-26' })).toMatchObject({
      dtDeslig: '2026-11-26',
      avisoTrabalhados: 10,
      avisoIndenizados: 0,
      avisoValor: 0,
      fimProjetado: '2026-11-26',
    })
  })

  it('CLT art. 484-A: half of the notice paid and of the fine, 80% withdrawn, no seguro', () => {
    expect(simular({ causa: '33' })).toMatchObject({
      avisoValor: 120_250,
      multaFgts: 120_000,
      saqueFgts: { percentual: 80, valorCentavos: 600_000 },
      seguroDesemprego: { elegivel: false },
    })
    expect(simular({ causa: '33', aviso: 'trabalhado' })).toMatchObject({
      avisoValor: 27_750,
      dtDeslig: '2026-12-16',
    })
  })

  it('CLT art. 487 § 2º: the days that who resigned does not work are discounted, at the wage', () => {
    const pede = { causa: '07', aviso: 'indenizado' } as const
    expect(simular(pede)).toMatchObject({ avisoDias: 30, avisoNaoCumpridos: 30, descontoAviso: 185_000 })
    expect(simular({ ...pede, desligamento: '2026-11-28' })).toMatchObject({
      dtDeslig: '2026-11-28',
      avisoNaoCumpridos: 18,
      descontoAviso: 111_000,
    })
    expect(simular({ ...pede, diasCumpridos: 12 })?.descontoAviso).toBe(111_000)
    expect(simular({ ...pede, diasCumpridos: 40 })).toMatchObject({
      dtDeslig: '2026-12-16',
      descontoAviso: 0,
    })
    expect(simular({ ...pede, aviso: 'dispensado' })).toMatchObject({
      dtDeslig: '2026-11-16',
      descontoAviso: 0,
      linhas: expect.not.arrayContaining([expect.objectContaining({ codigo: 'desconto_aviso' })]),
    })
    expect(simular({ ...pede, aviso: 'trabalhado' })).toMatchObject({
      dtDeslig: '2026-12-16',
      descontoAviso: 0,
      multaFgts: 0,
      saqueFgts: { tem: false, percentual: 0, valorCentavos: 0 },
    })
    const perigoso = remuneracaoBase({
      salarioCentavos: 185_000,
      salarioMinimoCentavos: 162_100,
      periculosidade: true,
    })
    expect(simular(pede, { remuneracao: perigoso })).toMatchObject({
      descontoAviso: 185_000,
      remuneracaoCentavos: 240_500,
    })
  })

  it('CLT arts. 479 and 480: half of what was left of the term, from who breaks it', () => {
    const quebra = { causa: '03', comunicacao: '2026-11-30', aviso: 'nao_se_aplica' } as const
    expect(simular(quebra, {}, experiencia)).toMatchObject({ dtDeslig: '2026-11-30', indenizacao479: 92_500 })
    const daPessoa = { ...quebra, causa: '04' }
    expect(simular({ ...daPessoa, prejuizoCentavos: 50_000 }, {}, experiencia)?.desconto480).toBe(50_000)
    expect(simular({ ...daPessoa, prejuizoCentavos: 500_000 }, {}, experiencia)?.desconto480).toBe(92_500)
    expect(simular({ ...quebra, prejuizoCentavos: 50_000 }, {}, experiencia)?.desconto480).toBe(0)
  })

  it('CLT art. 443: the end of the term is the day of the contract, without notice nor communication', () => {
    const { comunicacao: _c, aviso: _a, ...fim } = { ...pedido, causa: '06' }
    expect(simularDemissao(fim, experiencia)).toMatchObject({
      dtDeslig: '2026-12-30',
      comunicacao: '2026-12-30',
      avisoDias: 0,
      avos13: 3,
      avosFerias: 3,
      multaFgts: 0,
    })
    expect(simularDemissao(fim, circunstancias)).toBeNull()
  })

  it('Lei 6.858/1980: a death ends the contract on its day, and the dependants withdraw', () => {
    expect(simular({ causa: '10', aviso: 'nao_se_aplica', desligamento: '2026-11-10' })).toMatchObject({
      dtDeslig: '2026-11-10',
      saqueFgts: { tem: true, percentual: 100, valorCentavos: 600_000 },
      linhaDoTempo: expect.not.arrayContaining([expect.objectContaining({ codigo: 'exame' })]),
    })
  })

  it('Lei 7.238/1984: one more wage when the projected end falls before the data-base', () => {
    expect(simular({}, { dataBaseMes: 1 })?.indenizacao7238).toBe(185_000)
    expect(simular({}, { dataBaseMes: 2 })?.indenizacao7238).toBe(0)
    expect(simular({ causa: '07', aviso: 'trabalhado' }, { dataBaseMes: 1 })?.indenizacao7238).toBe(0)
  })

  it('CLT arts. 137 and 146: a ledger period that completes before the end enters whole, by its absences', () => {
    const periodos = [
      {
        ...periodoCompleto,
        aquisitivoInicio: '2024-12-01',
        aquisitivoFim: '2025-11-30',
        concessivoFim: '2026-11-30',
        saldo: 12,
      },
      { ...periodoEmCurso, aquisitivoInicio: '2025-12-01', aquisitivoFim: '2026-11-30' },
    ]
    const fim = { aviso: 'trabalhado' } as const
    expect(simular(fim, { periodos, faltasNoPeriodo: 6 })).toMatchObject({
      diasVencidos: 12 + 24,
      diasEmDobro: 12,
      // From 01/12 to the projected end, 25/12.
      avosFerias: 1,
      feriasProporcionais: 15_417,
    })
    expect(simular({}, { periodos, faltasNoPeriodo: 6 })).toMatchObject({
      diasVencidos: 12 + 24,
      diasEmDobro: 0,
    })
    expect(simular({}, { periodos: [] })).toMatchObject({ diasVencidos: 0 })
    const { periodos: _p, ...semRazao } = circunstancias
    expect(simularDemissao(pedido, semRazao)?.feriasVencidas).toBe(0)
  })

  it('CLT art. 133: a lost period pays nothing, and one that was moved counts from where it restarted', () => {
    const perdido = {
      ...periodoCompleto,
      situacao: 'PERDIDO',
      concessivoFim: null,
      saldo: 0,
    } as const
    const emCurso = {
      ...periodoEmCurso,
      aquisitivoInicio: '2026-09-01',
      aquisitivoFim: '2027-08-31',
    }
    expect(simular({}, { periodos: [perdido, emCurso] })).toMatchObject({ feriasVencidas: 0, avosFerias: 4 })
  })

  it('CLT arts. 130, 133 and 471: twelfths leave out what suspended the period in course, and a lost one gives none', () => {
    const com = (...ocorrencias: OcorrenciaDoContrato[]) => simular({}, { ocorrencias })
    // From 10/03 to the projected end, 25/12: nine months and sixteen days, then sixty days fewer.
    expect(com()?.avosFerias).toBe(10)
    const licenca = { tipo: 'LICENCA_SEM_REMUNERACAO', inicio: '2026-05-01', fim: '2026-06-29' } as const
    expect(com(licenca)?.avosFerias).toBe(8)
    // Of another period, which its ledger moved already.
    expect(com({ ...licenca, inicio: '2025-05-01', fim: '2025-06-29' })?.avosFerias).toBe(10)
    const obito = { causa: '10', aviso: 'nao_se_aplica', desligamento: '2026-11-16' } as const
    const noInss = (inicio: string) =>
      simular(obito, { ocorrencias: [{ tipo: 'BENEFICIO_INSS', inicio }] })?.avosFerias
    // 180 and 181 days to the last one.
    expect(noInss('2026-05-21')).toBe(8)
    expect(noInss('2026-05-20')).toBe(0)
    // Six months that ended, and the count begins again on the return.
    expect(
      simular(obito, {
        ocorrencias: [{ tipo: 'BENEFICIO_INSS', inicio: '2026-03-10', fim: '2026-09-30' }],
      })?.avosFerias,
    ).toBe(2)
    // A leave that was to go on takes no day after the end.
    const longa = { ...licenca, inicio: '2026-11-07', fim: '2027-02-28' } as const
    expect(simular(obito, { ocorrencias: [longa] })?.avosFerias).toBe(8)
  })

  it('CLT art. 146: the projection completes a period that a suspension put off only when it passes it', () => {
    const anoPassado = {
      ...periodoEmCurso,
      aquisitivoInicio: '2025-12-20',
      aquisitivoFim: '2027-02-17',
    }
    const licenca = { tipo: 'LICENCA_SEM_REMUNERACAO', inicio: '2026-05-01', fim: '2026-06-29' } as const
    expect(simular({}, { periodos: [anoPassado], ocorrencias: [licenca] })).toMatchObject({
      diasVencidos: 0,
      avosFerias: 10,
    })
  })

  it('Lei 4.749/1965 art. 3º: what was paid of the 13th is taken back; months lost are not due', () => {
    expect(simular({}, { adiantamento13Centavos: 90_000, meses13Perdidos: 2 })).toMatchObject({
      avos13: 10,
      decimoTerceiro: 154_167,
      adiantamento13: 90_000,
      totalDescontos: 90_000,
    })
    expect(simular({}, { meses13Perdidos: 20 })?.decimoTerceiro).toBe(0)
  })

  it('Lei 8.213/1991 art. 60: INSS months are out of the 13th, and its days and vacations out of the balance', () => {
    const doenca = { motivo: '03', inicio: '2026-05-20', fim: '2026-08-20' }
    // INSS from 04/06: June and July have no day of wage; August has eleven.
    expect(simular({}, { afastamentos: [doenca] })?.avos13).toBe(9)
    expect(simular({}, { afastamentos: [{ ...doenca, motivo: '01' }] })?.avos13).toBe(12)
    // INSS from 01/11 to 15/11: of the month that the notice fills up to 16/12, fifteen days are left.
    const ate15 = { motivo: '03', inicio: '2026-10-17', fim: '2026-11-15' }
    expect(simular({}, { afastamentos: [ate15] })?.avos13).toBe(12)
    expect(
      simular({ causa: '01', aviso: 'nao_se_aplica', alinea: 'e' }, { afastamentos: [ate15] })?.avos13,
    ).toBe(0)
    // INSS all of February, 28 days: none of them is wage.
    const fevereiro = { motivo: '03', inicio: '2026-01-02', fim: null }
    const obito = { causa: '10', aviso: 'nao_se_aplica', desligamento: '2026-02-28' } as const
    expect(simular(obito, { hoje: '2026-02-28', afastamentos: [fevereiro] })).toMatchObject({
      diasSaldo: 0,
      saldoSalario: 0,
    })
    expect(simular(obito, { hoje: '2026-02-28' })?.diasSaldo).toBe(30)
    const voltou = { ...fevereiro, fim: '2026-02-18' }
    expect(simular(obito, { hoje: '2026-02-28', afastamentos: [voltou] })?.diasSaldo).toBe(10)
    const emNovembro = { motivo: '03', inicio: '2026-10-20', fim: '2026-11-05' }
    // Ten days of an illness that came back, wholly of INSS.
    const curto = { motivo: 'J-ATESTADO_MEDICO', inicio: '2026-11-02', fim: '2026-11-11' }
    expect(simular({}, { afastamentos: [{ ...curto, inssApartirDe: '2026-11-02' }] })?.diasSaldo).toBe(6)
    expect(simular({}, { afastamentos: [{ ...curto, inssApartirDe: null }] })?.diasSaldo).toBe(16)
    // INSS on 04 and 05/11.
    expect(simular({}, { afastamentos: [emNovembro] })?.diasSaldo).toBe(14)
    expect(simular({}, { ferias: [{ inicio: '2026-10-20', fim: '2026-11-08' }] })?.diasSaldo).toBe(8)
  })

  it('pays what was typed beside the sums of the law, one by one, with what each is', () => {
    const proventos = [
      { descricao: 'Multa da convenção', valorCentavos: 188_500 },
      { descricao: 'Prêmio de assiduidade', valorCentavos: 10_000 },
    ]
    const [sem, resultado] = [certo(simular()), certo(simular({ proventos }))]
    expect(resultado).toMatchObject({
      totalBruto: sem.totalBruto + 198_500,
      totalLiquido: sem.totalLiquido + 198_500,
      custoTotal: sem.custoTotal + 198_500,
      multaFgts: sem.multaFgts,
    })
    expect(
      resultado.linhas
        .filter(({ codigo }) => especieDaLinha(codigo) === 'outros_proventos')
        .map(({ codigo, rotulo, tipo, centavos }) => [codigo, rotulo, tipo, centavos]),
    ).toEqual([
      ['outros_proventos_1', 'Multa da convenção', 'provento', 188_500],
      ['outros_proventos_2', 'Prêmio de assiduidade', 'provento', 10_000],
    ])
    expect(resultado.memoria).toContainEqual(expect.objectContaining({ texto: 'Prêmio de assiduidade' }))
  })

  it('knows the kind of a line by its code', () => {
    expect(
      ['multa_fgts', 'indenizacao_479', 'outros_descontos_12', 'de_outra_versao_1'].map(especieDaLinha),
    ).toEqual(['multa_fgts', 'indenizacao_479', 'outros_descontos', null])
  })

  it('discounts one by one, with what each is', () => {
    const descontos = [
      { descricao: 'Uniforme não devolvido', valorCentavos: 8_000 },
      { descricao: 'Adiantamento', valorCentavos: 20_000 },
    ]
    const resultado = certo(simular({ descontos }))
    expect(resultado).toMatchObject({ outrosDescontos: 28_000, totalLiquido: 976_390 - 28_000 })
    expect(
      resultado.linhas
        .filter(({ tipo }) => tipo === 'desconto')
        .map(({ codigo, rotulo }) => [codigo, rotulo]),
    ).toEqual([
      ['outros_descontos_1', 'Uniforme não devolvido'],
      ['outros_descontos_2', 'Adiantamento'],
    ])
  })

  it('estimates the deposits while nobody typed them, and says so', () => {
    const { saldoFgts: _s, ...semSaldo } = pedido
    const resultado = certo(simularDemissao(semSaldo, experiencia))
    expect(resultado.depositosEstimados).toBe(true)
    const estimada = certo(simularDemissao(semSaldo, circunstancias))
    expect(estimada.linhas.find(({ codigo }) => codigo === 'multa_fgts')).toMatchObject({ estimado: true })
    expect(estimada.multaFgts).toBe(Math.round(estimada.depositosFgts * 0.4))
    expect(simular()?.linhas.find(({ codigo }) => codigo === 'multa_fgts')?.estimado).toBeUndefined()
  })

  it('Lei 7.998/1990: few months of this contract leave it open, since other jobs count', () => {
    expect(simular()?.seguroDesemprego.elegivel).toBe(true)
    const curto = { admissao: '2026-08-01', periodos: [] }
    expect(simular({}, curto)?.seguroDesemprego).toMatchObject({ elegivel: null })
    expect(simular({}, { ...curto, mesesComSalario: 4 })?.seguroDesemprego.elegivel).toBe(false)
    expect(simular({ solicitacaoSeguro: 2 }, { mesesComSalario: 9 })?.seguroDesemprego.elegivel).toBe(true)
    expect(simular({ causa: '07', aviso: 'trabalhado' }, curto)?.seguroDesemprego.elegivel).toBe(false)
  })

  it.each<[string, Partial<PedidoDeDemissao>, Partial<CircunstanciasDaDemissao>]>([
    ['unknown cause', { causa: '99' }, {}],
    ['way of notice of another cause', { aviso: 'nao_se_aplica' }, {}],
    ['end before the admission', { causa: '10', aviso: 'nao_se_aplica', desligamento: '2023-03-09' }, {}],
    ['communication before the admission', { comunicacao: '2023-03-09' }, {}],
    ['no pay base', {}, { remuneracao: null }],
    ['negative earning', { proventos: [{ descricao: 'x', valorCentavos: -1 }] }, {}],
    ['negative discount', { descontos: [{ descricao: 'x', valorCentavos: -1 }] }, {}],
    ['fraction of a centavo', { saldoFgts: 0.5 }, {}],
    ['negative days served', { causa: '07', diasCumpridos: -1 }, {}],
    ['end before the communication', { aviso: 'dispensado', desligamento: '2026-11-15' }, {}],
    ['resignation that ends before it', { causa: '07', desligamento: '2026-11-15' }, {}],
  ])('has no result: %s', (_nome, mudanca, mais) => {
    expect(simular(mudanca, mais)).toBeNull()
  })

  it('has no dates without the communication or the way of the notice', () => {
    const { comunicacao: _c, ...semComunicacao } = pedido
    const { aviso: _a, ...semAviso } = pedido
    expect(avisoDaDemissao(semComunicacao, circunstancias)).toBeNull()
    expect(avisoDaDemissao(semAviso, circunstancias)).toBeNull()
    // One way only needs no choice.
    expect(avisoDaDemissao({ ...semAviso, causa: '17' }, circunstancias)?.forma).toBe('indenizado')
  })
})

describe('two dismissals side by side', () => {
  it('lines up the items, the days and the totals', () => {
    const a = certo(
      simular({ aviso: 'trabalhado', descontos: [{ descricao: 'Uniforme', valorCentavos: 5_000 }] }),
    )
    const b = certo(simular({ causa: '07', aviso: 'indenizado' }))
    expect(compararDemissoes(a, b)).toMatchSnapshot()
  })

  it('says nothing of what neither has', () => {
    const a = certo(simular())
    const { linhas, totalBruto } = compararDemissoes(a, a)
    expect(linhas.every(({ diferenca }) => diferenca === 0)).toBe(true)
    expect(totalBruto.diferenca).toBe(0)
  })
})

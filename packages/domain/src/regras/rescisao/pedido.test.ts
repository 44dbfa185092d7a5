import { describe, expect, it } from 'vitest'
import type { TipoDeEstabilidade } from '../estabilidade/estabilidade.ts'
import type { EstabilidadeDaPessoa } from '../estabilidade/pessoa.ts'
import { estabilidadesDe } from '../estabilidade/pessoa.ts'
import { causas, causasQuePede, type Causa } from './causas.ts'
import { certo, circunstancias, experiencia, pedido } from './exemplo.ts'
import type { MomentoDaDemissao } from './pedido-base.ts'
import { impedimentosDe } from './pedido-protecao.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from './pedido-tipos.ts'
import { verificarDemissao } from './pedido.ts'
import { simularDemissao } from './simulacao.ts'

const verificar = (
  mudanca: Partial<PedidoDeDemissao> = {},
  mais: Partial<CircunstanciasDaDemissao> = {},
  momento: MomentoDaDemissao = 'pedido',
) => verificarDemissao({ ...pedido, ...mudanca }, { ...circunstancias, ...mais }, momento)

/** Findings, without those that only inform: `code` alone blocks, `code?` warns. */
const codigos = (...tudo: Parameters<typeof verificar>): readonly string[] =>
  verificar(...tudo)
    .filter(({ severidade }) => severidade !== 'info')
    .map(({ codigo, severidade }) => (severidade === 'alerta' ? `${codigo}?` : codigo))

const todas = Object.keys(causas) as Causa[]
/** Causes that a finding stops, whatever else is missing. */
const paradas = (codigo: string, mais: Partial<CircunstanciasDaDemissao>): readonly string[] =>
  todas
    .filter((causa) => {
      const { aviso: _aviso, ...sem } = pedido
      return verificarDemissao(
        { ...sem, causa, aviso: undefinedSe(causa) },
        { ...circunstancias, ...mais },
      ).some((achado) => achado.codigo === codigo)
    })
    .toSorted()
const undefinedSe = (causa: Causa): 'indenizado' | 'nao_se_aplica' =>
  causas[causa].aviso === 'NAO' ? 'nao_se_aplica' : 'indenizado'

const trial = (mudanca: Partial<PedidoDeDemissao>, mais: Partial<CircunstanciasDaDemissao> = {}) =>
  codigos({ aviso: 'nao_se_aplica', comunicacao: '2026-11-30', ...mudanca }, { ...experiencia, ...mais })

const [achada] = estabilidadesDe(
  {
    registros: [
      { id: 1, tipo: 'GESTANTE', inicio: '2026-09-01', marco: '2027-03-01', registradoEm: '2026-09-02' },
    ],
  },
  '2026-11-16',
)
const gestante = certo(achada)
const protegida = { estabilidades: [gestante] }

describe('checks of a dismissal', () => {
  it('CLT art. 433: an apprentice is not let go at the will of the company', () => {
    expect(codigos({}, { aprendiz: true })).toEqual(['APRENDIZ?'])
    expect(codigos({}, { aprendiz: false })).toEqual([])
    expect(paradas('APRENDIZ', { aprendiz: true })).toEqual(['02', '03', '33'])
  })

  it('CLT arts. 428 and 433: the contract of an apprentice has a term, and no notice of its end', () => {
    const aprendiz = {
      ...experiencia,
      aprendiz: true,
      asoDemissional: '2026-12-01',
      contrato: { tipo: 'aprendizagem', fim: '2026-12-30' },
    } as const
    const impedidas = paradas('CAUSA_DO_CONTRATO', { contrato: aprendiz.contrato })
    expect(impedidas).toEqual(['02', '07', '33'])
    expect(trial({ causa: '06', desligamento: '2026-12-30' }, aprendiz)).toEqual([])
    expect(trial({ causa: '03', desligamento: '2026-12-10' }, aprendiz)).toEqual(['APRENDIZ?'])
    expect(trial({ causa: '04', desligamento: '2026-12-10' }, aprendiz)).toEqual([])
    const semPrazo = { ...aprendiz, contrato: { tipo: 'aprendizagem', fim: null } } as const
    expect(trial({ causa: '06', desligamento: '2026-12-30' }, semPrazo)).toEqual(['APRENDIZ_SEM_PRAZO?'])
  })

  it('CLT art. 433 § 2º: arts. 479 and 480 are not of an apprentice, but where the article names no such end', () => {
    const conta = (causa: Causa, tipo: 'determinado' | 'aprendizagem') =>
      certo(
        simularDemissao(
          {
            causa,
            comunicacao: '2026-11-30',
            desligamento: '2026-11-30',
            aviso: 'nao_se_aplica',
            prejuizoCentavos: 50_000,
            saldoFgts: 0,
          },
          { ...experiencia, aprendiz: tipo === 'aprendizagem', contrato: { tipo, fim: '2026-12-30' } },
        ),
      )
    expect(conta('03', 'determinado').indenizacao479).toBe(92_500)
    expect(conta('03', 'aprendizagem').indenizacao479).toBe(0)
    expect(conta('04', 'determinado').desconto480).toBe(50_000)
    expect(conta('04', 'aprendizagem').desconto480).toBe(0)
    // The closing of the company is none of the ends of art. 433.
    expect(conta('47', 'aprendizagem')).toMatchObject({ indenizacao479: 92_500, avisoDias: 0 })
  })

  it('Lei 11.340 art. 9º § 2º II: the job of who is away by an order of protection is kept, paid or not', () => {
    for (const remunerado of [true, false]) {
      const afastamentos = [{ motivo: '25', inicio: '2026-10-01', fim: '2027-03-29', remunerado }]
      expect(codigos({}, { afastamentos })).toEqual(['CONTRATO_SUSPENSO'])
      // Its reason is Rh's alone.
      expect(JSON.stringify(verificar({}, { afastamentos }))).not.toMatch(/11\.340|viol|Penha/i)
      expect(paradas('CONTRATO_SUSPENSO', { afastamentos })).not.toContain('01')
    }
  })

  it('Lei 8.213 art. 93 § 1º: who has a disability is dismissed once another one was hired', () => {
    const deficiencia = 'sabida'
    expect(codigos({}, { deficiencia })).toEqual(['RESERVA_DE_VAGAS?'])
    // Who may not know of it hears that there is a condition, and whom to ask.
    expect(codigos({}, { deficiencia: 'reservada' })).toEqual(['CONDICAO_RESERVADA?'])
    expect(JSON.stringify(verificar({}, { deficiencia: 'reservada' }))).not.toMatch(
      /defici|reabilita|8\.213/i,
    )
    // Only where the company decides without cause, and nothing had a term.
    expect(paradas('RESERVA_DE_VAGAS', { deficiencia })).toEqual(['02'])
    expect(trial({ causa: '03' }, { deficiencia })).not.toContain('RESERVA_DE_VAGAS?')
    const clausula = { tipo: 'clausula_481', fim: '2026-12-30' } as const
    expect(codigos({}, { deficiencia, contrato: clausula })).not.toContain('RESERVA_DE_VAGAS?')
  })

  it('finds nothing in a clean one', () => {
    expect(codigos()).toEqual([])
  })

  it('has a sentence, a law and a field for each finding', () => {
    const { motivo: _m, saldoFgts: _s, ...vazio } = pedido
    const casos = [
      verificarDemissao({ causa: '99' }, circunstancias),
      verificarDemissao({ causa: '02' }, circunstancias),
      verificarDemissao({ causa: '10', comunicacao: '2026-11-16' }, circunstancias),
      verificarDemissao({ ...vazio, recontratacao: 'nao' }, { ...circunstancias, dataBaseMes: 1 }),
      verificar({ causa: '03', aviso: 'nao_se_aplica' }),
      verificar({}, experiencia),
      verificar(
        { causa: '03', aviso: 'nao_se_aplica' },
        { contrato: { tipo: 'clausula_481', fim: '2026-12-30' } },
      ),
      verificar({ causa: '01', alinea: 'i', aviso: 'nao_se_aplica', faltaDesde: '2026-11-02' }),
      verificar({ causa: '01', alinea: 'z', aviso: 'nao_se_aplica' }),
      verificar({ causa: '17' }),
      verificar({ causa: '05' }),
      verificar({ aviso: 'nao_se_aplica', reducao: '7_dias' }),
      verificar({ aviso: 'dispensado' }),
      verificar({ aviso: 'trabalhado' }),
      verificar({ comunicacao: '2023-03-09' }),
      verificar({ causa: '10', aviso: 'nao_se_aplica', desligamento: '2023-03-09' }),
      verificar({ comunicacao: '2026-10-30' }, { parametros: { retroativoDias: 10 } }),
      verificar({ comunicacao: '2026-12-30' }, { parametros: { futuroDias: 10 } }),
      verificar({}, { ultimoExame: null, nascimento: '2009-01-01' }),
      verificar({}, { ultimoExame: null, nascimento: '2009-01-01' }, 'finalizar'),
      verificar({ aviso: 'trabalhado', reducao: '2_horas' }, {}, 'finalizar'),
      verificar({ descontos: [{ descricao: 'Dano', valorCentavos: 1_000_000 }] }),
      verificar({ causa: '04', aviso: 'nao_se_aplica', prejuizoCentavos: 999_999 }, experiencia),
      verificar({}, { ferias: [{ inicio: '2026-11-10', fim: '2026-11-29' }] }),
      verificar(
        { aviso: 'trabalhado', reducao: '2_horas' },
        { ferias: [{ inicio: '2026-12-01', fim: '2026-12-20' }] },
      ),
      verificar({}, { afastamentos: [{ motivo: '03', inicio: '2026-10-01', fim: null }] }),
      verificar({}, { afastamentos: [{ motivo: '03', inicio: '2026-11-10', fim: null }] }),
      verificar(
        { aviso: 'trabalhado', reducao: '2_horas' },
        { afastamentos: [{ motivo: '03', inicio: '2026-11-25', fim: null }] },
      ),
      verificar({}, { emAndamento: [{ tipo: 'Promoção', numero: 'PRO-2026-000001' }] }),
      verificar({}, protegida),
      verificar({ causa: '07', aviso: 'trabalhado' }, protegida),
    ]
    expect(casos).toMatchSnapshot()
  })

  it('CLT arts. 443 and 481: each cause ends the contracts it was made for', () => {
    const impedidas = (tipo: CircunstanciasDaDemissao['contrato']['tipo']) =>
      paradas('CAUSA_DO_CONTRATO', { contrato: { tipo, fim: '2026-12-30' } })
    expect(impedidas('indeterminado')).toEqual(['03', '04', '06'])
    expect(impedidas('determinado')).toEqual(['02', '07', '33'])
    expect(impedidas('clausula_481')).toEqual(['03', '04'])
    expect(causasQuePede(['operacional'], 'indeterminado')).toEqual(['01', '02', '07', '10', '17', '33'])
    expect(causasQuePede(['operacional'])).toEqual(['01', '02', '03', '04', '06', '07', '10', '17', '33'])
    expect(causasQuePede(['rh'])).toEqual(todas.toSorted())
    expect(causasQuePede(['vagas'])).toEqual([])
  })

  it('CLT arts. 484 and 501: the court file is asked for', () => {
    expect(paradas('SEM_PROCESSO_JUDICIAL', {})).toEqual(['05', '17', '27'])
    expect(codigos({ causa: '17' })).toEqual(['SEM_PROCESSO_JUDICIAL?'])
    expect(codigos({ causa: '05' })).toEqual(['SEM_PROCESSO_JUDICIAL'])
    expect(codigos({ causa: '05', processoJudicial: ' ' })).toEqual(['SEM_PROCESSO_JUDICIAL'])
    expect(codigos({ causa: '05', processoJudicial: '0001234-55.2026.5.02.0001' })).toEqual([])
  })

  it('CLT art. 482: a fault is told as it happened, when and where, before the letter is signed', () => {
    const falta = { causa: '01', alinea: 'h', aviso: 'nao_se_aplica' } as const
    const dito = {
      fatos: 'Recusou-se a usar o EPI, depois de duas advertências.',
      fatoEm: '2026-11-13',
      fatoOnde: 'Portaria',
    }
    expect(codigos({ ...falta, fatos: ' ', fatoEm: undefined, fatoOnde: undefined } as never)).toEqual([
      'SEM_FATOS',
      'SEM_DIA_DO_FATO',
      'SEM_LUGAR_DO_FATO',
    ])
    expect(codigos({ ...falta, ...dito })).toEqual([])
    expect(codigos({ ...falta, ...dito, fatos: 'Não usou.' })).toEqual(['SEM_FATOS'])
    for (const fatoEm of ['2026-11-17', '2023-03-09'])
      expect(codigos({ ...falta, ...dito, fatoEm })).toEqual(['FATO_FORA_DO_CONTRATO'])
    // The day of an absence and the calls say it of abandonment; a conviction has no place.
    expect(codigos({ ...falta, alinea: 'd', ...dito, fatoOnde: '' })).toEqual([])
    expect(paradas('SEM_FATOS', {})).toEqual([])
    // Once the contract is over there is no letter to write.
    expect(verificar({ ...falta, fatos: '' }, {}, 'finalizar').map(({ codigo }) => codigo)).not.toContain(
      'SEM_FATOS',
    )
  })

  it('CLT art. 482 and Súmula 32: abandonment has a day, thirty days and two calls after it', () => {
    const abandono = { causa: '01', alinea: 'i', aviso: 'nao_se_aplica' } as const
    const primeira = { data: '2026-10-20' }
    const chamadas = [primeira, { data: '2026-10-30' }]
    expect(codigos(abandono)).toEqual(['ABANDONO_SEM_DATA', 'ABANDONO_SEM_CHAMADAS'])
    expect(codigos({ ...abandono, faltaDesde: '2026-10-16', chamadas })).toEqual([])
    expect(codigos({ ...abandono, faltaDesde: '2026-10-18', chamadas })).toEqual([
      'ABANDONO_ANTES_DE_30_DIAS?',
    ])
    expect(codigos({ ...abandono, faltaDesde: '2026-10-17', chamadas })).toEqual([])
    expect(codigos({ ...abandono, faltaDesde: '2026-10-01', chamadas: [primeira] })).toEqual([
      'ABANDONO_SEM_CHAMADAS',
    ])
    // A call before the absence, or after the end, is not one.
    expect(
      codigos({ ...abandono, faltaDesde: '2026-10-01', chamadas: [primeira, { data: '2026-09-30' }] }),
    ).toEqual(['ABANDONO_SEM_CHAMADAS'])
    expect(
      codigos({ ...abandono, faltaDesde: '2026-10-01', chamadas: [primeira, { data: '2026-11-17' }] }),
    ).toEqual(['ABANDONO_SEM_CHAMADAS'])
    expect(codigos({ ...abandono, alinea: 'e' })).toEqual([])
  })

  it('CLT art. 439: a minor signs with who answers for them, at the latest when it ends', () => {
    const menor = { nascimento: '2008-11-17' }
    expect(codigos({}, menor)).toEqual(['SEM_RESPONSAVEL?'])
    expect(codigos({}, menor, 'finalizar')).toEqual(['SEM_RESPONSAVEL'])
    expect(codigos({ responsavelLegal: 'Maria' }, menor, 'finalizar')).toEqual([])
    expect(codigos({}, { nascimento: '2008-11-16' }, 'finalizar')).toEqual([])
    expect(codigos({ causa: '10', aviso: 'nao_se_aplica', desligamento: '2026-11-16' }, menor)).toEqual([])
  })

  it('CLT arts. 487 and 488: the notice is one that the cause has, and who is dismissed chooses how it is shortened', () => {
    expect(codigos({ aviso: 'nao_se_aplica' })).toEqual(['AVISO_DA_CAUSA'])
    expect(codigos({ aviso: 'trabalhado' })).toEqual(['REDUCAO_A_ESCOLHER?'])
    expect(codigos({ aviso: 'trabalhado', reducao: '7_dias' })).toEqual([])
    expect(codigos({ reducao: '7_dias' })).toEqual(['REDUCAO_NAO_SE_APLICA'])
    expect(codigos({ causa: '07', aviso: 'trabalhado', reducao: '7_dias' })).toEqual([
      'REDUCAO_NAO_SE_APLICA',
    ])
    expect(codigos({ aviso: 'dispensado' })).toEqual(['DISPENSA_SEM_NOVO_EMPREGO'])
    expect(codigos({ aviso: 'dispensado', novoEmprego: true })).toEqual([])
    expect(codigos({ causa: '07', aviso: 'dispensado' })).toEqual([])
    expect(codigos({ aviso: undefined as never })).toEqual(['AVISO_OBRIGATORIO'])
    expect(codigos({ causa: '17', aviso: undefined as never, processoJudicial: '1' })).toEqual([])
  })

  it('S-2299: a worked notice may be asked for long before its event; closing it waits for the window', () => {
    const aviso = { aviso: 'trabalhado', reducao: '2_horas' } as const
    expect(codigos(aviso)).toEqual([])
    expect(codigos(aviso, {}, 'finalizar')).toEqual(['DESLIGAMENTO_FUTURO'])
    expect(codigos(aviso, { hoje: '2026-12-06' }, 'finalizar')).toEqual([])
    expect(codigos(aviso, { hoje: '2026-12-05' }, 'finalizar')).toEqual(['DESLIGAMENTO_FUTURO'])
  })

  it('NR-7 item 7.5.11: the exam warns at the request and stops the end, unless a recent one serves', () => {
    const semExame = { ultimoExame: null }
    expect(codigos({}, semExame)).toEqual(['ASO_DEMISSIONAL?'])
    expect(codigos({}, semExame, 'finalizar')).toEqual(['ASO_DEMISSIONAL'])
    const exame = (ultimoExame: string, grauDeRisco?: 1 | 2 | 3 | 4) =>
      codigos({}, { ultimoExame, ...(grauDeRisco && { grauDeRisco }) }, 'finalizar').length
    // 89 and 90 days before; 134 and 135.
    expect([exame('2026-08-19'), exame('2026-08-18'), exame('2026-08-18', 4)]).toEqual([0, 1, 1])
    expect([exame('2026-07-05', 1), exame('2026-07-05', 2), exame('2026-07-04', 2)]).toEqual([0, 0, 1])
    const feito = (asoDemissional: string) => codigos({}, { ...semExame, asoDemissional }, 'finalizar').length
    expect([feito('2026-11-26'), feito('2026-11-27')]).toEqual([0, 1])
    expect(paradas('ASO_DEMISSIONAL', semExame)).toEqual(
      todas.filter((causa) => causas[causa].exame).toSorted(),
    )
  })

  it('CLT art. 477 § 8º: says that the fine is due already', () => {
    expect(codigos({}, { hoje: '2026-11-26' })).toEqual([])
    expect(codigos({}, { hoje: '2026-11-27' })).toEqual(['PRAZO_477?'])
    expect(codigos({ causa: '11', aviso: 'nao_se_aplica' }, { hoje: '2027-11-27' })).toEqual([])
  })

  it('dates inside the contract, and a death told after it', () => {
    expect(codigos({ comunicacao: '2023-03-09' })).toEqual(['COMUNICACAO_FORA_DO_CONTRATO'])
    expect(codigos({ comunicacao: '2023-03-10' })).toEqual(['PRAZO_477?'])
    expect(codigos({ aviso: 'dispensado', novoEmprego: true, desligamento: '2026-11-15' })).toEqual([
      'COMUNICACAO_FORA_DO_CONTRATO',
    ])
    expect(codigos({ causa: '10', aviso: 'nao_se_aplica', desligamento: '2026-11-10' })).toEqual([])
    expect(codigos({ causa: '10', aviso: 'nao_se_aplica' })).toEqual(['DESLIGAMENTO_OBRIGATORIO'])
    expect(codigos({ comunicacao: undefined as never })).toEqual(['COMUNICACAO_OBRIGATORIA'])
  })

  it('CLT arts. 445, 479 and 480: the end of the term is its day, and what ends it early comes before', () => {
    expect(trial({ causa: '06' })).toEqual(['ASO_DEMISSIONAL?'])
    expect(trial({ causa: '06', desligamento: '2026-12-30' }, { ultimoExame: '2026-11-01' })).toEqual([])
    expect(trial({ causa: '06', desligamento: '2026-12-29' }, { ultimoExame: '2026-11-01' })).toEqual([
      'FIM_DIFERENTE',
    ])
    expect(trial({ causa: '03', desligamento: '2026-12-29' }, { ultimoExame: '2026-11-01' })).toEqual([])
    expect(trial({ causa: '03', desligamento: '2026-12-30' }, { ultimoExame: '2026-11-01' })).toEqual([
      'FIM_DIFERENTE',
    ])
    expect(trial({ causa: '04', desligamento: '2026-12-30' }, { ultimoExame: '2026-11-01' })).toEqual([
      'FIM_DIFERENTE',
    ])
  })

  it('register of limits: how far the communication may be', () => {
    const parametros = { retroativoDias: 5, futuroDias: 20 }
    const em = (comunicacao: string) => codigos({ comunicacao }, { parametros, ultimoExame: '2026-11-01' })
    expect(em('2026-11-11')).toEqual([])
    expect(em('2026-11-10')).toEqual(['retroativa_demais'])
    expect(em('2026-12-06')).toEqual([])
    expect(em('2026-12-07')).toEqual(['futuro_demais'])
  })

  it('Lei 7.238/1984: names the window, the wage and the first day outside of it', () => {
    const [achado] = verificar({}, { dataBaseMes: 1 })
    expect(achado).toMatchObject({
      codigo: 'LEI_7238',
      severidade: 'alerta',
      dados: {
        janelaInicio: '2026-12-02',
        janelaFim: '2026-12-31',
        primeiraComunicacaoFora: '2026-11-23',
        valorCentavos: 185_000,
      },
    })
    expect(codigos({ comunicacao: '2026-11-23' }, { dataBaseMes: 1 })).toEqual([])
    expect(codigos({ comunicacao: '2026-11-22' }, { dataBaseMes: 1 })).toEqual(['LEI_7238?'])
  })

  it('Lei 7.238/1984: asks nobody for another day once the contract is over', () => {
    const contexto = { dataBaseMes: 1, hoje: '2026-12-20' }
    expect(codigos({ comunicacao: '2026-11-22' }, contexto, 'finalizar')).not.toContain('LEI_7238?')
  })

  it('CLT art. 477 § 5º: compensation up to a month of pay, the advance of the 13th apart', () => {
    const desconto = (valorCentavos: number) => ({ descontos: [{ descricao: 'Dano', valorCentavos }] })
    expect(codigos(desconto(185_000), { adiantamento13Centavos: 92_500 })).toEqual([])
    expect(codigos(desconto(185_001))).toEqual(['DESCONTO_ACIMA_DO_MES'])
    expect(codigos({}, { adiantamento13Centavos: 5_000_000 })).toEqual(['LIQUIDO_NEGATIVO?'])
  })

  it('the reason is told, and why not to have the person back', () => {
    expect(codigos({ motivo: ' ' })).toEqual(['motivo_obrigatorio'])
    expect(codigos({ causa: '10', aviso: 'nao_se_aplica', desligamento: '2026-11-16', motivo: '' })).toEqual(
      [],
    )
    expect(codigos({ recontratacao: 'com_aval' })).toEqual(['recontratacao_sem_motivo'])
    expect(codigos({ recontratacao: 'com_aval', recontratacaoMotivo: 'Faltas' })).toEqual([])
    expect(codigos({ recontratacao: 'sim' })).toEqual([])
  })
})

describe('what protects a person', () => {
  it('CLT art. 476: a suspended contract ends only by the causes that law allows', () => {
    const afastado = { afastamentos: [{ motivo: '03', inicio: '2026-11-01', fim: null }] }
    const impedidas = todas.filter((causa) => !causas[causa].naSuspensao && causa !== '47')
    expect(paradas('CONTRATO_SUSPENSO', afastado)).toEqual(impedidas.toSorted())
    expect(paradas('SUSPENSO_NO_ENCERRAMENTO', afastado)).toEqual(['47'])
    const doenca = (inicio: string, fim: string | null = null) =>
      codigos({}, { afastamentos: [{ motivo: '03', inicio, fim }] })
    expect(doenca('2026-11-01')).toEqual(['CONTRATO_SUSPENSO'])
    expect(doenca('2026-11-02')).toEqual(['EM_AFASTAMENTO?'])
    expect(doenca('2026-10-01', '2026-11-15')).toEqual([])
    expect(doenca('2026-10-01', '2026-11-16')).toEqual(['CONTRATO_SUSPENSO'])
    expect(
      codigos({}, { afastamentos: [{ motivo: 'J-LUTO', inicio: '2026-11-15', fim: '2026-11-16' }] }),
    ).toEqual(['EM_AFASTAMENTO?'])
    expect(codigos({}, { afastamentos: [{ motivo: '99', inicio: '2026-11-17', fim: null }] })).toEqual([])
  })

  it('Súmula 371 TST: a leave that suspends the contract in the notice stops the dismissal', () => {
    const aviso = { aviso: 'trabalhado', reducao: '2_horas' } as const
    const com = (inicio: string, fim: string | null) =>
      codigos(aviso, { afastamentos: [{ motivo: '03', inicio, fim }] })
    expect(com('2026-11-20', null)).toEqual(['AVISO_SUSPENSO'])
    expect(com('2026-11-20', '2026-12-15')).toEqual([])
    expect(com('2026-12-10', null)).toEqual(['EM_AFASTAMENTO?'])
  })

  it('CLT art. 129: notice neither begins in a vacation nor runs along one', () => {
    const ferias = [{ inicio: '2026-11-17', fim: '2026-12-16' }]
    const aviso = { aviso: 'trabalhado', reducao: '2_horas' } as const
    expect(codigos(aviso, { ferias })).toEqual(['FERIAS_NO_AVISO'])
    expect(codigos({}, { ferias })).toEqual([])
    expect(codigos({ comunicacao: '2026-11-17' }, { ferias })).toEqual(['EM_FERIAS'])
    expect(codigos({ comunicacao: '2026-12-16' }, { ferias })).toEqual(['EM_FERIAS'])
    expect(codigos({ comunicacao: '2026-12-17' }, { ferias })).toEqual([])
    expect(
      codigos({ causa: '01', alinea: 'a', aviso: 'nao_se_aplica', comunicacao: '2026-11-20' }, { ferias }),
    ).toEqual([])
  })

  it('Súmula 348: the notice is not given in a protection; who resigns is assisted (CLT art. 500)', () => {
    expect(paradas('ESTABILIDADE', protegida)).toEqual(['02', '03', '06', '33'])
    expect(paradas('ESTABILIDADE_NO_ENCERRAMENTO', protegida)).toEqual(['47'])
    expect(paradas('SEM_ASSISTENCIA', protegida)).toEqual(['04', '07'])
    expect(codigos({ causa: '07', aviso: 'trabalhado', assistencia: true }, protegida)).toEqual([])
    const quaseNoFim = { estabilidades: [{ ...gestante, fim: '2026-11-20' }] }
    expect(codigos({ aviso: 'trabalhado', reducao: '2_horas' }, quaseNoFim)).toEqual(['ESTABILIDADE_AVISO'])
    expect(codigos({}, { estabilidades: [{ ...gestante, fim: '2026-11-15' }] })).toEqual([])
    expect(codigos({}, { estabilidades: [{ ...gestante, fim: null }] })).toEqual(['ESTABILIDADE'])
    expect(codigos({}, { estabilidades: [{ ...gestante, inicio: '2026-12-25' }] })).toEqual([
      'ESTABILIDADE_NO_AVISO',
    ])
    expect(codigos({}, { estabilidades: [{ ...gestante, inicio: '2026-12-26' }] })).toEqual([])
  })

  const protecao = (tipo: TipoDeEstabilidade, marco: string | null = '2027-03-01') =>
    certo(
      estabilidadesDe(
        { registros: [{ id: 1, tipo, inicio: '2026-09-01', marco, registradoEm: '2026-09-02' }] },
        '2026-11-16',
      )[0],
    )
  const comProtecao = (
    tipo: TipoDeEstabilidade,
    causa: Causa,
    mais: Partial<CircunstanciasDaDemissao> = {},
  ) =>
    verificar({ causa }, { estabilidades: [protecao(tipo)], ...mais }).filter(
      ({ codigo }) => codigo.startsWith('ESTABILIDADE') || codigo === 'MULTA_476_A',
    )

  it('CLT art. 498: a closing that really happens ends what Súmulas 339 and 369 say, and the rest with an indemnity', () => {
    for (const tipo of ['CIPA', 'DIRIGENTE_SINDICAL', 'COMISSAO_EMPREGADOS'] as const)
      expect(comProtecao(tipo, '47')).toEqual([])
    for (const tipo of ['GESTANTE', 'ADOTANTE', 'ACIDENTADO', 'PRE_APOSENTADORIA'] as const) {
      const [achado] = comProtecao(tipo, '47')
      expect(achado).toMatchObject({
        codigo: 'ESTABILIDADE_NO_ENCERRAMENTO',
        severidade: 'bloqueio',
        baseLegal: expect.stringContaining('CLT art. 498'),
      })
      expect(achado?.mensagem).toContain('indenização do período que falta')
    }
    expect(comProtecao('GESTANTE', '02')[0]?.codigo).toBe('ESTABILIDADE')
  })

  it('CLT art. 476: a closing is told apart where the contract is suspended', () => {
    const afastamentos = [{ motivo: '03', inicio: '2026-10-01', fim: '2026-12-30' }]
    expect(codigos({ causa: '47' }, { afastamentos })).toEqual(['SUSPENSO_NO_ENCERRAMENTO'])
    expect(codigos({ causa: '02' }, { afastamentos })).toEqual(['CONTRATO_SUSPENSO'])
  })

  it('CLT art. 476-A § 5º: who comes back from a lay-off is let go with a fine, and not kept', () => {
    for (const causa of ['02', '47'] as const) {
      const [achado, ...outros] = comProtecao('RETORNO_LAYOFF', causa)
      expect(outros).toEqual([])
      expect(achado).toMatchObject({
        codigo: 'MULTA_476_A',
        severidade: 'alerta',
        baseLegal: 'CLT art. 476-A § 5º',
      })
      expect(achado?.mensagem).toContain('pelo menos 100%')
    }
    for (const causa of ['01', '07', '33'] as const) expect(comProtecao('RETORNO_LAYOFF', causa)).toEqual([])
    // In the suspension itself too.
    const afastamentos = [{ motivo: '27', inicio: '2026-10-01', fim: '2027-01-30' }]
    expect(codigos({}, { afastamentos, estabilidades: [protecao('RETORNO_LAYOFF')] })).toEqual([
      'MULTA_476_A?',
      'EM_AFASTAMENTO?',
    ])
    expect(codigos({ causa: '07', aviso: 'trabalhado' }, { afastamentos })).toContain('CONTRATO_SUSPENSO')
  })

  it('CLT arts. 494 and 543 § 3º: a union leader is dismissed for fault by inquiry', () => {
    const estabilidades: readonly EstabilidadeDaPessoa[] = [{ ...gestante, tipo: 'DIRIGENTE_SINDICAL' }]
    const falta = { causa: '01', alinea: 'a', aviso: 'nao_se_aplica' } as const
    expect(codigos(falta, { estabilidades })).toEqual(['SEM_INQUERITO'])
    expect(codigos({ ...falta, inquerito: ' ' }, { estabilidades })).toEqual(['SEM_INQUERITO'])
    expect(codigos({ ...falta, inquerito: '0001234-55.2026.5.02.0001' }, { estabilidades })).toEqual([])
    expect(codigos(falta, protegida)).toEqual([])
  })

  it('says before anything is typed what there is, without the reason to who may not know it', () => {
    const tudo = {
      ...circunstancias,
      estabilidades: [
        gestante,
        { ...gestante, situacao: 'encerrada', fim: '2026-11-01' } as const,
        {
          ...gestante,
          situacao: 'futura',
          inicio: '2026-12-01',
          oculta: true,
          nome: 'Estabilidade provisória',
        } as const,
      ],
      afastamentos: [
        { motivo: '03', inicio: '2026-10-01', fim: null },
        { motivo: '03', inicio: '2026-01-01', fim: '2026-02-20' },
      ],
      ferias: [
        { inicio: '2026-11-10', fim: '2026-11-16' },
        { inicio: '2026-12-01', fim: '2026-12-30' },
        { inicio: '2026-01-01', fim: '2026-11-15' },
      ],
      emAndamento: [{ tipo: 'Promoção', numero: 'PRO-2026-000001' }],
    }
    expect(impedimentosDe(tudo)).toMatchSnapshot()
    expect(impedimentosDe(circunstancias)).toEqual([])
  })
})

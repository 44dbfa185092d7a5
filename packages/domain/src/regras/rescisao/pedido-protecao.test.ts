import { describe, expect, it } from 'vitest'
import type { TipoDeEstabilidade } from '../estabilidade/estabilidade.ts'
import type { EstabilidadeDaPessoa } from '../estabilidade/pessoa.ts'
import { estabilidadesDe } from '../estabilidade/pessoa.ts'
import { causas, type Causa } from './causas.ts'
import { certo, circunstancias } from './exemplo.ts'
import { codigos, gestante, paradas, protegida, todas, trial, verificar } from './exemplos-pedido.ts'
import { impedimentosDe } from './pedido-protecao.ts'
import type { CircunstanciasDaDemissao } from './pedido-tipos.ts'

describe('what protects a person', () => {
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

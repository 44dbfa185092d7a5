import { describe, expect, it } from 'vitest'
import { codigos, trial, verificar } from './exemplos-pedido.ts'

describe('the days of a dismissal', () => {
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
})

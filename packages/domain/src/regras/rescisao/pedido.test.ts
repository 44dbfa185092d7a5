import { describe, expect, it } from 'vitest'
import { causas } from './causas.ts'
import { circunstancias, experiencia, pedido } from './exemplo.ts'
import { codigos, paradas, protegida, todas, verificar } from './exemplos-pedido.ts'
import { verificarDemissao } from './pedido.ts'

describe('checks of a dismissal', () => {
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

  it('CLT art. 439: a minor signs with who answers for them, at the latest when it ends', () => {
    const menor = { nascimento: '2008-11-17' }
    expect(codigos({}, menor)).toEqual(['SEM_RESPONSAVEL?'])
    expect(codigos({}, menor, 'finalizar')).toEqual(['SEM_RESPONSAVEL'])
    expect(codigos({ responsavelLegal: 'Maria' }, menor, 'finalizar')).toEqual([])
    expect(codigos({}, { nascimento: '2008-11-16' }, 'finalizar')).toEqual([])
    expect(codigos({ causa: '10', aviso: 'nao_se_aplica', desligamento: '2026-11-16' }, menor)).toEqual([])
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

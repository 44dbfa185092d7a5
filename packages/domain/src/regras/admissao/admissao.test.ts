import { describe, expect, it } from 'vitest'
import { limiteDaAprendizagem, motivosDeAprendizagem, termoDaAprendizagem } from './aprendizagem.ts'
import { idadeNaAdmissao, motivosDeIdade } from './idade.ts'
import { motivoDeRecusaDoImigrante } from './imigrante.ts'
import { motivosDeMatricula, validarMatricula } from './matricula.ts'
import { verificarReadmissao } from './readmissao.ts'
import { menorSalario } from './salario.ts'

describe('admission: every verdict explains itself', () => {
  it.each([
    [
      'CF art. 7º XXXIII: allowed',
      () => idadeNaAdmissao({ nascimento: '2000-01-01', admissao: '2026-11-20' }),
    ],
    [
      'CF art. 7º XXXIII: refused',
      () => idadeNaAdmissao({ nascimento: '2011-01-01', admissao: '2026-11-20' }),
    ],
    ['MOS S-2200: free', () => validarMatricula('000123')],
    ['MOS S-2200: in use', () => validarMatricula('000123', true)],
  ])('%s', (_nome, calcular) => {
    expect(calcular()).toMatchSnapshot()
  })

  it('has a sentence for each refusal', () => {
    expect([motivosDeIdade, motivosDeMatricula]).toMatchSnapshot()
  })

  it('CLT arts. 405 and 428: without risk or disability unless it is said', () => {
    const admissao = '2026-11-20'
    expect(idadeNaAdmissao({ nascimento: '2009-01-01', admissao })).toMatchObject({
      idade: 17,
      permitido: true,
    })
    expect(idadeNaAdmissao({ nascimento: '2000-01-01', admissao, categoria: '103' })?.motivo).toBe(
      'APRENDIZ_COM_24_OU_MAIS',
    )
    expect(idadeNaAdmissao({ nascimento: admissao, admissao })?.motivo).toBe('MENOR_DE_16')
  })

  it('has no age before the birth', () => {
    expect(idadeNaAdmissao({ nascimento: '2026-11-21', admissao: '2026-11-20' })).toBeNull()
  })

  it('ignores the spaces around a matrícula', () => {
    expect(validarMatricula(`  ${'7'.repeat(30)} `).valido).toBe(true)
  })
})

describe('the term of an apprentice', () => {
  const admissao = '2026-11-20'
  const nascimento = '2009-05-10'
  const motivo = (fim: string | null, mais: object = {}) =>
    termoDaAprendizagem({ admissao, nascimento, fim, ...mais }).motivo

  it('CLT art. 428 § 3º: has an end, within two years of the start', () => {
    expect(motivo(null)).toBe('SEM_FIM')
    expect(motivo('2026-11-19')).toBe('ANTES_DO_INICIO')
    expect(motivo('2026-11-20')).toBeNull()
    expect(motivo('2028-11-19')).toBeNull()
    expect(motivo('2028-11-20')).toBe('MAIS_DE_DOIS_ANOS')
  })

  it('CLT arts. 428 § 5º and 433: is over before the 24th birthday', () => {
    expect(motivo('2028-05-09', { nascimento: '2004-05-10' })).toBeNull()
    expect(motivo('2028-05-10', { nascimento: '2004-05-10' })).toBe('PASSA_DOS_24')
    expect(motivo('2028-05-10', { nascimento: null })).toBeNull()
    expect(limiteDaAprendizagem({ admissao, nascimento })).toBe('2028-11-19')
    expect(limiteDaAprendizagem({ admissao, nascimento: '2004-05-10' })).toBe('2028-05-09')
  })

  it('CLT art. 428 §§ 3º and 5º: neither limit is of who has a disability', () => {
    const pessoaComDeficiencia = true
    expect(motivo('2031-11-20', { pessoaComDeficiencia, nascimento: '2004-05-10' })).toBeNull()
    expect(motivo(null, { pessoaComDeficiencia })).toBe('SEM_FIM')
    expect(limiteDaAprendizagem({ admissao, nascimento, pessoaComDeficiencia })).toBeNull()
  })

  it('explains itself, and has a sentence for each refusal', () => {
    const recusado = termoDaAprendizagem({ admissao, nascimento, fim: '2028-11-20' })
    expect([recusado, motivosDeAprendizagem]).toMatchSnapshot()
  })
})

describe('rehiring', () => {
  const anterior = { desligamento: '2026-06-10', prazoDeterminado: false, semJustaCausa: true }
  const codigos = (mudanca: Partial<typeof anterior>, admissao: string) =>
    verificarReadmissao({ ...anterior, ...mudanca }, admissao).map(({ codigo }) => codigo)

  it('Portaria MTb 384/1992: less than 90 days after a dismissal without cause', () => {
    expect(codigos({}, '2026-09-07')).toEqual(['READMISSAO_EM_90_DIAS'])
    expect(codigos({}, '2026-09-08')).toEqual([])
    expect(codigos({ semJustaCausa: false }, '2026-07-01')).toEqual([])
  })

  it('CLT art. 452: within six months of a fixed term, the new contract is indefinite', () => {
    const prazo = { semJustaCausa: false, prazoDeterminado: true }
    expect(codigos(prazo, '2026-12-10')).toEqual(['CONTRATO_INDETERMINADO'])
    expect(codigos(prazo, '2026-12-11')).toEqual([])
  })

  it('alerts in sentences', () => {
    expect(verificarReadmissao({ ...anterior, prazoDeterminado: true }, '2026-07-01')).toMatchSnapshot()
  })
})

describe('lowest wage', () => {
  const menor = (...dados: Parameters<typeof menorSalario>) => menorSalario(...dados)?.salarioCentavos

  it('CF art. 7º IV and V: the minimum wage of the date, or a better floor', () => {
    expect([menor('2025-12-31', 2640), menor('2026-01-01', 2640)]).toEqual([151_800, 162_100])
    expect([menor('2026-01-01', 2640, 180_000), menor('2026-01-01', 2640, 1)]).toEqual([180_000, 162_100])
    const tabela = [
      { desde: '2027-01-01', valor: { mensalCentavos: 170_000, horaCentavos: 773 }, fonte: 'Decreto' },
    ]
    expect(menor('2027-01-01', 2640, 0, tabela)).toBe(170_000)
  })

  it('OJ 358 SDI-1: in proportion to a shorter week, never above the whole', () => {
    expect([menor('2026-01-01', 1320), menor('2026-01-01', 2639), menor('2026-01-01', 2700)]).toEqual([
      81_050, 162_039, 162_100,
    ])
    expect(menorSalario('2026-01-01', 1800, 200_000)).toMatchSnapshot()
  })

  it('has no result before the table nor for bad numbers', () => {
    expect([
      menorSalario('2024-12-31', 2640),
      menorSalario('2026-01-01', -1),
      menorSalario('2026-01-01', 2640, 0.5),
    ]).toEqual([null, null, null])
  })
})

describe('MOS S-2200: immigrant data', () => {
  it('asks for time of residence and condition of entry that agree', () => {
    expect(motivoDeRecusaDoImigrante('105')).toBeNull()
    expect(motivoDeRecusaDoImigrante('063')).toBe('FALTA_TEMPO_DE_RESIDENCIA')
    expect(motivoDeRecusaDoImigrante('063', '1')).toBe('FALTA_CONDICAO_DE_INGRESSO')
    const recusadas = (tempo: string) =>
      ['1', '2', '3', '4', '5', '6', '7'].filter((condicao) =>
        motivoDeRecusaDoImigrante('063', tempo, condicao),
      )
    expect([recusadas('1'), recusadas('2')]).toEqual([['2', '5'], ['1']])
    expect(motivoDeRecusaDoImigrante('063', '2', '1')).toBe('CONDICAO_INCOMPATIVEL')
    expect(motivoDeRecusaDoImigrante('063', '3', '1')).toBeNull()
  })
})

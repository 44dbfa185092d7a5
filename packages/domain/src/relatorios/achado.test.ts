import { describe, expect, it } from 'vitest'
import { achadoDoGrafico, contraAntes, emContratos, oMaior, type DadosDoAchado } from './achado.ts'
import { nomesDosRelatorios, relatorioOf, type NomeDoRelatorio } from './catalogo.ts'
import { mesNoPeriodo, periodoAntes } from './comparar.ts'

const dados = (com: Partial<DadosDoAchado> = {}): DadosDoAchado => ({
  total: 0,
  antes: null,
  totais: {},
  fatos: {},
  maiores: [],
  em: '2026-11-23',
  periodo: { de: '2026-11-01', ate: '2026-11-23' },
  primeira: '',
  ...com,
})
const achado = (nome: NomeDoRelatorio, com?: Partial<DadosDoAchado>): string =>
  // Money is written with a space that does not break.
  relatorioOf(nome).achado(dados(com)).replaceAll('\u00a0', ' ')

describe('the sentence of a report', () => {
  it.each(nomesDosRelatorios)('%s says in words that there is nothing', (nome) => {
    const frase = achado(nome)
    expect(frase).toMatch(/^(Nenhum|Ninguém|Ainda não)/)
    expect(frase).not.toMatch(/undefined|NaN|null/)
  })

  it('names the only contract, counts several, and holds many against the span before', () => {
    const um = { total: 1, fatos: { contratos: 1, contrato: 'CT-1 · Hospital' } }
    expect(achado('admissoes', um)).toBe('1 admissão em Hospital (CT-1)')
    const muitas = { total: 1312, antes: 1000, fatos: { contratos: 40, contrato: 'CT-1 · Hospital' } }
    expect(achado('admissoes', muitas)).toBe(
      '1.312 admissões em 40 contratos, 31% a mais que no período anterior',
    )
    expect(achado('desligamentos', { ...muitas, total: 900 })).toBe(
      '900 desligamentos em 40 contratos, 10% a menos que no período anterior',
    )
  })

  it('says of vacations first what is due in double', () => {
    const fatos = { quem: 43, emDobro: 12, contratosEmDobro: 3 }
    expect(achado('ferias-a-vencer', { total: 51, fatos, primeira: '2026-02-08' })).toBe(
      'Férias já em dobro: 12 pessoas em 3 contratos, a mais antiga devia ter começado até 08/02/2026',
    )
    const uma = { quem: 1, emDobro: 1, contratosEmDobro: 1 }
    expect(achado('ferias-a-vencer', { total: 1, fatos: uma, primeira: '2026-02-08' })).toBe(
      'Férias já em dobro: 1 pessoa em 1 contrato, que devia ter começado até 08/02/2026',
    )
    const nenhuma = { quem: 43, emDobro: 0, contratosEmDobro: 0 }
    expect(achado('ferias-a-vencer', { total: 51, fatos: nenhuma, primeira: '2027-02-08' })).toBe(
      'Nenhuma em dobro: 43 pessoas têm férias por marcar, as primeiras precisam começar até 08/02/2027',
    )
  })

  it('says of one, of several and of those that are late', () => {
    const ate = { de: '2026-11-23', ate: '2027-01-22' }
    const fatos = { primeiro: '2026-11-30' }
    expect(achado('experiencias', { total: 1, periodo: ate, fatos })).toBe(
      '1 experiência termina em 30/11/2026',
    )
    expect(achado('experiencias', { total: 4, periodo: ate, fatos })).toBe(
      '4 experiências terminam até 22/01/2027, a primeira em 30/11/2026',
    )
    const vencido = { donos: 2, primeiro: '2026-10-01' }
    expect(achado('documentos', { total: 3, periodo: ate, fatos: vencido })).toBe(
      '3 documentos de 2 pessoas; o primeiro venceu em 01/10/2026',
    )
    expect(achado('estabilidades', { total: 2, fatos: { quem: 2, primeiro: null } })).toBe(
      '2 pessoas têm estabilidade, sem data para terminar',
    )
  })

  it('says rates beside that of the company, and slots of those contracted', () => {
    const maiores = [
      { nome: 'CT-1 · Hospital', valor: 6.1 },
      { nome: 'CT-2 · Escola', valor: 2 },
    ]
    expect(achado('rotatividade-por-contrato', { total: 2, totais: { rotatividade: 3.2 }, maiores })).toBe(
      'Hospital (CT-1) é o que mais gira: 6,1% ao mês, contra 3,2% da empresa',
    )
    expect(
      achado('ausencias', { total: 2, totais: { absenteismo: 2.34, diasAfastados: 640 }, maiores }),
    ).toBe('2,3% de absenteísmo: 640 dias de afastamento; o maior é Hospital (CT-1), com 6,1%')
    const vagas = { total: 9, totais: { vagas: 24, planejado: 363 }, fatos: { comVagas: 7 }, maiores }
    expect(achado('ocupacao', vagas)).toBe('24 vagas abertas em 7 contratos, de 363 contratadas')
    expect(achado('ocupacao', { ...vagas, totais: { vagas: 0, planejado: 363 } })).toBe(
      'Nenhuma vaga aberta: as 363 contratadas têm gente ou alguém a caminho',
    )
  })

  it('says money in whole reais', () => {
    expect(achado('passivo', { total: 1, totais: { total: 123_456_78, pessoas: 339 } })).toBe(
      'R$ 123.457 de férias e 13º devidos a 339 pessoas',
    )
    expect(achado('passivo-por-pessoa', { total: 1, totais: { total: 5_000_00, dobra: 0 } })).toBe(
      'R$ 5.000 de férias e 13º devidos a 1 pessoa, nada em dobro',
    )
    expect(achado('custos', { total: 2, totais: { unico: 900_00, mensal: -50_00 } })).toBe(
      '2 movimentos custaram R$ 900 de uma vez e R$ 50 a menos por mês',
    )
  })
})

it('says nothing of how few cases changed, nor of one that is greatest alone', () => {
  expect(contraAntes({ total: 4, antes: 40 })).toBe('')
  expect(contraAntes({ total: 40, antes: 0 })).toBe('')
  expect(contraAntes({ total: 40, antes: null })).toBe('')
  expect(contraAntes({ total: 40, antes: 40 })).toBe(', o mesmo que no período anterior')
  expect(oMaior([{ nome: 'A', valor: 3 }], String)).toBe('')
  expect(emContratos(1, null)).toBe('em 1 contrato')
})

it('holds a span against as many days before it, or the same of a year earlier', () => {
  const mes = { de: '2026-11-01', ate: '2026-11-23' }
  expect(periodoAntes('anterior', mes)).toEqual({ de: '2026-10-09', ate: '2026-10-31' })
  expect(periodoAntes('ano', mes)).toEqual({ de: '2025-11-01', ate: '2025-11-23' })
  expect(periodoAntes('ano', { de: '2028-02-29', ate: '2028-02-29' })).toEqual({
    de: '2027-02-28',
    ate: '2027-02-28',
  })
})

it('names the bar that stands out, of enough of them', () => {
  const barras = [2, 5, 3].map((valor, i) => ({ nome: `2026-0${i + 1}`, valor }))
  const meses = { nome: (mes: string) => mes, escrever: String, meses: true }
  expect(achadoDoGrafico('Por mês', barras, meses)).toBe('O pico é 2026-02, com 5')
  expect(achadoDoGrafico('Por mês', barras, { ...meses, emCurso: '2026-02' })).toBe(
    'Até agora, o pico é 2026-02, com 5',
  )
  expect(achadoDoGrafico('Por mês', barras, { ...meses, emCurso: '2026-03' })).toBe('O pico é 2026-02, com 5')
  expect(achadoDoGrafico('Por mês', barras.slice(0, 2), meses)).toBe('Por mês')
  expect(achadoDoGrafico('Por mês', [], meses)).toBe('Por mês')
  const nomes = { ...meses, meses: false }
  expect(achadoDoGrafico('Por tipo', barras.slice(1), nomes)).toBe('2026-02 vem primeiro, com 5')
  expect(achadoDoGrafico('Por prazo', barras, nomes)).toBe('Por prazo')
  expect(
    achadoDoGrafico(
      'Por tipo',
      [barras[0], barras[0]].flatMap((um) => um ?? []),
      nomes,
    ),
  ).toBe('Por tipo')
})

it('takes of a month the days that the span has', () => {
  const periodo = { de: '2026-01-15', ate: '2026-03-10' }
  expect(['2026-01', '2026-02', '2026-03'].map((mes) => mesNoPeriodo(mes, periodo))).toEqual([
    { de: '2026-01-15', ate: '2026-01-31' },
    { de: '2026-02-01', ate: '2026-02-28' },
    { de: '2026-03-01', ate: '2026-03-10' },
  ])
  expect(mesNoPeriodo('2028-02', null)).toEqual({ de: '2028-02-01', ate: '2028-02-29' })
})

import { describe, expect, it } from 'vitest'
import { custosDe, diferencaEmTexto } from './custos.ts'
import { linhasDe } from './termos.ts'

/** With the spaces that people see. */
const legivel = (texto: string | null): string | null => texto?.replaceAll('\u00a0', ' ') ?? null

const simulacao = {
  salarioAtualCentavos: 185_000,
  novoSalarioCentavos: 210_000,
  percentual: 13.51,
  diferencaMesCentavos: 25_000,
  diferencaAnoCentavos: 333_333,
  encargosPercentual: 70.5,
  custoMesCentavos: 42_625,
  custoAnoCentavos: 568_333,
  pisoCentavos: 200_000,
  salarioPrevistoCentavos: 220_000,
  precoDoPostoCentavos: null,
}
const custos = (mudanca: Partial<typeof simulacao> = {}) =>
  custosDe({ ...simulacao, ...mudanca }).map(({ label, valor, nota }) =>
    legivel([label, valor, nota].filter(Boolean).join(' · ')),
  )

describe('the difference in one number', () => {
  it.each([
    [25_000, 13.51, '+ R$ 250,00 por mês', '13,51% a mais', 'success'],
    [-25_000, -13.5, '− R$ 250,00 por mês', '13,5% a menos', 'error'],
    [0, 0, 'O salário não muda', null, 'default'],
  ])('says %i centavos, %f%%', (diferencaMesCentavos, percentual, titulo, detalhe, tone) => {
    const textos = diferencaEmTexto({ diferencaMesCentavos, percentual })
    expect({ ...textos, titulo: legivel(textos.titulo) }).toEqual({ titulo, detalhe, tone })
  })
})

describe('the cost of a change of pay', () => {
  it('is told by year and with the charges, beside what it is measured against', () => {
    expect(custos()).toEqual([
      'Diferença por ano · + R$ 3.333,33 · com 13º e 1/3 de férias',
      'Custo por mês · + R$ 426,25 · com encargos de 70,5%',
      'Custo por ano · + R$ 5.683,33 · com encargos de 70,5%',
      'Piso do cargo · R$ 2.000,00',
      'Previsto para o posto · R$ 2.200,00',
    ])
  })

  it('is not told where the pay stays', () => {
    expect(custos({ diferencaMesCentavos: 0 })).toEqual([
      'Piso do cargo · R$ 2.000,00',
      'Previsto para o posto · R$ 2.200,00',
    ])
  })
})

describe('from what to what', () => {
  const de = { cargo: 'Auxiliar', posto: 'Torre A', salarioCentavos: 185_000 }

  it('shows each term before and after, and what is not said yet', () => {
    const linhas = linhasDe(de, { cargo: 'Líder', posto: 'Torre A', salarioCentavos: undefined })
    expect(linhas.map(({ label, before, after }) => [label, legivel(before), after])).toEqual([
      ['Cargo', 'Auxiliar', 'Líder'],
      ['Posto', 'Torre A', 'Torre A'],
      ['Salário', 'R$ 1.850,00', null],
    ])
  })

  it('says nothing of pay to who does not see it', () => {
    const { salarioCentavos: _, ...semSalario } = de
    expect(linhasDe(semSalario, semSalario).map(({ label }) => label)).toEqual(['Cargo', 'Posto'])
  })
})

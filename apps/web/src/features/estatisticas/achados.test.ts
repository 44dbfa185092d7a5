import { describe, expect, it } from 'vitest'
import {
  achadoDasEtapas,
  achadoDoAno,
  achadoDoFluxo,
  achadoDosContratos,
  comSinal,
  type Mes,
} from './achados.ts'

const mes = (entraram: number, sairam: number, parcial = false): Mes => ({
  mes: '2026-01',
  de: '2026-01-01',
  ate: '2026-01-31',
  parcial,
  entraram,
  sairam,
  inicio: 100,
  fim: 100,
  rotatividade: 1,
})

describe('what entries and exits say', () => {
  it.each([
    [
      'a run of losses',
      [mes(9, 1), mes(3, 5), mes(2, 5), mes(1, 6)],
      'Há 3 meses sai mais gente do que entra: 10 pessoas a menos',
    ],
    [
      'a run of gains',
      [mes(1, 9), mes(5, 3), mes(5, 2), mes(2, 1)],
      'Há 3 meses entra mais gente do que sai: 6 pessoas a mais',
    ],
    ['a balance', [mes(9, 1), mes(1, 2), mes(3, 2)], 'O quadro ganhou 8 pessoas em 3 meses'],
    ['a loss of one', [mes(3, 1), mes(1, 4), mes(3, 3)], 'O quadro perdeu 1 pessoa em 3 meses'],
    ['no change', [mes(3, 1), mes(1, 3), mes(3, 3)], 'O quadro é do mesmo tamanho de 3 meses atrás'],
    ['too few months', [mes(9, 1), mes(9, 1), mes(9, 1, true)], 'Quem entrou e quem saiu em cada mês'],
    ['too few people', [mes(1, 0), mes(1, 0), mes(1, 1)], 'Quem entrou e quem saiu em cada mês'],
    [
      'the running month does not count',
      [mes(0, 2), mes(0, 2), mes(0, 2), mes(50, 0, true)],
      'Há 3 meses sai mais gente do que entra: 6 pessoas a menos',
    ],
  ])('%s', (_, meses, titulo) => {
    expect(achadoDoFluxo(meses)).toBe(titulo)
  })
})

describe('what the other figures say', () => {
  const etapa = (label: string, dias: number, antes: number | null) => ({
    etapa: label,
    label,
    quem: 'Rh',
    dias,
    antes,
  })

  it('names the slowest step, and its change where there is one', () => {
    const results = [etapa('Vaga', 1, 1), etapa('Exame', 4.2, 3.1)]
    expect(achadoDasEtapas({ results })).toBe('Exame é o que mais demora: 4,2 dias, 1,1 a mais que antes')
    expect(achadoDasEtapas({ results: [etapa('Exame', 4.2, 4.1)] })).toBe(
      'Exame é o que mais demora: 4,2 dias',
    )
    expect(achadoDasEtapas({ results: [] })).toBe('Dias de cada etapa da admissão')
  })

  it('sets the contract that turns most against the company', () => {
    const contrato = (rotatividade: number, entraram: number) => ({
      value: 1,
      label: '001 · Rota Leste',
      entraram,
      sairam: 3,
      quadro: 20,
      rotatividade,
    })
    expect(achadoDosContratos({ media: 3.9, contratos: [contrato(7.6, 9)] })).toBe(
      'Rota Leste (001) gira o dobro da média da empresa',
    )
    expect(achadoDosContratos({ media: 2, contratos: [contrato(6, 9)] })).toBe(
      'Rota Leste (001) gira 3,0 vezes a média da empresa',
    )
    expect(achadoDosContratos({ media: 4, contratos: [contrato(5, 9)] })).toBe(
      'Rota Leste (001) tem a maior rotatividade: 5,0% ao mês',
    )
    expect(achadoDosContratos({ media: 4, contratos: [contrato(9, 1)] })).toBe('Rotatividade por contrato')
  })

  it('names the peak of a year only where it stands alone', () => {
    const ano = (...totais: number[]) => ({
      ano: 2026,
      meses: totais.map((total, i) => ({ mes: i + 1, total })),
      hoje: '2026-03-10',
    })
    expect(achadoDoAno('admissões', ano(2, 9, 1))).toBe('12 admissões em 2026; o pico é fevereiro, com 9')
    expect(achadoDoAno('admissões', ano(4, 4))).toBe('8 admissões em 2026')
    expect(achadoDoAno('demissões', ano(1))).toBe('1 demissão em 2026')
    expect(achadoDoAno('demissões', ano(0))).toBe('Nenhuma demissão em 2026')
    // A month that runs, or one ahead with what is already planned for it, may still be passed.
    expect(achadoDoAno('demissões', ano(2, 1, 9))).toBe(
      '12 demissões em 2026; até agora, o pico é março, com 9',
    )
    expect(achadoDoAno('admissões', ano(2, 1, 1, 9))).toBe(
      '13 admissões em 2026; até agora, o pico é abril, com 9',
    )
  })

  it('writes a balance with its sign', () => {
    expect([3, 0, -2].map(comSinal)).toEqual(['+3', '0', '−2'])
  })
})

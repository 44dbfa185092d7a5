import { describe, expect, it } from 'vitest'
import { CUSTO_DO_ARQUIVO, juntar, type Peca } from './juntar.ts'

const peca = (
  nome: string,
  usos: readonly number[],
  tamanho: number,
  precisa: readonly number[] = [],
): Peca => ({
  modulos: [nome],
  usos: new Set(usos),
  tamanho,
  precisa: new Set(precisa),
})
const PEQUENA = CUSTO_DO_ARQUIVO / 10
const GRANDE = CUSTO_DO_ARQUIVO * 10

const arquivos = (
  pecas: readonly Peca[],
  pesos: readonly number[],
  emVao = Number.POSITIVE_INFINITY,
): string[] =>
  juntar(
    pecas,
    pesos.map((peso) => ({ peso, emVao })),
  )
    .map((modulos) => modulos.toSorted().join(' '))
    .toSorted()

describe('what goes into one file', () => {
  it('puts together what the same pages load', () => {
    expect(arquivos([peca('a', [0, 1], GRANDE), peca('b', [0, 1], GRANDE)], [1, 1])).toEqual(['a b'])
  })
  it('lets a page carry a few bytes of another one, and not many', () => {
    expect(arquivos([peca('a', [0, 1], GRANDE), peca('b', [0], PEQUENA)], [1, 1])).toEqual(['a b'])
    expect(arquivos([peca('a', [0, 1], PEQUENA), peca('b', [0], GRANDE)], [1, 1])).toEqual(['a', 'b'])
  })
  it('spares the page that opens most', () => {
    expect(arquivos([peca('a', [0, 1], GRANDE), peca('b', [0], PEQUENA)], [1, 60])).toEqual(['a', 'b'])
  })
  it('lets no page carry more than it may, whatever the others save', () => {
    const pecas = [peca('a', [0, 1], GRANDE), peca('b', [0], PEQUENA)]
    expect(arquivos(pecas, [60, 1], PEQUENA - 1)).toEqual(['a', 'b'])
    expect(arquivos(pecas, [60, 1], PEQUENA)).toEqual(['a b'])
  })
  it('counts what a page carries already', () => {
    const pecas = [
      peca('a', [0, 1], GRANDE),
      peca('b', [0], PEQUENA),
      peca('c', [2, 1], GRANDE),
      peca('d', [2], PEQUENA),
    ]
    expect(arquivos(pecas, [60, 1, 60], 2 * PEQUENA)).toEqual(['a b', 'c d'])
    expect(arquivos(pecas, [60, 1, 60], PEQUENA)).toHaveLength(3)
  })
  it('counts what a piece brings along', () => {
    const comum = peca('a', [0, 1], PEQUENA)
    const pesada = peca('b', [0], PEQUENA, [2])
    expect(arquivos([comum, pesada, peca('c', [0], GRANDE)], [1, 1])).toContain('a')
  })
  it('leaves nothing out, and nothing twice', () => {
    const pecas = [
      peca('a', [0], 10, [1]),
      peca('b', [0, 1], 10, [2]),
      peca('c', [0, 1, 2], GRANDE),
      peca('d', [3], 1),
    ]
    expect(arquivos(pecas, [1, 1, 1, 1]).join(' ').split(' ').toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })
  it('asks nothing of what opens on demand for what its page brought', () => {
    const pagina = peca('a', [0], GRANDE)
    // The page needs b as well; the other opening finds it there, or would pay for a with it.
    const comum = peca('b', [0, 1], PEQUENA)
    expect(arquivos([pagina, comum], [1, 1])).toEqual(['a', 'b'])
    expect(arquivos([pagina, { ...comum, antes: new Set([1]) }], [1, 1])).toEqual(['a b'])
  })
  it('makes no two files that import each other', () => {
    // a needs b, which needs c: a and c in one file without b would need b, and b them.
    const pecas = [
      peca('a', [0], PEQUENA, [1]),
      peca('b', [0, 1], GRANDE, [2]),
      peca('c', [0, 1, 2], PEQUENA),
    ]
    for (const pesos of [
      [1, 1, 1],
      [9, 1, 1],
      [1, 9, 0],
      [9, 0, 0],
    ])
      expect(arquivos(pecas, pesos)).not.toContain('a c')
  })
})

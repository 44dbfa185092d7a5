import { describe, expect, it } from 'vitest'
import { caber, codigosDe, type Textos } from './caber.ts'

const LARGURA = 773
const textos = (colunas: readonly (readonly [label: string, valor: string])[]): Textos => ({
  cabecalho: colunas.map(([label]) => ({ label, tipo: 'texto' })),
  linhas: [colunas.map(([, valor]) => valor)],
})
const soma = (numeros: readonly number[]): number => numeros.reduce((a, b) => a + b, 0)

describe('a table on a page', () => {
  it('fills its width, and gives a text more than a code', () => {
    const tabela = textos([
      ['Matrícula', '001234'],
      ['Nome', 'Maria Aparecida dos Santos Albuquerque'],
    ])
    const medidas = caber(tabela, LARGURA)
    expect(codigosDe(tabela)).toEqual([0])
    expect(medidas?.corpo).toBe(8.5)
    expect(soma(medidas?.larguras ?? [])).toBeCloseTo(LARGURA - 2 * 8)
    expect((medidas?.larguras[1] ?? 0) > (medidas?.larguras[0] ?? 0)).toBe(true)
  })

  it('takes smaller letters before anything leaves the page', () => {
    const muitas = Array.from({ length: 13 }, (_, i) => [`Coluna ${i}`, 'departamento'] as const)
    const medidas = caber(textos(muitas), LARGURA)
    expect(medidas?.corpo).toBeLessThan(8.5)
    expect(soma(medidas?.larguras ?? [])).toBeLessThanOrEqual(LARGURA)
    for (const largura of medidas?.larguras ?? [])
      expect(largura).toBeGreaterThanOrEqual('departamento'.length * 0.5 * (medidas?.corpo ?? 0))
  })

  it('does not fit with more than the smallest letters hold', () => {
    const demais = Array.from({ length: 30 }, (_, i) => [`Coluna ${i}`, 'departamento'] as const)
    expect(caber(textos(demais), LARGURA)).toBeNull()
  })
})

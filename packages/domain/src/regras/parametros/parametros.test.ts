import { describe, expect, it } from 'vitest'
import * as tabelas from './tabelas.ts'
import { vigenteEm } from './vigencia.ts'

describe('parameters with validity', () => {
  it('are typed tables in order of date, each row with its source', () => {
    expect(tabelas).toMatchSnapshot()
    for (const tabela of Object.values(tabelas)) {
      const datas = tabela.map(({ desde }) => desde)
      expect(datas).toEqual(datas.toSorted())
      expect(tabela.every(({ fonte }) => /Lei|Decreto|Portaria|CF|ADCT/.test(fonte))).toBe(true)
    }
  })

  const tabela = [
    { desde: '2025-01-01', valor: 1, fonte: 'a' },
    { desde: '2026-01-01', valor: 2, fonte: 'b' },
  ]

  it('answer with the last row begun, and null before the first', () => {
    expect(vigenteEm(tabela, '2024-12-31')).toBeNull()
    expect(vigenteEm(tabela, '2025-01-01')?.valor).toBe(1)
    expect(vigenteEm(tabela, '2025-12-31')?.valor).toBe(1)
    expect(vigenteEm(tabela, '2026-01-01')?.valor).toBe(2)
    expect(vigenteEm(tabela.toReversed(), '2026-05-01')?.valor).toBe(2)
  })

  it('give way to the rows of the company from the same day on', () => {
    const empresa = [
      { desde: '2026-01-01', valor: 3, fonte: 'c' },
      { desde: '2027-01-01', valor: 4, fonte: 'd' },
    ]
    expect(vigenteEm(tabela, '2025-06-01', empresa)?.valor).toBe(1)
    expect(vigenteEm(tabela, '2026-06-01', empresa)?.valor).toBe(3)
    expect(vigenteEm(tabela, '2027-06-01', empresa)?.valor).toBe(4)
  })
})

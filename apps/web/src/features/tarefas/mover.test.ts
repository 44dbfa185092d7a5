import type { Kanban } from '@rh/domain/contract/kanban'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { comMovimento, depoisDe } from './mover.ts'

const quadro = (colunas: readonly (readonly number[])[]): Kanban => ({
  id: 1,
  versao: 1,
  nome: 'Quadro',
  arquivado: false,
  etiquetas: [],
  colunas: colunas.map((ids, i) => ({
    id: i + 1,
    nome: `Coluna ${i + 1}`,
    limite: null,
    conclui: i === 1,
    total: ids.length,
    achados: ids.length,
    cartoes: ids.map((id) => ({
      id,
      colunaId: i + 1,
      titulo: `T${id}`,
      vence: null,
      concluido: i === 1,
      responsaveis: [],
      etiquetas: [],
      itens: { feitos: 0, total: 0 },
      comentarios: 0,
      anexos: 0,
      referencia: null,
    })),
  })),
})
const idsDe = (kanban: Kanban) => kanban.colunas.map(({ cartoes }) => cartoes.map(({ id }) => id))

it('puts a card where it was dropped, in its column or in another', () => {
  const antes = quadro([[1, 2, 3], [4]])
  expect(idsDe(comMovimento(antes, { id: 1, colunaId: 1, indice: 2 }))).toEqual([[2, 3, 1], [4]])
  const depois = comMovimento(antes, { id: 2, colunaId: 2, indice: 0 })
  expect(idsDe(depois)).toEqual([
    [1, 3],
    [2, 4],
  ])
  expect(depois.colunas.map(({ total }) => total)).toEqual([2, 2])
  expect(depois.colunas[1]?.cartoes[0]).toMatchObject({ id: 2, colunaId: 2, concluido: true })
})

it('tells the server the card above, whatever the place', () => {
  const lugar = fc.record({
    id: fc.constantFrom(1, 2, 3, 4),
    colunaId: fc.constantFrom(1, 2),
    indice: fc.nat(4),
  })
  fc.assert(
    fc.property(lugar, (destino) => {
      const antes = quadro([[1, 2, 3], [4]])
      const acima = depoisDe(antes, destino)
      const ids = idsDe(comMovimento(antes, destino))[destino.colunaId - 1] ?? []
      const onde = ids.indexOf(destino.id)
      expect(ids[onde - 1] ?? null).toBe(destino.indice > onde ? (ids[onde - 1] ?? null) : acima)
    }),
  )
})

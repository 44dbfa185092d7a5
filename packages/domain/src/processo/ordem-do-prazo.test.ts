import { expect, it } from 'vitest'
import { ordemDoPrazo } from './ordem-do-prazo.ts'

it('puts what is due first, what has no term last, and of one day the older one first', () => {
  const processos = [
    { id: 4, dia: null },
    { id: 9, dia: '2026-11-20' },
    { id: 3, dia: '2026-12-01' },
    { id: 1, dia: null },
    { id: 2, dia: '2026-11-20' },
  ]
  expect(processos.toSorted(ordemDoPrazo).map(({ id }) => id)).toEqual([2, 9, 3, 1, 4])
})

import { describe, expect, it } from 'vitest'
import { anteriorDe, emOrdem, filtrosDaFila, posicaoDe, proximasDe, type NaFila } from './fila.ts'

const item = (id: number, mais: Partial<NaFila> = {}): NaFila => ({
  tipo: 'admissao',
  id,
  numero: `2026-0000${id}`,
  nome: null,
  dia: null,
  pedido: null,
  ...mais,
})
const fila = [item(1), item(2), item(3), item(4)]
const ids = (itens: readonly NaFila[]) => itens.map(({ id }) => id)
const todos = () => true

describe('the queue of a list', () => {
  it('has its filters and its order, without its page, and only what waits for the person', () => {
    expect(filtrosDaFila('contratoId=7&ordenar=-numero&pagina=3&porPagina=10&visao=quadro', 'rh')).toEqual({
      contratoId: '7',
      ordenar: '-numero',
      minhaVez: 'rh',
      porPagina: '100',
    })
    expect(filtrosDaFila('*', 'sesmt')).toEqual({ ordenar: 'prazo', minhaVez: 'sesmt', porPagina: '100' })
    expect(filtrosDaFila('minhaVez=vagas', 'rh')).toEqual({ minhaVez: 'vagas', porPagina: '100' })
  })

  it('of one kind keeps the order of the list; of several, what is due comes first', () => {
    expect(ids(emOrdem([fila]))).toEqual([1, 2, 3, 4])
    const ferias = [item(8, { tipo: 'ferias', dia: '2026-12-01' }), item(9, { tipo: 'ferias' })]
    expect(ids(emOrdem([[item(1, { dia: '2026-12-02' })], ferias]))).toEqual([8, 1, 9])
  })
})

describe('a place in the queue', () => {
  it('is counted from one, and is none for what is not in it', () => {
    expect(posicaoDe(fila, item(3))).toBe(3)
    expect(posicaoDe(fila, item(3, { tipo: 'ferias' }))).toBeNull()
  })

  it('is followed by what waits after it, then by what was passed over, never by itself', () => {
    expect(ids(proximasDe(fila, item(2), todos))).toEqual([3, 4, 1])
    expect(ids(proximasDe(fila, item(4), ({ id }) => id !== 1))).toEqual([2, 3])
    expect(ids(proximasDe(fila, item(1), ({ id }) => id === 1))).toEqual([])
    expect(ids(proximasDe(fila, item(99), todos))).toEqual([1, 2, 3, 4])
  })

  it('comes after the one before it, decided or not', () => {
    expect(anteriorDe(fila, item(3))?.id).toBe(2)
    expect(anteriorDe(fila, item(1))).toBeNull()
    expect(anteriorDe(fila, item(99))).toBeNull()
  })
})

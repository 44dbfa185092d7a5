import { describe, expect, it } from 'vitest'
import { idadeEmTexto, prazoEmTexto, prazosProximos, vencidosEmTexto, type Coluna } from './textos.ts'

describe('the words of a card', () => {
  it.each([
    [-3, 'vencido', 'Venceu há 3 dias · eSocial', 'error'],
    [-1, 'vencido', 'Venceu ontem · eSocial', 'error'],
    [0, 'urgente', 'Hoje · eSocial', 'warning'],
    [1, 'urgente', 'Amanhã · eSocial', 'warning'],
    [5, 'proximo', 'Em 5 dias · eSocial', 'info'],
    [30, 'folgado', 'Em 30 dias · eSocial', 'default'],
  ] as const)('say of %s days left what is due', (dias, faixa, label, tone) => {
    expect(prazoEmTexto({ rotulo: 'eSocial', dias, faixa })).toEqual({ label, tone })
  })

  it('say how long it has stood there', () => {
    expect([0, 1, 12].map(idadeEmTexto)).toEqual(['chegou hoje', 'há 1 dia', 'há 12 dias'])
  })

  it('count what is late, and are silent when nothing is', () => {
    const em = (vencido: number) =>
      vencidosEmTexto({ prazos: { vencido, urgente: 4, proximo: 0, folgado: 0 } })
    expect([0, 1, 2].map(em)).toEqual([null, '1 vencido', '2 vencidos'])
  })
})

const cartao = (id: number, dias: number | null) => ({
  id,
  prazo: dias === null ? null : { dia: '', dias, faixa: dias > 7 ? 'folgado' : 'proximo' },
})
const coluna = (...cartoes: ReturnType<typeof cartao>[]) => ({ cartoes }) as unknown as Coluna

describe('the nearest terms', () => {
  it('are taken from every column, the latest first, without those that have time or no term', () => {
    const colunas = [coluna(cartao(1, 3), cartao(2, null)), coluna(cartao(3, -2), cartao(4, 9), cartao(5, 3))]
    expect(prazosProximos(colunas, 2).map(({ id }) => id)).toEqual([3, 1])
    expect(prazosProximos(colunas, 9).map(({ id }) => id)).toEqual([3, 1, 5])
  })
})

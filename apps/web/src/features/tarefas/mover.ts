import type { CartaoDoKanban, Kanban } from '@rh/domain/contract/kanban'

/** Where a card goes: a column, and its place among those that are shown in it without the card itself. */
export interface Destino {
  readonly id: number
  readonly colunaId: number
  readonly indice: number
}

const cartaoDe = ({ colunas }: Kanban, id: number): CartaoDoKanban | undefined =>
  colunas.flatMap(({ cartoes }) => cartoes).find((cartao) => cartao.id === id)

/** The card above the new place; null for the top of the column. */
export function depoisDe({ colunas }: Kanban, { id, colunaId, indice }: Destino): number | null {
  const outros = (colunas.find((coluna) => coluna.id === colunaId)?.cartoes ?? []).filter(
    (cartao) => cartao.id !== id,
  )
  return outros[indice - 1]?.id ?? null
}

/** Where a card is, as a place to move it back to; null for a card that is not shown. */
export function lugarDe({ colunas }: Kanban, id: number): Destino | null {
  for (const { id: colunaId, cartoes } of colunas) {
    const indice = cartoes.findIndex((cartao) => cartao.id === id)
    if (indice >= 0) return { id, colunaId, indice }
  }
  return null
}

/** The board as it will be, until the server says how it is. */
export function comMovimento(kanban: Kanban, destino: Destino): Kanban {
  const { id, colunaId, indice } = destino
  const cartao = cartaoDe(kanban, id)
  if (!cartao) return kanban
  return {
    ...kanban,
    colunas: kanban.colunas.map((coluna) => {
      const saiu = cartao.colunaId === coluna.id ? 1 : 0
      const entrou = colunaId === coluna.id ? 1 : 0
      if (!saiu && !entrou) return coluna
      const outros = coluna.cartoes.filter((um) => um.id !== id)
      return {
        ...coluna,
        total: coluna.total - saiu + entrou,
        achados: coluna.achados - saiu + entrou,
        cartoes: entrou
          ? outros.toSpliced(indice, 0, { ...cartao, colunaId, concluido: coluna.conclui })
          : outros,
      }
    }),
  }
}

/** What is said of a card that is being dragged, to those who hear it. */
export const textos = {
  uso: 'Pressione Enter para abrir a tarefa. Pressione espaço para pegar, as setas para mover entre posições e colunas, espaço de novo para soltar, e Esc para desistir.',
  pegou: (titulo: string, coluna: string, lugar: number) =>
    `${titulo} na mão. Está em ${coluna}, posição ${lugar}.`,
  passou: (titulo: string, coluna: string, lugar: number) => `${titulo} sobre ${coluna}, posição ${lugar}.`,
  foraDasColunas: (titulo: string) => `${titulo} fora das colunas.`,
  soltou: (titulo: string, coluna: string, lugar: number) =>
    `${titulo} solta em ${coluna}, posição ${lugar}.`,
  desistiu: (titulo: string) => `${titulo} voltou ao lugar de antes.`,
}

import type { Mensagem } from '@rh/domain/contract/chat'

/** The messages of a conversation that are in hand: a stretch without holes. */
export interface Janela {
  readonly mensagens: readonly Mensagem[]
  /** Every change up to this revision is in. */
  readonly revisao: number
  readonly maisAntes: boolean
  readonly maisDepois: boolean
}

/** One page of a conversation, as the server answers it. */
export interface Lidas {
  readonly results: readonly Mensagem[]
  readonly revisao: number
  readonly maisAntes: boolean
  readonly maisDepois: boolean
}

export const abrirJanela = ({ results, ...resto }: Lidas): Janela => ({ ...resto, mensagens: results })

/** A message that was told or caught up with: takes the place of what it was, or comes at the end. */
export function comMensagem(janela: Janela, nova: Mensagem): Janela {
  const { mensagens } = janela
  const revisao = Math.max(janela.revisao, nova.revisao)
  const antes = mensagens.find(({ id }) => id === nova.id)
  if (antes)
    return nova.revisao < antes.revisao
      ? janela
      : { ...janela, revisao, mensagens: mensagens.map((uma) => (uma.id === nova.id ? nova : uma)) }
  const ultima = mensagens.at(-1)?.id ?? 0
  // Where the stretch does not reach the end, what is new waits beyond it; what is older lies before it.
  if (janela.maisDepois || nova.id < ultima) return { ...janela, revisao }
  return { ...janela, revisao, mensagens: [...mensagens, nova] }
}

export const comMensagens = (janela: Janela, novas: readonly Mensagem[]): Janela =>
  novas.reduce(comMensagem, janela)

/** Older ones before those in hand. */
export const comAntes = (janela: Janela, { results, maisAntes }: Lidas): Janela => ({
  ...janela,
  maisAntes,
  mensagens: [...results.filter(({ id }) => id < (janela.mensagens[0]?.id ?? Infinity)), ...janela.mensagens],
})

/** Newer ones after those in hand. */
export const comDepois = (janela: Janela, { results, maisDepois }: Lidas): Janela => ({
  ...janela,
  maisDepois,
  mensagens: [...janela.mensagens, ...results.filter(({ id }) => id > (janela.mensagens.at(-1)?.id ?? 0))],
})

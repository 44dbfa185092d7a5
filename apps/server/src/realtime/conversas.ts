import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Mensagem } from '@rh/domain/contract/chat'
import type { EventosDoServidor } from '@rh/domain/contract/socket'
import type { Message } from './message.ts'

/** Reads of one conversation are told together, this often at most: a message to a large group is read by all at once. */
const LEITURAS_MS = 700
/** Messages read at once, after a burst. */
const POR_VEZ = 200
const TENTAR_DE_NOVO_MS = 1_000

/** Where conversations are read; `modules/conversas` answers. */
export interface FonteDeConversas {
  readonly mensagens: (ids: readonly number[]) => Promise<
    readonly {
      readonly conversaId: number
      readonly mensagem: Mensagem
      readonly leitores: readonly { readonly id: number; readonly desde: number }[]
    }[]
  >
  readonly participantes: (conversaId: number) => Promise<readonly number[]>
}

interface Portas {
  readonly fonte: FonteDeConversas
  /** Tells the screens of these people, in this instance. */
  readonly dizer: <E extends keyof EventosDoServidor>(
    usuarioIds: readonly number[],
    evento: E,
    ...dados: Parameters<EventosDoServidor[E]>
  ) => void
  readonly log: FastifyBaseLogger
}

type DasConversas = Extract<Message, { readonly tipo: 'mensagem' | 'conversa' | 'leitura' | 'digitando' }>
type Leitura = Extract<Message, { readonly tipo: 'leitura' }>

/** What conversations tell the screens of this instance: ids are heard, each is read once, and its readers are told. */
export function criarConversas({ fonte, dizer, log }: Portas): { ouvir(message: DasConversas): void } {
  const fila = new Set<number>()
  let lendo = false
  const contar = async (): Promise<void> => {
    const ids = [...fila].slice(0, POR_VEZ)
    for (const id of ids) fila.delete(id)
    try {
      for (const { conversaId, mensagem, leitores } of await fonte.mensagens(ids))
        contarMensagem(dizer, conversaId, mensagem, leitores)
    } catch (error) {
      log.error({ err: error }, 'conversas')
      for (const id of ids) fila.add(id)
      await sleep(TENTAR_DE_NOVO_MS, undefined, { ref: false })
    }
  }
  const esvaziar = async (): Promise<void> => {
    if (lendo) return
    lendo = true
    while (fila.size > 0) await contar()
    lendo = false
  }
  const leituras = new Map<number, Map<number, number>>()
  const contarLeituras = async (conversaId: number): Promise<void> => {
    const dela = leituras.get(conversaId) ?? new Map<number, number>()
    leituras.delete(conversaId)
    const lidas = [...dela].map(([usuarioId, ate]) => ({ usuarioId, ate }))
    dizer(await fonte.participantes(conversaId), 'leituras', { conversaId, leituras: lidas })
  }
  const ler = ({ conversaId, usuarioId, ate }: Leitura): void => {
    const dela = leituras.get(conversaId)
    if (dela) {
      dela.set(usuarioId, ate)
      return
    }
    leituras.set(conversaId, new Map([[usuarioId, ate]]))
    setTimeout(() => void contarLeituras(conversaId).catch(falhou), LEITURAS_MS).unref()
  }
  const falhou = (error: unknown): void => log.error({ err: error }, 'conversas')
  const digitar = async (conversaId: number, usuarioId: number, nome: string): Promise<void> => {
    const outros = (await fonte.participantes(conversaId)).filter((id) => id !== usuarioId)
    dizer(outros, 'digitando', { conversaId, usuarioId, nome })
  }
  return {
    ouvir(message) {
      if (message.tipo === 'mensagem') {
        fila.add(message.id)
        void esvaziar()
      } else if (message.tipo === 'conversa')
        dizer([message.usuarioId], 'conversa', { id: message.conversaId })
      else if (message.tipo === 'leitura') ler(message)
      else digitar(message.conversaId, message.usuarioId, message.nome).catch(falhou)
    },
  }
}

/** What a message answers is told to those alone who read that one too. */
function contarMensagem(
  dizer: Portas['dizer'],
  conversaId: number,
  mensagem: Mensagem,
  leitores: readonly { readonly id: number; readonly desde: number }[],
): void {
  const { resposta } = mensagem
  const inteira = leitores.filter(({ desde }) => resposta === null || desde < resposta.id)
  const cortada = leitores.filter(({ desde }) => resposta !== null && desde >= resposta.id)
  dizer(
    inteira.map(({ id }) => id),
    'mensagem',
    { conversaId, mensagem },
  )
  dizer(
    cortada.map(({ id }) => id),
    'mensagem',
    { conversaId, mensagem: { ...mensagem, resposta: null } },
  )
}

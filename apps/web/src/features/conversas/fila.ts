import type { Mensagem, mensagemNova } from '@rh/domain/contract/chat'
import type { AnexoGeral } from '@rh/domain/contract/arquivos'
import type { ReferenciaVista } from '@rh/domain/referencia/referencia'
import type { z } from 'zod'
import { call } from '../../lib/api/api.ts'
import { toApiError } from '../../lib/api/api-error.ts'
import { isOffline, subscribeConnection } from '../../lib/api/connection.ts'
import { isSignedInAs } from '../../lib/session/session.ts'
import { readFromTab, saveInTab } from '../../lib/storage/tab-storage.ts'

// What this tab has written and the server does not have yet. Kept over a reload, sent in the order of writing and once:
// the key that each message gets when it is written goes along however often it is sent. Gone with the sign-out.

/** A message on its way. */
export interface NaFila {
  readonly conversaId: number
  readonly corpo: z.input<typeof mensagemNova>
  readonly escritaEm: string
  /** As it is shown meanwhile. */
  readonly anexos: readonly AnexoGeral[]
  readonly referencia: ReferenciaVista | null
  readonly respostaDe: { readonly autor: string; readonly texto: string | null } | null
  /** Why the server refused it; it is tried again when the person says so. */
  readonly recusa?: string
}

const CHAVE = 'conversas:fila'
/** After a failure that may pass. */
const DE_NOVO_MS = 5_000

let dono = 0
let itens: readonly NaFila[] = []
let enviando = false
let aoEnviar: (conversaId: number, mensagem: Mensagem) => void = () => {}
const ouvintes = new Set<() => void>()

export const lerFila = (): readonly NaFila[] => itens
export const seguirFila = (ouvinte: () => void): (() => void) => {
  ouvintes.add(ouvinte)
  return () => void ouvintes.delete(ouvinte)
}

function mudar(novos: readonly NaFila[]): void {
  itens = novos
  saveInTab(dono, CHAVE, novos)
  for (const ouvinte of ouvintes) ouvinte()
}

const isDaFila = (valor: unknown): valor is readonly NaFila[] =>
  Array.isArray(valor) &&
  valor.every((um: Partial<NaFila> | null) => typeof um?.conversaId === 'number' && um.corpo !== undefined)

/** Takes up the messages that a person left in this tab; `enviada` hears of each that arrived. */
export function abrirFila(
  usuarioId: number,
  enviada: (conversaId: number, mensagem: Mensagem) => void,
): () => void {
  aoEnviar = enviada
  if (dono !== usuarioId) {
    dono = usuarioId
    const guardada = readFromTab(usuarioId, CHAVE)
    itens = isDaFila(guardada) ? guardada : []
    for (const ouvinte of ouvintes) ouvinte()
  }
  void enviarTudo()
  return subscribeConnection(() => void enviarTudo())
}

/** Puts a message at the end, and sends what can be sent. */
export function porNaFila(nova: NaFila): void {
  mudar([...itens, nova])
  void enviarTudo()
}

const semRecusa = ({ conversaId, corpo, escritaEm, anexos, referencia, respostaDe }: NaFila): NaFila => ({
  conversaId,
  corpo,
  escritaEm,
  anexos,
  referencia,
  respostaDe,
})

export function tentarDeNovo(chave: string): void {
  mudar(itens.map((item) => (item.corpo.chave === chave ? semRecusa(item) : item)))
  void enviarTudo()
}

export const desistir = (chave: string): void => mudar(itens.filter(({ corpo }) => corpo.chave !== chave))

async function enviarTudo(): Promise<void> {
  if (enviando) return
  enviando = true
  for (;;) {
    const proximo = itens.find(({ recusa }) => recusa === undefined)
    if (!proximo || isOffline() || !isSignedInAs(dono)) break
    if (!(await enviarUm(proximo))) break
  }
  enviando = false
}

/** Sends one; false where it has to wait. */
async function enviarUm(item: NaFila): Promise<boolean> {
  const { conversaId, corpo } = item
  try {
    const mensagem = await call('POST /api/chat/mensagens/:id', {
      params: { id: conversaId },
      body: corpo,
      idempotencyKey: corpo.chave,
    })
    desistir(corpo.chave)
    aoEnviar(conversaId, mensagem)
    return true
  } catch (error) {
    const { status, mensagem, campos } = toApiError(error)
    if (status === 0 || status === 401 || status === 429 || status >= 500) {
      if (status !== 401) setTimeout(() => void enviarTudo(), DE_NOVO_MS)
      return false
    }
    const recusa = Object.values(campos)[0] ?? mensagem
    mudar(itens.map((um) => (um.corpo.chave === corpo.chave ? { ...um, recusa } : um)))
    return true
  }
}

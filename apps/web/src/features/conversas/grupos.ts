import type { Mensagem } from '@rh/domain/contract/chat'
import { diaDe } from '../../lib/time/momento.ts'

/** Messages of one author within this time stand together under one name. */
const JUNTAS_MS = 5 * 60_000

export interface Posta {
  readonly mensagem: Mensagem
  /** First of its day: the day stands above it. */
  readonly dia: string | null
  /** First of its author's: the name stands above it. */
  readonly comNome: boolean
  /** First that the reader had not read. */
  readonly primeiraNova: boolean
}

/** Where each message stands: below which day, under whose name, and where what is new begins. */
export function porEmOrdem(mensagens: readonly Mensagem[], lidaAte: number | null, eu: number): Posta[] {
  const nova =
    lidaAte === null
      ? undefined
      : mensagens.find(({ id, autorId, fato }) => id > lidaAte && autorId !== eu && fato === null)?.id
  return mensagens.map((mensagem, i) => {
    const antes = mensagens[i - 1]
    const desteDia = diaDe(mensagem.enviadaEm)
    const outroDia = !antes || diaDe(antes.enviadaEm) !== desteDia
    const primeiraNova = mensagem.id === nova
    return {
      mensagem,
      dia: outroDia ? desteDia : null,
      primeiraNova,
      comNome:
        outroDia ||
        primeiraNova ||
        antes.fato !== null ||
        antes.autorId !== mensagem.autorId ||
        Date.parse(mensagem.enviadaEm) - Date.parse(antes.enviadaEm) > JUNTAS_MS,
    }
  })
}

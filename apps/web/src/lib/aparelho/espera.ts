import { companyClock } from '../time/company-time.ts'
import { formatDate } from '../format.ts'
import { expOf, readToken } from '../session/token.ts'
import { apagarEspera, CHAVE_DA_ESPERA } from './chave-da-espera.ts'

/** One process that waits for the person, as the start page says it. */
interface ItemGuardado {
  readonly nome: string
  readonly processo: string
  readonly quando: string
}

/** What waited for the person when there was a network, to be read without one. */
export interface EsperaGuardada {
  /** For whom it waited. */
  readonly usuarioId: number
  /** When it was read, in milliseconds. */
  readonly em: number
  /** When the session that read it ends, in milliseconds: nobody reads it later. */
  readonly ate: number
  readonly total: number
  readonly itens: readonly ItemGuardado[]
}

const isTexto = (valor: unknown): valor is string => typeof valor === 'string'
const isItem = (valor: unknown): valor is ItemGuardado =>
  typeof valor === 'object' &&
  valor !== null &&
  'nome' in valor &&
  'processo' in valor &&
  'quando' in valor &&
  [valor.nome, valor.processo, valor.quando].every(isTexto)

/** What is stored may be of another version, or of anybody who wrote there. */
function parse(texto: string): EsperaGuardada | null {
  const lida: unknown = JSON.parse(texto)
  if (typeof lida !== 'object' || lida === null) return null
  const { usuarioId, em, ate, total, itens } = lida as Partial<Record<keyof EsperaGuardada, unknown>>
  if (
    typeof usuarioId !== 'number' ||
    typeof em !== 'number' ||
    typeof ate !== 'number' ||
    typeof total !== 'number'
  )
    return null
  return Array.isArray(itens) && itens.every(isItem) ? { usuarioId, em, ate, total, itens } : null
}

/** Keeps what waits for the signed-in person on this device, for as long as the session lasts. */
export function guardarEspera(
  espera: Pick<EsperaGuardada, 'usuarioId' | 'total' | 'itens'>,
  em: number,
): void {
  const token = readToken()
  const exp = token === null ? null : expOf(token)
  if (exp === null) return
  try {
    localStorage.setItem(CHAVE_DA_ESPERA, JSON.stringify({ ...espera, em, ate: exp * 1000 }))
  } catch {
    // Quota exceeded or storage disabled: without a network there is nothing to read, as before.
  }
}

/** What waited, unless the session that read it is over. */
export function lerEspera(agora = Date.now()): EsperaGuardada | null {
  try {
    const texto = localStorage.getItem(CHAVE_DA_ESPERA)
    const espera = texto === null ? null : parse(texto)
    if (espera && agora >= espera.em && agora < espera.ate) return espera
    if (texto !== null) localStorage.removeItem(CHAVE_DA_ESPERA)
  } catch {
    // Unreadable: the same as nothing.
  }
  return null
}

/** Removes what waited, where it did for another person than this one. */
export function esquecerEsperaDe(exceto?: number): void {
  if (lerEspera()?.usuarioId !== exceto || exceto === undefined) apagarEspera()
}

/** Age of what was read: `de hoje, 14:32`. */
export function idadeDe(em: number, agora = Date.now()): string {
  const { data, hora } = companyClock(new Date(em))
  const dia = data === companyClock(new Date(agora)).data ? 'hoje' : formatDate(data)
  return `de ${dia}, ${hora}`
}

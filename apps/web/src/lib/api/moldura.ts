import { readToken } from '../session/token.ts'
import { isStarting } from '../../start/use-idle.ts'
import { call, type ReplyOf } from './api.ts'

// What the frame of every page asks for once the browser rests, answered by one call the first time.

type Moldura = ReplyOf<'GET /api/conta/moldura'>

const partes: Readonly<Record<string, keyof Moldura>> = {
  'GET /api/setores/pendencias': 'esperas',
  'GET /api/notificacoes/entradas': 'entradas',
  'GET /api/conta/perfil': 'perfil',
}

/** The call, for the session that it was made in. */
let pedida: { readonly token: string | null; readonly resposta: Promise<Moldura> } | undefined
let isOver = false

/**
 * Answer of a call as it comes with the frame; undefined for what is to be asked for by itself: another call, before the
 * browser has rested, or after the frame was answered.
 */
export function comMoldura(key: string): Promise<Moldura[keyof Moldura]> | undefined {
  const parte = partes[key]
  if (parte === undefined || isStarting() || isOver) return undefined
  const token = readToken()
  if (pedida && pedida.token !== token) return undefined
  pedida ??= { token, resposta: pedir() }
  return pedida.resposta.then((moldura) => moldura[parte])
}

async function pedir(): Promise<Moldura> {
  try {
    return await call('GET /api/conta/moldura')
  } finally {
    isOver = true
  }
}

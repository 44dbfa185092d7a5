import type { MensagemEnviada } from '@rh/domain/contract/mail'
import { SEGUNDOS_PARA_DESFAZER } from '@rh/domain/processo/espera'
import { call } from '../../lib/api/api.ts'
import { toApiError } from '../../lib/api/api-error.ts'
import { notify, retirar } from '../../lib/notify.ts'

// A message that was sent leaves some seconds later, and until then can be called back. It stays a draft on the server
// for as long; a page that goes away sends it at once.

interface Saindo {
  readonly mensagem: MensagemEnviada
  readonly aoSair: () => void
  readonly aoFalhar: () => void
  readonly relogio: ReturnType<typeof setTimeout>
}

let saindo: readonly Saindo[] = []
const listeners = new Set<() => void>()
const mudar = (novas: readonly Saindo[]): void => {
  saindo = novas
  for (const listener of listeners) listener()
}

/** Whether any message waits to leave. */
export const haSaindo = (): boolean => saindo.length > 0
export const seguirSaida = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const recadoDe = (chave: string): string => `saida-${chave}`

function tirar(chave: string): Saindo | undefined {
  const uma = saindo.find(({ mensagem }) => mensagem.chave === chave)
  if (uma) clearTimeout(uma.relogio)
  mudar(saindo.filter((outra) => outra !== uma))
  return uma
}

async function enviar(chave: string, keepalive: boolean): Promise<void> {
  const uma = tirar(chave)
  if (!uma) return
  // There is nothing to call back any more.
  retirar([recadoDe(chave)])
  try {
    await call('POST /api/mail/enviar', { body: uma.mensagem, keepalive })
    uma.aoSair()
  } catch (error) {
    const { mensagem, campos } = toApiError(error)
    notify.error(`A mensagem não foi enviada: ${Object.values(campos)[0] ?? mensagem}`, {
      description: 'Ela está nos seus rascunhos.',
      duration: 30_000,
      action: { label: 'Abrir', onClick: uma.aoFalhar },
    })
  }
}

const enviarTodas = (): void => {
  for (const { mensagem } of saindo) void enviar(mensagem.chave, true)
}

interface Pedido {
  readonly mensagem: MensagemEnviada
  /** It left. */
  readonly aoSair: () => void
  /** It was called back, or refused: it is written on. */
  readonly aoVoltar: () => void
}

/** Sends a message in `SEGUNDOS_PARA_DESFAZER`, unless it is called back. */
export function deixarSair({ mensagem, aoSair, aoVoltar }: Pedido): void {
  const ms = SEGUNDOS_PARA_DESFAZER * 1_000
  const { chave } = mensagem
  window.addEventListener('pagehide', enviarTodas)
  mudar([
    ...saindo,
    { mensagem, aoSair, aoFalhar: aoVoltar, relogio: setTimeout(() => void enviar(chave, false), ms) },
  ])
  notify.success('Mensagem enviada.', {
    id: recadoDe(chave),
    duration: ms,
    action: {
      label: 'Desfazer',
      onClick: () => {
        if (tirar(chave)) aoVoltar()
        else notify.info('A mensagem já saiu.')
      },
    },
  })
}

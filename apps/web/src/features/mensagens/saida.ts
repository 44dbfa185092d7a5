import type { MensagemEnviada } from '@rh/domain/contract/mail'
import { errosDaTela } from '@rh/domain/errors-da-tela'
import { SEGUNDOS_PARA_DESFAZER } from '@rh/domain/processo/espera'
import { call } from '../../lib/api/api.ts'
import { toApiError } from '../../lib/api/api-error.ts'
import { notify, retirar } from '../../lib/notify.ts'
import { beforeLeaving, getSession, isSignedInAs } from '../../lib/session/session.ts'

// A message that was sent leaves some seconds later, and until then can be called back. It stays a draft on the server
// for as long; a page that goes away sends it at once, and so does a person who signs out. It leaves in the name of its
// author or not at all.

interface Pedido {
  /** Who wrote it. */
  readonly dono: number
  readonly mensagem: MensagemEnviada
  /** It left. */
  readonly aoSair: () => void
  /** It was called back, or refused: it is written on. */
  readonly aoVoltar: () => void
}

interface Saindo extends Pedido {
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
  if (!isSignedInAs(uma.dono)) return dizerQueFicou(uma, errosDaTela.sessao_expirada.mensagem)
  try {
    await call('POST /api/mail/enviar', { body: uma.mensagem, keepalive })
    uma.aoSair()
  } catch (error) {
    const { mensagem, campos } = toApiError(error)
    dizerQueFicou(uma, Object.values(campos)[0] ?? mensagem)
  }
}

/** Tells whoever sent it that it did not leave; somebody else who signed in since is told nothing. */
function dizerQueFicou({ dono, aoVoltar }: Pedido, porque: string): void {
  const isDoDono = isSignedInAs(dono)
  if (!isDoDono && getSession().status === 'authenticated') return
  notify.error(`A mensagem não foi enviada: ${porque}`, {
    description: 'Ela está nos seus rascunhos.',
    duration: 30_000,
    ...(isDoDono && { action: { label: 'Abrir', onClick: aoVoltar } }),
  })
}

async function enviarTodas(): Promise<void> {
  await Promise.all(saindo.map(({ mensagem }) => enviar(mensagem.chave, true)))
}
const naSaidaDaPagina = (): void => void enviarTodas()

/** Sends a message in `SEGUNDOS_PARA_DESFAZER`, unless it is called back; in place of one with its key. */
export function deixarSair(pedido: Pedido): void {
  const { dono, mensagem, aoVoltar } = pedido
  // Signed out while the draft was saved.
  if (!isSignedInAs(dono)) return dizerQueFicou(pedido, errosDaTela.sessao_expirada.mensagem)
  const ms = SEGUNDOS_PARA_DESFAZER * 1_000
  const { chave } = mensagem
  window.addEventListener('pagehide', naSaidaDaPagina)
  beforeLeaving(enviarTodas)
  // Sent from two screens it is one message still.
  tirar(chave)
  const relogio = setTimeout(() => void enviar(chave, false), ms)
  mudar([...saindo, { ...pedido, relogio }])
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

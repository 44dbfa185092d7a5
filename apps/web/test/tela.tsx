import { screen, waitFor } from '@testing-library/dom'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { App } from '../src/app/App.tsx'
import { createRouter } from '../src/app/router.tsx'
import { forget, startSession, take } from '../src/lib/session/session.ts'
import { setClock } from './clock.ts'
import { rede } from './rede.ts'
import { senhaDemo, sistema } from './sistema.ts'

/** A person in front of an open page. */
export interface Pessoa extends UserEvent {
  /** Puts a text in a field in place of what was there, in one go. */
  readonly escrever: (onde: HTMLElement, texto: string) => Promise<void>
  /** Goes to another address of the same tab, as a link would. */
  readonly ir: (href: string) => Promise<void>
  /** Where the tab is: path and query. */
  readonly onde: () => string
}

let fechar = async (): Promise<void> => {}
let started = false

/** Signs in: what the server opens is taken up as the sign-in page does. */
async function entrar(login: string): Promise<void> {
  const { anonimo, clock } = sistema()
  setClock(clock.agora())
  // Once in a tab, as the application itself does.
  if (!started) startSession()
  started = true
  take(await anonimo.call('POST /api/auth/login', { body: { usuario: login, senha: senhaDemo } }))
}

/** Opens the application at an address, signed in as somebody of the demo company, in a tab of its own. */
export async function abrir(login: string, href: string): Promise<Pessoa> {
  await fechar()
  // Not a hook of this module: without isolation it is loaded once, and would clean up after the first file only.
  onTestFinished(async () => {
    await fechar()
    rede.reparar()
  })
  rede.ligar(sistema().app)
  await entrar(login)
  history.replaceState(null, '', href)
  const router = createRouter()
  const lugar = document.body.appendChild(document.createElement('div'))
  const root = createRoot(lugar)
  startTransition(() => root.render(<App router={router} />))
  fechar = async () => {
    fechar = async () => {}
    root.unmount()
    lugar.remove()
    router.dispose()
    forget()
    sessionStorage.clear()
    localStorage.clear()
  }
  // Behind a dialog that is part of the address, it is there for nobody's ears.
  await screen.findByRole('main', { hidden: true })
  const maos = userEvent.setup({ delay: null })
  return Object.assign(maos, {
    escrever: async (onde: HTMLElement, texto: string) => {
      await maos.clear(onde)
      await maos.paste(texto)
    },
    ir: (para: string) => router.navigate(para),
    onde: () => `${location.pathname}${location.search}`,
  })
}

/** What takes this many turns from an answer to the page: the query, who is told of it, and two renders. */
const TURNOS = 10

/** Lets what arrived reach the page. */
export async function assentar(): Promise<void> {
  for (let turno = 0; turno < TURNOS; turno += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** Comes back to the tab a minute later, without a server: what the page shows is read again, in vain. */
export async function voltarSemServidor(lida: RegExp): Promise<void> {
  const antes = rede.perdidas(lida)
  rede.cortar()
  let agora = sistema().clock.agora()
  await waitFor(() => {
    // Again where a call was on its way already, and brought what is new by now.
    if (rede.perdidas(lida) === antes) {
      agora = agora.add({ minutes: 1 })
      setClock(agora)
      window.dispatchEvent(new Event('visibilitychange'))
    }
    expect(rede.perdidas(lida)).toBeGreaterThan(antes + 2)
  })
  await assentar()
}

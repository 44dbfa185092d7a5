import { toast } from 'sonner'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSettings, resetSettings, updateSettings } from '../../theme/settings-store.ts'
import { settingsPadrao } from '../../theme/settings.ts'
import { getSession, logout, open, startSession } from './session.ts'
import { companyZone, setCompanyZone } from '../time/fuso.ts'
import { CHAVE_TOKEN } from './token.ts'

const token = `e30.${Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url')}.x`
const warn = vi.spyOn(console, 'warn')

/** A storage of the browser, as far as the session asks for it. */
class Storage {
  [key: string]: unknown
  getItem = (key: string) => this[key] ?? null
  setItem = (key: string, value: string) => void (this[key] = value)
  removeItem = (key: string) => void delete this[key]
}
const answer = (status: number, codigo: string) => () =>
  new Response(JSON.stringify({ codigo, mensagem: 'm', acao: 'a', requisicao: 'r' }), { status })

beforeEach(() => {
  warn.mockReset().mockImplementation(() => {})
  vi.stubGlobal('sessionStorage', new Storage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }))
  vi.stubGlobal('BroadcastChannel', EventTarget)
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => warn.mockRestore())

// prova: erro.so-registrado
describe('a failure without which the person can go on is logged only', () => {
  it('of signing out, which ends the session here all the same', async () => {
    sessionStorage.setItem(CHAVE_TOKEN, token)
    vi.stubGlobal('fetch', answer(503, 'interno'))
    logout()
    expect([getSession(), sessionStorage.getItem(CHAVE_TOKEN)]).toEqual([
      { status: 'unauthenticated', motivo: 'saida' },
      null,
    ])
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith('POST /api/auth/logout', expect.objectContaining({ status: 503 })),
    )
    // What was said before goes with the session, and nothing comes in its place.
    expect(toast.getToasts()).toEqual([])
  })

  it('of storing the settings, which hold for the page', () => {
    const full = new DOMException('', 'QuotaExceededError')
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw full
      },
    })
    updateSettings({ themeMode: 'dark' })
    expect(getSettings().themeMode).toBe('dark')
    expect(warn).toHaveBeenCalledWith('Settings not saved', full)
    resetSettings()
    expect(getSettings()).toEqual(settingsPadrao)
  })

  it('of reading the settings, which are the usual ones then', () => {
    const closed = new DOMException('', 'SecurityError')
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw closed
      },
      setItem: () => {},
    })
    resetSettings()
    expect(getSettings()).toEqual(settingsPadrao)
    expect(warn).toHaveBeenCalledWith('settings not read', closed)
  })
})

// prova: erro.usuario-atual
it('of asking who is signed in: without the word of the server the person is signed out', async () => {
  sessionStorage.setItem(CHAVE_TOKEN, token)
  vi.stubGlobal('fetch', answer(401, 'token_invalido'))
  startSession()
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith('GET /api/auth/me', expect.objectContaining({ status: 401 })),
  )
  expect([getSession().status, sessionStorage.getItem(CHAVE_TOKEN)]).toEqual(['unauthenticated', null])
})

it('whoever is signed in already reads every time by the company’s clock', async () => {
  sessionStorage.setItem(CHAVE_TOKEN, token)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ user: { id: 1 }, fuso: 'America/Manaus' })))
  startSession()
  await vi.waitFor(() => expect(companyZone()).toBe('America/Manaus'))
  setCompanyZone('America/Sao_Paulo')
})

// prova: validacao.janela
it('hours that this clock refuses leave no session open on the server', async () => {
  const chamadas: [string, string | null][] = []
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Headers }) => {
    chamadas.push([url, headers.get('authorization')])
    return Promise.resolve(new Response('{"ok":true}'))
  })
  const user = {
    id: 1,
    usuario: 'ana',
    nome: 'Ana',
    email: 'ana@casa.example',
    Grupos: [],
    semContratos: false,
    Horarios: [],
  }
  expect(() => open({ accessToken: token, user, fuso: 'America/Sao_Paulo', inatividadeMin: 60 })).toThrow(
    'Horário de acesso não permitido!',
  )
  expect(sessionStorage.getItem(CHAVE_TOKEN)).toBeNull()
  await vi.waitFor(() => expect(chamadas).toEqual([['/api/auth/logout', `Bearer ${token}`]]))
})

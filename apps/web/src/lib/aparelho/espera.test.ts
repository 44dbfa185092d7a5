import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHAVE_TOKEN } from '../session/token.ts'
import { esquecerEsperaDe, guardarEspera, idadeDe, lerEspera } from './espera.ts'

const CHAVE_DA_ESPERA = 'espera'
const DELA = 7

const EM = Date.parse('2026-11-24T17:32:00Z')
const FIM = Date.parse('2026-11-24T21:00:00Z')
const itens = [{ nome: 'Jaciara Araújo', processo: 'Admissão 2026-00033', quando: 'Início 28/11' }]

function armazem() {
  const guardado = new Map<string, string>()
  return {
    getItem: (chave: string) => guardado.get(chave) ?? null,
    setItem: (chave: string, valor: string) => void guardado.set(chave, valor),
    removeItem: (chave: string) => void guardado.delete(chave),
  }
}
beforeEach(() => {
  vi.useFakeTimers({ now: EM })
  vi.stubGlobal('localStorage', armazem())
  vi.stubGlobal('sessionStorage', armazem())
  const claims = Buffer.from(JSON.stringify({ exp: FIM / 1000 })).toString('base64url')
  sessionStorage.setItem(CHAVE_TOKEN, `e30.${claims}.x`)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is kept for as long as the session lasts, and removed after it', () => {
  guardarEspera({ usuarioId: DELA, total: 9, itens }, EM)
  expect(lerEspera(FIM - 1)).toEqual({ usuarioId: DELA, total: 9, itens, em: EM, ate: FIM })
  expect(lerEspera(FIM)).toBeNull()
  expect(localStorage.getItem(CHAVE_DA_ESPERA)).toBeNull()
})

it('is not kept for nobody, and forgotten when somebody leaves or another one comes', () => {
  guardarEspera({ usuarioId: DELA, total: 9, itens }, EM)
  esquecerEsperaDe(DELA)
  expect(lerEspera(EM)).not.toBeNull()
  esquecerEsperaDe(8)
  expect(lerEspera(EM)).toBeNull()
  guardarEspera({ usuarioId: DELA, total: 9, itens }, EM)
  esquecerEsperaDe()
  expect(lerEspera(EM)).toBeNull()
  sessionStorage.removeItem(CHAVE_TOKEN)
  guardarEspera({ usuarioId: DELA, total: 9, itens }, EM)
  expect(localStorage.getItem(CHAVE_DA_ESPERA)).toBeNull()
})

it.each(['{', '[]', '{"em":1}', '{"usuarioId":7,"em":1,"ate":9e15,"total":1,"itens":[{"nome":1}]}'])(
  'takes %s for nothing',
  (texto) => {
    localStorage.setItem(CHAVE_DA_ESPERA, texto)
    expect(lerEspera(EM)).toBeNull()
  },
)

it('says its age by the clock of the company', () => {
  expect(idadeDe(EM, FIM)).toBe('de hoje, 14:32')
  expect(idadeDe(EM, FIM + 86_400_000)).toBe('de 24/11/2026, 14:32')
})

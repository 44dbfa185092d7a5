import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { falhaDaChave, type Cerimonia } from './falhas.ts'

const usar: Cerimonia = { ato: 'usar', dominio: 'rh.empresa.com.br', espera: 120_000, durou: 3_000 }
const erro = (nome: string) => new DOMException('in English', nome)

describe('what a browser says of a passkey', () => {
  beforeEach(() => vi.stubGlobal('PublicKeyCredential', vi.fn()))
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['NotAllowedError', usar, /não foi usada/],
    ['NotAllowedError', { ...usar, durou: 120_000 }, /tempo/],
    ['NotAllowedError', { ...usar, ato: 'criar' } as const, /não foi criada/],
    ['AbortError', usar, /não foi usada/],
    ['InvalidStateError', usar, /já tem uma chave/],
    ['NotSupportedError', usar, /não consegue confirmar/],
    ['ConstraintError', usar, /não consegue confirmar/],
    ['SecurityError', usar, /endereço/],
    ['UnknownError', usar, /não respondeu/],
  ])('is told in Portuguese, with what to do: %s', (nome, cerimonia, mensagem) => {
    const falha = falhaDaChave(erro(nome), cerimonia)
    expect(falha.mensagem).toMatch(mensagem)
    expect(falha.acao).toMatch(/^\p{Lu}.*\.$/u)
    expect(`${falha.mensagem}${falha.acao}`).not.toContain('English')
  })

  it('leads to the address at which the key was made', () => {
    expect(falhaDaChave(erro('SecurityError'), usar).acao).toContain('rh.empresa.com.br')
  })

  it('is that it has none, where it has none', () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    expect(falhaDaChave(erro('NotSupportedError'), usar).mensagem).toMatch(/navegador não tem/)
  })
})

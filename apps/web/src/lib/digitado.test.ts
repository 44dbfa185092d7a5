import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardaDoForm, semSegredos } from './digitado.ts'
import { esvaziarGuarda } from './guarda.ts'

// Node has no web storage; an object with the same keys is all that is used of it.
beforeEach(() => {
  const cofre = {} as Record<string, unknown>
  const metodos = {
    getItem: (key: string) => cofre[key] ?? null,
    setItem: (key: string, valor: string) => (cofre[key] = valor),
    removeItem: (key: string) => delete cofre[key],
  }
  for (const [nome, value] of Object.entries(metodos)) Object.defineProperty(cofre, nome, { value })
  vi.stubGlobal('sessionStorage', cofre)
  vi.stubGlobal('FileList', Map)
})
afterEach(() => vi.unstubAllGlobals())

const ANA = 1
const inicial = { nome: 'Ana', email: 'a@x.br', lotes: [{ cpf: '' }] }

describe('what a form keeps', () => {
  it('comes back as it was typed', () => {
    guardaDoForm(ANA, '/rh/perfil', inicial).guardar({ ...inicial, nome: 'Ana Maria' }, inicial)
    expect(guardaDoForm(ANA, '/rh/perfil', inicial).ler()).toEqual({ ...inicial, nome: 'Ana Maria' })
  })
  it('is not poured over another record, nor over what somebody else changed meanwhile', () => {
    guardaDoForm(ANA, '/rh/perfil', inicial).guardar({ ...inicial, nome: 'Ana Maria' }, inicial)
    expect(guardaDoForm(ANA, '/rh/perfil', { ...inicial, email: 'novo@x.br' }).ler()).toBeNull()
  })
  it('measures against what was saved last', () => {
    const guarda = guardaDoForm(ANA, '/rh/perfil', inicial)
    const salvo = { ...inicial, nome: 'Ana Maria' }
    guarda.guardar(salvo, salvo)
    expect(Object.keys(sessionStorage)).toEqual([])
  })
  it('is nothing when everything was typed back', () => {
    const guarda = guardaDoForm(ANA, '/rh/perfil', inicial)
    guarda.guardar({ ...inicial, lotes: [{ cpf: '1' }] }, inicial)
    guarda.guardar(inicial, inicial)
    expect(Object.keys(sessionStorage)).toEqual([])
  })
  it('belongs to one person, one page and one set of fields', () => {
    guardaDoForm(ANA, '/rh/perfil', inicial).guardar({ ...inicial, nome: 'Ana Maria' }, inicial)
    expect(guardaDoForm(2, '/rh/perfil', inicial).ler()).toBeNull()
    expect(guardaDoForm(ANA, '/rh/outra', inicial).ler()).toBeNull()
    expect(guardaDoForm(ANA, '/rh/perfil', { nome: 'Ana' }).ler()).toBeNull()
  })
  it('goes when somebody else signs in, and when the person leaves', () => {
    guardaDoForm(ANA, '/rh/perfil', inicial).guardar({ ...inicial, nome: 'Ana Maria' }, inicial)
    esvaziarGuarda(ANA)
    expect(Object.keys(sessionStorage)).toHaveLength(1)
    esvaziarGuarda(2)
    expect(Object.keys(sessionStorage)).toEqual([])
  })
  it.each(['x', '{}', '{"base":{}}', '[]', '{"base":1,"valores":{}}'])(
    'reads a damaged %s as nothing',
    (lixo) => {
      const guarda = guardaDoForm(ANA, '/p', inicial)
      guarda.guardar({ ...inicial, nome: 'B' }, inicial)
      const [chave = ''] = Object.keys(sessionStorage)
      sessionStorage.setItem(chave, lixo)
      expect(guarda.ler()).toBeNull()
    },
  )
})

it('keeps neither passwords nor files, however deep they lie', () => {
  const valores = {
    nome: 'Ana',
    senhaNova: 'girassol torto',
    acesso: { password: 'x', tokenDeUso: 'y', lido: true },
    anexos: [{ arquivo: new Blob(['oi']), tipo: 'rg' }],
    vazio: null,
  }
  expect(semSegredos(valores)).toEqual({
    nome: 'Ana',
    acesso: { lido: true },
    anexos: [{ tipo: 'rg' }],
    vazio: null,
  })
})

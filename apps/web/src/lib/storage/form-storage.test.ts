import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formStorage, semSegredos } from './form-storage.ts'
import { clearTab } from './tab-storage.ts'

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
    formStorage(ANA, '/rh/perfil', inicial).save({ ...inicial, nome: 'Ana Maria' }, inicial)
    expect(formStorage(ANA, '/rh/perfil', inicial).read()).toEqual({ ...inicial, nome: 'Ana Maria' })
  })
  it('is not poured over another record, nor over what somebody else changed meanwhile', () => {
    formStorage(ANA, '/rh/perfil', inicial).save({ ...inicial, nome: 'Ana Maria' }, inicial)
    expect(formStorage(ANA, '/rh/perfil', { ...inicial, email: 'novo@x.br' }).read()).toBeNull()
  })
  it('measures against what was saved last', () => {
    const storage = formStorage(ANA, '/rh/perfil', inicial)
    const salvo = { ...inicial, nome: 'Ana Maria' }
    storage.save(salvo, salvo)
    expect(Object.keys(sessionStorage)).toEqual([])
  })
  it('is nothing when everything was typed back', () => {
    const storage = formStorage(ANA, '/rh/perfil', inicial)
    storage.save({ ...inicial, lotes: [{ cpf: '1' }] }, inicial)
    storage.save(inicial, inicial)
    expect(Object.keys(sessionStorage)).toEqual([])
  })
  it('belongs to one person, one page and one set of fields', () => {
    formStorage(ANA, '/rh/perfil', inicial).save({ ...inicial, nome: 'Ana Maria' }, inicial)
    expect(formStorage(2, '/rh/perfil', inicial).read()).toBeNull()
    expect(formStorage(ANA, '/rh/outra', inicial).read()).toBeNull()
    expect(formStorage(ANA, '/rh/perfil', { nome: 'Ana' }).read()).toBeNull()
  })
  it('goes when somebody else signs in, and when the person leaves', () => {
    formStorage(ANA, '/rh/perfil', inicial).save({ ...inicial, nome: 'Ana Maria' }, inicial)
    clearTab(ANA)
    expect(Object.keys(sessionStorage)).toHaveLength(1)
    clearTab(2)
    expect(Object.keys(sessionStorage)).toEqual([])
  })
  it.each(['x', '{}', '{"base":{}}', '[]', '{"base":1,"valores":{}}'])(
    'reads a damaged %s as nothing',
    (lixo) => {
      const storage = formStorage(ANA, '/p', inicial)
      storage.save({ ...inicial, nome: 'B' }, inicial)
      const [chave = ''] = Object.keys(sessionStorage)
      sessionStorage.setItem(chave, lixo)
      expect(storage.read()).toBeNull()
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

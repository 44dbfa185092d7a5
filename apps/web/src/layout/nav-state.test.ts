import { describe, expect, it } from 'vitest'
import { menuOf } from '@rh/domain/setores/rotas'
import { isCurrent, isEntryCurrent, quickActions } from './nav-state.ts'

describe('isCurrent', () => {
  it('marks a page and what lies below it', () => {
    expect(isCurrent('/rh/admissao', '/rh/admissao')).toBe(true)
    expect(isCurrent('/rh/admissao', '/rh/admissao/listar')).toBe(true)
    expect(isCurrent('/rh/admissao', '/rh/admissaox')).toBe(false)
  })
  it('marks the dashboard on the dashboard only', () => {
    expect(isCurrent('/rh', '/rh')).toBe(true)
    expect(isCurrent('/rh', '/rh/admissao')).toBe(false)
  })
})

describe('isEntryCurrent', () => {
  it('marks a list while one looks at its records', () => {
    const entry = { label: 'Colaborador', icon: 'colaborador', href: '/rh/colaborador/listar' }
    expect(isEntryCurrent(entry, '/rh/colaborador/12/visualizar')).toBe(true)
    expect(isEntryCurrent(entry, '/rh/admissao/listar')).toBe(false)
  })
  it('marks a group by its items and its area', () => {
    const itens = [{ label: 'Criar', view: 'admissao.criar', href: '/operacional/admissao/criar' } as const]
    const entry = { label: 'Admissão', icon: 'admissao', itens }
    expect(isEntryCurrent(entry, '/operacional/admissao/criar')).toBe(true)
    expect(isEntryCurrent(entry, '/operacional/admissao/visualizar/3')).toBe(true)
    expect(isEntryCurrent(entry, '/operacional')).toBe(false)
  })
})

describe('quickActions', () => {
  const labels = (...args: Parameters<typeof menuOf>): string[] =>
    quickActions(menuOf(...args)).map(({ label }) => label)
  it('offers Criar to whom the menu offers it, and to nobody else', () => {
    expect(labels('operacional', ['Gestor'])).toEqual(['Dashboard', 'Admissão', 'Criar'])
    expect(labels('operacional', ['Assistente Gestor'])).toEqual(['Dashboard', 'Admissão'])
  })
  it('leads to the list of the area, not to its drafts', () => {
    expect(quickActions(menuOf('operacional', ['Gestor']))[1]?.href).toBe('/operacional/admissao/listar')
  })
  it('takes the first area where no group is', () => {
    expect(labels('rh', ['Cadastro'])).toEqual(['Dashboard', 'Colaborador'])
    expect(labels('admin', ['Administrador'])).toEqual(['Dashboard'])
  })
})

import { describe, expect, it } from 'vitest'
import { isCurrent, isEntryCurrent } from './nav-state.ts'

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
    expect(isEntryCurrent(entry, '/operacional/admissao')).toBe(true)
    expect(isEntryCurrent(entry, '/operacional/admissaox')).toBe(false)
    expect(isEntryCurrent(entry, '/operacional')).toBe(false)
  })
})

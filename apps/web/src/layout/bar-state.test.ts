import { describe, expect, it } from 'vitest'
import { barraOf } from '@rh/domain/setores/barra'
import { currentInBar } from './bar-state.ts'

describe('currentInBar', () => {
  const em = (pathname: string, search = ''): string | undefined =>
    currentInBar(barraOf('operacional', ['Coordenador Operacional']), { pathname, search })?.label
  it('marks a page, and the area that it is in', () => {
    expect(em('/operacional')).toBe('Início')
    expect(em('/operacional/colaborador/12/visualizar')).toBe('Colaboradores')
    expect(em('/operacional/admissao/criar')).toBe('Nova admissão')
    expect(em('/operacional/ferias')).toBeUndefined()
  })
  it('marks the queue while it is followed, wherever its records are', () => {
    expect(em('/operacional', '?fila=*')).toBe('Esperando')
    expect(em('/operacional/ferias/visualizar/3', '?fila=*')).toBe('Esperando')
    expect(em('/operacional/colaborador/listar', '?fila=x')).toBe('Colaboradores')
  })
  it('knows a page from another of the same area', () => {
    const itens = barraOf('comercial', ['Comercial'])
    const marcado = (pathname: string) => currentInBar(itens, { pathname, search: '' })?.label
    expect(marcado('/comercial/contratos/novo')).toBe('Novo contrato')
    expect(marcado('/comercial/contratos/visualizar/4')).toBe('Contratos')
  })
})

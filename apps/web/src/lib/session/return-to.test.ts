import { describe, expect, it } from 'vitest'
import { loginHref, returnToOf, safeReturnTo } from './return-to.ts'

// prova: acesso.return-to, acesso.visitantes
describe('safeReturnTo', () => {
  it.each([
    '/rh/admissao/listar',
    '/operacional/admissao/visualizar/12',
    '/rh/colaborador/listar?busca=Ant%C3%B4nia&pagina=2',
    '/setores#topo',
    // A search may hold what a path may not.
    '/rh/colaborador/listar?busca=a%2Fb',
  ])('keeps a path of this site: %s', (path) => {
    expect(safeReturnTo(path)).toBe(path)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/x',
    'evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/..//evil.example',
    '/rh/..//evil.example',
    ' //evil.example',
    '',
  ])('refuses what leads elsewhere: %j', (value) => {
    expect(safeReturnTo(value)).toBe('/setores')
  })

  it('does not come back to the sign-in pages', () => {
    expect(safeReturnTo('/auth/login?returnTo=/rh')).toBe('/setores')
  })

  it('resolves dots before it decides', () => {
    expect(safeReturnTo('/rh/../operacional')).toBe('/operacional')
  })

  it('falls back when there is none', () => {
    expect(safeReturnTo(null)).toBe('/setores')
    expect(safeReturnTo(undefined, '/rh')).toBe('/rh')
  })
})

it('survives the way to the sign-in page and back', () => {
  const path = '/rh/colaborador/listar?busca=a&b=ç'
  const { searchParams } = new URL(loginHref(path), 'https://rh.test')
  expect(new URL(returnToOf(searchParams), 'https://rh.test').href).toBe(
    new URL(path, 'https://rh.test').href,
  )
})

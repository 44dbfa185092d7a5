import { expect, it } from 'vitest'
import { perfilHref } from './perfil-href.ts'

it('leads to the profile in the sector at hand, else in the first of the person', () => {
  expect(perfilHref(['Rescisao'], 'conferencia')).toBe('/conferencia/perfil')
  expect(perfilHref(['Rescisao'], null)).toBe('/rh/perfil')
})

it('stays on the page for a person without a sector', () => expect(perfilHref([], null)).toBe('#perfil'))

import { expect, it } from 'vitest'
import { partesDoTexto } from './links.ts'

it('follows addresses of the web, without the end of their sentence', () => {
  expect(partesDoTexto('Veja https://a.com.br/x?y=1, e (http://b.org).')).toEqual([
    { texto: 'Veja ' },
    { texto: 'https://a.com.br/x?y=1', href: 'https://a.com.br/x?y=1' },
    { texto: ', e (' },
    { texto: 'http://b.org', href: 'http://b.org' },
    { texto: ').' },
  ])
})

it.each(['', 'javascript:alert(1)', 'www.semesquema.com', 'https://', 'ftp://a.b'])(
  'leaves %j as it is',
  (texto) => {
    expect(partesDoTexto(texto)).toEqual(texto === '' ? [] : [{ texto }])
  },
)

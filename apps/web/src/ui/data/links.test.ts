import { describe, expect, it } from 'vitest'
import { splitLinks } from './links.ts'

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

describe('splitLinks', () => {
  it('keeps every character', () => {
    const text = 'Veja https://exemplo.com.br/a?b=1#c. Ou (http://x.org), depois.'
    expect(
      splitLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
    expect(hrefs(text)).toEqual(['https://exemplo.com.br/a?b=1#c', 'http://x.org'])
  })

  it('makes nothing else a link', () => {
    expect(hrefs('javascript:alert(1) data:text/html,x ftp://a.b exemplo.com.br https://')).toEqual([])
  })
})

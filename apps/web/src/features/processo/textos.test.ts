import { describe, expect, it } from 'vitest'
import { numeroEAutor, textosDe } from './textos.ts'

const afastamento = { label: { one: 'Afastamento', many: 'Afastamentos', data: 'Início' } }

describe('the words of a kind', () => {
  it('bend to its gender', () => {
    expect(textosDe(afastamento, 'm')).toMatchObject({
      um: 'afastamento',
      o: 'o',
      nenhuma: 'nenhum',
      fim: 'o',
    })
    expect(textosDe({ label: { one: 'Promoção', many: 'Promoções', data: 'Vigência' } }, 'f')).toMatchObject({
      muitos: 'promoções',
      esta: 'esta',
      todas: 'todas',
    })
  })

  it('say whose record it is', () => {
    const registro = { numero: 'AFA-1', solicitante: { nome: 'Ana' } }
    expect(numeroEAutor(afastamento, textosDe(afastamento, 'm'), registro)).toBe(
      'Afastamento AFA-1 · pedido por Ana',
    )
  })
})

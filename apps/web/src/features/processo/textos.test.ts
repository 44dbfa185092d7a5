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

  it('speak of a plural name as of a request for it', () => {
    const ferias = { label: { one: 'Férias', many: 'Férias', data: 'Início' } }
    const textos = textosDe(ferias, 'fp')
    expect(textos).toMatchObject({ um: 'solicitação de férias', o: 'a', todas: 'todas', pedir: 'férias' })
    expect(numeroEAutor(ferias, textos, { numero: 'FER-1', solicitante: { nome: 'Ana' } })).toBe(
      'Férias FER-1 · pedidas por Ana',
    )
  })

  it('say whose record it is', () => {
    const registro = { numero: 'AFA-1', solicitante: { nome: 'Ana' } }
    expect(numeroEAutor(afastamento, textosDe(afastamento, 'm'), registro)).toBe(
      'Afastamento AFA-1 · pedido por Ana',
    )
  })
})

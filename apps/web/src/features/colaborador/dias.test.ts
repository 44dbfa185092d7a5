import { describe, expect, it } from 'vitest'
import { tempoDeCasa } from './dias.ts'
import { mudancasDe } from './mudancas.ts'
import { escreverCampo } from './valores.ts'

describe('time in the house', () => {
  it.each([
    [{ anos: 3, meses: 4, dias: 12 }, '3 anos e 4 meses'],
    [{ anos: 1, meses: 0, dias: 20 }, '1 ano'],
    [{ anos: 0, meses: 1, dias: 1 }, '1 mês e 1 dia'],
    [{ anos: 0, meses: 0, dias: 12 }, '12 dias'],
    [{ anos: 0, meses: 0, dias: 0 }, 'Ainda não começou'],
  ])('%o is "%s"', (tempo, texto) => {
    expect(tempoDeCasa(tempo)).toBe(texto)
  })
})

describe('fields as people write them', () => {
  it('have words for codes, points for numbers, and nothing for nothing', () => {
    expect(escreverCampo('sexo', 'F')).toBe('Feminino')
    expect(escreverCampo('cpf', '11144477735')).toBe('111.444.777-35')
    expect(escreverCampo('cpf', '***.444.777-**')).toBe('***.444.777-**')
    expect(escreverCampo('rgEmissao', null)).toBe('')
    expect(escreverCampo('telefone', '1133334444')).toBe('(11) 3333-4444')
  })

  it('tell what somebody else changed', () => {
    const antes = { pessoa: { telefone: '11987654321', email: null, banco: '001' } }
    const agora = { telefone: '11912345678', email: null, banco: '341' }
    const nomes = { banco: '341 · Itaú' }
    expect(mudancasDe(['telefone', 'email', 'banco'], antes, { pessoa: agora, nomes })).toEqual([
      { label: 'Telefone', agora: '(11) 91234-5678' },
      { label: 'Banco', agora: '341 · Itaú' },
    ])
    expect(mudancasDe(['telefone'], antes, { pessoa: { telefone: null }, nomes: {} })).toEqual([
      { label: 'Telefone', agora: 'vazio' },
    ])
  })
})

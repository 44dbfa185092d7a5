import { expect, it } from 'vitest'
import { sayRequired } from './required.ts'

const error = (message: string) => ({ type: 'custom', message })

it('tells an empty field that it is missing, and a filled one what is wrong', () => {
  const errors = {
    cpf: error('CPF inválido'),
    email: error('E-mail inválido'),
    aceite: error('É preciso aceitar'),
    deps: [undefined, { nome: error('Curto'), nasc: error('Data inválida') }],
  }
  const values = { cpf: '', email: 'x', deps: [{}, { nome: 'J', nasc: '' }] }
  expect(sayRequired(errors, values)).toEqual({
    cpf: error('Campo obrigatório'),
    email: error('E-mail inválido'),
    aceite: error('É preciso aceitar'),
    deps: [undefined, { nome: error('Curto'), nasc: error('Campo obrigatório') }],
  })
})

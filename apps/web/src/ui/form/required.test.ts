import { expect, it } from 'vitest'
import { onlyWrong, sayRequired } from './required.ts'

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

it('leaves out what has no answer yet, and keeps what is wrong where it is', () => {
  const errors = {
    cpf: error('CPF inválido'),
    email: error('E-mail inválido'),
    quer: error('Escolha'),
    dias: error('Pelo menos um'),
    deps: [undefined, { nome: error('Curto'), nasc: error('Data inválida') }, { nome: error('Curto') }],
  }
  const values = { cpf: '', email: 'x', dias: [], deps: [{}, { nome: 'J', nasc: '' }, { nome: '' }] }
  expect(onlyWrong(errors, values)).toEqual({
    email: error('E-mail inválido'),
    deps: [undefined, { nome: error('Curto') }, undefined],
  })
})

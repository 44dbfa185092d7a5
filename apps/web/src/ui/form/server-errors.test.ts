import { expect, it, vi } from 'vitest'
import { focusFirst, namesOf, splitCampos } from './server-errors.ts'

it('keeps at the field what the form has, and tells the rest above it, once and without the names of the call', () => {
  const campos = {
    'body.nome': 'Curto',
    'dados.endereco.cep': 'Inválido',
    'pecas.0.em': 'A admissão é de 13/06/2025',
    'pecas.1.em': 'A admissão é de 13/06/2025',
  }
  expect(splitCampos(campos, (nome) => !nome.startsWith('pecas'))).toEqual({
    daqui: [
      ['nome', 'Curto'],
      ['endereco.cep', 'Inválido'],
    ],
    outros: ['A admissão é de 13/06/2025'],
  })
})

it('names every field that is wrong, in lists and groups too', () => {
  const erro = { type: 'too_small', message: 'Curto', ref: { name: 'x', type: 'text' } }
  expect(
    namesOf({ nome: erro, endereco: { cep: erro }, linhas: [undefined, { tarifa: erro }], root: {} }),
  ).toEqual(['nome', 'endereco.cep', 'linhas.1.tarifa'])
})

it('goes to the first wrong field of the page, in whatever order they were found', () => {
  const setFocus = vi.fn<(nome: string) => void>()
  const naTela = ['vigencia', 'salario', 'motivo'].map((name) => ({
    getAttribute: () => name,
    // A select stands for its hidden control: only the library knows what takes the focus.
    tabIndex: name === 'salario' ? -1 : 0,
    focus: () => setFocus(name),
  }))
  const form = { querySelectorAll: () => naTela } as unknown as HTMLFormElement
  for (const nomes of [['motivo', 'salario'], ['sem.controle', 'motivo'], ['sem.controle'], []])
    focusFirst({ setFocus: setFocus }, nomes, form)
  expect(setFocus.mock.calls.map(([nome]) => nome)).toEqual(['salario', 'motivo', 'sem.controle'])
})

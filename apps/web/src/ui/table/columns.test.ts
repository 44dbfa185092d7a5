import { defineList } from '@rh/domain/listas/define-list'
import { expect, it } from 'vitest'
import { chooseColumns } from './columns.ts'

const lista = defineList({
  colunas: {
    nome: { label: 'Nome', sortable: true },
    cpf: { label: 'CPF', visivel: (grupos) => grupos.includes('Administrador') },
    cargo: { label: 'Cargo', opcional: true },
    posto: { label: 'Posto' },
  },
  filtros: {},
  ordemPadrao: 'nome',
})
const shown = (choices: string[][], grupos: ('Administrador' | 'Vagas')[] = ['Vagas']) =>
  chooseColumns(lista, { grupos, hidden: ['posto'], choices }).shown

it('opens with the columns that are not optional and that the person may see here', () => {
  expect(shown([])).toEqual(['nome'])
  expect(shown([], ['Administrador'])).toEqual(['nome', 'cpf'])
})

it('takes the address before the own choice, always in the declared order', () => {
  expect(shown([['cargo', 'nome'], ['nome']])).toEqual(['nome', 'cargo'])
  expect(shown([[], ['cargo']])).toEqual(['cargo'])
})

it('knows whether anybody asked for them', () => {
  const chosen = (choices: string[][]) =>
    chooseColumns(lista, { grupos: ['Vagas'], hidden: [], choices }).chosen
  expect([chosen([]), chosen([[], ['cpf']]), chosen([[], ['nome']])]).toEqual([false, false, true])
})

it('shows no column that the person may not see, whatever a link asks for', () => {
  expect(shown([['cpf', 'posto', 'constructor']])).toEqual(['nome'])
})

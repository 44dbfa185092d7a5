import { expect, it } from 'vitest'
import { formularioAfastamento } from '../processos/afastamento/formulario.ts'
import { formulario as formularioAdmissao } from '../processos/admissao/rascunho.ts'
import { conta } from '../campos/pessoa.ts'
import { camposCifrados, cifradosDoFormulario, isCifradoNoFormulario } from './cifrados.ts'

it('names every field of an account but the bank and its kind', () => {
  const legiveis = ['banco', 'contaTipo']
  expect([...camposCifrados, ...legiveis].toSorted()).toEqual(Object.keys(conta).toSorted())
})

it('names fields that a form has, each where it is', () => {
  for (const onde of cifradosDoFormulario)
    expect([onde, [formularioAdmissao, formularioAfastamento].some((um) => um.hasCampo(onde))]).toEqual([
      onde,
      true,
    ])
  expect(isCifradoNoFormulario({ campo: 'conta' })).toBe(false)
  expect(isCifradoNoFormulario({ etapa: 'bancarios', campo: 'banco' })).toBe(false)
})

import { expect, it } from 'vitest'
import { semChaves } from './documentos.ts'

it('takes values out of a document by their keys, and out of its history by the field that changed', () => {
  const documento = {
    bancarios: { conta: '1234', banco: '001' },
    dependentes: [{ nome: 'Ana' }],
    linhas: [
      { etapa: 'bancarios', campo: 'conta', de: '1', para: '1234' },
      { etapa: 'pessoais', campo: 'nome', de: 'Ana', para: 'Anna' },
    ],
  }
  expect(semChaves(documento, new Set(['conta', 'dependentes']))).toEqual({
    bancarios: { conta: null, banco: '001' },
    dependentes: [],
    linhas: [
      { etapa: 'bancarios', campo: 'conta', de: null, para: null },
      { etapa: 'pessoais', campo: 'nome', de: 'Ana', para: 'Anna' },
    ],
  })
})

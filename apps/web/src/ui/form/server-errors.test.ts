import { expect, it } from 'vitest'
import { splitCampos } from './server-errors.ts'

it('keeps at the field what the form has, and tells the rest above it', () => {
  const campos = { 'body.nome': 'Curto', 'dados.endereco.cep': 'Inválido', 'body.versao': 'Antiga' }
  expect(splitCampos(campos, (nome) => nome !== 'versao')).toEqual({
    daqui: [
      ['nome', 'Curto'],
      ['endereco.cep', 'Inválido'],
    ],
    outros: ['versao: Antiga'],
  })
})

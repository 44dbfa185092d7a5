import { expect, it } from 'vitest'
import { checkCodigo } from './CodigoForm.tsx'

const certo = {
  usuario: 'maria.silva',
  codigo: 'bcdf 2345 ghjk',
  senha: 'girassol torto',
  repetida: 'girassol torto',
}

it.each([
  [{}, []],
  [{ usuario: ' ' }, ['usuario']],
  [{ codigo: 'BCDF-2345' }, ['codigo']],
  [{ senha: 'curta', repetida: 'curta' }, ['senha']],
  [{ repetida: 'girassol reto' }, ['repetida']],
])('points at what is missing: %j', (mudanca, campos) => {
  expect(Object.keys(checkCodigo({ ...certo, ...mudanca }))).toEqual(campos)
})

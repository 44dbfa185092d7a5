import { expect, it } from 'vitest'
import type { Failure } from '../http/failure.ts'
import { tomarVaga } from './vagas.ts'

const POOL = 8
const [alguem, outro, terceiro] = [-1, -2, -3]

const cheia = {
  codigo: 'ocupado',
  detalhes: {
    mensagem: 'Você já tem exportações em andamento.',
    acao: 'Espere uma delas terminar e exporte de novo.',
    esperar: 5,
  },
}
const ocupado = {
  codigo: 'ocupado',
  detalhes: {
    mensagem: 'Outras pessoas estão exportando agora.',
    acao: 'Espere alguns segundos e exporte de novo.',
    esperar: 5,
  },
}
/** Why nobody gets in. Gives a place that was taken back at once. */
function recusa(quem: number, pool = POOL): unknown {
  try {
    tomarVaga(quem, pool)()
    return null
  } catch (erro) {
    const { codigo, detalhes } = erro as Failure
    return { codigo, detalhes }
  }
}

it('a person has two places, and each is given back once', () => {
  const [uma, outra] = [tomarVaga(alguem, POOL), tomarVaga(alguem, POOL)]
  expect(recusa(alguem)).toEqual(cheia)
  uma()
  uma()
  const nova = tomarVaga(alguem, POOL)
  expect(recusa(alguem)).toEqual(cheia)
  outra()
  nova()
  const deNovo = [tomarVaga(alguem, POOL), tomarVaga(alguem, POOL)]
  expect(recusa(alguem)).toEqual(cheia)
  for (const devolver of deNovo) devolver()
})

it('everybody together has half of the connections, and one place at least', () => {
  const tomadas = [alguem, alguem, outro, outro].map((quem) => tomarVaga(quem, POOL))
  expect(recusa(terceiro)).toEqual(ocupado)
  // An odd one is not half of anything.
  expect(recusa(terceiro, POOL + 1)).toEqual(ocupado)
  tomadas.pop()?.()
  expect(recusa(terceiro)).toBeNull()
  for (const devolver of tomadas) devolver()
  const unica = tomarVaga(terceiro, 1)
  expect(recusa(outro, 1)).toEqual(ocupado)
  unica()
  expect(recusa(outro, 1)).toBeNull()
})

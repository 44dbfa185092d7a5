import { expect, it } from 'vitest'
import { separarConversa } from './conversa.ts'

it('tells what was said apart from what happened, each in its order and nothing twice', () => {
  const criacao = { id: 1, tipo: 'criacao' } as const
  const pergunta = { id: 2, tipo: 'comentario' } as const
  const envio = { id: 3, tipo: 'transicao' } as const
  const resposta = { id: 4, tipo: 'comentario' } as const
  expect(separarConversa([criacao, pergunta, envio, resposta])).toEqual({
    conversa: [pergunta, resposta],
    historia: [criacao, envio],
  })
})

import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint, publico, type Contract } from '@rh/domain/http/endpoint'
import { registerErrorHandler } from './error-handler.ts'
import { errorForLog } from './log-error.ts'
import { serve } from './serve.ts'
import { useZod } from './zod.ts'

const contrato = {
  'GET /pessoa': endpoint({
    tag: 'Teste',
    summary: 'Lê uma pessoa',
    access: publico,
    response: z.object({ nome: z.string(), nascimento: z.iso.date() }),
  }),
} as const satisfies Contract

it('an answer that breaks its declaration is our defect, told as one and logged without its values', async () => {
  const linhas: string[] = []
  const app = Fastify({
    logger: {
      level: 'error',
      stream: { write: (linha: string) => void linhas.push(linha) },
      serializers: { err: errorForLog },
    },
  })
  useZod(app)
  registerErrorHandler(app)
  app.decorateRequest('ator', null)
  serve(app, contrato, {
    'GET /pessoa': async () => ({ nome: 'Jaciara Araújo', nascimento: 'amanhã' }),
  })
  const resposta = await app.inject('/pessoa')
  expect(resposta.statusCode).toBe(500)
  expect(resposta.json()).toMatchObject({ codigo: 'interno' })
  expect(resposta.json()).not.toHaveProperty('campos')
  expect(linhas.join('')).toContain('nascimento: invalid_format')
  expect(linhas.join('')).not.toMatch(/Jaciara|amanhã/)
  await app.close()
})

import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mensagemDoWebhook } from '@rh/domain/contract/webhooks'
import { eventosDeEfeito } from '@rh/domain/integracoes/eventos'

const [exemplo = {}] = (mensagemDoWebhook.meta()?.['examples'] ?? []) as object[]

const cabecalho = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
})

const ASSINATURA =
  't=<segundos desde 1970>,v1=<HMAC-SHA256 em hexadecimal, com o segredo do webhook, de "<t>.<corpo>">. ' +
  'Recuse o que não confere e o que tem mais de cinco minutos.'

/** Messages that webhooks receive, one for each effect: the same body, signed. */
const avisos = Object.fromEntries(
  Object.entries(eventosDeEfeito).map(([tipo, { label }]) => [
    tipo,
    {
      post: {
        tags: ['Webhooks'],
        summary: label,
        description:
          'Enviada depois de o efeito ser gravado, na ordem de cada colaborador. Responda 2xx em até 10 segundos; outra ' +
          'resposta faz repetir com o mesmo id, e 410 desativa o webhook.',
        parameters: [
          cabecalho('x-rh-evento', 'O tipo da mensagem'),
          cabecalho('x-rh-entrega', 'O número da entrega'),
          cabecalho('x-rh-assinatura', ASSINATURA),
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: z.toJSONSchema(mensagemDoWebhook) as object,
              example: { ...exemplo, tipo },
            },
          },
        },
        responses: { '2XX': { description: 'Recebida' } },
      },
    },
  ]),
)

/** Serves the OpenAPI document of every mounted endpoint at `/api/docs/json`, with a page at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Departamento Pessoal', version: '1', description: 'Chamadas do sistema de pessoal.' },
      webhooks: avisos,
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'Sessão de uma pessoa',
          },
          chave: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'rhk_…',
            description: 'Chave de API de outro sistema, criada em Integrações: Authorization: Bearer rhk_…',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } as never }),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' } })
}

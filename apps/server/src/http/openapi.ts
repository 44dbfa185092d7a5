import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'

/** Serves the OpenAPI document of every mounted endpoint at `/api/docs/json`, with a page at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Departamento Pessoal', version: '1', description: 'Chamadas do sistema de pessoal.' },
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

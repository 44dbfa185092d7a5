import { z } from 'zod'
import { data, id, idParam, instante, textoObrigatorio, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { camposDoWebhook, estadosDeEntrega, eventosDeEfeito } from '../integracoes/eventos.ts'

const comum = { tag: 'Webhooks', access: views('integracoes.inicio') } as const

const evento = z.enum(codigosDe(eventosDeEfeito), 'Escolha da lista')
const campo = z.enum(codigosDe(camposDoWebhook), 'Escolha da lista')

/** Body of a message, as it is sent and documented. */
export const mensagemDoWebhook = z
  .object({
    /** The same in every attempt and replay: by it a receiver knows what it already has. */
    id: z.int(),
    tipo: z.enum([...codigosDe(eventosDeEfeito), 'teste']),
    /** Day of the effect. */
    data: data.nullable(),
    em: instante,
    colaboradorId: z.int().nullable(),
    contratoId: z.int().nullable(),
    processo: z.object({ id: z.int(), tipo: z.string(), numero: z.string() }).nullable(),
    /** Only what the webhook declares. */
    matricula: z.string().optional(),
    nome: z.string().optional(),
  })
  .meta({
    examples: [
      {
        id: 9041,
        tipo: 'ferias.iniciada',
        data: '2026-12-01',
        em: '2026-12-01T06:00:02.114Z',
        colaboradorId: 812,
        contratoId: 7,
        processo: { id: 5120, tipo: 'ferias', numero: '2026-000123' },
      },
    ],
  })
export type MensagemDoWebhook = z.output<typeof mensagemDoWebhook>

const webhook = z.object({
  id: z.int(),
  nome: z.string(),
  url: z.string(),
  eventos: z.array(evento),
  campos: z.array(campo),
  ativo: z.boolean(),
  desativado: z.object({ por: z.string().nullable(), em: instante, motivo: z.string() }).nullable(),
  falhandoDesde: instante.nullable(),
  criadoPor: z.string(),
  criadoEm: instante,
  pendentes: z.int(),
  ultima: z
    .object({ em: instante, status: z.int().nullable(), milissegundos: z.int(), erro: z.string().nullable() })
    .nullable(),
  versao: z.int(),
})
export type WebhookVisto = z.output<typeof webhook>

export const dadosDoWebhook = z.strictObject({
  nome: textoObrigatorio(80, 3),
  url: textoObrigatorio(500, 8),
  eventos: z.array(evento).min(1, 'Escolha pelo menos um evento').max(codigosDe(eventosDeEfeito).length),
  campos: z.array(campo).max(codigosDe(camposDoWebhook).length).default([]),
})
export type DadosDoWebhook = z.output<typeof dadosDoWebhook>

const entrega = z.object({
  id: z.int(),
  eventoId: z.int(),
  tipo: z.enum([...codigosDe(eventosDeEfeito), 'teste']),
  objeto: z.string(),
  estado: z.enum(codigosDe(estadosDeEntrega)),
  criadaEm: instante,
  proximaEm: instante.nullable(),
  repeteId: z.int().nullable(),
  tentativas: z.array(
    z.object({
      numero: z.int(),
      em: instante,
      status: z.int().nullable(),
      milissegundos: z.int(),
      erro: z.string().nullable(),
    }),
  ),
})
export type EntregaVista = z.output<typeof entrega>

/** Deliveries that a screen shows. */
export const ENTREGAS_MOSTRADAS = 100

const umDeles = z.strictObject({ id, versao })

export const webhooksContract = {
  'GET /api/webhooks/listar': endpoint({
    ...comum,
    summary: 'Os webhooks, com os eventos de cada um e como vão as entregas',
    response: z.object({ results: z.array(webhook) }),
  }),
  'POST /api/webhooks/criar': endpoint({
    ...comum,
    summary: 'Cria um webhook; o segredo da assinatura aparece só nesta resposta; pede a senha confirmada',
    body: dadosDoWebhook,
    status: 201,
    response: z.object({ segredo: z.string(), registro: webhook }),
  }),
  'PUT /api/webhooks/atualizar': endpoint({
    ...comum,
    summary: 'Muda um webhook; pede a senha confirmada',
    body: umDeles.extend({ dados: dadosDoWebhook }),
    response: webhook,
  }),
  'POST /api/webhooks/desativar': endpoint({
    ...comum,
    summary: 'Para de avisar um endereço; o que estava pendente espera',
    body: umDeles.extend({ motivo: textoObrigatorio(255, 10) }),
    response: webhook,
  }),
  'POST /api/webhooks/reativar': endpoint({
    ...comum,
    summary: 'Volta a avisar um endereço, e põe na fila o que aconteceu enquanto estava parado',
    body: umDeles,
    response: webhook,
  }),
  'POST /api/webhooks/testar': endpoint({
    ...comum,
    summary: 'Manda uma mensagem de teste a um webhook',
    body: z.strictObject({ id }),
    response: webhook,
    perMinute: 30,
  }),
  'GET /api/webhooks/entregas/:id': endpoint({
    ...comum,
    summary: 'As últimas entregas de um webhook, com cada tentativa',
    params: z.strictObject({ id: idParam }),
    response: z.object({ results: z.array(entrega) }),
  }),
  'POST /api/webhooks/reenviar': endpoint({
    ...comum,
    summary: 'Manda de novo uma mensagem que já terminou, com o mesmo id',
    body: z.strictObject({ id }),
    response: z.object({ id: z.int() }),
    perMinute: 120,
  }),
} as const satisfies Contract

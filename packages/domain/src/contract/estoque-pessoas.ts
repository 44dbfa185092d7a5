import { z } from 'zod'
import { idParam, instante, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { devolucaoAoEstoque, entregaDoEstoque } from '../estoque/formularios.ts'
import { quemMovimenta, quemVePessoas } from '../estoque/quem.ts'
import { endpoint, somente, type Contract } from '../http/endpoint.ts'
import { listaRecibos, situacoesDoRecibo } from '../listas/estoque.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { idParams } from '../processo/contract.ts'
import { uploadDaFicha } from './ficha-listas.ts'

// What leaves the stock for a person and comes back, and what they sign for it (NR-6 item 6.5.1).

const ver = { tag: 'Estoque', access: somente(quemVePessoas, 'entregas de uniformes e EPIs') } as const
const mover = { tag: 'Estoque', access: somente(quemMovimenta, 'movimento do estoque') } as const

const recibo = z.object({
  id: z.int(),
  criadoEm: instante,
  criadoPor: z.string().nullable(),
  colaboradorId: z.int(),
  colaborador: z.string(),
  matricula: z.string(),
  posto: z.string(),
  /** `3 Camisa polo M`, one after the other. */
  pecas: z.array(z.string()),
  situacao: z.enum(codigosDe(situacoesDoRecibo)),
  assinadoEm: instante.nullable(),
  /** Papers that were kept by mistake, the newest first. */
  anulados: z.array(z.object({ id: z.int(), em: instante, por: z.string(), motivo: z.string() })),
})
export type ReciboDeEntrega = z.output<typeof recibo>

/** What is said of a signed receipt that was kept by mistake. */
export const anulacaoDoRecibo = z.strictObject({ motivo: textoObrigatorio(255, 5) })

export const estoquePessoasContract = {
  'POST /api/product/entregar': endpoint({
    ...mover,
    summary: 'Entrega peças a uma pessoa, tiradas do estoque de um local, com um recibo por assinar',
    body: entregaDoEstoque,
    status: 201,
    response: z.object({ reciboId: z.int() }),
  }),
  'POST /api/product/devolver': endpoint({
    ...mover,
    summary: 'Recebe peças de volta: em bom estado voltam ao estoque, as outras são descartadas',
    body: devolucaoAoEstoque,
    response: z.object({ ok: z.literal(true) }),
  }),
  'GET /api/product/ficha/:id': endpoint({
    ...ver,
    summary: 'A ficha de EPI e uniforme de uma pessoa, para assinar, em PDF',
    params: idParams,
    response: { download: ['application/pdf'] },
  }),
  'GET /api/product/recibos': endpoint({
    ...ver,
    summary: 'Os recibos de entrega, os mais novos na frente',
    query: listQuery(listaRecibos),
    response: listReply(recibo),
  }),
  'GET /api/product/recibo/:id': endpoint({
    ...ver,
    summary: 'O recibo de uma entrega, para assinar, em PDF',
    params: idParams,
    response: { download: ['application/pdf'] },
  }),
  'PUT /api/product/recibo/assinado/:id': endpoint({
    ...mover,
    summary: 'Guarda o recibo assinado',
    params: z.strictObject({ id: idParam }),
    upload: uploadDaFicha,
    response: z.object({ ok: z.literal(true) }),
    perMinute: 60,
  }),
  'GET /api/product/recibo/assinado/:id': endpoint({
    ...ver,
    summary: 'O recibo como voltou assinado',
    params: idParams,
    response: { download: uploadDaFicha.tipos },
  }),
  'POST /api/product/recibo/anular/:id': endpoint({
    ...mover,
    summary:
      'Anula a via assinada que foi guardada por engano: ela fica no histórico e o recibo volta a esperar assinatura',
    params: idParams,
    body: anulacaoDoRecibo,
    response: z.object({ ok: z.literal(true) }),
  }),
  'GET /api/product/recibo/anulado/:id': endpoint({
    ...ver,
    summary: 'Uma via assinada que foi anulada',
    params: idParams,
    response: { download: uploadDaFicha.tipos },
  }),
} as const satisfies Contract

import { z } from 'zod'
import { id, idParam, instante, textoObrigatorio, versao } from '../br/campos.ts'
import { MAXIMO_NO_LOCAL } from '../estoque/estoque.ts'
import { quemMovimenta } from '../estoque/quem.ts'
import { endpoint, somente, type Contract } from '../http/endpoint.ts'
import { listaContagens } from '../listas/estoque.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { idParams } from '../processo/contract.ts'

// Counting a place: against what the stock said when each line was counted.

const comum = { tag: 'Estoque', access: somente(quemMovimenta, 'contagem do estoque') } as const

const contagem = z.object({
  id: z.int(),
  versao: z.int(),
  localId: z.int(),
  local: z.string(),
  abertaEm: instante,
  abertaPor: z.string(),
  fechadaEm: instante.nullable(),
  fechadaPor: z.string().nullable(),
  cancelada: z.boolean(),
  contadas: z.int(),
  /** Lines that differ from what the stock said. */
  diferencas: z.int(),
})
export type ContagemDoEstoque = z.output<typeof contagem>

const linha = z.object({
  itemId: z.int(),
  item: z.string(),
  codigo: z.string(),
  tamanho: z.string(),
  /** What the stock says now; of a count that is over, what it said at the line. */
  saldo: z.int(),
  contado: z.int().nullable(),
  /** What the stock said when it was counted. */
  esperado: z.int().nullable(),
  contadoEm: instante.nullable(),
  contadoPor: z.string().nullable(),
})
export type LinhaDaContagem = z.output<typeof linha>

const contado = z
  .int('Informe quantas há')
  .min(0, 'Informe quantas há')
  .max(MAXIMO_NO_LOCAL, 'No máximo 1.000.000 de peças')

export const estoqueContagemContract = {
  'GET /api/product/contagens': endpoint({
    ...comum,
    summary: 'As contagens do estoque, as mais novas na frente',
    query: listQuery(listaContagens),
    response: listReply(contagem),
  }),
  'POST /api/product/contagens': endpoint({
    ...comum,
    summary: 'Abre a contagem de um local',
    body: z.strictObject({ localId: id }),
    status: 201,
    response: z.object({ id: z.int() }),
  }),
  'GET /api/product/contagens/:id': endpoint({
    ...comum,
    summary: 'Uma contagem, linha a linha',
    params: idParams,
    response: z.object({ contagem, linhas: z.array(linha) }),
  }),
  'PUT /api/product/contagens/:id': endpoint({
    ...comum,
    summary: 'Diz quantas peças de um tamanho há no local',
    params: z.strictObject({ id: idParam }),
    body: z.strictObject({
      itemId: id,
      tamanho: textoObrigatorio(20),
      contado,
      /** What the line said before; null for a line not counted yet. */
      antes: contado.nullable(),
    }),
    response: linha,
  }),
  'POST /api/product/contagens/fechar': endpoint({
    ...comum,
    summary: 'Fecha a contagem: cada diferença vira um ajuste no saldo de agora',
    body: z.strictObject({ id, versao }),
    response: z.object({ ajustes: z.int() }),
  }),
  'POST /api/product/contagens/cancelar': endpoint({
    ...comum,
    summary: 'Desiste da contagem: nada é ajustado',
    body: z.strictObject({ id, versao }),
    response: z.object({ id: z.int() }),
  }),
} as const satisfies Contract

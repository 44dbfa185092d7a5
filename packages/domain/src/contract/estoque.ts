import { z } from 'zod'
import { data, id, idParam, instante, texto, textoObrigatorio, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { tiposDeUniforme } from '../codigos/uniformes.ts'
import { situacoesDoCa, tiposDeMovimento } from '../estoque/estoque.ts'
import {
  minimoDoTamanho,
  novaEntrada,
  novaTransferencia,
  novoDescarte,
  novoLocal,
} from '../estoque/formularios.ts'
import { quemMovimenta } from '../estoque/quem.ts'
import { endpoint, somente, views, type Contract } from '../http/endpoint.ts'
import { listaCompras, listaMovimentos, listaProdutos, listaSaldos } from '../listas/estoque.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { exportacao } from './exportacao.ts'

// Stock of uniforms and EPI: pieces, places, what moves them, and what is to be bought. The pieces are those of the register.

const ler = { tag: 'Estoque', access: views('estoque.inicio') } as const
const mover = { tag: 'Estoque', access: somente(quemMovimenta, 'movimento do estoque') } as const

const tipo = z.enum(codigosDe(tiposDeUniforme))
const tamanho = textoObrigatorio(20)
const feito = z.object({ ok: z.literal(true) })

const saldoDoTamanho = z.object({
  tamanho: z.string(),
  saldo: z.int(),
  minimo: z.int(),
})

const produto = z.object({
  id: z.int(),
  codigo: z.string(),
  descricao: z.string(),
  tipo,
  ativo: z.boolean(),
  ca: z.string().nullable(),
  caValidade: data.nullable(),
  caSituacao: z.enum(codigosDe(situacoesDoCa)).nullable(),
  /** False while nothing of it ever moved: it is handed out without asking the stock. */
  controlado: z.boolean(),
  saldo: z.int(),
  /** Sizes with less than the minimum, place by place. */
  faltam: z.int(),
  /** In the order of the tape measure. */
  tamanhos: z.array(saldoDoTamanho),
})
export type Produto = z.output<typeof produto>

const local = z.object({
  id: z.int(),
  versao: z.int(),
  nome: z.string(),
  contratoId: z.int().nullable(),
  contrato: z.string().nullable(),
  padrao: z.boolean(),
  ativo: z.boolean(),
})
export type LocalDoEstoque = z.output<typeof local>

const movimento = z.object({
  id: z.int(),
  em: instante,
  tipo: z.enum(codigosDe(tiposDeMovimento)),
  itemId: z.int(),
  item: z.string(),
  tamanho: z.string(),
  /** What it added; below zero for what left. */
  quantidade: z.int(),
  /** What there was afterwards. */
  saldo: z.int(),
  local: z.string(),
  outroLocal: z.string().nullable(),
  /** Whose delivery or return it was, for who may see the person. */
  colaboradorId: z.int().nullable(),
  colaborador: z.string().nullable(),
  matricula: z.string().nullable(),
  nota: z.string().nullable(),
  /** Absent for those who do not see what pieces cost. */
  custoCentavos: z.int().nullable().optional(),
  motivo: z.string().nullable(),
  /** Null for the system. */
  por: z.string().nullable(),
})
export type MovimentoDoEstoque = z.output<typeof movimento>

const compra = z.object({
  id: z.string(),
  itemId: z.int(),
  localId: z.int(),
  descricao: z.string(),
  codigo: z.string(),
  tipo,
  tamanho: z.string(),
  local: z.string(),
  saldo: z.int(),
  minimo: z.int(),
  /** Handed out in the last ninety days. */
  saida: z.int(),
  comprar: z.int(),
  ca: z.string().nullable(),
  custoCentavos: z.int().nullable().optional(),
  valorCentavos: z.int().nullable().optional(),
})
export type Compra = z.output<typeof compra>

/** Of all that is found, on whatever page. */
const totaisDaCompra = z.object({
  pecas: z.int(),
  valorCentavos: z.int().optional(),
  /** Sizes that were never bought: their value is in no total. */
  semCusto: z.int(),
})
export type TotaisDaCompra = z.output<typeof totaisDaCompra>

export const estoqueContract = {
  'GET /api/product/list': endpoint({
    ...ler,
    summary: 'As peças com o saldo de cada tamanho, em um local ou em todos',
    query: listQuery(listaProdutos),
    response: listReply(produto).extend({ locais: z.array(local) }),
  }),
  'GET /api/product/search': endpoint({
    ...ler,
    summary: 'Procura peças em uso por descrição ou código, com o saldo em um local',
    query: z.strictObject({ busca: texto(100).optional(), localId: idParam.optional() }),
    response: z.object({ results: z.array(produto) }),
  }),
  'GET /api/product/details': endpoint({
    ...ler,
    summary: 'Uma peça: saldo e mínimo de cada tamanho em cada local, em uso e por trocar',
    query: z.strictObject({ id: idParam }),
    response: z.object({
      produto: produto.extend({ vidaUtilDias: z.int().nullable() }),
      locais: z.array(local.extend({ tamanhos: z.array(saldoDoTamanho) })),
      /** Pieces in people's hands. */
      emUso: z.int(),
      /** Of those, past their life or within thirty days of it; null where it has none. */
      porTrocar: z.int().nullable(),
      custoCentavos: z.int().nullable().optional(),
      ultimos: z.array(movimento),
    }),
  }),
  'GET /api/product/saldos/exportar': exportacao(listaSaldos, ler),
  'GET /api/product/movimentos': endpoint({
    ...ler,
    summary: 'O que entrou, saiu e foi acertado, o mais novo na frente',
    query: listQuery(listaMovimentos),
    response: listReply(movimento),
  }),
  'GET /api/product/movimentos/exportar': exportacao(listaMovimentos, ler),
  'GET /api/product/compras': endpoint({
    ...ler,
    summary: 'O que está abaixo do mínimo, com quanto comprar',
    query: listQuery(listaCompras),
    response: listReply(compra).extend({ totais: totaisDaCompra }),
  }),
  'GET /api/product/compras/exportar': exportacao(listaCompras, ler),
  'GET /api/product/locais': endpoint({
    ...ler,
    summary: 'Os locais do estoque que a pessoa vê',
    response: z.object({
      results: z.array(local),
      /** Contracts that a place may belong to. */
      contratos: z.array(opcaoDeFiltro),
    }),
  }),
  'POST /api/product/locais': endpoint({
    ...mover,
    summary: 'Cria um local do estoque',
    body: novoLocal,
    status: 201,
    response: z.object({ id: z.int() }),
  }),
  'PUT /api/product/locais/:id': endpoint({
    ...mover,
    summary: 'Altera um local, ou o desativa quando está vazio',
    params: z.strictObject({ id: idParam }),
    body: novoLocal.extend({ versao, ativo: z.boolean() }),
    response: z.object({ versao: z.int() }),
  }),
  'POST /api/product/entrada': endpoint({
    ...mover,
    summary: 'Registra o que entrou, com o número da nota',
    body: novaEntrada,
    response: feito,
  }),
  'POST /api/product/transferir': endpoint({
    ...mover,
    summary: 'Leva peças de um local a outro',
    body: novaTransferencia,
    response: feito,
  }),
  'POST /api/product/descartar': endpoint({
    ...mover,
    summary: 'Tira do estoque o que não serve mais, com o motivo',
    body: novoDescarte,
    response: feito,
  }),
  'POST /api/product/minimos': endpoint({
    ...mover,
    summary: 'Diz quanto deve haver ao menos de cada tamanho em um local',
    body: z.strictObject({
      localId: id,
      itemId: id,
      minimos: z
        .array(
          z.strictObject({
            tamanho,
            minimo: minimoDoTamanho,
            /** As it was shown. */
            antes: z.int().min(0).max(100_000),
          }),
        )
        .min(1)
        .max(40),
    }),
    response: feito,
  }),
} as const satisfies Contract

import { z } from 'zod'
import { data, id, idParam, instante, texto, textoObrigatorio, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import {
  coresDeEtiqueta,
  eventosDoCartao,
  LIMITES_DO_KANBAN as LIMITES,
  vencimentosDoCartao,
} from '../kanban/kanban.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { listaTarefas } from '../listas/tarefas.ts'
import { referencia, referenciaVista } from '../referencia/referencia.ts'
import { setorSlugs } from '../setores/setores.ts'
import { novoComentario } from '../processo/chamadas/comentario.ts'
import { anexoGeral, anexosEnviados } from './arquivos.ts'
import { exportacao } from './exportacao.ts'

const comum = { tag: 'Tarefas', access: views('tarefas.inicio') } as const
const params = z.strictObject({ id: idParam })
const feito = z.object({ id: z.int() })
const setor = z.enum(setorSlugs)

const pessoa = z.object({ id: z.int(), nome: z.string() })

/** What narrows the cards of a board. */
const filtros = {
  busca: texto(100).optional(),
  responsavelId: idParam.optional(),
  minhas: z.enum(['1']).optional(),
  etiquetaId: idParam.optional(),
  vence: z.enum(codigosDe(vencimentosDoCartao), 'Vencimento desconhecido').optional(),
  /** By hand, or what is due first. */
  ordenar: z.enum(['vence']).optional(),
}

const etiqueta = z.object({ id: z.int(), nome: z.string(), cor: z.enum(codigosDe(coresDeEtiqueta)) })
export type EtiquetaDoKanban = z.output<typeof etiqueta>

/** A card as its column shows it. */
const cartao = z.object({
  id: z.int(),
  colunaId: z.int(),
  titulo: z.string(),
  vence: data.nullable(),
  concluido: z.boolean(),
  responsaveis: z.array(pessoa),
  etiquetas: z.array(z.int()),
  itens: z.object({ feitos: z.int(), total: z.int() }),
  comentarios: z.int(),
  anexos: z.int(),
  /** Null also where the person may not open it. */
  referencia: referenciaVista.nullable(),
})
export type CartaoDoKanban = z.output<typeof cartao>

const coluna = z.object({
  id: z.int(),
  nome: z.string(),
  limite: z.int().nullable(),
  conclui: z.boolean(),
})

const colunaComCartoes = coluna.extend({
  /** Cards in it, whatever the filters. */
  total: z.int(),
  /** Cards of the filters. */
  achados: z.int(),
  /** The first page of them. */
  cartoes: z.array(cartao),
})
export type ColunaDoKanban = z.output<typeof colunaComCartoes>

const kanban = z.object({
  id: z.int(),
  versao: z.int(),
  nome: z.string(),
  arquivado: z.boolean(),
  colunas: z.array(colunaComCartoes),
  etiquetas: z.array(etiqueta),
})
export type Kanban = z.output<typeof kanban>

const nome = textoObrigatorio(60)

const semRepetidos = (itens: readonly { readonly nome: string }[]): boolean =>
  new Set(itens.map((item) => item.nome.toLocaleLowerCase('pt-BR'))).size === itens.length

/** How a board is set up: what has no id is new, what is not named any more goes. */
export const ajusteDoKanban = z.strictObject({
  versao,
  nome,
  colunas: z
    .array(
      z.strictObject({
        id: id.nullable(),
        nome: textoObrigatorio(40),
        limite: z.int().positive().max(999).nullable(),
        conclui: z.boolean(),
      }),
    )
    .min(1, 'Um quadro tem pelo menos uma coluna')
    .max(LIMITES.colunas)
    .refine(semRepetidos, 'Duas colunas têm o mesmo nome'),
  etiquetas: z
    .array(
      z.strictObject({
        id: id.nullable(),
        nome: textoObrigatorio(30),
        cor: z.enum(codigosDe(coresDeEtiqueta)),
      }),
    )
    .max(LIMITES.etiquetas)
    .refine(semRepetidos, 'Duas etiquetas têm o mesmo nome'),
})
export type AjusteDoKanban = z.output<typeof ajusteDoKanban>

const umaVez = (ids: readonly number[]): boolean => new Set(ids).size === ids.length

const doCartao = {
  titulo: textoObrigatorio(140),
  descricao: texto(4_000).nullable(),
  vence: data.nullable(),
  responsaveis: z.array(id).max(LIMITES.responsaveis).refine(umaVez, 'Esta pessoa já está na lista'),
  etiquetas: z.array(id).max(LIMITES.etiquetas).refine(umaVez, 'Esta etiqueta já está na lista'),
  referencia: referencia.nullable(),
}
export const novoCartao = z.strictObject({
  colunaId: id,
  titulo: doCartao.titulo,
  descricao: doCartao.descricao.default(null),
  vence: doCartao.vence.default(null),
  responsaveis: doCartao.responsaveis.default([]),
  etiquetas: doCartao.etiquetas.default([]),
  referencia: doCartao.referencia.default(null),
})
export const dadosDoCartao = z.strictObject({ versao, ...doCartao })
export type DadosDoCartao = Omit<z.output<typeof dadosDoCartao>, 'versao'>

const item = z.object({ id: z.int(), texto: z.string(), feito: z.boolean() })
const textoDoItem = textoObrigatorio(200)

const cartaoInteiro = cartao.omit({ itens: true, comentarios: true, anexos: true }).extend({
  versao: z.int(),
  descricao: z.string().nullable(),
  arquivado: z.boolean(),
  criadoPor: z.string(),
  criadoEm: instante,
  /** Whether nothing unread tells the person of it. */
  lido: z.boolean(),
  kanban: z.object({
    id: z.int(),
    nome: z.string(),
    setor,
    colunas: z.array(coluna),
    etiquetas: z.array(etiqueta),
  }),
  itens: z.array(item),
  comentarios: z.array(
    z.object({ id: z.int(), autor: z.string(), em: instante, texto: z.string(), citados: z.array(pessoa) }),
  ),
  anexos: z.array(anexoGeral.extend({ id: z.int(), autor: z.string(), em: instante })),
  historico: z.array(
    z.object({
      id: z.int(),
      autor: z.string(),
      em: instante,
      tipo: z.enum(eventosDoCartao),
      de: z.string().nullable(),
      para: z.string().nullable(),
    }),
  ),
})
export type CartaoInteiro = z.output<typeof cartaoInteiro>

/** Boards of tasks: of a sector, for its people. */
export const kanbanContract = {
  'GET /api/kanban': endpoint({
    ...comum,
    summary: 'Os quadros de um setor, e um deles com as colunas e os primeiros cartões de cada uma',
    query: z.strictObject({ setor, kanbanId: idParam.optional(), ...filtros }),
    response: z.object({
      hoje: data,
      kanbans: z.array(z.object({ id: z.int(), nome: z.string(), arquivado: z.boolean() })),
      kanban,
      /** People of the sector: who may answer for a card. */
      pessoas: z.array(pessoa),
    }),
  }),
  'POST /api/kanban': endpoint({
    ...comum,
    summary: 'Cria um quadro no setor, com as colunas de início',
    body: z.strictObject({ setor, nome }),
    status: 201,
    response: feito,
  }),
  'PUT /api/kanban/:id': endpoint({
    ...comum,
    summary: 'Muda nome, colunas e etiquetas de um quadro; uma coluna só sai vazia',
    params,
    body: ajusteDoKanban,
    response: z.object({ versao: z.int() }),
  }),
  'POST /api/kanban/arquivar': endpoint({
    ...comum,
    summary: 'Arquiva um quadro com os seus cartões, ou o traz de volta',
    body: z.strictObject({ id, versao, arquivar: z.boolean() }),
    response: z.object({ versao: z.int() }),
  }),
  'GET /api/kanban/coluna/:id': endpoint({
    ...comum,
    summary: 'Mais cartões de uma coluna, página a página',
    params,
    query: z.strictObject({ pagina: idParam, ...filtros }),
    response: z.object({ cartoes: z.array(cartao) }),
  }),
  'GET /api/kanban/listar': endpoint({
    ...comum,
    summary: 'Tarefas dos quadros da pessoa, em lista; as arquivadas, se pedidas',
    query: listQuery(listaTarefas),
    response: listReply(
      cartao.pick({ id: true, titulo: true, vence: true, concluido: true, referencia: true }).extend({
        setor,
        quadro: z.string(),
        coluna: z.string(),
        responsaveis: z.array(z.string()),
        etiquetas: z.array(z.string()),
        itens: z.string(),
        descricao: z.string().nullable(),
        criadoEm: instante,
        concluidoEm: instante.nullable(),
        arquivadoEm: instante.nullable(),
      }),
    ),
  }),
  'GET /api/kanban/exportar': exportacao(listaTarefas, comum),
  'GET /api/kanban/minhas': endpoint({
    ...comum,
    summary: 'As tarefas em aberto da pessoa em um setor, o que vence antes primeiro',
    query: z.strictObject({ setor }),
    response: z.object({
      hoje: data,
      total: z.int(),
      results: z.array(
        cartao
          .pick({ id: true, titulo: true, vence: true })
          .extend({ quadro: z.string(), coluna: z.string() }),
      ),
    }),
  }),
  'GET /api/kanban/pessoas': endpoint({
    ...comum,
    summary: 'Pessoas de um setor, por nome: quem um comentário pode citar',
    query: z.strictObject({ setor, busca: texto(70).optional() }),
    response: z.object({ results: z.array(pessoa.extend({ detalhe: z.string() })) }),
  }),
  'GET /api/kanban/cartao/:id': endpoint({
    ...comum,
    summary: 'Um cartão inteiro, com comentários, anexos e histórico',
    params,
    response: cartaoInteiro,
  }),
  'POST /api/kanban/cartao': endpoint({
    ...comum,
    summary: 'Cria um cartão no fim de uma coluna',
    body: novoCartao,
    status: 201,
    response: feito,
  }),
  'PUT /api/kanban/cartao/:id': endpoint({
    ...comum,
    summary: 'Muda um cartão; uma referência que a pessoa não vê fica como está',
    params,
    body: dadosDoCartao,
    response: z.object({ versao: z.int() }),
  }),
  'POST /api/kanban/cartao/ler/:id': endpoint({
    ...comum,
    summary: 'Registra que a pessoa abriu o cartão: o que a avisava dele está lido',
    params,
    response: feito,
  }),
  'POST /api/kanban/cartao/mover': endpoint({
    ...comum,
    summary: 'Põe um cartão em um lugar de uma coluna do mesmo quadro',
    body: z.strictObject({
      id,
      colunaId: id,
      /** The card above its new place; null for the top. One that left the column meanwhile puts it at the end. */
      depoisDe: id.nullable(),
    }),
    response: feito,
    perMinute: 240,
  }),
  'POST /api/kanban/cartao/arquivar': endpoint({
    ...comum,
    summary: 'Arquiva um cartão, ou o traz de volta para o fim da sua coluna',
    body: z.strictObject({ id, arquivar: z.boolean() }),
    response: feito,
  }),
  'POST /api/kanban/item': endpoint({
    ...comum,
    summary: 'Acrescenta um item à lista de verificação de um cartão',
    body: z.strictObject({ cartaoId: id, texto: textoDoItem }),
    status: 201,
    response: feito,
  }),
  'PUT /api/kanban/item/:id': endpoint({
    ...comum,
    summary: 'Marca um item como feito ou por fazer, ou muda o texto',
    params,
    body: z.strictObject({ texto: textoDoItem.optional(), feito: z.boolean().optional() }),
    response: feito,
  }),
  'POST /api/kanban/item/excluir': endpoint({
    ...comum,
    summary: 'Tira um item da lista de verificação',
    body: z.strictObject({ id }),
    response: feito,
  }),
  'POST /api/kanban/comentario': endpoint({
    ...comum,
    summary: 'Comenta um cartão; quem é citado é avisado',
    body: z.strictObject({ cartaoId: id, ...novoComentario.shape }),
    status: 201,
    response: feito,
    perMinute: 30,
  }),
  'POST /api/kanban/anexo': endpoint({
    ...comum,
    summary: 'Anexa a um cartão arquivos que a pessoa enviou',
    body: z.strictObject({ cartaoId: id, arquivos: anexosEnviados(LIMITES.anexos) }),
    status: 201,
    response: z.object({ ids: z.array(z.int()) }),
  }),
  'GET /api/kanban/anexo/:id': endpoint({
    ...comum,
    summary: 'Baixa um anexo',
    params,
    response: {
      download: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'application/pdf',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'text/csv',
      ],
    },
  }),
  'POST /api/kanban/anexo/excluir': endpoint({
    ...comum,
    summary: 'Tira um anexo do cartão; a trilha o mantém',
    body: z.strictObject({ id }),
    response: feito,
  }),
} as const satisfies Contract

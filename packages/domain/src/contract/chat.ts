import { z } from 'zod'
import { id, idParam, instante, texto, textoObrigatorio, versao } from '../br/campos.ts'
import {
  ANEXOS_MAXIMO,
  fatosDaConversa,
  NOME_DO_GRUPO_MAXIMO,
  PARTICIPANTES_MAXIMO,
  TEXTO_MAXIMO,
} from '../conversas/limites.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { uploadGeral } from '../http/upload-geral.ts'
import { continuacaoPorInstante, proxima } from '../listas/continuacao.ts'
import { referencia, referenciaVista } from '../referencia/referencia.ts'
import { anexoGeral, anexosEnviados } from './arquivos.ts'

const comum = { tag: 'Conversas', access: views('conversas.inicio') } as const

/** A place among the messages or revisions of a conversation; 0 is before the first. */
const posicaoParam = z
  .custom<string | number>((value) => /^\d{1,9}$/.test(String(value)), 'Número inválido')
  .transform(Number)
  .meta({ type: 'integer' })

const pessoa = z.object({ id: z.int(), nome: z.string() })

const resposta = z.object({
  id: z.int(),
  autor: z.string(),
  /** The beginning of it; null once it was taken back. */
  texto: z.string().nullable(),
  anexos: z.int(),
})

const mensagem = z.object({
  id: z.int(),
  revisao: z.int(),
  chave: z.uuid(),
  autorId: z.int(),
  autor: z.string(),
  /** Null once it was taken back, or where a fact is told. */
  texto: z.string().nullable(),
  fato: z.enum(fatosDaConversa).nullable(),
  /** To whom the fact happened. */
  alvo: z.string().nullable(),
  resposta: resposta.nullable(),
  citados: z.array(pessoa),
  /** The process or person that it points at, to a reader who may open it. */
  referencia: referenciaVista.nullable(),
  /** It points at something: told over the socket it is read again, by each reader as they may see it. */
  aponta: z.boolean(),
  anexos: z.array(anexoGeral),
  enviadaEm: instante,
  editadaEm: instante.nullable(),
  apagadaEm: instante.nullable(),
})
export type Mensagem = z.output<typeof mensagem>

const conversaNaLista = z.object({
  id: z.int(),
  tipo: z.enum(['direta', 'grupo']),
  /** Of the group, or of the other person. */
  nome: z.string(),
  /** The other person of a direct one. */
  outraId: z.int().nullable(),
  silenciada: z.boolean(),
  /** Counted up to a bound. */
  naoLidas: z.int(),
  /** Somebody named the reader in an unread message. */
  citada: z.boolean(),
  em: instante,
  ultima: z
    .object({
      id: z.int(),
      autorId: z.int(),
      autor: z.string(),
      texto: z.string().nullable(),
      fato: z.enum(fatosDaConversa).nullable(),
      alvo: z.string().nullable(),
      anexos: z.int(),
      apagada: z.boolean(),
    })
    .nullable(),
})
export type ConversaNaLista = z.output<typeof conversaNaLista>

const participante = z.object({
  id: z.int(),
  nome: z.string(),
  administra: z.boolean(),
  /** Uses the system no more. */
  inativo: z.boolean(),
  conectado: z.boolean(),
  lidaAte: z.int(),
})

const conversa = z.object({
  id: z.int(),
  tipo: z.enum(['direta', 'grupo']),
  nome: z.string(),
  versao: z.int(),
  revisao: z.int(),
  /** Whether the reader keeps the group. */
  administra: z.boolean(),
  silenciada: z.boolean(),
  lidaAte: z.int(),
  participantes: z.array(participante),
})
export type Conversa = z.output<typeof conversa>

const usuarioIds = z
  .array(id)
  .min(1, 'Escolha pelo menos uma pessoa')
  .max(PARTICIPANTES_MAXIMO - 1)
  .refine((ids) => new Set(ids).size === ids.length, 'Cada pessoa entra uma vez')
const nomeDoGrupo = textoObrigatorio(NOME_DO_GRUPO_MAXIMO)
const idParams = z.strictObject({ id: idParam })
const citados = z.array(id).max(20)

export const mensagemNova = z
  .strictObject({
    /** Given by the screen that writes it, and kept when it is sent again. */
    chave: z.uuid(),
    texto: texto(TEXTO_MAXIMO),
    respostaA: id.nullable(),
    anexos: anexosEnviados(ANEXOS_MAXIMO),
    citados,
    referencia: referencia.nullable(),
  })
  .refine(({ texto: dito, anexos, referencia: apontada }) => dito !== '' || anexos.length > 0 || apontada, {
    path: ['texto'],
    message: 'Escreva a mensagem ou anexe um arquivo',
  })

export const chatContract = {
  'GET /api/chat': endpoint({
    ...comum,
    summary: 'As conversas da pessoa, as de mensagem mais recente primeiro',
    query: z.strictObject({
      /** Part of the name of the group or of the person. */
      busca: texto(60).optional(),
      depoisDe: continuacaoPorInstante.optional(),
    }),
    response: z.object({ results: z.array(conversaNaLista), proxima }),
  }),
  'GET /api/chat/nao-lidas': endpoint({
    ...comum,
    summary: 'Em quantas conversas há mensagens não lidas; as silenciadas não contam',
    response: z.object({ conversas: z.int() }),
  }),
  'GET /api/chat/pessoas': endpoint({
    ...comum,
    summary: 'A quem se pode escrever: quem usa o sistema, pelo nome',
    query: z.strictObject({ busca: texto(60).optional() }),
    response: z.object({ results: z.array(pessoa.extend({ detalhe: z.string() })) }),
  }),
  'GET /api/chat/busca': endpoint({
    ...comum,
    summary: 'Mensagens das conversas da pessoa que têm todas as palavras, as mais recentes primeiro',
    query: z.strictObject({
      q: textoObrigatorio(80, 2),
      conversaId: idParam.optional(),
      antesDe: idParam.optional(),
    }),
    response: z.object({
      results: z.array(
        z.object({
          id: z.int(),
          conversaId: z.int(),
          conversa: z.string(),
          autor: z.string(),
          texto: z.string(),
          enviadaEm: instante,
        }),
      ),
      mais: z.boolean(),
    }),
  }),
  'GET /api/chat/exportar': endpoint({
    ...comum,
    summary: 'Tudo o que a pessoa lê e escreveu nas conversas, em um ZIP',
    response: { download: ['application/zip'] },
    perMinute: 6,
  }),
  'GET /api/chat/anexo/:id': endpoint({
    ...comum,
    summary: 'Um arquivo de uma mensagem que a pessoa lê',
    params: z.strictObject({ id: z.uuid() }),
    response: { download: uploadGeral.tipos },
  }),
  'GET /api/chat/:id': endpoint({
    ...comum,
    summary: 'Uma conversa: quem participa e até onde cada pessoa leu',
    params: idParams,
    response: conversa,
  }),
  'GET /api/chat/mensagens/:id': endpoint({
    ...comum,
    summary: 'Mensagens de uma conversa: antes, depois ou em volta de uma, ou o que mudou desde uma revisão',
    params: idParams,
    query: z
      .strictObject({
        antesDe: idParam.optional(),
        depoisDe: posicaoParam.optional(),
        em: posicaoParam.optional(),
        desdeRevisao: posicaoParam.optional(),
      })
      .refine((query) => Object.values(query).filter((valor) => valor !== undefined).length <= 1, {
        message: 'Peça de um jeito só',
      }),
    response: z.object({
      /** In the order in which they were written; changes in the order of their revisions. */
      results: z.array(mensagem),
      /** Of the conversation before these were read: what changes afterwards has a higher one. */
      revisao: z.int(),
      maisAntes: z.boolean(),
      maisDepois: z.boolean(),
    }),
  }),
  'POST /api/chat': endpoint({
    ...comum,
    summary: 'Abre a conversa com uma pessoa, a mesma sempre, ou cria um grupo',
    body: z.discriminatedUnion('tipo', [
      z.strictObject({ tipo: z.literal('direta'), usuarioId: id }),
      z.strictObject({ tipo: z.literal('grupo'), nome: nomeDoGrupo, usuarioIds }),
    ]),
    status: 201,
    response: z.object({ id: z.int() }),
  }),
  'PUT /api/chat/:id': endpoint({
    ...comum,
    summary: 'Muda o nome de um grupo; só quem o administra',
    params: idParams,
    body: z.strictObject({ versao, nome: nomeDoGrupo }),
    response: z.object({ versao: z.int() }),
  }),
  'POST /api/chat/participantes/:id': endpoint({
    ...comum,
    summary: 'Inclui pessoas em um grupo, que leem o que vier depois; só quem o administra',
    params: idParams,
    body: z.strictObject({ usuarioIds }),
    response: conversa,
  }),
  'POST /api/chat/participantes/remover/:id': endpoint({
    ...comum,
    summary: 'Remove uma pessoa de um grupo, que deixa de ler; só quem o administra',
    params: idParams,
    body: z.strictObject({ usuarioId: id }),
    response: conversa,
  }),
  'POST /api/chat/participantes/administrar/:id': endpoint({
    ...comum,
    summary: 'Faz de uma pessoa administradora do grupo, ou deixa de fazer; só quem o administra',
    params: idParams,
    body: z.strictObject({ usuarioId: id, administra: z.boolean() }),
    response: conversa,
  }),
  'POST /api/chat/sair/:id': endpoint({
    ...comum,
    summary: 'Sai de um grupo; o mais antigo assume se não fica quem o administre',
    params: idParams,
    response: z.object({ id: z.int() }),
  }),
  'POST /api/chat/silenciar/:id': endpoint({
    ...comum,
    summary: 'Deixa de contar as mensagens de uma conversa como não lidas, ou volta a contar',
    params: idParams,
    body: z.strictObject({ silenciada: z.boolean() }),
    response: z.object({ silenciada: z.boolean() }),
  }),
  'POST /api/chat/lida/:id': endpoint({
    ...comum,
    summary: 'Diz até que mensagem a pessoa leu; nunca volta atrás',
    params: idParams,
    body: z.strictObject({ ate: id }),
    response: z.object({ lidaAte: z.int() }),
  }),
  'POST /api/chat/mensagens/:id': endpoint({
    ...comum,
    summary: 'Envia uma mensagem, uma vez só por chave',
    params: idParams,
    body: mensagemNova,
    status: 201,
    response: mensagem,
  }),
  'GET /api/chat/mensagem/:id': endpoint({
    ...comum,
    summary: 'Uma mensagem, como a pessoa a lê',
    params: idParams,
    response: mensagem,
  }),
  'PUT /api/chat/mensagem/:id': endpoint({
    ...comum,
    summary: 'Muda o texto de uma mensagem própria',
    params: idParams,
    body: z.strictObject({ revisao: id, texto: textoObrigatorio(TEXTO_MAXIMO), citados }),
    response: mensagem,
  }),
  'POST /api/chat/mensagem/apagar/:id': endpoint({
    ...comum,
    summary: 'Apaga uma mensagem própria, com os arquivos; fica que foi apagada',
    params: idParams,
    response: mensagem,
  }),
} as const satisfies Contract

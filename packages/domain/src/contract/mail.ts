import { z } from 'zod'
import { id, idParam, instante, texto, textoObrigatorio, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { coresDeEtiqueta } from '../kanban/kanban.ts'
import { uploadGeral } from '../http/upload-geral.ts'
import { lerDestinatario } from '../mensagens/destinatario.ts'
import {
  ANEXOS_MAXIMO,
  ASSUNTO_MAXIMO,
  caixas,
  DESTINATARIOS_MAXIMO,
  ETIQUETAS_MAXIMO,
  JUNTAS_MAXIMO,
  NOME_DA_ETIQUETA_MAXIMO,
  TEXTO_MAXIMO,
} from '../mensagens/limites.ts'
import { referencia, referenciaVista } from '../referencia/referencia.ts'
import { anexoGeral, anexosEnviados } from './arquivos.ts'

const comum = { tag: 'Mensagens', access: views('mensagens.inicio') } as const

const codigo = z
  .string()
  .max(60)
  .refine((valor) => lerDestinatario(valor) !== null, 'Destinatário inválido')
const destinatarios = z
  .array(codigo)
  .max(DESTINATARIOS_MAXIMO, `Escolha até ${DESTINATARIOS_MAXIMO} destinatários`)
  .refine((codigos) => new Set(codigos).size === codigos.length, 'Cada destinatário entra uma vez')

/** Whom a message names, with the name of today. */
const nomeado = z.object({ codigo: z.string(), nome: z.string() })
export type Nomeado = z.output<typeof nomeado>

const escrita = {
  para: destinatarios,
  copia: destinatarios,
  assunto: texto(ASSUNTO_MAXIMO),
  texto: texto(TEXTO_MAXIMO),
  anexos: anexosEnviados(ANEXOS_MAXIMO),
  referencia: referencia.nullable(),
  /** The message that it answers: it stands under the same subject. */
  respostaA: id.nullable(),
}

export const rascunhoGuardado = z.strictObject({
  ...escrita,
  /** As it was read or written last; 0 for the first time. */
  versao: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
})
export type RascunhoGuardado = z.output<typeof rascunhoGuardado>

export const mensagemEnviada = z
  .strictObject({
    ...escrita,
    /** Of the draft that it was; given by the screen, and kept when it is sent again. */
    chave: z.uuid(),
    /** Subject and text also leave by e-mail, to who does not read them here. */
    porEmail: z.boolean(),
  })
  .superRefine(({ para, copia, assunto, texto: dito, anexos, referencia: apontada, respostaA }, contexto) => {
    const falta = (path: string, message: string) =>
      contexto.addIssue({ code: 'custom', path: [path], message })
    if (para.length === 0) falta('para', 'Escolha pelo menos um destinatário')
    if (copia.some((um) => para.includes(um))) falta('copia', 'Este destinatário já está em Para')
    if (assunto === '' && respostaA === null) falta('assunto', 'Campo obrigatório')
    if (dito === '' && anexos.length === 0 && apontada === null)
      falta('texto', 'Escreva a mensagem ou anexe um arquivo')
  })
export type MensagemEnviada = z.output<typeof mensagemEnviada>

const assuntoNaLista = z.object({
  id: z.int(),
  assunto: z.string(),
  /** Of the message that puts it in the list. */
  mensagemId: z.int(),
  autor: z.string(),
  minha: z.boolean(),
  para: z.array(z.string()),
  trecho: z.string(),
  em: instante,
  /** Messages that the person reads. */
  quantas: z.int(),
  naoLidas: z.int(),
  estrela: z.boolean(),
  arquivada: z.boolean(),
  anexos: z.boolean(),
  etiquetas: z.array(z.int()),
})
export type AssuntoNaLista = z.output<typeof assuntoNaLista>

const mensagem = z.object({
  id: z.int(),
  autorId: z.int(),
  autor: z.string(),
  para: z.array(nomeado),
  copia: z.array(nomeado),
  texto: z.string(),
  anexos: z.array(anexoGeral),
  /** The process or person that it points at, to a reader who may open it. */
  referencia: referenciaVista.nullable(),
  enviadaEm: instante,
  /** When the reader opened it; null for a new one. */
  lidaEm: instante.nullable(),
  /** To the author alone: how many of the people whom it reached have read it. */
  leituras: z.object({ lidas: z.int(), total: z.int() }).nullable(),
})
export type MensagemInterna = z.output<typeof mensagem>

const detalhes = z.object({
  id: z.int(),
  assunto: z.string(),
  estrela: z.boolean(),
  arquivada: z.boolean(),
  etiquetas: z.array(z.int()),
  /** In the order in which they were sent. */
  mensagens: z.array(mensagem),
  maisAntes: z.boolean(),
  /** An answer that the person began here. */
  rascunho: z.uuid().nullable(),
})
export type AssuntoAberto = z.output<typeof detalhes>

const rascunhoLido = z.object({
  chave: z.uuid(),
  versao: z.int(),
  para: z.array(nomeado),
  copia: z.array(nomeado),
  assunto: z.string(),
  texto: z.string(),
  anexos: z.array(anexoGeral),
  referencia: referenciaVista.nullable(),
  respostaA: z.int().nullable(),
  /** The subject under which it answers. */
  correspondenciaId: z.int().nullable(),
  salvoEm: instante,
})
export type RascunhoLido = z.output<typeof rascunhoLido>

const rascunhoNaLista = rascunhoLido
  .pick({ chave: true, versao: true, assunto: true, correspondenciaId: true, salvoEm: true })
  .extend({ para: z.array(z.string()), trecho: z.string() })
export type RascunhoNaLista = z.output<typeof rascunhoNaLista>

const etiqueta = z.object({
  id: z.int(),
  nome: z.string(),
  cor: z.enum(codigosDe(coresDeEtiqueta)),
  versao: z.int(),
  naoLidas: z.int(),
})
export type Etiqueta = z.output<typeof etiqueta>

const etiquetaNova = {
  nome: textoObrigatorio(NOME_DA_ETIQUETA_MAXIMO),
  cor: z.enum(codigosDe(coresDeEtiqueta)),
}
const etiquetaIds = z
  .array(id)
  .max(ETIQUETAS_MAXIMO)
  .refine((ids) => new Set(ids).size === ids.length, 'Cada etiqueta entra uma vez')

const idParams = z.strictObject({ id: idParam })
const chaveParams = z.strictObject({ id: z.uuid() })

export const mailContract = {
  'GET /api/mail/list': endpoint({
    ...comum,
    summary:
      'Mensagens da pessoa por assunto: de uma caixa, de uma etiqueta, ou as que têm todas as palavras',
    query: z
      .strictObject({
        caixa: z.enum(caixas).optional(),
        etiqueta: idParam.optional(),
        busca: texto(80).optional(),
        /** As the page before said. */
        antesDe: idParam.optional(),
      })
      .refine(
        ({ caixa, etiqueta: dela, busca }) =>
          [caixa, dela, busca].filter((um) => um !== undefined).length <= 1,
        {
          message: 'Peça de um jeito só',
        },
      ),
    response: z.object({
      results: z.array(assuntoNaLista),
      /** What to ask for the next page with; null at the end. */
      proxima: z.int().nullable(),
    }),
  }),
  'GET /api/mail/details': endpoint({
    ...comum,
    summary: 'Um assunto com as mensagens que a pessoa lê, as últimas ou as anteriores a uma',
    query: z.strictObject({ id: idParam, antesDe: idParam.optional() }),
    response: detalhes,
  }),
  'GET /api/mail/labels': endpoint({
    ...comum,
    summary: 'Caixas e etiquetas da pessoa, com quantos assuntos não lidos',
    response: z.object({
      entrada: z.int(),
      rascunhos: z.int(),
      etiquetas: z.array(etiqueta),
      /** Messages may also leave by e-mail. */
      porEmail: z.boolean(),
    }),
  }),
  'GET /api/mail/nao-lidas': endpoint({
    ...comum,
    summary: 'Em quantos assuntos da caixa de entrada há mensagens não lidas',
    response: z.object({ assuntos: z.int() }),
  }),
  'GET /api/mail/destinatarios': endpoint({
    ...comum,
    summary: 'A quem se pode escrever: pessoas, grupos e setores, pelo nome',
    query: z.strictObject({ busca: texto(60).optional() }),
    response: z.object({ results: z.array(nomeado.extend({ detalhe: z.string() })) }),
  }),
  'GET /api/mail/leituras/:id': endpoint({
    ...comum,
    summary: 'A quem chegou uma mensagem própria, e quando cada pessoa a leu',
    params: idParams,
    response: z.object({
      results: z.array(
        z.object({ id: z.int(), nome: z.string(), copia: z.boolean(), lidaEm: instante.nullable() }),
      ),
      total: z.int(),
    }),
  }),
  'GET /api/mail/exportar': endpoint({
    ...comum,
    summary: 'Tudo o que a pessoa recebeu, enviou e rascunhou, em um ZIP',
    response: { download: ['application/zip'] },
    perMinute: 6,
  }),
  'GET /api/mail/anexo/:id': endpoint({
    ...comum,
    summary: 'Um arquivo de uma mensagem que a pessoa lê, ou de um rascunho dela',
    params: z.strictObject({ id: z.uuid() }),
    response: { download: uploadGeral.tipos },
  }),
  'GET /api/mail/rascunhos': endpoint({
    ...comum,
    summary: 'Os rascunhos da pessoa, os mudados por último primeiro',
    response: z.object({ results: z.array(rascunhoNaLista) }),
  }),
  'GET /api/mail/rascunho/:id': endpoint({
    ...comum,
    summary: 'Um rascunho da pessoa',
    params: chaveParams,
    response: rascunhoLido,
  }),
  'PUT /api/mail/rascunho/:id': endpoint({
    ...comum,
    summary: 'Guarda um rascunho como está escrito, novo ou o mesmo',
    params: chaveParams,
    body: rascunhoGuardado,
    response: z.object({ versao: z.int(), salvoEm: instante }),
    perMinute: 120,
  }),
  'POST /api/mail/rascunho/descartar/:id': endpoint({
    ...comum,
    summary: 'Apaga um rascunho de vez',
    params: chaveParams,
    body: z.strictObject({ versao }),
    response: z.object({ id: z.uuid() }),
  }),
  'POST /api/mail/enviar': endpoint({
    ...comum,
    summary: 'Envia uma mensagem às pessoas que os destinatários têm agora, uma vez só por chave',
    body: mensagemEnviada,
    status: 201,
    response: z.object({ id: z.int(), mensagemId: z.int(), pessoas: z.int() }),
  }),
  'POST /api/mail/lida/:id': endpoint({
    ...comum,
    summary: 'Diz que a pessoa leu um assunto até uma mensagem',
    params: idParams,
    body: z.strictObject({ ate: id }),
    response: z.object({ naoLidas: z.int() }),
  }),
  'POST /api/mail/organizar': endpoint({
    ...comum,
    summary: 'Arquiva, marca com estrela, marca como lidos ou etiqueta assuntos, só para a pessoa',
    body: z.strictObject({
      ids: z.array(id).min(1).max(JUNTAS_MAXIMO),
      arquivada: z.boolean().optional(),
      estrela: z.boolean().optional(),
      lida: z.boolean().optional(),
      incluir: etiquetaIds.optional(),
      retirar: etiquetaIds.optional(),
    }),
    response: z.object({ ids: z.array(z.int()) }),
  }),
  'POST /api/mail/etiquetas': endpoint({
    ...comum,
    summary: 'Cria uma etiqueta da pessoa',
    body: z.strictObject(etiquetaNova),
    status: 201,
    response: z.object({ id: z.int() }),
  }),
  'PUT /api/mail/etiquetas/:id': endpoint({
    ...comum,
    summary: 'Muda nome ou cor de uma etiqueta da pessoa',
    params: idParams,
    body: z.strictObject({ ...etiquetaNova, versao }),
    response: z.object({ versao: z.int() }),
  }),
  'POST /api/mail/etiquetas/excluir/:id': endpoint({
    ...comum,
    summary: 'Exclui uma etiqueta da pessoa; os assuntos ficam sem ela',
    params: idParams,
    body: z.strictObject({ versao }),
    response: z.object({ id: z.int() }),
  }),
} as const satisfies Contract

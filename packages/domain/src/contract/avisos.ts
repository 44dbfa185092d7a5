import { z } from 'zod'
import { id, instante } from '../br/campos.ts'
import { aFazer, prazo } from '../processo/contract.ts'
import { ajustesDeAvisos } from '../avisos/ajustes.ts'
import { doQueFala, processoAvisado } from './notificacoes.ts'
import { autenticado, endpoint, type Contract } from '../http/endpoint.ts'

const TAG = 'Notificações'

/** Entries of each kind in one answer; the older ones are in the list of all. */
export const ENTRADAS_MOSTRADAS = 50

/** All that a person was told of one process, or of something that is none. */
const entrada = z.object({
  chave: z.string(),
  /** The alerts that it stands for, the newest first. */
  ids: z.array(z.int()),
  /** Of whom it is about; null where the person does not see it, or it is about nobody. */
  nome: z.string().nullable(),
  contrato: z.string().nullable(),
  ...doQueFala,
  processo: processoAvisado.extend({ status: z.string() }).nullable(),
  /** What is asked of the person now; null once it was done, by whomever. */
  aFazer,
  prazo,
  /** Any of it was not read yet. */
  nova: z.boolean(),
  /** Who did what, the newest first. */
  linhas: z.array(z.object({ autor: z.string().nullable(), texto: z.string(), em: instante })),
})
export type Entrada = z.output<typeof entrada>

const idsDaEntrada = z.strictObject({ ids: z.array(id).min(1).max(1000) })
const feito = z.object({ ok: z.literal(true) })

/** A browser that messages are pushed to. */
const aparelho = z.object({
  id: z.int(),
  /** In words: "Chrome no Android". */
  aparelho: z.string(),
  criadoEm: instante,
  /** When a message last arrived. */
  usadoEm: instante.nullable(),
})

/** What a browser answers to `PushManager.subscribe`, as its JSON says it. */
const assinatura = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({
    /** Public key of the browser: 65 bytes, an uncompressed point of P-256. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/, 'Chave inválida'),
    /** Secret of 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/, 'Segredo inválido'),
  }),
})
export type Assinatura = z.output<typeof assinatura>

export const avisosContract = {
  'GET /api/notificacoes/entradas': endpoint({
    tag: TAG,
    summary: 'Os avisos da pessoa, um por processo: o que pede algo agora, e o que é só para saber',
    access: autenticado,
    response: z.object({
      /** What asks something of the person now, what is due first. */
      pedem: z.array(entrada),
      totalPedem: z.int().nonnegative(),
      /** What only informs, and was not read yet. */
      saber: z.array(entrada),
      totalSaber: z.int().nonnegative(),
      /** Processes of which the person wants to hear no more. */
      silenciados: z.array(entrada),
    }),
  }),
  'PUT /api/notificacoes/ler-entradas': endpoint({
    tag: TAG,
    summary: 'Marca como lidos os avisos de uma ou mais entradas',
    access: autenticado,
    body: idsDaEntrada,
    response: feito,
  }),
  'PUT /api/notificacoes/lembrar': endpoint({
    tag: TAG,
    summary: 'Tira avisos da vista até as 8:00 de amanhã, quando chegam de novo',
    access: autenticado,
    body: idsDaEntrada,
    response: z.object({ em: instante }),
  }),
  'PUT /api/notificacoes/silenciar': endpoint({
    tag: TAG,
    summary: 'Deixa de avisar a pessoa de um processo, ou volta a avisar',
    access: autenticado,
    body: z.strictObject({ processoId: id, silenciar: z.boolean() }),
    response: feito,
  }),
  'GET /api/notificacoes/ajustes': endpoint({
    tag: TAG,
    summary: 'Como a pessoa recebe cada tipo de aviso, e quando nada é enviado',
    access: autenticado,
    response: z.object({
      ajustes: ajustesDeAvisos,
      /** Whether the company has a mail server. */
      temEmail: z.boolean(),
      /** What a browser asks for to say yes to messages: the public key of this installation. */
      chavePush: z.string(),
    }),
  }),
  'PUT /api/notificacoes/ajustes': endpoint({
    tag: TAG,
    summary: 'Troca como a pessoa recebe cada tipo de aviso',
    access: autenticado,
    body: ajustesDeAvisos,
    response: z.object({ ajustes: ajustesDeAvisos }),
  }),
  'GET /api/notificacoes/aparelhos': endpoint({
    tag: TAG,
    summary: 'Os aparelhos em que a pessoa recebe avisos do navegador',
    access: autenticado,
    response: z.object({ results: z.array(aparelho) }),
  }),
  'POST /api/notificacoes/aparelhos/ativar': endpoint({
    tag: TAG,
    summary: 'Passa a enviar avisos a este navegador, que deixa de ser de quem o usava antes',
    access: autenticado,
    body: assinatura,
    response: z.object({ id: z.int() }),
    perMinute: 20,
  }),
  'POST /api/notificacoes/aparelhos/desativar': endpoint({
    tag: TAG,
    summary: 'Deixa de enviar avisos a um dos próprios aparelhos',
    access: autenticado,
    body: z.strictObject({ id }),
    response: z.object({ ok: z.literal(true) }),
  }),
} as const satisfies Contract

import { z } from 'zod'
import { data, id, idParam, instante, texto, textoObrigatorio, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import {
  ANEXOS_MAX,
  EDICOES_MAX,
  recusasDoComunicado,
  situacoesDoComunicado,
  TEXTO_MAX,
  TITULO_MAX,
  type Digitado,
} from '../comunicados/comunicado.ts'
import { quemComunica } from '../comunicados/publico.ts'
import { endpoint, somente, views, type Contract } from '../http/endpoint.ts'
import { listaRecibos, situacoesDoRecibo } from '../listas/recibos.ts'
import { continuacaoPorDia, proxima } from '../listas/continuacao.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { grupos } from '../setores/grupos.ts'
import { setorSlugs } from '../setores/setores.ts'
import { uploadGeral } from '../http/upload-geral.ts'
import { anexoGeral, anexosEnviados } from './arquivos.ts'
import { exportacao } from './exportacao.ts'

const ler = { tag: 'Comunicados', access: views('comunicados.inicio') } as const
const publicar = { tag: 'Comunicados', access: somente(quemComunica, 'quem publica comunicados') } as const

/** Notices of one page, and of a start page. */
export const COMUNICADOS_POR_PAGINA = 20
/** Those that ask something of the person stand before the first page, so many of them. */
export const PEDIDOS_MAXIMO = 100
export const ULTIMOS_COMUNICADOS = 3

const publico = {
  setores: z.array(z.enum(setorSlugs)).max(setorSlugs.length),
  grupos: z.array(z.enum(grupos)).max(grupos.length),
  contratos: z.array(id).max(200, 'Escolha até 200 contratos'),
}

const digitado = {
  titulo: textoObrigatorio(TITULO_MAX),
  texto: textoObrigatorio(TEXTO_MAX),
  ...publico,
  mostrarDe: data,
  mostrarAte: data.nullable(),
  exigeCiencia: z.boolean(),
  cienciaAte: data.nullable(),
  anexos: anexosEnviados(ANEXOS_MAX),
}

const semRecusas = (dados: Digitado, contexto: z.RefinementCtx): void => {
  for (const [campo, message] of recusasDoComunicado(dados))
    contexto.addIssue({ code: 'custom', path: [campo], message })
}

const novo = z.strictObject(digitado).superRefine(semRecusas)
export type NovoComunicado = z.output<typeof novo>

const correcao = z
  .strictObject({
    ...digitado,
    versao,
    /** Attachments that stay, of those that it has. */
    mantidos: z.array(id).max(ANEXOS_MAX),
    /** Whoever read or acknowledged the notice is asked to do so again. */
    pedirDeNovo: z.boolean(),
  })
  .superRefine(semRecusas)
export type CorrecaoDoComunicado = z.output<typeof correcao>

const comunicado = z.object({
  id: z.int(),
  titulo: z.string(),
  /** How its text begins. */
  resumo: z.string(),
  autor: z.string(),
  mostrarDe: data,
  mostrarAte: data.nullable(),
  situacao: z.enum(codigosDe(situacoesDoComunicado)),
  exigeCiencia: z.boolean(),
  cienciaAte: data.nullable(),
  edicao: z.int(),
  anexos: z.int().nonnegative(),
  /** Of the person: read, acknowledged, and asked to acknowledge now. */
  lido: z.boolean(),
  cienteEm: instante.nullable(),
  pedeCiencia: z.boolean(),
})
export type Comunicado = z.output<typeof comunicado>

const pagina = z.object({ results: z.array(comunicado), proxima })

const edicao = z.object({
  edicao: z.int(),
  titulo: z.string(),
  texto: z.string(),
  autor: z.string(),
  em: instante,
})

const detalhes = comunicado.omit({ anexos: true, resumo: true }).extend({
  texto: z.string(),
  /** Of the attachment, not of its file. */
  anexos: z.array(anexoGeral.omit({ id: true }).extend({ id: z.int() })),
  /** Earlier words, the newest first. */
  edicoes: z.array(edicao),
  retirado: z.object({ em: instante, por: z.string(), motivo: z.string() }).nullable(),
  /** For who may correct it; null for its readers. */
  gestao: z
    .object({
      versao: z.int(),
      setores: z.array(z.enum(setorSlugs)),
      grupos: z.array(z.enum(grupos)),
      contratos: z.array(opcaoDeFiltro),
      podeCorrigir: z.boolean(),
      contagens: z.object({
        pessoas: z.int().nonnegative(),
        lidos: z.int().nonnegative(),
        cientes: z.int().nonnegative(),
      }),
    })
    .nullable(),
})
export type DetalhesDoComunicado = z.output<typeof detalhes>

const recibo = z.object({
  /** The user. */
  id: z.int(),
  nome: z.string(),
  grupos: z.string(),
  situacao: z.enum(codigosDe(situacoesDoRecibo)),
  lidoEm: instante.nullable(),
  cienteEm: instante.nullable(),
})
export type Recibo = z.output<typeof recibo>

const ids = z.strictObject({ id: idParam })
const codigos = <const V extends string>(valores: readonly [V, ...V[]]) =>
  z
    .string()
    .max(1000)
    .transform((valor) => valor.split(',').filter(Boolean))
    .pipe(z.array(z.enum(valores)).max(valores.length))
    .meta({ type: 'string' })
    .optional()

/** Company notices: read by whom they are for, written by who speaks to the company. */
export const comunicadosContract = {
  'GET /api/post/list': endpoint({
    ...ler,
    summary: 'Os comunicados da pessoa no ar, os que passaram ou, para quem publica, todos',
    query: z.strictObject({
      aba: z.enum(['agora', 'anteriores', 'publicacao']).optional(),
      depoisDe: continuacaoPorDia.optional(),
    }),
    response: pagina.extend({
      /** How many ask the person to acknowledge them now. */
      pedemCiencia: z.int().nonnegative(),
      naoLidos: z.int().nonnegative(),
    }),
  }),
  'GET /api/post/search': endpoint({
    ...ler,
    summary: 'Procura palavras nos comunicados que a pessoa pode ler, sem acentos',
    query: z.strictObject({ busca: textoObrigatorio(100), depoisDe: continuacaoPorDia.optional() }),
    response: pagina,
  }),
  'GET /api/post/latest': endpoint({
    ...ler,
    summary: 'Os últimos comunicados da pessoa, os que pedem ciência primeiro',
    response: z.object({
      results: z.array(comunicado).max(ULTIMOS_COMUNICADOS),
      pedemCiencia: z.int().nonnegative(),
    }),
  }),
  'GET /api/post/details': endpoint({
    ...ler,
    summary: 'Um comunicado, com o texto, os anexos e as edições anteriores',
    query: z.strictObject({ id: idParam }),
    response: detalhes,
  }),
  'GET /api/post/anexo/:id': endpoint({
    ...ler,
    summary: 'O arquivo de um anexo',
    params: ids,
    response: { download: uploadGeral.tipos },
  }),
  'POST /api/post/ler/:id': endpoint({
    ...ler,
    summary: 'Registra que a pessoa abriu o comunicado',
    params: ids,
    response: z.object({ id: z.int() }),
  }),
  'POST /api/post/ciente/:id': endpoint({
    ...ler,
    summary: 'Registra “li e estou ciente” da edição que a pessoa leu',
    params: ids,
    body: z.strictObject({ edicao: id }),
    response: z.object({ cienteEm: instante }),
  }),
  'GET /api/post/opcoes': endpoint({
    ...publicar,
    summary: 'Os contratos a escolher como público',
    response: z.object({ contratos: z.array(opcaoDeFiltro) }),
  }),
  'GET /api/post/alcance': endpoint({
    ...publicar,
    summary: 'Quantas pessoas um público tem hoje',
    query: z.strictObject({
      setores: codigos(setorSlugs as [(typeof setorSlugs)[number], ...(typeof setorSlugs)[number][]]),
      grupos: codigos(grupos),
      contratos: z
        .string()
        .max(2_000)
        .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, 'Contrato desconhecido')
        .transform((valor) => valor.split(',').map(Number))
        .meta({ type: 'string' })
        .optional(),
    }),
    response: z.object({ pessoas: z.int().nonnegative() }),
  }),
  'POST /api/post': endpoint({
    ...publicar,
    summary: 'Publica um comunicado, ou o deixa programado para um dia',
    body: novo,
    status: 201,
    response: z.object({ id: z.int() }),
    perMinute: 30,
  }),
  'PUT /api/post/:id': endpoint({
    ...publicar,
    summary: `Corrige um comunicado: as palavras anteriores ficam guardadas, até ${EDICOES_MAX} edições`,
    params: ids,
    body: correcao,
    response: z.object({ versao: z.int() }),
  }),
  'POST /api/post/retirar/:id': endpoint({
    ...publicar,
    summary: 'Tira um comunicado do ar; ele e os recibos continuam guardados',
    params: ids,
    body: z.strictObject({ versao, motivo: texto(300).min(5, 'Escreva pelo menos 5 caracteres') }),
    response: z.object({ id: z.int() }),
  }),
  'GET /api/post/recibos': endpoint({
    ...publicar,
    summary: 'Quem leu, quem está ciente e quem falta',
    query: listQuery(listaRecibos),
    response: listReply(recibo),
  }),
  'GET /api/post/recibos/exportar': exportacao(listaRecibos, publicar),
} as const satisfies Contract

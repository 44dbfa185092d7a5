import { z } from 'zod'
import { data, id, idParam, instante, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import {
  escoposDeChave,
  POR_MINUTO_MAXIMO,
  POR_MINUTO_PADRAO,
  resultadosDeChave,
  situacoesDeChave,
} from '../integracoes/chaves.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'

const comum = { tag: 'Chaves de API', access: views('integracoes.inicio') } as const

const escopo = z.enum(codigosDe(escoposDeChave), 'Escolha da lista')

const chaveDeApi = z.object({
  id: z.int(),
  nome: z.string(),
  /** The part of the key that tells it from others. */
  prefixo: z.string(),
  escopos: z.array(escopo),
  /** Contracts that it is limited to; none for all. */
  contratos: z.array(opcaoDeFiltro),
  porMinuto: z.int(),
  situacao: z.enum(codigosDe(situacoesDeChave)),
  expiraEm: instante,
  criadaPor: z.string(),
  criadaEm: instante,
  ultimoUso: instante.nullable(),
  ultimoIp: z.string().nullable(),
  revogada: z.object({ por: z.string(), em: instante, motivo: z.string() }).nullable(),
  /** Calls of the last thirty days. */
  atendidas: z.int(),
  recusadas: z.int(),
})
export type ChaveDeApiVista = z.output<typeof chaveDeApi>

export const novaChave = z.strictObject({
  nome: textoObrigatorio(80, 3),
  escopos: z.array(escopo).min(1, 'Escolha o que a chave pode ler').max(codigosDe(escoposDeChave).length),
  contratoIds: z.array(id).max(200).default([]),
  /** Last day on which it opens anything. */
  expiraEm: data,
  porMinuto: z.int().min(1).max(POR_MINUTO_MAXIMO).default(POR_MINUTO_PADRAO),
})
export type NovaChave = z.output<typeof novaChave>

const uso = z.object({
  dia: data,
  chamada: z.string(),
  resultado: z.enum(codigosDe(resultadosDeChave)),
  vezes: z.int(),
  ultimoEm: instante,
  ultimoIp: z.string(),
})
export type UsoDeChave = z.output<typeof uso>

export const chavesContract = {
  'GET /api/chaves/listar': endpoint({
    ...comum,
    summary: 'As chaves de API, com o que podem ler, a validade e o uso',
    response: z.object({
      results: z.array(chaveDeApi),
      contratos: z.array(opcaoDeFiltro),
      hoje: data,
      /** Attempts of the last thirty days with keys that nobody made. */
      desconhecidas: z.int(),
    }),
  }),
  'POST /api/chaves/criar': endpoint({
    ...comum,
    summary: 'Cria uma chave de API, mostrada só nesta resposta; pede a senha confirmada',
    body: novaChave,
    status: 201,
    response: z.object({ chave: z.string(), registro: chaveDeApi }),
  }),
  'POST /api/chaves/revogar': endpoint({
    ...comum,
    summary: 'Revoga uma chave de API: a chamada seguinte com ela já é recusada',
    body: z.strictObject({ id, motivo: textoObrigatorio(255, 10) }),
    response: chaveDeApi,
  }),
  'GET /api/chaves/uso/:id': endpoint({
    ...comum,
    summary: 'O uso de uma chave por dia e chamada, com as recusas',
    params: z.strictObject({ id: idParam }),
    response: z.object({ results: z.array(uso) }),
  }),
} as const satisfies Contract

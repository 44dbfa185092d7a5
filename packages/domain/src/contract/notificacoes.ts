import { z } from 'zod'
import { data, id, idParam, instante } from '../br/campos.ts'
import { tiposProcesso } from '../processo/tipos.ts'
import { autenticado, endpoint, type Contract } from '../http/endpoint.ts'
import { setorSlugs } from '../setores/setores.ts'
import { alerta } from './tempo-real.ts'

/** Notifications of one answer; older ones follow by `antesDe`. */
export const NOTIFICACOES_POR_PAGINA = 20

/** The process that an alert speaks of. */
export const processoAvisado = z.object({
  tipo: z.enum(tiposProcesso),
  id: z.int(),
  numero: z.string(),
  /** It came back, and the person is who corrects it. */
  corrigir: z.literal(true).optional(),
})

/** What an alert speaks of, for the link; null what it does not. */
export const doQueFala = {
  processo: processoAvisado.nullable(),
  /** The batch. */
  lote: z.object({ tipo: z.enum(tiposProcesso), id: z.int() }).nullable(),
  contratoId: z.int().nullable(),
  /** The employee, for the link to the file. */
  colaboradorId: z.int().nullable(),
  /** The day of the calendar. */
  dia: data.nullable(),
  /** The card of a board, with the sector that the board is of; null where the person is not of it any more. */
  cartao: z.object({ id: z.int(), setor: z.enum(setorSlugs) }).nullable(),
  /** The notice of the company. */
  comunicadoId: z.int().nullable(),
  conversaId: z.int().nullable(),
  /** The subject of the internal mail. */
  correspondenciaId: z.int().nullable(),
} as const

export const notificacao = alerta.extend({
  id: z.int(),
  criadaEm: instante,
  lidaEm: instante.nullable(),
  ...doQueFala,
})
export type Notificacao = z.output<typeof notificacao>

const naoLidas = z.int().nonnegative()

export const notificacoesContract = {
  'GET /api/notificacoes/listar': endpoint({
    tag: 'Notificações',
    summary: 'As notificações da pessoa, da mais nova para a mais antiga',
    access: autenticado,
    query: z.strictObject({
      /** Only those older than this one. */
      antesDe: idParam.optional(),
      /** Only those not read yet. */
      naoLidas: z.enum(['1']).optional(),
    }),
    response: z.object({ results: z.array(notificacao), naoLidas, temMais: z.boolean() }),
  }),
  'PUT /api/notificacoes/ler': endpoint({
    tag: 'Notificações',
    summary: 'Marca uma notificação como lida',
    access: autenticado,
    body: z.strictObject({ id }),
    response: z.object({ naoLidas }),
  }),
  'PUT /api/notificacoes/ler-todas': endpoint({
    tag: 'Notificações',
    summary: 'Marca como lidas todas até a mais nova que a pessoa viu',
    access: autenticado,
    body: z.strictObject({ ate: id }),
    response: z.object({ naoLidas }),
  }),
} as const satisfies Contract

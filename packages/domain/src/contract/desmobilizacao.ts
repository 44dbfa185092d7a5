import { z } from 'zod'
import { data, id, idParam, opcional, texto } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { decisoesDoFim } from '../contratos/desmobilizacao.ts'
import { endpoint, somente } from '../http/endpoint.ts'
import { tiposProcesso } from '../processo/tipos.ts'
import { LOTE_MAXIMO } from '../processo/lote.ts'
import { gruposDe } from '../setores/setores.ts'
import { vagaLivre } from './remanejamento.ts'

const comum = {
  tag: 'Remanejamento',
  access: somente(gruposDe('remanejamento.fim'), 'remanejamento: fim de contrato'),
} as const

const fim = z.object({
  contratoId: z.int(),
  contrato: z.string(),
  termino: data,
  pessoas: z.int(),
  /** With neither a decision nor a process: nobody may be forgotten. */
  semDestino: z.int(),
  /** First of the last days to decide of those without one; null where everybody has. */
  decidirAte: data.nullable(),
})
export type FimDeContrato = z.output<typeof fim>

const decisao = z.strictObject({
  colaboradorId: id,
  decisao: z.enum(codigosDe(decisoesDoFim), 'Escolha uma decisão'),
  /** Destination of who is transferred. */
  postoId: opcional(id),
  /** Until when, and why, who stays does. */
  ate: opcional(data),
  motivo: opcional(texto(255)),
})
export type DecisaoDoFim = z.output<typeof decisao>

const pessoa = z.object({
  colaboradorId: z.int(),
  nome: z.string(),
  matricula: z.string(),
  cargo: z.string(),
  escala: z.string(),
  local: z.string(),
  /** Days of notice at the end (Lei 12.506/2011), and the last day to give it without paying for more. */
  diasDeAviso: z.int(),
  decidirAte: data,
  /** Last protected day of who may not be given notice; null where it has no end yet. */
  estavel: z.object({ ate: data.nullable() }).nullable(),
  /** Transfer or dismissal that is under way. */
  processo: z
    .object({ tipo: z.enum(tiposProcesso), id: z.int(), numero: z.string(), status: z.string() })
    .nullable(),
  /** Why the last batch refused the person; null for none. */
  recusa: z.string().nullable(),
  decisao: decisao.omit({ colaboradorId: true }).nullable(),
  /** Post that is proposed; no slot is proposed twice, none in another town or of another cargo. */
  propostaId: z.int().nullable(),
  /** Free slots by fit, the proposal first. */
  destinos: z.array(vagaLivre),
})
export type PessoaDoFim = z.output<typeof pessoa>

const obtido = fim.extend({
  hoje: data,
  results: z.array(pessoa),
  /** Requests that the decisions become, but for the destination: what the batches are checked with. */
  pedidos: z.object({
    remanejamento: z.object({
      tipo: z.literal('definitivo'),
      vigencia: data,
      motivo: z.string(),
      mudaDomicilio: z.literal(false),
    }),
    demissao: z.object({
      causa: z.string(),
      comunicacao: data,
      aviso: z.enum(['trabalhado', 'indenizado']),
      motivo: z.string(),
      substituir: z.literal(false),
    }),
  }),
  /** Batches already started for this contract, the newest first. */
  lotes: z.array(
    z.object({
      tipo: z.enum(tiposProcesso),
      id: z.int(),
      total: z.int(),
      criados: z.int(),
      recusados: z.int(),
      andando: z.boolean(),
    }),
  ),
})
export type FimObtido = z.output<typeof obtido>

const decisoes = z.strictObject({
  contratoId: id,
  /** What was decided; of people who are not named what is kept stays. */
  decisoes: z.array(decisao).max(LOTE_MAXIMO),
  /** People whose decision was taken back. */
  tiradas: z.array(id).max(LOTE_MAXIMO).optional(),
  /** What had been read of the people who are named, as it was kept; of who is missing, that nothing was. */
  lidas: z.array(decisao).max(LOTE_MAXIMO).optional(),
  alertasAceitos: z.array(texto(60)).max(50).optional(),
})
export type DecisoesDoFim = z.output<typeof decisoes>

/** Room for every person of the largest contract. */
const CORPO_MAXIMO_BYTES = 1024 * 1024

export const desmobilizacaoContract = {
  'GET /api/desmobilizacao/listar': endpoint({
    ...comum,
    summary: 'Contratos que terminam em breve com gente nos postos, e quantos ainda não têm destino',
    response: z.object({ results: z.array(fim) }),
  }),
  'GET /api/desmobilizacao/obter/:id': endpoint({
    ...comum,
    summary:
      'As pessoas de um contrato que termina, com o último dia para decidir e o destino sugerido de cada uma',
    params: z.strictObject({ id: idParam }),
    response: obtido,
  }),
  'POST /api/desmobilizacao/guardar': endpoint({
    ...comum,
    summary: 'Guarda o que já foi decidido para as pessoas de um contrato que termina',
    body: decisoes.omit({ alertasAceitos: true }),
    bodyBytes: CORPO_MAXIMO_BYTES,
    response: obtido,
  }),
  'POST /api/desmobilizacao/iniciar': endpoint({
    ...comum,
    summary: 'Abre os remanejamentos e as demissões decididos, em lotes, cada um com os seus pareceres',
    body: decisoes,
    bodyBytes: CORPO_MAXIMO_BYTES,
    status: 201,
    response: obtido,
  }),
}

import { z } from 'zod'
import { id, instante, versao } from '../../br/campos.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { endpoint, views, type Contract } from '../../http/endpoint.ts'
import { pendencia } from '../../pendencia.ts'
import { uploadAnexo } from '../../processo/upload.ts'
import { idParams, rawValue } from '../../processo/contract.ts'
import { etapasDoCandidato, situacoesDoLink } from '../../processos/admissao/candidato.ts'

const comum = { tag: 'Admissão', access: views('admissao.editar-rascunho') } as const

const link = z.object({
  situacao: z.enum(codigosDe(situacoesDoLink)),
  criadoPor: z.string(),
  criadoEm: instante,
  expiraEm: instante,
  abertoEm: instante.nullable(),
  concluidoEm: instante.nullable(),
  consentimento: z.object({ versao: z.int(), em: instante }).nullable(),
  feitos: z.int(),
  total: z.int(),
})

/** What the person sent and nobody has accepted or refused yet. */
const recebido = z.object({
  campos: z.array(
    z.object({
      id: z.int(),
      versao: z.int(),
      etapa: z.enum(etapasDoCandidato),
      campo: z.string(),
      atual: rawValue,
      doCandidato: rawValue,
      recebidoEm: instante,
    }),
  ),
  arquivos: z.array(
    z.object({
      id: z.int(),
      tipoId: z.int(),
      documento: z.string(),
      /** Absent for a document that this person may not open. */
      nome: z.string().nullable(),
      tipo: z.string(),
      bytes: z.int(),
      recebidoEm: instante,
    }),
  ),
  /** Names of the codes in the answers: `etapa.campo` → value → name. */
  nomes: z.record(z.string(), z.record(z.string(), z.string())),
})

const pedidoAoCandidato = z.object({
  /** The last link; null for none yet. */
  link: link.nullable(),
  /** What the draft needs before a link can be made: the two answers that open it. */
  falta: z.array(pendencia),
  /** Name and phone of the draft, for the message. */
  nome: z.string().nullable(),
  telefone: z.string().nullable(),
  recebido,
})
export type PedidoAoCandidato = z.output<typeof pedidoAoCandidato>

/** What Operacional does with the link of a draft, and with what comes in by it. */
export const admissaoCandidatoContract = {
  'GET /api/admissao/candidato/:id': endpoint({
    ...comum,
    summary: 'O link do candidato de um rascunho, e o que veio por ele',
    params: idParams,
    response: pedidoAoCandidato,
  }),
  'POST /api/admissao/candidato/link': endpoint({
    ...comum,
    summary: 'Cria o link do candidato, mostrado só nesta resposta; encerra o anterior',
    body: z.strictObject({ id }),
    status: 201,
    // Without a host where the system was not told its own: that of the page, then.
    response: z.object({ endereco: z.string(), pedido: pedidoAoCandidato }),
    perMinute: 120,
  }),
  'POST /api/admissao/candidato/revogar': endpoint({
    ...comum,
    summary: 'Encerra o link do candidato: a chamada seguinte por ele já é recusada',
    body: z.strictObject({ id }),
    response: pedidoAoCandidato,
  }),
  'POST /api/admissao/candidato/decidir': endpoint({
    ...comum,
    summary: 'Aceita no rascunho, ou recusa, o que a pessoa enviou',
    body: z.strictObject({
      id,
      versao,
      decisao: z.enum(['aceitar', 'recusar']),
      /** Each in the version that was on the screen. */
      campos: z.array(z.strictObject({ id, versao })).max(100),
      arquivos: z.array(id).max(100),
    }),
    response: z.object({ versao: z.int(), pedido: pedidoAoCandidato }),
  }),
  'GET /api/admissao/candidato/arquivo/:id': endpoint({
    ...comum,
    summary: 'Um arquivo que a pessoa enviou e ninguém aceitou ainda',
    params: idParams,
    response: { download: uploadAnexo.tipos },
  }),
} as const satisfies Contract

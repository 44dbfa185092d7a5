import { z } from 'zod'
import { data, idParam, texto } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, somente } from '../http/endpoint.ts'
import { listaRemanejamento } from '../listas/remanejamento.ts'
import { checklist } from '../processo/chamadas/anexos.ts'
import { resumoDe } from '../processo/chamadas/lista.ts'
import { cartaoDe, quadroDe } from '../processo/chamadas/quadro.ts'
import { registroDoNascido } from '../processo/contract.ts'
import { processContract } from '../processo/contrato.ts'
import { quemAnexaAssinados, quemConfere } from '../processo/quem.ts'
import { formularioRemanejamento } from '../processos/remanejamento/formulario.ts'
import { papeisDoRemanejamento } from '../processos/remanejamento/papeis.ts'
import { remanejamento } from '../processos/remanejamento/remanejamento.ts'
import { afinidades } from '../regras/alteracao/afinidade.ts'
import { gruposDe } from '../setores/setores.ts'

const pagamento = z.object({
  salarioCentavos: z.int(),
  pisoCentavos: z.int().nullable(),
  insalubridadeCentavos: z.int(),
  periculosidadeCentavos: z.int(),
  noturnoCentavos: z.int(),
  totalCentavos: z.int(),
})

/** The place of the person before or after; what a person may not see of another contract is null or absent. */
const lado = z.object({
  contrato: z.string().nullable(),
  local: z.string(),
  municipio: z.string(),
  sindicato: z.string().nullable(),
  cargo: z.string(),
  escala: z.string(),
  horario: z.string(),
  insalubridade: z.int(),
  periculosidade: z.boolean(),
  noturna: z.boolean(),
  feriados: z.array(z.string()),
  treinamentosQueFaltam: z.array(z.string()),
  pagamento: pagamento.optional(),
  transporte: z
    .object({ totalCentavos: z.int(), empresaCentavos: z.int(), pessoaCentavos: z.int() })
    .nullable(),
})

const vagasDoPosto = z.object({ quantidade: z.int(), antes: z.int(), depois: z.int() })

/** Null while no destination is chosen. Amounts in centavos. */
const simulacao = z
  .object({
    antes: lado,
    depois: lado,
    vagas: z.object({ origem: vagasDoPosto, destino: vagasDoPosto.nullable() }),
    diferencaMesCentavos: z.int().nullable(),
    diferencaAnoCentavos: z.int().nullable(),
    diferencaTransporteCentavos: z.int().nullable(),
  })
  .nullable()

const opcao = z.object({ value: z.int(), label: z.string() })

/** The place that the person is moved from. */
const atual = z.object({
  cargoId: z.int(),
  cargo: z.string(),
  postoId: z.int(),
  posto: z.string(),
  contrato: z.string(),
  escala: z.string(),
  municipio: z.string(),
  /** In no post: in the company's pool. */
  reserva: z.boolean(),
  /** Absent for those who do not see pay. */
  salarioCentavos: z.int().optional(),
})

export const remanejamentoRegistro = registroDoNascido(remanejamento, {
  atual,
  simulacao,
  /** The other record of a swap. */
  par: z.object({ id: z.int(), numero: z.string(), nome: z.string(), status: z.string() }).nullable(),
})
export type RemanejamentoRegistro = z.output<typeof remanejamentoRegistro>

const proprias = {
  matricula: z.string().nullable(),
  destino: z.string().nullable(),
  retorno: z.string().nullable(),
}
export const remanejamentoResumo = resumoDe(remanejamento, proprias)
export type RemanejamentoResumo = z.output<typeof remanejamentoResumo>

/** A post with a free slot on the day, and why it suits the person. */
export const vagaLivre = z.object({
  postoId: z.int(),
  local: z.string(),
  cargo: z.string(),
  escala: z.string(),
  municipio: z.string(),
  uf: z.string(),
  /** Absent for a contract that is not of who asks. */
  contrato: z.string().nullable(),
  vagas: z.int(),
  quantidade: z.int(),
  afinidade: z.enum(codigosDe(afinidades)),
  porques: z.array(z.object({ bom: z.boolean(), texto: z.string() })),
})
export type VagaLivre = z.output<typeof vagaLivre>

/** Most posts that one search answers. */
export const MAXIMO_DE_VAGAS = 30

export const remanejamentoContract = {
  ...processContract(remanejamento, {
    registro: remanejamentoRegistro,
    lista: listaRemanejamento,
    resumo: remanejamentoResumo,
    quadro: quadroDe(remanejamento, cartaoDe(remanejamento, proprias)),
    chamadas: {
      cancelar: 'Cancela o remanejamento antes de efetivar',
      finalizar: 'Encerra o remanejamento efetivado, com o termo assinado',
    },
    papeis: codigosDe(papeisDoRemanejamento),
    anexos: { enviam: quemAnexaAssinados, conferem: quemConfere, checklist },
    nasce: {
      formulario: formularioRemanejamento,
      simulacao,
      opcoes: z.object({
        /** The bond, for the search of the slots that suit it. */
        colaboradorId: z.int(),
        atual,
        cargos: z.array(opcao),
        temporarioDias: z.int(),
        /** Holds a mandate today: the consent is asked for without a word of which. */
        eleito: z.boolean(),
      }),
    },
    emLote: true,
  }),
  'GET /api/remanejamento/vagas': endpoint({
    tag: 'Remanejamento',
    summary: 'Postos com vaga livre na data, por afinidade com a pessoa e com o porquê',
    access: somente(gruposDe('colaborador.transferir'), 'quem pede remanejamentos'),
    query: z.strictObject({
      colaborador: idParam,
      /** The first day in the post; today when absent. */
      vigencia: data.optional(),
      /** The cargo of a promotion that comes with the transfer. */
      cargoId: idParam.optional(),
      /** Part of the names of place, client, contract or town. */
      busca: texto(60).optional(),
    }),
    response: z.object({ results: z.array(vagaLivre) }),
  }),
} as const

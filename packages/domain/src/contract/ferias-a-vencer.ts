import { z } from 'zod'
import { data, diaCalculado } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, views } from '../http/endpoint.ts'
import { faixasDeVencimento, listaFeriasAVencer } from '../listas/ferias-a-vencer.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { exportacao } from './exportacao.ts'

const comum = { tag: 'Férias', access: views('ferias.a-vencer') } as const
const faixa = z.enum(codigosDe(faixasDeVencimento))

const feriasAVencer = z.object({
  /** The period. */
  id: z.int(),
  colaboradorId: z.int(),
  nome: z.string(),
  matricula: z.string(),
  posto: z.string(),
  contrato: z.string(),
  periodo: z.string(),
  saldo: z.int(),
  /** By days alone: what the queue is sorted, filtered and counted by. */
  ultimoInicio: data,
  /** Days left to the last start; below zero once part of it is due in double. */
  faltam: z.int(),
  faixa,
  /** Absent for those who do not see pay. */
  dobraCentavos: z.int().optional(),
})
export type FeriasAVencer = z.output<typeof feriasAVencer>

/** A row as the page shows it. */
const naFila = feriasAVencer.extend({
  /** The last day up to it that the scale and the holidays of the post allow (CLT art. 134 § 3º). */
  comecarAte: diaCalculado,
})

export const feriasAVencerContract = {
  'GET /api/ferias/a-vencer': endpoint({
    ...comum,
    summary: 'Períodos com dias por marcar, os que vencem primeiro na frente, com a contagem por prazo',
    query: listQuery(listaFeriasAVencer),
    response: listReply(naFila).extend({
      contagens: z.record(faixa, z.int()),
      contratos: z.array(opcaoDeFiltro),
    }),
  }),
  'GET /api/ferias/a-vencer/exportar': exportacao(listaFeriasAVencer, comum),
}

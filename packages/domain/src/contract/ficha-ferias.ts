import { z } from 'zod'
import { data, id, instante } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { ajusteDeFerias, faltasDoPeriodo, periodoDeFerias, tiposDeLancamento } from '../colaborador/ferias.ts'
import { gruposDaAba, quemEdita } from '../colaborador/visibilidade.ts'
import { endpoint, somente } from '../http/endpoint.ts'
import { idParams } from '../processo/contract.ts'

const TAG = 'Colaborador'
const rh = somente(quemEdita.ferias, 'férias da ficha')
const feito = z.object({ ok: z.literal(true) })

const doProcesso = z.object({ id: z.int(), numero: z.string() })

const lancamento = z.object({
  id: z.int(),
  periodoId: z.int(),
  tipo: z.enum(codigosDe(tiposDeLancamento)),
  /** Signed: what takes from the balance is below zero. */
  dias: z.int(),
  processo: doProcesso.nullable(),
  motivo: z.string().nullable(),
  por: z.string().nullable(),
  em: instante,
})
export type LancamentoDeFerias = z.output<typeof lancamento>

const periodo = periodoDeFerias.extend({
  faltasPor: z.string().nullable(),
  faltasEm: instante.nullable(),
})

/** Days away on vacation: asked for, to come, running or past. */
const ausencia = z.object({
  id: z.int(),
  inicio: data,
  fim: data,
  dias: z.int(),
  confirmada: z.boolean(),
  processo: doProcesso,
})

export const fichaFeriasContract = {
  'GET /api/colaborador/ferias/:id': endpoint({
    tag: TAG,
    summary: 'Períodos de férias de um colaborador, com saldo, lançamentos e dias fora',
    access: somente(gruposDaAba('ferias'), 'aba Férias da ficha'),
    params: idParams,
    response: z.object({
      hoje: data,
      periodos: z.array(periodo),
      lancamentos: z.array(lancamento),
      ausencias: z.array(ausencia),
    }),
  }),
  'PUT /api/colaborador/ferias/faltas': endpoint({
    tag: TAG,
    summary: 'Informa as faltas sem justificativa de um período, que mudam os dias de direito',
    access: rh,
    body: z.strictObject({ id, periodoId: id, faltas: faltasDoPeriodo }),
    response: feito,
  }),
  'POST /api/colaborador/ferias/ajuste': endpoint({
    tag: TAG,
    summary: 'Lança um ajuste no saldo de um período, com o motivo',
    access: rh,
    body: z.strictObject({ id, periodoId: id, dados: ajusteDeFerias }),
    status: 201,
    response: feito,
  }),
}

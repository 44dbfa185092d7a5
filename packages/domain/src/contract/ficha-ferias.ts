import { z } from 'zod'
import { data, id, instante, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { ajusteDeFerias, faltasDoPeriodo, periodoDeFerias, tiposDeLancamento } from '../colaborador/ferias.ts'
import { ocorrenciaDeFerias, ocorrenciasDaFicha } from '../colaborador/ocorrencia-de-ferias.ts'
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

/** What moved the periods, or made one be lost; `desfeita` once it was taken back. */
const ocorrencia = z.object({
  id: z.int(),
  tipo: z.enum(codigosDe(ocorrenciasDaFicha)),
  inicio: data,
  fim: data,
  retorno: data.nullable(),
  motivo: z.string(),
  por: z.string().nullable(),
  em: instante,
  desfeita: z.object({ por: z.string().nullable(), em: instante, motivo: z.string() }).nullable(),
})

const periodoContado = periodoDeFerias
  .pick({ aquisitivoInicio: true, aquisitivoFim: true, perdido: true, completo: true, saldo: true })
  .extend({ motivo: z.string().nullable() })

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
      ocorrencias: z.array(ocorrencia),
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
  'POST /api/colaborador/ferias/ocorrencia/verificar': endpoint({
    tag: TAG,
    summary: 'Mostra os períodos antes e depois de uma ocorrência, sem gravar nada',
    access: rh,
    body: z.strictObject({ id, dados: ocorrenciaDeFerias }),
    response: z.object({
      /** Why it may not be registered; null where it may. */
      impedimento: z.string().nullable(),
      antes: z.array(periodoContado),
      depois: z.array(periodoContado),
    }),
  }),
  'POST /api/colaborador/ferias/ocorrencia': endpoint({
    tag: TAG,
    summary: 'Registra o que suspende um período aquisitivo ou o faz perder, e conta os períodos de novo',
    access: rh,
    body: z.strictObject({ id, dados: ocorrenciaDeFerias }),
    status: 201,
    response: feito,
  }),
  'POST /api/colaborador/ferias/ocorrencia/desfazer': endpoint({
    tag: TAG,
    summary: 'Desfaz uma ocorrência com um lançamento contrário, e conta os períodos de novo',
    access: rh,
    body: z.strictObject({ id, ocorrenciaId: id, motivo: textoObrigatorio(255, 10) }),
    status: 201,
    response: feito,
  }),
}

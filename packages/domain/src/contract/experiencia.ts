import { z } from 'zod'
import { instante } from '../br/campos.ts'
import { decisaoNomes } from '../colaborador/experiencia.ts'

/** 1: the first term of the trial; 2: its extension. */
export const termo = z.literal([1, 2])
const decisao = z.enum(decisaoNomes)
const autoria = {
  id: z.int(),
  termo,
  decisao,
  em: instante,
  autor: z.string(),
}

/** Where a running trial stands today; absent for who does not follow it, and on another day. */
export const acompanhamento = z.object({
  termo,
  fimPrimeiro: z.string(),
  fimDoTermo: z.string(),
  faltam: z.int(),
  indeterminadoEm: z.string(),
  prorrogacao: z.object({ sugerida: z.int(), maxima: z.int(), s2206Ate: z.string() }).nullable(),
  /** Either side may end it before its term, with notice (CLT art. 481). */
  clausulaAssecuratoria: z.boolean(),
  /** The decision that holds on this term, and what follows from it. */
  decisao: z
    .object({ ...autoria, fim: z.string(), motivo: z.string().nullable(), efeito: z.string() })
    .nullable(),
  /** What Operacional thinks, the newest first. */
  sugestoes: z.array(z.object({ ...autoria, comentario: z.string() })),
  /** What this person may decide now. */
  decide: z.array(decisao),
  sugere: z.boolean(),
})
export type AcompanhamentoDaExperiencia = z.output<typeof acompanhamento>

/** A trial whose end comes soon. */
export const experienciaTerminando = z.object({
  id: z.int(),
  nome: z.string(),
  posto: z.string(),
  termo,
  fim: z.string(),
  dias: z.int(),
  /** Decided to end: what is left is the dismissal. */
  decisao: decisao.nullable(),
})
export type ExperienciaTerminando = z.output<typeof experienciaTerminando>

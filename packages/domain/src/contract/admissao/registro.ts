import { z } from 'zod'
import { data } from '../../br/campos.ts'
import { cartaoDe, quadroDe } from '../../processo/chamadas/quadro.ts'
import { resumoDe } from '../../processo/chamadas/lista.ts'
import { rawValue, processSchemas } from '../../processo/contract.ts'
import { admissao } from '../../processos/admissao/admissao.ts'
import { etapaNomes, type Etapa } from '../../processos/admissao/etapas.ts'

const rawStep = z.record(z.string(), rawValue.optional())
const dados = z.object(
  Object.fromEntries(etapaNomes.map((etapa) => [etapa, rawStep])) as Record<Etapa, typeof rawStep>,
)

export const admissaoResumo = resumoDe(admissao, {
  cargo: z.string().nullable(),
})
export type AdmissaoResumo = z.output<typeof admissaoResumo>

export const cartaoDoQuadro = cartaoDe(admissao, {
  cargo: z.string().nullable(),
})
export type CartaoDoQuadro = z.output<typeof cartaoDoQuadro>

export const quadroDasAdmissoes = quadroDe(admissao, cartaoDoQuadro)
export type QuadroDasAdmissoes = z.output<typeof quadroDasAdmissoes>

/** A draft or a returned admission, with how far it is and why it came back. */
export const admissaoRascunho = admissaoResumo.extend({
  completude: z.int(),
  devolucao: z.object({ motivo: z.string().nullable(), autor: z.string().nullable() }).nullable(),
})
export type AdmissaoRascunho = z.output<typeof admissaoRascunho>

/** A post as the form offers it. */
export const postoOpcao = z.object({
  id: z.int(),
  cargo: z.string(),
  local: z.string(),
  municipio: z.string(),
  contrato: z.string(),
  cliente: z.string(),
  escala: z.string(),
  quantidade: z.int(),
  vagasLivres: z.int(),
  /** Absent for those who do not see pay. */
  salarioPrevistoCentavos: z.int().optional(),
  insalubridade: z.int(),
  periculosidade: z.boolean(),
})
export type PostoOpcao = z.output<typeof postoOpcao>

export const admissaoRegistro = processSchemas(admissao).registro.extend({
  dados,
  /** Names of the ids and codes in form and history: `etapa.campo` → value → name. */
  nomes: z.record(z.string(), z.record(z.string(), z.string())),
  posto: postoOpcao.nullable(),
  editavel: z.boolean(),
  completude: z.int(),
  /** The days to which this person may leave the effect; null when it is only made at once. */
  efetivarEm: z.object({ de: data, ate: data }).nullable(),
  colaborador: z.object({ id: z.int(), matricula: z.string() }).nullable(),
})
export type AdmissaoRegistro = z.output<typeof admissaoRegistro>

import { z } from 'zod'
import { texto, textoObrigatorio } from '../br/campos.ts'
import { MAXIMO_DE_EXPERIENCIA_DIAS, motivosDeExperiencia } from '../regras/experiencia/contrato.ts'
import { decisaoNomes, excesso } from './experiencia.ts'

// What is typed of a trial; what is decided is in `experiencia.ts`.

const motivo = texto(500)
  .transform((valor) => valor || null)
  .nullish()
  .transform((valor) => valor ?? null)
const diasDaProrrogacao = z
  .int('Informe quantos dias')
  .min(1, 'Informe pelo menos 1 dia')
  .max(MAXIMO_DE_EXPERIENCIA_DIAS - 1, motivosDeExperiencia.EXCEDE_90_DIAS)

export const prorrogacaoPedida = z.strictObject({ dias: diasDaProrrogacao, motivo })
/** The same, where so many days are left of the 90. */
export const prorrogacaoAte = (maxima: number) =>
  prorrogacaoPedida.refine(({ dias }) => dias <= maxima, {
    path: ['dias'],
    error: excesso(maxima),
  })
/** The clause of art. 481 of the CLT, as the signed contract has it. */
export const clausulaPedida = z.strictObject({ clausulaAssecuratoria: z.boolean() })
export const decisaoSimples = z.strictObject({ motivo })
export const sugestaoPedida = z.strictObject({
  decisao: z.enum(decisaoNomes),
  comentario: textoObrigatorio(500, 10),
})

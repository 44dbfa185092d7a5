import { labelsDe } from '../campos/campo.ts'
import { pessoa } from '../campos/pessoa.ts'
import { contrato } from '../campos/vinculo.ts'
import { codigosDe } from '../codigos/codigos.ts'

/** Every field of a person, with the words for it. */
export const camposPessoa = labelsDe(pessoa)
export type CampoPessoa = keyof typeof camposPessoa
export const camposPessoaNomes = codigosDe(camposPessoa)

/** Fields whose code stands for a name of a table that only the server holds. */
export type CampoComNome = {
  [C in CampoPessoa]: (typeof pessoa)[C]['tipo'] extends 'banco' | 'pais' ? C : never
}[CampoPessoa]
const isComNome = (campo: CampoPessoa): campo is CampoComNome =>
  pessoa[campo].tipo === 'banco' || pessoa[campo].tipo === 'pais'
export const camposComNome = camposPessoaNomes.filter(isComNome) as [CampoComNome, ...CampoComNome[]]

/** What a version of the contract data says, with the words for it. */
export const camposContrato = labelsDe(contrato)
export type CampoContrato = keyof typeof camposContrato
export const camposContratoNomes = codigosDe(camposContrato)

import { verificarLimites } from '../../processo/limites.ts'
import type { Rule } from './rule.ts'

/** Asked when the admission is sent: lead time does not expire during review. */
export const antecedencia: Rule = ({ leitura: { parciais }, fatos: { hoje, limites } }) => {
  const { dataPrevista: data } = parciais.vaga
  const onde = { etapa: 'vaga', campo: 'dataPrevista' }
  return data === undefined
    ? []
    : verificarLimites(limites, { data, hoje, processo: 'admissão', marco: 'o início', onde })
}

import type { z } from 'zod'
import { folhaDe } from '../../campos/schema.ts'
import { campos, passos, type Etapa } from './campos.ts'
import { listas } from './listas.ts'

const beneficios = folhaDe(campos.beneficios, listas.beneficios)

/**
 * The steps of the form, in order, composed of the declared fields. A row drives stepper, `:etapa?`, partial save,
 * validation and review.
 */
export const etapas = {
  vaga: { ...passos.vaga, ...folhaDe(campos.vaga) },
  pessoais: { ...passos.pessoais, ...folhaDe(campos.pessoais) },
  documentos: { ...passos.documentos, ...folhaDe(campos.documentos) },
  endereco: { ...passos.endereco, ...folhaDe(campos.endereco) },
  dependentes: { ...passos.dependentes, ...folhaDe(campos.dependentes, listas.dependentes) },
  bancarios: { ...passos.bancarios, ...folhaDe(campos.bancarios) },
  beneficios: { ...passos.beneficios, ...beneficios, schema: beneficios.schema.strict() },
  uniforme: { ...passos.uniforme, ...folhaDe(campos.uniforme, listas.uniforme) },
} as const satisfies Readonly<Record<Etapa, object>>

export { etapaNomes, type Etapa } from './campos.ts'
/** The last step is not a form: it shows everything and what is missing. */
export const ETAPA_REVISAR = 'revisar'

export type DadosDe<E extends Etapa> = z.output<(typeof etapas)[E]['schema']>
/** The whole form, complete and valid. */
export type DadosAdmissao = { [E in Etapa]: DadosDe<E> }
/** What is valid so far. */
export type DadosParciais = { readonly [E in Etapa]: Partial<DadosDe<E>> }

import type { z } from 'zod'
import { folhaDe } from '../../campos/schema.ts'
import { campos } from './campos.ts'
import { listas } from './listas.ts'

const beneficios = folhaDe(campos.beneficios, listas.beneficios)

/**
 * The steps of the form, in order, composed of the declared fields. A row drives stepper, `:etapa?`, partial save,
 * validation and review.
 */
export const etapas = {
  vaga: { label: 'Vaga', ...folhaDe(campos.vaga) },
  pessoais: { label: 'Dados pessoais', ...folhaDe(campos.pessoais) },
  documentos: { label: 'Documentos', ...folhaDe(campos.documentos) },
  endereco: { label: 'Endereço', ...folhaDe(campos.endereco) },
  dependentes: { label: 'Dependentes', ...folhaDe(campos.dependentes, listas.dependentes) },
  bancarios: { label: 'Dados bancários', ...folhaDe(campos.bancarios) },
  beneficios: { label: 'Benefícios', ...beneficios, schema: beneficios.schema.strict() },
  uniforme: { label: 'Uniforme', ...folhaDe(campos.uniforme, listas.uniforme) },
} as const

export type Etapa = keyof typeof etapas
export const etapaNomes = Object.keys(etapas) as [Etapa, ...Etapa[]]
/** The last step is not a form: it shows everything and what is missing. */
export const ETAPA_REVISAR = 'revisar'

export type DadosDe<E extends Etapa> = z.output<(typeof etapas)[E]['schema']>
/** The whole form, complete and valid. */
export type DadosAdmissao = { [E in Etapa]: DadosDe<E> }
/** What is valid so far. */
export type DadosParciais = { readonly [E in Etapa]: Partial<DadosDe<E>> }

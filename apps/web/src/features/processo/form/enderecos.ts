import type { Pendencia } from '@rh/domain/pendencia'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { vistas } from '../chamadas.ts'
import { PASSO_ANEXOS, PASSO_REVISAR, type EtapasDoFormulario } from './formulario.ts'

// Where the parts of a form are.

/** Search parameter that focuses a field of the step. */
export const PARAMETRO_CAMPO = 'campo'

export const isEtapa = ({ etapas }: EtapasDoFormulario, nome: string | undefined): nome is string =>
  nome !== undefined && Object.hasOwn(etapas, nome)

/** Items of the stepper before the review: form steps and documents. */
export const passosDoForm = ({ etapas, anexos }: EtapasDoFormulario): readonly string[] => [
  ...Object.keys(etapas),
  ...(anexos ? [PASSO_ANEXOS] : []),
]
export const isPasso = (form: EtapasDoFormulario, nome: string | null | undefined): nome is string =>
  typeof nome === 'string' && passosDoForm(form).includes(nome)

/** Addresses of one draft. */
export interface Enderecos {
  readonly etapa: (etapa: string, campo?: string) => string
  /** Form at the first step with something to do. */
  readonly inicio: string
  readonly revisar: string
  readonly visualizar: string
}

type DoTipo = Pick<EtapasDoFormulario, 'tipo'>

export function enderecosDe({ tipo }: DoTipo, setor: SetorSlug, id: number): Enderecos {
  const { editarRascunho, revisarRascunho, visualizar } = vistas(tipo)
  return {
    etapa: (etapa, campo) => {
      const href = hrefOf(setor, editarRascunho, { id, etapa })
      return campo ? `${href}?${PARAMETRO_CAMPO}=${campo}` : href
    },
    inicio: hrefOf(setor, editarRascunho, { id }),
    revisar: hrefOf(setor, revisarRascunho, { id }),
    visualizar: hrefOf(setor, visualizar, { id }),
  }
}

/** Search parameter of the step, for Admin's single form address. */
export const PARAMETRO_ETAPA = 'etapa'
export function enderecosDoAdmin({ tipo }: DoTipo, id: number): Enderecos {
  const { editar, visualizar } = vistas(tipo)
  const base = hrefOf('admin', editar, { id })
  const com = (parametros: Record<string, string>): string =>
    `${base}?${new URLSearchParams(parametros).toString()}`
  return {
    etapa: (etapa, campo) =>
      com({ [PARAMETRO_ETAPA]: etapa, ...(campo ? { [PARAMETRO_CAMPO]: campo } : {}) }),
    inicio: base,
    revisar: com({ [PARAMETRO_ETAPA]: PASSO_REVISAR }),
    visualizar: hrefOf('admin', visualizar, { id }),
  }
}

/** Field of a nested path: `lista.1.cpf` is a cell of the field `lista`. */
export const campoDe = (campo: string): string => campo.split('.')[0] ?? campo

/** Address of the field that answers for a finding, if any. */
export function campoHref(
  form: EtapasDoFormulario,
  enderecos: Enderecos,
  { etapa, campo }: Pick<Pendencia, 'etapa' | 'campo'>,
): string | null {
  if (form.anexos && etapa === PASSO_ANEXOS) return enderecos.etapa(PASSO_ANEXOS)
  if (!isEtapa(form, etapa) || !campo) return null
  return Object.hasOwn(form.campos[etapa] ?? {}, campoDe(campo)) ? enderecos.etapa(etapa, campo) : null
}

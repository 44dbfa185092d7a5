import type { Pendencia } from '@rh/domain/pendencia'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import type { FormStep, StepState } from '../../../ui/page/FormStepper.tsx'
import { vistas } from '../chamadas.ts'
import {
  PASSO_ANEXOS,
  PASSO_REVISAR,
  type EtapasDoFormulario,
  type FormularioDaTela,
  type Rascunho,
} from './formulario.ts'
import type { FaltasDaEtapa } from './VerificacaoPanel.tsx'

/** Search parameter that focuses a field of the step. */
export const PARAMETRO_CAMPO = 'campo'

export const isEtapa = ({ etapas }: EtapasDoFormulario, nome: string | undefined): nome is string =>
  nome !== undefined && Object.hasOwn(etapas, nome)

/** Items of the stepper before the review: form steps and documents. */
const passosDoForm = ({ etapas, anexos }: EtapasDoFormulario): readonly string[] => [
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

/** Address of the field that answers for a finding, if any. */
export function campoHref(
  form: EtapasDoFormulario,
  enderecos: Enderecos,
  { etapa, campo }: Pick<Pendencia, 'etapa' | 'campo'>,
): string | null {
  if (form.anexos && etapa === PASSO_ANEXOS) return enderecos.etapa(PASSO_ANEXOS)
  if (!isEtapa(form, etapa) || !campo) return null
  return Object.hasOwn(form.campos[etapa] ?? {}, campoDaEtapa(campo)) ? enderecos.etapa(etapa, campo) : null
}

/** Field of a nested path: `lista.1.cpf` is a cell of the field `lista`. */
const campoDaEtapa = (campo: string): string => campo.split('.')[0] ?? campo

const isVazio = (valor: unknown): boolean =>
  valor === undefined || valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)

/** Drops empty fields of a step before it is compared and sent. */
export const semVazios = (digitada: RawSheet): RawSheet =>
  Object.fromEntries(Object.entries(digitada).filter(([, valor]) => !isVazio(valor)))

/** Missing and invalid fields by step, with the reason of each. */
export function faltasDe(form: FormularioDaTela, dados: Rascunho, enderecos: Enderecos): FaltasDaEtapa[] {
  const { faltas } = form.ler(dados)
  return Object.entries(form.etapas).flatMap(([etapa, { label }]) => {
    const campos = faltas.flatMap(({ etapa: da, campo, mensagem }) =>
      da !== etapa || !campo
        ? []
        : {
            nome: campo,
            label: mensagem.slice(0, mensagem.indexOf(': ')),
            motivo: isVazio(dados[etapa]?.[campo]) ? null : mensagem.slice(mensagem.indexOf(': ') + 2),
            href: enderecos.etapa(etapa, campo),
          },
    )
    return campos.length > 0 ? [{ etapa, label, campos }] : []
  })
}

/** State of a step: invalid values and blocking findings outrank missing ones. */
export function estadoDaEtapa(
  etapa: string,
  dados: Rascunho,
  faltas: readonly FaltasDaEtapa[],
  achados: readonly Pendencia[],
): StepState {
  const campos = faltas.find((falta) => falta.etapa === etapa)?.campos ?? []
  const barrada = achados.some((a) => a.severidade === 'bloqueio' && a.etapa === etapa)
  if (barrada || campos.some(({ motivo }) => motivo !== null)) return 'com-erro'
  if (campos.length === 0) return 'completa'
  return Object.keys(semVazios(dados[etapa] ?? {})).length === 0 ? 'vazia' : 'incompleta'
}

/** State of the documents step: refused documents need work, missing ones may come later. */
function estadoDosAnexos(achados: readonly Pendencia[]): StepState {
  const codigos = new Set(achados.filter(({ etapa }) => etapa === PASSO_ANEXOS).map(({ codigo }) => codigo))
  if (codigos.has('anexos_recusados')) return 'com-erro'
  return codigos.size > 0 ? 'incompleta' : 'completa'
}

const passoDosAnexos = (achados: readonly Pendencia[], enderecos: Enderecos): FormStep => ({
  id: PASSO_ANEXOS,
  label: 'Anexos',
  href: enderecos.etapa(PASSO_ANEXOS),
  state: estadoDosAnexos(achados),
})

/** Stepper items with their states, the review last. */
export function passosDe(
  form: EtapasDoFormulario,
  dados: Rascunho,
  faltas: readonly FaltasDaEtapa[],
  achados: readonly Pendencia[],
  enderecos: Enderecos,
): FormStep[] {
  const formulario = Object.entries(form.etapas).map(([etapa, { label }]): FormStep => ({
    id: etapa,
    label,
    href: enderecos.etapa(etapa),
    state: estadoDaEtapa(etapa, dados, faltas, achados),
  }))
  const pronto = faltas.length === 0 && achados.every(({ severidade }) => severidade !== 'bloqueio')
  return [
    ...formulario,
    ...(form.anexos ? [passoDosAnexos(achados, enderecos)] : []),
    {
      id: PASSO_REVISAR,
      label: 'Revisar e enviar',
      href: enderecos.revisar,
      state: pronto ? 'completa' : 'vazia',
    },
  ]
}

/** Steps with what came back in each. */
export const comDevolvidos = (
  passos: readonly FormStep[],
  itens: readonly { readonly etapa?: string | undefined }[],
): FormStep[] =>
  passos.map((passo) => {
    const total = itens.filter(({ etapa }) => etapa === passo.id).length
    return total === 0
      ? passo
      : { ...passo, nota: total === 1 ? '1 campo devolvido' : `${total} campos devolvidos` }
  })

/** Step to open by default: the first with something to do. */
export function primeiraPendente({ etapas }: EtapasDoFormulario, faltas: readonly FaltasDaEtapa[]): string {
  const nomes = Object.keys(etapas)
  const pendente = nomes.find((etapa) => faltas.some((falta) => falta.etapa === etapa))
  return pendente ?? nomes[0] ?? PASSO_REVISAR
}

export function vizinhas(
  form: EtapasDoFormulario,
  passo: string,
): { readonly anterior: string | null; readonly proxima: string | null } {
  const passos = passosDoForm(form)
  const i = passos.indexOf(passo)
  return { anterior: passos[i - 1] ?? null, proxima: passos[i + 1] ?? null }
}

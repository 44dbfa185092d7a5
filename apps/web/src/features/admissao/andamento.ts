import type { Pendencia } from '@rh/domain/pendencia'
import { ETAPA_ANEXOS } from '@rh/domain/processo/anexos'
import { etapaNomes, etapas, ETAPA_REVISAR, type Etapa } from '@rh/domain/processos/admissao/etapas'
import { camposLabel } from '@rh/domain/processos/admissao/rotulos'
import { lerRascunho, type EtapaDigitada, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import type { FormStep, StepState } from '../../ui/page/FormStepper.tsx'
import type { FaltasDaEtapa } from '../processo/VerificacaoPanel.tsx'

/** Search parameter that takes the person to a field of the step. */
export const PARAMETRO_CAMPO = 'campo'

export const isEtapa = (nome: string | undefined): nome is Etapa =>
  nome !== undefined && Object.hasOwn(etapas, nome)

/** What has a place in the stepper before the review: the steps of the form, and the documents. */
export type Passo = Etapa | typeof ETAPA_ANEXOS
const passos: readonly Passo[] = [...etapaNomes, ETAPA_ANEXOS]
export const isPasso = (nome: string | undefined): nome is Passo =>
  (passos as readonly unknown[]).includes(nome)

/** The addresses of one draft. */
export interface Enderecos {
  readonly etapa: (etapa: Passo, campo?: string) => string
  /** The form at the first step with something to do. */
  readonly inicio: string
  readonly revisar: string
  readonly visualizar: string
}

export const enderecosDe = (setor: SetorSlug, id: number): Enderecos => ({
  etapa: (etapa, campo) => {
    const href = hrefOf(setor, 'admissao.editar-rascunho', { id, etapa })
    return campo ? `${href}?${PARAMETRO_CAMPO}=${campo}` : href
  },
  inicio: hrefOf(setor, 'admissao.editar-rascunho', { id }),
  revisar: hrefOf(setor, 'admissao.revisar-rascunho', { id }),
  visualizar: hrefOf(setor, 'admissao.visualizar', { id }),
})

/** Admin has one address for the whole form: the step travels beside it. */
export const PARAMETRO_ETAPA = 'etapa'
export const enderecosDoAdmin = (id: number): Enderecos => {
  const base = hrefOf('admin', 'admissao.editar', { id })
  const com = (parametros: Record<string, string>): string =>
    `${base}?${new URLSearchParams(parametros).toString()}`
  return {
    etapa: (etapa, campo) =>
      com({ [PARAMETRO_ETAPA]: etapa, ...(campo ? { [PARAMETRO_CAMPO]: campo } : {}) }),
    inicio: base,
    revisar: com({ [PARAMETRO_ETAPA]: ETAPA_REVISAR }),
    visualizar: hrefOf('admin', 'admissao.visualizar', { id }),
  }
}

/** Where a finding is put right, if a field of the form answers for it. */
export const campoHref = (enderecos: Enderecos, { etapa, campo }: Pendencia): string | null =>
  etapa === ETAPA_ANEXOS
    ? enderecos.etapa(ETAPA_ANEXOS)
    : isEtapa(etapa) && campo && Object.hasOwn(camposLabel[etapa], campoDaEtapa(campo))
      ? enderecos.etapa(etapa, campo)
      : null

/** `lista.1.cpf` is a cell of the field `lista`. */
const campoDaEtapa = (campo: string): string => campo.split('.')[0] ?? campo

const isVazio = (valor: unknown): boolean =>
  valor === undefined || valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)

/** A step without the fields that hold nothing: what is compared and sent. */
export const semVazios = (digitada: EtapaDigitada): EtapaDigitada =>
  Object.fromEntries(Object.entries(digitada).filter(([, valor]) => !isVazio(valor)))

/** What is missing or wrong, step by step; what was typed wrong says why. */
export function faltasDe(dados: Rascunho, enderecos: Enderecos): FaltasDaEtapa[] {
  const { faltas } = lerRascunho(dados)
  return etapaNomes.flatMap((etapa) => {
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
    return campos.length > 0 ? [{ etapa, label: etapas[etapa].label, campos }] : []
  })
}

/** How a step stands: what was typed wrong or is refused by a rule weighs more than what is missing. */
export function estadoDaEtapa(
  etapa: Etapa,
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

/** Documents that were refused ask for work; those that are missing may come later. */
function estadoDosAnexos(achados: readonly Pendencia[]): StepState {
  const codigos = new Set(achados.filter(({ etapa }) => etapa === ETAPA_ANEXOS).map(({ codigo }) => codigo))
  if (codigos.has('anexos_recusados')) return 'com-erro'
  return codigos.size > 0 ? 'incompleta' : 'completa'
}

/** Every step with its state, the review last. */
export function passosDe(
  dados: Rascunho,
  faltas: readonly FaltasDaEtapa[],
  achados: readonly Pendencia[],
  enderecos: Enderecos,
): FormStep[] {
  const formulario = etapaNomes.map((etapa): FormStep => ({
    id: etapa,
    label: etapas[etapa].label,
    href: enderecos.etapa(etapa),
    state: estadoDaEtapa(etapa, dados, faltas, achados),
  }))
  const pronto = faltas.length === 0 && achados.every(({ severidade }) => severidade !== 'bloqueio')
  return [
    ...formulario,
    {
      id: ETAPA_ANEXOS,
      label: 'Anexos',
      href: enderecos.etapa(ETAPA_ANEXOS),
      state: estadoDosAnexos(achados),
    },
    {
      id: ETAPA_REVISAR,
      label: 'Revisar e enviar',
      href: enderecos.revisar,
      state: pronto ? 'completa' : 'vazia',
    },
  ]
}

/** The step to open when the address names none: the first with something to do. */
export const primeiraPendente = (faltas: readonly FaltasDaEtapa[]): Etapa => {
  const pendente = etapaNomes.find((etapa) => faltas.some((falta) => falta.etapa === etapa))
  return pendente ?? etapaNomes[0]
}

export const vizinhas = (
  passo: Passo,
): { readonly anterior: Passo | null; readonly proxima: Passo | null } => {
  const i = passos.indexOf(passo)
  return { anterior: passos[i - 1] ?? null, proxima: passos[i + 1] ?? null }
}

/** The person's name, once there is one. */
export function nomeDe({ pessoais }: Rascunho): string | null {
  const nome = pessoais?.['nome']
  return typeof nome === 'string' && nome.trim() !== '' ? nome : null
}

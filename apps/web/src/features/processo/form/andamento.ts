import type { RawSheet } from '@rh/domain/processo/raw-form'
import type { FormStep, StepState } from '../../../ui/page/FormStepper.tsx'
import { contagemEmPalavras, contar, type Conferencia, type OrdemDosCampos } from './conferencia.ts'
import { passosDoForm, type Enderecos } from './enderecos.ts'
import { PASSO_ANEXOS, PASSO_REVISAR, type EtapasDoFormulario, type Rascunho } from './formulario.ts'

const isVazio = (valor: unknown): boolean =>
  valor === undefined || valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)

/** Drops empty fields of a step before it is compared and sent. */
export const semVazios = (digitada: RawSheet): RawSheet =>
  Object.fromEntries(Object.entries(digitada).filter(([, valor]) => !isVazio(valor)))

/** Steps of a form with their fields, in order. */
export const ordemDe = ({ etapas, campos }: EtapasDoFormulario): OrdemDosCampos => ({
  etapas: Object.entries(etapas).map(([id, { label }]) => ({
    id,
    label,
    campos: Object.keys(campos[id] ?? {}),
  })),
})

/** State of a step: what is wrong outranks what is missing. */
export function estadoDaEtapa(etapa: string, dados: Rascunho, { grupos }: Conferencia): StepState {
  const itens = grupos.find((grupo) => grupo.etapa === etapa)?.itens ?? []
  if (contar(itens).errados > 0) return 'com-erro'
  if (itens.length === 0) return 'completa'
  return Object.keys(semVazios(dados[etapa] ?? {})).length === 0 ? 'vazia' : 'incompleta'
}

/** Step of the documents: refused ones need work, missing ones may come later. */
function passoDosAnexos({ alertas }: Conferencia, enderecos: Enderecos): FormStep {
  const seus = alertas.filter(({ etapa }) => etapa === PASSO_ANEXOS)
  const recusados = seus.some(({ codigo }) => codigo === 'anexos_recusados')
  const { vieram, pedidos } = seus.find(({ codigo }) => codigo === 'anexos_faltando')?.dados ?? {}
  return {
    id: PASSO_ANEXOS,
    label: 'Anexos',
    href: enderecos.etapa(PASSO_ANEXOS),
    state: recusados ? 'com-erro' : seus.length > 0 ? 'incompleta' : 'completa',
    ...(recusados && { erro: 'recusados' }),
    ...(typeof vieram === 'number' && typeof pedidos === 'number' && { resta: `${vieram} de ${pedidos}` }),
  }
}

/** Stepper items with their states and counts, the review last. */
export function passosDe(
  form: EtapasDoFormulario,
  dados: Rascunho,
  conferencia: Conferencia,
  enderecos: Enderecos,
): FormStep[] {
  const formulario = Object.entries(form.etapas).map(([etapa, { label }]): FormStep => {
    const itens = conferencia.grupos.find((grupo) => grupo.etapa === etapa)?.itens ?? []
    const { erro, resta } = contagemEmPalavras(contar(itens))
    return {
      id: etapa,
      label,
      href: enderecos.etapa(etapa),
      state: estadoDaEtapa(etapa, dados, conferencia),
      erro,
      resta,
    }
  })
  return [
    ...formulario,
    ...(form.anexos ? [passoDosAnexos(conferencia, enderecos)] : []),
    {
      id: PASSO_REVISAR,
      label: 'Revisar e enviar',
      href: enderecos.revisar,
      state: conferencia.grupos.length === 0 ? 'completa' : 'vazia',
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
export function primeiraPendente({ etapas }: EtapasDoFormulario, { grupos }: Conferencia): string {
  const nomes = Object.keys(etapas)
  const pendente = nomes.find((etapa) => grupos.some((grupo) => grupo.etapa === etapa))
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

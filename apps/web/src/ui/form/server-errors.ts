import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ApiError } from '../../lib/api/api-error.ts'
import { orientacaoNoDialogo } from '../../lib/api/dita.ts'
import { focusUnregistered } from './use-field.ts'

/** Path of the failure of the whole form, beside the errors of its fields. */
export const FALHA = 'root.failure'

/** Field errors of a failure, split by whether the form on screen has the field, or the list or group it is in. */
export function splitCampos(
  campos: Readonly<Record<string, string>>,
  hasField: (nome: string) => boolean,
): { readonly daqui: [string, string][]; readonly outros: string[] } {
  const entries = Object.entries(campos).map(
    ([nome, texto]) => [waysTo(withoutPrefix(nome)).find(hasField), texto] as const,
  )
  return {
    daqui: entries.flatMap(([nome, texto]) => (nome === undefined ? [] : [[nome, texto]])),
    // Where the form has no such field its name is a word of the call, which says nothing to a person.
    outros: [...new Set(entries.flatMap(([nome, texto]) => (nome === undefined ? [texto] : [])))],
  }
}

/** A path and those of what it is in, innermost first: `datas.2`, `datas`. */
const waysTo = (nome: string): string[] => {
  const partes = nome.split('.')
  return partes.map((_, i) => partes.slice(0, partes.length - i).join('.'))
}

/** Strips the request's prefix from a field name of the server (`body.nome`, `dados.nome`). */
const withoutPrefix = (nome: string): string => nome.replace(/^(?:body|dados)\./, '')

/** Paths of the fields that have an error, lists and groups opened. */
export const namesOf = (errors: object, prefix = ''): string[] =>
  Object.entries(errors).flatMap(([nome, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || nome === 'ref' || nome === 'root') return []
    const path = `${prefix}${nome}`
    return 'type' in error && typeof error.type === 'string' ? [path] : namesOf(error, `${path}.`)
  })

/** Focuses the first of these fields as the page shows them; one without a control of its name comes last. */
export function focusFirst<I extends FieldValues, O>(
  { setFocus }: Pick<UseFormReturn<I, unknown, O>, 'setFocus'>,
  nomes: readonly string[],
  element: HTMLFormElement,
): void {
  const controles = [...element.querySelectorAll<HTMLElement>('[name]')]
  const naPagina = controles.map((control) => control.getAttribute('name'))
  const lugar = (nome: string): number => {
    const i = naPagina.indexOf(nome)
    return i < 0 ? naPagina.length : i
  }
  const [primeiro] = nomes.toSorted((a, b) => lugar(a) - lugar(b))
  if (primeiro === undefined) return
  const controle = controles[naPagina.indexOf(primeiro)]
  // At once where the control itself takes the focus; the library waits a moment, and knows the others.
  if (controle && controle.tabIndex >= 0) controle.focus()
  else setFocus(primeiro as FieldPath<I>)
}

/** Shows a failed submit: messages at their fields, the rest above the form; focuses the first problem. */
export function applyFailure<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  failure: ApiError,
  element: HTMLFormElement,
): void {
  const hasField = (nome: string): boolean =>
    Boolean(element.querySelector(`[name="${CSS.escape(nome)}"], [data-campo="${CSS.escape(nome)}"]`))
  const { daqui, outros } = splitCampos(failure.campos, hasField)
  for (const [nome, message] of daqui) form.setError(nome as FieldPath<I>, { type: 'server', message })
  focusFirst(
    // A list has no control of its own name.
    { setFocus: (nome) => void (focusUnregistered(nome) || form.setFocus(nome as string as FieldPath<I>)) },
    daqui.map(([nome]) => nome),
    element,
  )
  const message = [
    failure.mensagem,
    ...outros.filter((texto) => failure.achados.includes(texto)),
    ...failure.impedem,
  ].join('\n')
  const orientacao = element.closest('[role="dialog"]') ? orientacaoNoDialogo(failure) : failure.orientacao
  form.setError(FALHA, { type: failure.codigo, message: [message, orientacao].join('\n') })
}

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ApiError } from '../../lib/api/api-error.ts'

/** Path of the failure of the whole form, beside the errors of its fields. */
export const FALHA = 'root.failure'

/** Field errors of a failure, split by whether the form on screen has the field. */
export function splitCampos(
  campos: Readonly<Record<string, string>>,
  hasField: (nome: string) => boolean,
): { readonly daqui: [string, string][]; readonly outros: string[] } {
  const entries = Object.entries(campos).map(
    ([nome, texto]) => [withoutPrefix(nome), texto] as [string, string],
  )
  return {
    daqui: entries.filter(([nome]) => hasField(nome)),
    outros: entries.filter(([nome]) => !hasField(nome)).map(([nome, texto]) => `${nome}: ${texto}`),
  }
}

/** Strips the request's prefix from a field name of the server (`body.nome`, `dados.nome`). */
const withoutPrefix = (nome: string): string => nome.replace(/^(?:body|dados)\./, '')

/** Shows a failed submit: messages at their fields, the rest above the form; focuses the first problem. */
export function applyFailure<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  failure: ApiError,
  element: HTMLFormElement,
): void {
  const hasField = (nome: string): boolean => Boolean(element.querySelector(`[name="${CSS.escape(nome)}"]`))
  const { daqui, outros } = splitCampos(failure.campos, hasField)
  for (const [nome, message] of daqui) form.setError(nome as FieldPath<I>, { type: 'server', message })
  const [primeiro] = daqui
  if (primeiro) form.setFocus(primeiro[0] as FieldPath<I>)
  const message = [failure.mensagem, ...outros].join('\n')
  form.setError(FALHA, { type: failure.codigo, message: [message, failure.acao].join('\n') })
}

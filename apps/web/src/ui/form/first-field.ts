import { useEffect } from 'react'
import { beginIn } from '../../lib/teclas/type-ahead.ts'

const FIELDS =
  'input:not([type="hidden"], [aria-hidden="true"], :disabled), textarea:not([aria-hidden="true"], :disabled), [role="combobox"]'

/** Fields of a part of the page, in its order. */
export const fieldsIn = (part: ParentNode): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(FIELDS)].filter(({ tabIndex }) => tabIndex >= 0)

/** Whether somebody types on keys: on a touch screen a focused field would open the keyboard over the page. */
export const hasKeys = (): boolean => !window.matchMedia('(pointer: coarse), (max-width: 899.95px)').matches

/** The first field of a part; of radios the one that the keyboard would reach. */
export function firstFieldOf(part: ParentNode): HTMLElement | undefined {
  const [first] = fieldsIn(part)
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return part.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`) ?? first
}

/** Whether nothing has the focus yet that a person put there: at most the page or the dialog as a whole. */
export const isFocusFree = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.matches('#conteudo, [role="dialog"], [role="presentation"]')

/** Begins a page or a dialog that is one form in its first field, where there are keys to type with. */
export function useFirstField(formId: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !hasKeys()) return undefined
    const frame = requestAnimationFrame(() => {
      const form = document.getElementById(formId)
      const field = form && isFocusFree() ? firstFieldOf(form) : undefined
      if (field) beginIn(field)
    })
    return () => cancelAnimationFrame(frame)
  }, [formId, isOn])
}

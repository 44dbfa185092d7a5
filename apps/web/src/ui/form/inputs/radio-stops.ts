/**
 * `tabIndex` of each radio of a group: one that is not answered yet is one stop of the keyboard, as an answered one is by
 * itself. While React draws it takes the name of every radio away and gives it back, after which Chromium stops at each.
 */
export function radioStops(
  options: readonly { readonly value: unknown; readonly disabled?: boolean | undefined }[],
  value: unknown,
): readonly (-1 | undefined)[] {
  const isAnswered = options.some((option) => option.value === value)
  const first = options.findIndex(({ disabled }) => disabled !== true)
  return options.map((_, index) => (isAnswered || index === first ? undefined : -1))
}

const FIELD =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [role="combobox"]'

/** Whether letters typed there are its text. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELD))

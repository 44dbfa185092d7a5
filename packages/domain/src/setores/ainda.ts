import type { View } from './areas.ts'

/**
 * Views that the specification names and that are declared, but whose feature is not built yet.
 * They have no route, no menu item and no page: an address of theirs answers like any unknown one.
 * Building a view means deleting its line here; the router then fails to compile until it has a page.
 */
export const ainda = {} as const satisfies { readonly [V in View]?: string }

export type Ainda = keyof typeof ainda
/** The views that have a page today. */
export type Pronta = Exclude<View, Ainda>

export const isPronta = (view: View): view is Pronta => !(view in ainda)

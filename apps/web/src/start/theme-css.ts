/** Declarations of a rule, or the rules of an at-rule. */
export interface StyleSheet {
  readonly [selector: string]: string | number | StyleSheet
}

const nameOf = (key: string): string => (key === 'colorScheme' ? 'color-scheme' : key)

const textOf = ([key, value]: [string, string | number | StyleSheet]): string =>
  typeof value === 'object' ? `${key}{${bodyOf(value)}}` : `${nameOf(key)}:${value};`

const bodyOf = (sheet: StyleSheet): string => Object.entries(sheet).map(textOf).join('')

/** Serializes the style sheets of a Material UI theme (`generateStyleSheets`) to CSS text, nested rules included. */
export const cssOf = (sheets: readonly StyleSheet[]): string => sheets.map(bodyOf).join('')

export interface Accent {
  readonly lighter: string
  readonly light: string
  readonly main: string
  readonly dark: string
  readonly darker: string
  readonly contrastText: string
}

export interface Preset {
  readonly label: string
  /** On the light ground: white text on `main`, and `main` as text on white, both reach 4.5:1. */
  readonly light: Accent
  /** On the dark ground: `main` as text on the dark paper reaches 4.5:1. */
  readonly dark: Accent
}

const preset = (
  label: string,
  [l, li, m, d, dr]: [string, string, string, string, string],
  noDark: string,
): Preset => ({
  label,
  light: { lighter: l, light: li, main: m, dark: d, darker: dr, contrastText: '#FFFFFF' },
  dark: { lighter: dr, light: l, main: noDark, dark: li, darker: l, contrastText: dr },
})

/** The six colour presets of the specification. */
export const presets = {
  default: preset('Padrão', ['#D8F3E6', '#45B98A', '#0A734F', '#06573D', '#053B2B'], '#4ED6A3'),
  cyan: preset('Ciano', ['#D6F4F9', '#38B4CC', '#0B7089', '#075062', '#063744'], '#45CBE2'),
  purple: preset('Roxo', ['#ECE6FD', '#9A7CF0', '#6A3FD1', '#4E2BA3', '#2C1763'], '#BDA6FA'),
  blue: preset('Azul', ['#DCE9FE', '#6198F5', '#1D5FD0', '#16479E', '#0D2B61'], '#7FB0FF'),
  orange: preset('Laranja', ['#FDEBD3', '#E8963A', '#A05207', '#753A05', '#4C2604'], '#F7B267'),
  red: preset('Vermelho', ['#FDE3E1', '#EF7B73', '#BE2F26', '#91221B', '#571410'], '#FF9A92'),
} as const satisfies Readonly<Record<string, Preset>>

export type PresetName = keyof typeof presets

import { colorSchemesOf } from '../theme/palette.ts'
import { presets, type PresetName } from '../theme/presets.ts'
import type { Settings } from '../theme/settings.ts'

const names = Object.keys(presets) as PresetName[]
const looks = (['default', 'bold'] as const).flatMap((contrast) =>
  (['light', 'dark'] as const).map((mode) => ({ contrast, mode })),
)

const rule = (name: PresetName, mode: Settings['themeMode'], contrast: Settings['themeContrast']): string => {
  const { background, primary } = colorSchemesOf(name, contrast)[mode].palette as {
    background: { default: string }
    primary: { main: string; contrastText: string }
  }
  const where = `[data-tema=${mode}][data-contraste=${contrast}][data-cor=${name}]`
  return `${where}{--chao:${background.default};--marca:${primary.main};--sobre-marca:${primary.contrastText}}`
}

/** Style sheet of what is painted before any script: ground and mark as the settings want them, from the palette. */
export const firstPaintCss = (): string =>
  looks.flatMap(({ mode, contrast }) => names.map((name) => rule(name, mode, contrast))).join('')

import type { ColorSystemOptions } from '@mui/material/styles'
import { presets, type Accent, type PresetName } from './presets.ts'
import type { Settings } from './settings.ts'

declare module '@mui/material/styles' {
  interface PaletteColor {
    lighter: string
    darker: string
  }
  interface SimplePaletteColorOptions {
    lighter?: string
    darker?: string
  }
  interface PaletteColorChannel {
    lighter: string
  }
  interface TypeBackground {
    /** Quiet ground inside a card: table heads, read-only fields, code. */
    neutral: string
  }
  interface Palette {
    /** Edge of what one can type into or press: 3:1 on every ground. */
    outline: string
  }
  interface PaletteOptions {
    outline?: string
  }
}

const tone = (
  lighter: string,
  light: string,
  main: string,
  dark: string,
  darker: string,
  contrastText = '#FFFFFF',
) => ({
  lighter,
  light,
  main,
  dark,
  darker,
  contrastText,
})

// In both schemes a status is written in `dark` on `lighter`: every pair reaches 4.5:1.
const lightScheme = {
  info: tone('#DDEBFC', '#4E9AE8', '#1B66B5', '#134F8F', '#0B2F57'),
  success: tone('#DAF3E0', '#41B565', '#17803D', '#11602E', '#0A3B1D'),
  warning: tone('#FDEFD0', '#E5A637', '#9A6100', '#784B00', '#452B00'),
  error: tone('#FDE4E1', '#F0766B', '#C0332A', '#96251E', '#561510'),
  text: { primary: '#1A2530', secondary: '#536270', disabled: '#8A97A3' },
  background: { default: '#F3F6F8', paper: '#FFFFFF', neutral: '#F3F6F8' },
  divider: '#E0E6EB',
  outline: '#75848F',
  action: { hover: 'rgba(99, 115, 129, 0.08)', selected: 'rgba(99, 115, 129, 0.12)' },
}

const darkScheme = {
  info: tone('#16314F', '#DDEBFC', '#7DB9F5', '#A9D1FA', '#DDEBFC', '#0B2F57'),
  success: tone('#133822', '#DAF3E0', '#5DCB82', '#90E0AA', '#DAF3E0', '#0A3B1D'),
  warning: tone('#40300E', '#FDEFD0', '#F0BC57', '#F7D493', '#FDEFD0', '#452B00'),
  error: tone('#4A1F1C', '#FDE4E1', '#FF8F85', '#FFB4AD', '#FDE4E1', '#561510'),
  text: { primary: '#F2F5F7', secondary: '#A3B1BD', disabled: '#6D7B87' },
  background: { default: '#12191F', paper: '#1A242C', neutral: '#212D36' },
  divider: '#2C3A45',
  outline: '#7E8E9B',
  action: { hover: 'rgba(145, 158, 171, 0.10)', selected: 'rgba(145, 158, 171, 0.16)' },
}

/** One tone further from a light ground. */
const further = (tone: Accent): Accent => ({ ...tone, light: tone.main, main: tone.dark, dark: tone.darker })

// The bold contrast: quiet text at 7:1, lines that stand at 3:1, accents and statuses one tone further.
const lightBold = {
  ...lightScheme,
  info: further(lightScheme.info),
  success: further(lightScheme.success),
  warning: further(lightScheme.warning),
  error: further(lightScheme.error),
  text: { primary: '#0B1319', secondary: '#35424D', disabled: '#5E6C78' },
  background: { default: '#E4EAEE', paper: '#FFFFFF', neutral: '#EDF1F4' },
  divider: '#7B8994',
  outline: '#4B5A66',
}

const darkBold = {
  ...darkScheme,
  text: { primary: '#FFFFFF', secondary: '#CDD7DF', disabled: '#94A2AE' },
  background: { default: '#06090C', paper: '#10181E', neutral: '#1A242C' },
  divider: '#6A7A87',
  outline: '#A3B1BD',
}

/** Surfaces are told apart by a line, not by a veil on each height. */
const overlays = Array.from({ length: 25 }, () => 'none') as NonNullable<ColorSystemOptions['overlays']>

type Schemes = Readonly<Record<'light' | 'dark', ColorSystemOptions>>

/** Colours of both schemes under one accent and one contrast. */
export function colorSchemesOf(name: PresetName, contrast: Settings['themeContrast']): Schemes {
  const { light, dark } = presets[name]
  return contrast === 'bold'
    ? {
        light: { palette: { ...lightBold, primary: further(light) } },
        dark: { palette: { ...darkBold, primary: { ...dark, dark: dark.darker } }, overlays },
      }
    : {
        light: { palette: { ...lightScheme, primary: light } },
        dark: { palette: { ...darkScheme, primary: dark }, overlays },
      }
}

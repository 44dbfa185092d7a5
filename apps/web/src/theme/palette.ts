import type { ColorSystemOptions } from '@mui/material/styles'
import { presets, type PresetName } from './presets.ts'

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
  action: { hover: 'rgba(145, 158, 171, 0.10)', selected: 'rgba(145, 158, 171, 0.16)' },
}

/** Colours of both schemes under one accent. */
export const colorSchemesOf = (
  name: PresetName,
): { light: ColorSystemOptions; dark: ColorSystemOptions } => ({
  light: { palette: { ...lightScheme, primary: presets[name].light } },
  dark: { palette: { ...darkScheme, primary: presets[name].dark } },
})

import { describe, expect, it } from 'vitest'
import { isDefault } from './is-default.ts'
import { isArabic, parseSettings, settingsPadrao } from './settings.ts'

// prova: entidade.tema, constante.tema
describe('parseSettings', () => {
  it('starts from the defaults of the specification', () => {
    expect(parseSettings(null)).toEqual({
      themeMode: 'light',
      themeContrast: 'default',
      themeDirection: 'ltr',
      themeLayout: 'mini',
      themeStretch: false,
      themeColorPresets: 'cyan',
    })
  })
  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '42',
    '{"themeMode":"neon"}',
    '{"themeStretch":"true"}',
    '{"themeMode":{"toString":1},"themeLayout":["mini"]}',
    '{"themeColorPresets":"__proto__"}',
    '{"themeColorPresets":"toString"}',
    '{"__proto__":{"themeMode":"dark"}}',
    '\u0000',
  ])('survives %j', (texto) => expect(parseSettings(texto)).toEqual(settingsPadrao))
  it('keeps what is good beside what is not, and nothing else', () => {
    expect(parseSettings('{"themeMode":"dark","themeLayout":"diagonal","outra":1}')).toEqual({
      ...settingsPadrao,
      themeMode: 'dark',
    })
  })
  it('keeps every value that the drawer offers', () => {
    const outras = {
      themeMode: 'dark',
      themeContrast: 'bold',
      themeDirection: 'rtl',
      themeLayout: 'horizontal',
      themeStretch: true,
      themeColorPresets: 'orange',
    }
    expect(parseSettings(JSON.stringify(outras))).toEqual(outras)
  })
})

describe('isDefault', () => {
  it('sees a single change', () => {
    expect(isDefault(settingsPadrao)).toBe(true)
    expect(isDefault({ ...settingsPadrao, themeStretch: true })).toBe(false)
  })
})

// prova: estado.arabe
describe('isArabic', () => {
  it.each(['ar', 'ar-SA', 'AR-EG', 'ar-Latn'])('turns the page for %s', (idioma) =>
    expect(isArabic(idioma)).toBe(true),
  )
  it.each([null, '', 'pt-BR', 'arn', 'en-AR'])('leaves it for %s', (idioma) =>
    expect(isArabic(idioma)).toBe(false),
  )
})

import { describe, expect, it } from 'vitest'
import { parseSettings, settingsPadrao } from './settings.ts'

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
  it.each(['', '{', 'null', '[]', '"x"', '42', '{"themeMode":"neon"}', '{"themeStretch":"true"}'])(
    'survives %j',
    (texto) => expect(parseSettings(texto)).toEqual(settingsPadrao),
  )
  it('keeps what is good beside what is not', () => {
    expect(parseSettings('{"themeMode":"dark","themeLayout":"diagonal","outra":1}')).toEqual({
      ...settingsPadrao,
      themeMode: 'dark',
    })
  })
})

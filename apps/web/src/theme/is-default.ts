import { settingsPadrao, type Settings } from './settings.ts'

/** Whether there is nothing to reset. Only the drawer asks: apart from what everybody downloads. */
export const isDefault = (settings: Settings): boolean =>
  (Object.keys(settingsPadrao) as (keyof Settings)[]).every((key) => settings[key] === settingsPadrao[key])

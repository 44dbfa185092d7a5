import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { anchorOf, type Anchor } from './ancora.ts'
import { loadKeyRing } from './chave.ts'
import type { SealMeans } from './selar.ts'

/** An anchor knows where it was left: one for as long as the system runs. */
const anchors = new WeakMap<Config, Anchor>()

/** What sealing needs, of this installation. */
export function trailMeans({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): SealMeans {
  const anchor = anchors.get(config) ?? anchorOf(config)
  anchors.set(config, anchor)
  return { db, clock, keys: loadKeyRing(config), anchor }
}

import { expect, it } from 'vitest'
import { placeTip } from './place-tip.ts'

const window = { width: 400, height: 300 }
const tip = { width: 100, height: 40 }
const anchorAt = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 20 })

it.each([
  ['below and centred', anchorAt(190, 100), { left: 150, top: 120, side: 'below', arrow: 50 }],
  ['inside the left edge', anchorAt(0, 100), { left: 8, top: 120, side: 'below', arrow: 2 }],
  ['inside the right edge', anchorAt(380, 100), { left: 292, top: 120, side: 'below', arrow: 98 }],
  ['below down to the last pixel', anchorAt(190, 240), { left: 150, top: 260, side: 'below', arrow: 50 }],
  ['above where there is no room', anchorAt(190, 241), { left: 150, top: 201, side: 'above', arrow: 50 }],
])('stands %s', (_, anchor, place) => expect(placeTip(anchor, tip, window)).toEqual(place))

it('stands below in a window too low for either side, where its beginning shows', () => {
  expect(placeTip(anchorAt(190, 10), tip, { width: 400, height: 40 }).side).toBe('below')
})

it('begins at the left edge when it is wider than the window', () => {
  expect(placeTip(anchorAt(190, 100), { width: 500, height: 40 }, window).left).toBe(8)
})

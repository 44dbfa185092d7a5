import { afterEach, expect, it, vi } from 'vitest'
import { isPhone } from './use-is-phone.ts'

/** Answers of a window of this width, or of paper. */
const stub = (width: number, paper = false): void => {
  const matchMedia = (media: string) => ({
    matches: media === 'print' ? paper : width <= Number(/max-width: ([\d.]+)px/.exec(media)?.[1]),
  })
  vi.stubGlobal('window', { matchMedia })
}
afterEach(() => vi.unstubAllGlobals())

it('is what the window is, and stays so on paper', () => {
  stub(1440)
  expect(isPhone()).toBe(false)
  stub(718, true)
  expect(isPhone()).toBe(false)
  stub(390)
  expect(isPhone()).toBe(true)
  stub(1047, true)
  expect(isPhone()).toBe(true)
  stub(900)
  expect(isPhone()).toBe(false)
})

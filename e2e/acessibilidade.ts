import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Fails with the rule and the element of every WCAG 2.2 A and AA violation of the page as it stands. */
export async function expectAcessivel(page: Page, onde: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Nobody reads what passed, and the pages have no frames of other origins: both together halve the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
    onde,
  ).toEqual([])
}

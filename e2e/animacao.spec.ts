import type { Page } from '@playwright/test'
import { entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

/** Seconds. Where there is to be no movement, the styles leave a hundredth of a millisecond of it. */
const IMPERCEPTIVEL = 0.001

/** Seconds that the drawer of the settings takes to come and to go; nothing where it does not move. */
async function temposDaGaveta(page: Page): Promise<number[]> {
  // Asked when a movement sets out: on a busy machine the drawer may be gone before its end is told.
  await page.evaluate((minimo) => {
    // A movement that sets out again to the same place, as the last one does, is still one.
    const tempos = new Set<number>()
    Object.assign(window, { tempos })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof Element) || !target.matches('[role="dialog"]')) return
      if (propertyName !== 'transform') return
      const animacao = target
        .getAnimations()
        .find((um) => um instanceof CSSTransition && um.transitionProperty === 'transform')
      const tempo = Number(animacao?.effect?.getComputedTiming().duration) / 1_000
      if (tempo > minimo) tempos.add(tempo)
    })
  }, IMPERCEPTIVEL)
  await page.getByRole('button', { name: 'Configurações' }).click()
  const gaveta = page.getByRole('dialog', { name: 'Configurações' })
  await gaveta.evaluate(async (papel) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await Promise.all(papel.getAnimations().map(({ finished }) => finished))
  })
  await page.keyboard.press('Escape')
  await expect(gaveta).toBeHidden()
  return page.evaluate(() => Array.from((window as unknown as { tempos: Set<number> }).tempos))
}

// prova: constante.animacao, estado.painel, constante.avisos
test('the drawer comes in 0.64 s and goes in 0.48 s; full screen goes on and off; messages come three at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await entrar(page, 'gestor')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The first opening waits for the drawer's code.
  await temposDaGaveta(page)
  expect(await temposDaGaveta(page)).toEqual([expect.closeTo(0.64, 2), expect.closeTo(0.48, 2)])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // At once for who wants less motion, and on phones.
  expect(await temposDaGaveta(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await temposDaGaveta(page)).toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Configurações' }).click()
  const cheia = page.getByRole('button', { name: 'Tela cheia', exact: true })
  await cheia.click()
  await page.getByRole('button', { name: 'Sair da tela cheia' }).click()
  await expect(cheia).toBeVisible()

  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'))
  })
  for (let vez = 0; vez < 4; vez += 1) await cheia.click()
  const avisos = page.locator('[data-sonner-toast]')
  await expect(avisos).toHaveCount(4)
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)
  const primeiro = page.locator('[data-sonner-toast][data-front="true"]')
  expect((await primeiro.boundingBox())?.width).toBe(356)
  // They go by a swipe of 20 pixels.
  const arrastar = async (pixels: number): Promise<void> => {
    const { x = 0, y = 0, height = 0 } = (await primeiro.boundingBox()) ?? {}
    await page.mouse.move(x + 20, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + 20, y + height / 2 + pixels, { steps: 5 })
    // Longer than a flick, which the library takes for a swipe of any length.
    await page.waitForTimeout(400)
    await page.mouse.up()
  }
  await arrastar(15)
  await expect(avisos).toHaveCount(4)
  await arrastar(24)
  await expect(avisos).toHaveCount(3)
})

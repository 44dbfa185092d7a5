import type { Locator, Page } from '@playwright/test'

/** One of the two ways in which a part is done. */
export interface Mao {
  /** A button, a link, a tick or a choice: a click, or Tab and its key. */
  aperta(alvo: Locator, tecla?: 'Enter' | 'Space'): Promise<void>
  /** A field and what goes in. */
  escreve(campo: Locator, texto: string): Promise<void>
  /** Sends the form of the field at hand; by the pointer, its button. */
  envia(botao: Locator): Promise<void>
  /** The shortcut of something; by the pointer, the thing itself. */
  atalho(tecla: string, alvo: Locator): Promise<void>
  /** A key that goes somewhere, for which the pointer has no need. */
  vaiPor(tecla: string): Promise<void>
}

/** As far as a hand looks for something by Tab. */
const MAX_TABS = 120

/** The pointer only; the keyboard types data. */
export const ponteiro = (page: Page): Mao => ({
  aperta: (alvo) => alvo.click(),
  escreve: async (campo, valor) => {
    await campo.waitFor()
    // A text field that has the focus needs no click.
    if (!(await campo.evaluate((elemento) => elemento === document.activeElement))) await campo.click()
    await page.keyboard.type(valor)
  },
  envia: (alvo) => alvo.click(),
  atalho: (_, alvo) => alvo.click(),
  vaiPor: async () => {},
})

/** Tests in the page whether Enter sends the form at hand: from a field, or from its button. */
const noFormulario = (): boolean =>
  document.activeElement?.matches('form input, form button[type="submit"]') ?? false

/** Keys only, by the shortest way that the page shows. */
export function soTeclas(page: Page): Mao {
  const { keyboard } = page
  const ate = async (alvo: Locator): Promise<void> => {
    await alvo.waitFor()
    for (let n = 0; n < MAX_TABS; n++) {
      if (await alvo.evaluate((elemento) => elemento === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`No way to ${String(alvo)} by Tab`)
  }
  return {
    aperta: async (alvo, tecla = 'Enter') => {
      await ate(alvo)
      await keyboard.press(tecla)
    },
    escreve: async (campo, valor) => {
      await ate(campo)
      await keyboard.type(valor)
    },
    envia: async (botao) => {
      await botao.waitFor()
      if (!(await page.evaluate(noFormulario))) await ate(botao)
      await keyboard.press('Enter')
    },
    atalho: async (tecla, alvo) => {
      // What the shortcut is for has to be there, as a person sees it.
      await alvo.waitFor()
      await keyboard.press(tecla)
    },
    vaiPor: (tecla) => keyboard.press(tecla),
  }
}

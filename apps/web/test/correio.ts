// What a person does where a message is written.
import { screen, within } from '@testing-library/dom'
import { expect } from 'vitest'
import type { Pessoa } from './tela.tsx'

export type Editor = ReturnType<typeof within>

export const novaMensagem = async (): Promise<Editor> =>
  within(await screen.findByRole('region', { name: 'Nova mensagem' }))
export const textoDe = (editor: Editor): Promise<HTMLElement> =>
  editor.findByRole('textbox', { name: 'Mensagem' })

export async function escolher(pessoa: Pessoa, editor: Editor, nome: string): Promise<void> {
  const campo = await editor.findByRole('combobox', { name: 'Para' })
  await pessoa.escrever(campo, nome)
  expect(campo).toHaveProperty('value', nome)
  await pessoa.click(await screen.findByRole('option', { name: new RegExp(nome) }))
}

/** The toast of a message that can still be called back, and not one of what was done before. */
export const recado = async (): Promise<HTMLElement> =>
  (await screen.findByText('Mensagem enviada.')).closest('li') ?? document.body

/** As when the page is left: what waits to leave goes at once. */
export const deixarAPagina = (): boolean => window.dispatchEvent(new Event('pagehide'))

import { screen, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { z } from '../src/lib/zod-pt.ts'
import { ConfirmDialog } from '../src/ui/feedback/ConfirmDialog.tsx'
import { FormDialog } from '../src/ui/form/FormDialog.tsx'
import { TextInput } from '../src/ui/form/inputs/TextInput.tsx'
import { mostrar } from './peca.tsx'

const fechar = vi.fn<() => void>()
const formas = {
  pergunta: () => (
    <ConfirmDialog
      open
      title="Devolver?"
      confirmLabel="Devolver"
      reason={{ label: 'Motivo' }}
      onConfirm={() => {}}
      onClose={fechar}
    />
  ),
  formulario: () => (
    <FormDialog
      title="Devolver?"
      schema={z.object({ motivo: z.string() })}
      defaultValues={{ motivo: '' }}
      submitLabel="Devolver"
      onSubmit={() => Promise.resolve()}
      onClose={fechar}
    >
      <TextInput source="motivo" label="Motivo" />
    </FormDialog>
  ),
}
const DESCARTAR = 'Descartar o que você digitou?'

async function aberto(forma: keyof typeof formas) {
  fechar.mockClear()
  mostrar(formas[forma]())
  const dialogo = await screen.findByRole('dialog', { name: 'Devolver?' })
  const campo = within(dialogo).getByRole<HTMLInputElement>('textbox', { name: /^Motivo/ })
  const beside = dialogo.closest<HTMLElement>('.MuiDialog-container')
  if (!beside) throw new Error('No container')
  return { pessoa: userEvent.setup({ delay: null }), campo, beside, dialogo }
}

describe.each(Object.keys(formas) as (keyof typeof formas)[])('a dialog in which one writes: %s', (forma) => {
  it('is left by Esc at once where nothing was written', async () => {
    const { pessoa, campo } = await aberto(forma)
    await pessoa.type(campo, 'a{Backspace} ')
    await pessoa.keyboard('{Escape}')
    expect(fechar).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog', { name: DESCARTAR })).toBeNull()
  })

  it('asks before what was written is thrown away, and leads back to it', async () => {
    const { pessoa, campo } = await aberto(forma)
    await pessoa.type(campo, 'Falta o aditivo')
    await pessoa.keyboard('{Escape}')
    const pergunta = await screen.findByRole('dialog', { name: DESCARTAR, description: /não há como voltar/ })
    const ficar = within(pergunta).getByRole('button', { name: 'Continuar escrevendo' })
    expect(document.activeElement).toBe(ficar)
    await pessoa.click(ficar)
    await waitFor(() => expect(document.activeElement).toBe(campo))
    expect(campo.value).toBe('Falta o aditivo')
    expect(fechar).not.toHaveBeenCalled()
    await pessoa.keyboard('{Escape}')
    await pessoa.click(await screen.findByRole('button', { name: 'Descartar' }))
    expect(fechar).toHaveBeenCalledOnce()
  })

  it('loses nothing to a click beside it', async () => {
    const { pessoa, campo, beside } = await aberto(forma)
    await pessoa.type(campo, 'Falta o aditivo')
    await pessoa.click(beside)
    expect(fechar).not.toHaveBeenCalled()
    expect(campo.value).toBe('Falta o aditivo')
  })

  it('is left by its own button, which nobody presses by mistake', async () => {
    const { pessoa, campo, dialogo } = await aberto(forma)
    await pessoa.type(campo, 'Falta o aditivo')
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Cancelar' }))
    expect(fechar).toHaveBeenCalledOnce()
  })
})

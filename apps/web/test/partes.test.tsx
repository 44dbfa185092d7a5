import { screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

vi.mock('../src/features/calendario/EventoDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

describe('a dialog whose code cannot be fetched', () => {
  it('leaves the page as it is, and says that it did not open', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const pessoa = await abrir('cadastro', '/rh/calendario')
    await pessoa.click(await screen.findByRole('button', { name: 'Novo evento' }))
    expect(
      await screen.findByText('Não foi possível abrir esta parte. Atualize a página e tente de novo.'),
    ).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Calendário' })).toBeTruthy()
  })
})

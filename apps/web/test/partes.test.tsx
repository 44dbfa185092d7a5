import { screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { reportReach } from '../src/lib/api/connection.ts'
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
    expect(await screen.findByText('Não foi possível abrir esta parte. Atualize a página.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Calendário' })).toBeTruthy()
  })
})

it('says that the connection is gone outside the top bar, which a form on a phone hides', async () => {
  await abrir('cadastro', '/rh/calendario')
  reportReach(false)
  const aviso = await screen.findByText('Sem conexão')
  expect(aviso.closest('header')).toBeNull()
  reportReach(true)
})

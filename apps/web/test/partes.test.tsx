import { screen, waitFor } from '@testing-library/dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { reportReach } from '../src/lib/api/connection.ts'
import { lazyPart } from '../src/lib/loading/lazy-part.ts'
import { rede } from './rede.ts'
import { usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

describe('a part whose code cannot be fetched', () => {
  it('leaves the page as it is, and says that it did not open', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await abrir('cadastro', '/rh/calendario')
    await screen.findByRole('heading', { level: 1, name: 'Calendário' })
    // Of its own: those of the page may have come in an earlier test.
    const Parte = lazyPart('Parte', () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    )
    const lugar = document.body.appendChild(document.createElement('div'))
    const root = createRoot(lugar)
    onTestFinished(() => {
      root.unmount()
      lugar.remove()
    })
    root.render(<Parte />)
    expect(await screen.findByText('Não foi possível abrir esta parte. Atualize a página.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Calendário' })).toBeTruthy()
  })
})

it('says that the connection is gone outside the top bar, which a form on a phone hides', async () => {
  await abrir('cadastro', '/rh/calendario')
  const reparar = rede.cortar()
  // Calls of the page that were on their way are still answered, and say that the server is there.
  const aviso = await waitFor(() => {
    reportReach(false)
    return screen.getByText('Sem conexão')
  })
  expect(aviso.closest('header')).toBeNull()
  reparar()
  reportReach(true)
})

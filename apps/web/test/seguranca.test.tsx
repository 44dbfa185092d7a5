import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

describe('the page of security events', () => {
  it('does not pass over alarms that it could not read', async () => {
    const reparar = rede.recusar(/^GET \/api\/seguranca\/alarmes$/, 500)
    const pessoa = await abrir('administrador', '/admin/seguranca')
    const alarmes = within(await screen.findByRole('region', { name: 'Alarmes das últimas 24 horas' }))
    reparar()
    await pessoa.click(await alarmes.findByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Alarmes/ })).toBeNull())
  })

  it('shows who was refused, why and how often, each time of it, and what rang', async () => {
    for (let vez = 0; vez < 11; vez += 1)
      await sistema().anonimo.try('POST /api/auth/login', { body: { usuario: 'vagas', senha: 'nao-e-esta' } })
    const pessoa = await abrir('administrador', '/admin/seguranca')
    const link = await screen.findByRole('link', { name: 'Entrada recusada: senha errada' })
    await pessoa.click(link)
    const painel = await screen.findByRole('dialog', { name: /Entrada recusada/ })
    expect(await within(painel).findByText(/^Entra com usuário e senha/)).toBeDefined()
    expect(pessoa.onde()).toContain('evento=')
    await pessoa.click(within(painel).getByRole('button', { name: /Fechar/ }))
    await screen.findByRole('heading', { name: 'Alarmes das últimas 24 horas' })
    await pessoa.click(screen.getByRole('button', { name: 'Grave' }))
    expect(await screen.findByRole('link', { name: 'Alarme: entrada recusada' })).toBeDefined()
  })
})

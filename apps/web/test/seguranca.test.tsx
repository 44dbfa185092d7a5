import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

describe('the page of security events', () => {
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

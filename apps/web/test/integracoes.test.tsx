import { screen, waitFor, within } from '@testing-library/dom'
import { hrefOf } from '@rh/domain/setores/rotas'
import { expect, it, vi } from 'vitest'
import { senhaDemo, sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()
vi.setConfig({ testTimeout: 60_000 })

it('closes a month of the payroll, which then says in words that nothing is left to send', async () => {
  const pessoa = await abrir('coordenador', hrefOf('rh', 'integracoes.folha'))
  await pessoa.click(await screen.findByRole('button', { name: /^Fechar com \d+ linhas$/ }))
  const dialogo = within(await screen.findByRole('dialog'))
  await pessoa.click(dialogo.getByRole('button', { name: 'Fechar e baixar' }))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Tudo de .* já foi enviado por .*não vai de novo\.$/,
    ),
  )
  await pessoa.click(screen.getByRole('link', { name: 'Enviados' }))
  expect(await screen.findByRole('button', { name: /^Baixar de novo o arquivo/ })).toBeTruthy()
})

it('shows a new key once, after the password, and what it may read from then on', async () => {
  const pessoa = await abrir('administrador', hrefOf('admin', 'integracoes.inicio', { aba: 'chaves' }))
  await screen.findByRole('heading', { name: 'Nenhuma chave' })
  await pessoa.click(screen.getByRole('button', { name: 'Nova chave' }))
  const dialogo = within(await screen.findByRole('dialog'))
  await pessoa.type(dialogo.getByRole('textbox', { name: 'Sistema que vai usar' }), 'Ponto eletrônico')
  await pessoa.click(dialogo.getByRole('checkbox', { name: 'Colaboradores' }))
  await pessoa.click(dialogo.getByRole('button', { name: 'Criar chave' }))
  await pessoa.type(await screen.findByLabelText('Senha'), senhaDemo)
  await pessoa.click(screen.getByRole('button', { name: 'Confirmar' }))
  const chave = await screen.findByText(/^rhk_[a-z0-9]{10}_[\w-]{43}$/)
  const segredo = chave.textContent
  await pessoa.click(screen.getByRole('button', { name: 'Já guardei' }))
  expect(await screen.findByRole('heading', { name: 'Ponto eletrônico' })).toBeTruthy()
  await waitFor(() => expect(document.body.textContent).not.toContain(segredo))
  const resposta = await sistema().app.inject({
    url: '/api/integracao/colaboradores?limite=1',
    headers: { authorization: `Bearer ${segredo}` },
  })
  expect(resposta.statusCode).toBe(200)
})

import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { senhaDemo, sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

describe('the preview of what is let go of', () => {
  it('is switched on with the password, and keeps a longer term that was typed before', async () => {
    const pessoa = await abrir('administrador', '/admin/privacidade/anonimizacao')
    await screen.findByText(/^Desligada/)
    await screen.findByText('Conta bancária e Pix: 5 anos depois da saída')
    await pessoa.click(screen.getByRole('button', { name: 'Alterar' }))
    const dialogo = await screen.findByRole('dialog', { name: 'Anonimização ao fim dos prazos' })
    await pessoa.click(within(dialogo).getByRole('checkbox', { name: /^Anonimizar cada noite/ }))
    const conta = within(dialogo).getByLabelText('Conta bancária e Pix')
    const salvar = async () => pessoa.click(await within(dialogo).findByRole('button', { name: 'Salvar' }))
    await pessoa.escrever(conta, '59')
    await salvar()
    const pergunta = await screen.findByRole('dialog', { name: 'Confirme sua senha' })
    await pessoa.type(within(pergunta).getByLabelText('Senha'), senhaDemo)
    await pessoa.click(within(pergunta).getByRole('button', { name: 'Confirmar' }))
    await within(dialogo).findByText(/^Ao menos 60 meses/)
    await pessoa.escrever(within(dialogo).getByLabelText('Conta bancária e Pix'), '72')
    await salvar()
    await screen.findByText(/^Ligada desde /)
    await screen.findByText('Conta bancária e Pix: 6 anos depois da saída')
    await waitFor(async () =>
      expect(await sistema().db.selectFrom('prazoDeGuarda').select(['categoria', 'meses']).execute()).toEqual(
        [{ categoria: 'bancario', meses: 72 }],
      ),
    )
  })

  it('is not among the tabs of Gerente Rh', async () => {
    await abrir('gerente.rh', '/rh/privacidade')
    await screen
      .findByRole('link', { name: 'Prazos' })
      .catch(() => screen.findByRole('tab', { name: 'Prazos' }))
    expect(screen.queryByText('Anonimização')).toBeNull()
  })
})

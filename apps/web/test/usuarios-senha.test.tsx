import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { senhaDemo, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

async function abrirUsuario(aba: string): Promise<{ pessoa: Pessoa; painel: HTMLElement; id: number }> {
  const admin = await sistema().as('administrador')
  const { results } = await admin.call('GET /api/usuarios/listar', { query: { busca: 'comercial' } })
  const [{ id, nome } = { id: 0, nome: '' }] = results
  const pessoa = await abrir('administrador', '/admin/usuarios/listar')
  await pessoa.ir(`/admin/usuarios/listar?usuario=${id}&aba=${aba}`)
  return { pessoa, id, painel: await screen.findByRole('dialog', { name: nome }) }
}

const pergunta = () => screen.findByRole('dialog', { name: 'Confirme sua senha' })

async function responder(pessoa: Pessoa, botao: 'Cancelar' | 'Confirmar'): Promise<void> {
  const dialogo = await pergunta()
  if (botao === 'Confirmar') await pessoa.type(within(dialogo).getByLabelText('Senha'), senhaDemo)
  await pessoa.click(within(dialogo).getByRole('button', { name: botao }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirme sua senha' })).toBeNull())
}

describe('what decides who enters', () => {
  it('asks for the password at another e-mail, and keeps what was typed by who gives up', async () => {
    const { pessoa, painel, id } = await abrirUsuario('dados')
    const email = await within(painel).findByLabelText('E-mail')
    const novo = 'comercial.novo@exemplo.com.br'
    await pessoa.escrever(email, novo)
    const salvar = async () => pessoa.click(await within(painel).findByRole('button', { name: 'Salvar' }))
    await salvar()
    await responder(pessoa, 'Cancelar')
    expect(email).toHaveProperty('value', novo)
    const doBanco = () =>
      sistema().db.selectFrom('usuario').select('email').where('id', '=', id).executeTakeFirstOrThrow()
    expect(await doBanco()).not.toEqual({ email: novo })
    await salvar()
    await responder(pessoa, 'Confirmar')
    await screen.findByText('Dados salvos.')
    expect(await doBanco()).toEqual({ email: novo })
  })

  it('asks for it at a release, and keeps the reason by who gives up', async () => {
    const { pessoa, painel } = await abrirUsuario('sessoes')
    await pessoa.click(await within(painel).findByRole('button', { name: 'Liberar fora do horário' }))
    const dialogo = await screen.findByRole('dialog', { name: 'Liberar fora do horário' })
    const motivo = await within(dialogo).findByLabelText('Motivo')
    await pessoa.type(motivo, 'Fechamento da folha')
    const liberar = async () => pessoa.click(await within(dialogo).findByRole('button', { name: 'Liberar' }))
    await liberar()
    await responder(pessoa, 'Cancelar')
    expect(motivo).toHaveProperty('value', 'Fechamento da folha')
    await liberar()
    await responder(pessoa, 'Confirmar')
    await screen.findByText('Acesso liberado.')
  })

  it.each([
    ['horarios', 'Horários salvos.'],
    ['contratos', 'Contratos salvos.'],
  ])('asks for it at %s', async (aba, salvo) => {
    const { pessoa, painel } = await abrirUsuario(aba)
    await pessoa.click(await within(painel).findByRole('button', { name: 'Salvar' }))
    await responder(pessoa, 'Confirmar')
    expect(await screen.findByText(salvo)).toBeDefined()
  })
})

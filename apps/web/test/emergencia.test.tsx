import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { logout } from '../src/lib/session/session.ts'
import { rede } from './rede.ts'
import { senhaDemo, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

const ENTRAR = 'Entrar e avisar os administradores'
const MOTIVO = 'O provedor de acesso está fora do ar.'

usarSistema()

const botao = (nome: string | RegExp) => screen.findByRole('button', { name: nome })
const campo = (nome: string) => screen.findByRole('textbox', { name: nome })

async function confirmarSenha(pessoa: Pessoa): Promise<void> {
  const pergunta = await screen.findByRole('dialog', { name: 'Confirme sua senha' })
  await pessoa.type(within(pergunta).getByLabelText('Senha'), senhaDemo)
  await pessoa.click(within(pergunta).getByRole('button', { name: 'Confirmar' }))
}

/** Out, and to the address that is on the paper. */
async function sairPara(pessoa: Pessoa): Promise<void> {
  logout()
  await screen.findByRole('heading', { level: 1, name: 'Entrar' })
  await pessoa.ir('/auth/emergencia')
  await screen.findByRole('heading', { level: 1, name: 'Acesso de emergência' })
}

/** Seals a code on the page of security, and reads it from the screen. */
async function lacrar(pessoa: Pessoa): Promise<string> {
  await pessoa.click(await botao(/^Lacrar (um|outro) código$/))
  const dialogo = await screen.findByRole('dialog', { name: 'Lacrar um código de emergência' })
  await pessoa.type(
    within(dialogo).getByRole('textbox', { name: 'Onde o envelope fica' }),
    'Cofre da diretoria',
  )
  await pessoa.click(within(dialogo).getByRole('button', { name: 'Lacrar' }))
  await confirmarSenha(pessoa)
  const lacrado = await screen.findByRole('dialog', { name: 'Código lacrado' })
  const [codigo = ''] = /(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}/.exec(lacrado.textContent ?? '') ?? []
  expect(codigo).not.toBe('')
  expect(lacrado.textContent).toContain('/auth/emergencia, com este código e o motivo.')
  await pessoa.click(within(lacrado).getByRole('button', { name: 'Já guardei' }))
  await screen.findByText(/Guardado em: Cofre da diretoria\. Abre uma sessão de/)
  return codigo
}

describe('the emergency access', () => {
  it('is refused in words before anything is sent, with the first field that is wrong at hand', async () => {
    const pessoa = await abrir('administrador', '/admin/seguranca')
    await screen.findByText(/^Não há código lacrado/)
    await sairPara(pessoa)
    await pessoa.type(await campo('Motivo'), 'curto')
    await pessoa.click(await botao(ENTRAR))
    await screen.findByText('Confira o código: são 24 letras e números, em seis grupos de quatro')
    await screen.findByText('Diga em pelo menos 10 letras por quê')
    const codigo = await campo('Código lacrado')
    await waitFor(() => expect(document.activeElement).toBe(codigo))
    expect(rede.chamadas(/^POST .*emergencia$/)).toEqual([])
    await pessoa.escrever(await campo('Código lacrado'), '2345-2345-2345-2345-2345-2345')
    await pessoa.escrever(await campo('Motivo'), MOTIVO)
    await pessoa.click(await botao(ENTRAR))
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    expect(pessoa.onde()).toBe('/auth/emergencia')
  })

  it('is sealed on the page of security, lets in with the code, and is taken back with a reason', async () => {
    const pessoa = await abrir('administrador', '/admin/seguranca')
    const codigo = await lacrar(pessoa)
    await sairPara(pessoa)
    // As it is copied from paper: it is written as it was printed once the field is left.
    await pessoa.type(await campo('Código lacrado'), codigo.replaceAll('-', '').toLowerCase())
    await pessoa.tab()
    expect(await campo('Código lacrado')).toHaveProperty('value', codigo)
    await pessoa.type(await campo('Motivo'), MOTIVO)
    await pessoa.click(await botao(ENTRAR))
    await screen.findByText(/^Olá, /)

    await abrir('administrador', '/admin/seguranca')
    const usos = await screen.findByRole('list', { name: 'Cada uso' })
    expect(usos.textContent).toContain(`Motivo: ${MOTIVO}`)
    expect(usos.textContent).toContain('Aberta agora')
    await pessoa.click(await botao('Encerrar a sessão'))
    const retirar = await screen.findByRole('dialog', { name: 'Retirar o acesso de emergência' })
    await pessoa.type(within(retirar).getByRole('textbox', { name: 'Motivo' }), 'Já foi resolvido')
    await pessoa.click(within(retirar).getByRole('button', { name: 'Retirar' }))
    await confirmarSenha(pessoa)
    await waitFor(() => expect(screen.queryByText('Aberta agora')).toBeNull())
  })
})

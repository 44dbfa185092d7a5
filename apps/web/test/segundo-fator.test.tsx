import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { erros } from '@rh/domain/errors'
import { logout } from '../src/lib/session/session.ts'
import { comChavesDeAcesso } from './autenticador.ts'
import { rede } from './rede.ts'
import { codigoDoApp, senhaDemo, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

/** The code that the app of a person shows, who typed the key from the screen. */
async function chaveDaTela(): Promise<(passos?: number) => string> {
  const chave = await screen.findByRole('status', { name: 'Chave para digitar no aplicativo' })
  const segredo = (chave.textContent ?? '').replaceAll(' ', '')
  return (passos = 0) => codigoDoApp(segredo, sistema().clock.agora(), passos)
}

async function confirmarSenha(pessoa: Pessoa): Promise<void> {
  const pergunta = await screen.findByRole('dialog', { name: 'Confirme sua senha' })
  await pessoa.type(within(pergunta).getByLabelText('Senha'), senhaDemo)
  await pessoa.click(within(pergunta).getByRole('button', { name: 'Confirmar' }))
}

async function usuarioESenha(pessoa: Pessoa, login: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: 'Entrar' })
  await pessoa.type(screen.getByRole('textbox', { name: 'Usuário' }), login)
  await pessoa.type(screen.getByLabelText('Senha'), senhaDemo)
  await pessoa.click(screen.getByRole('button', { name: 'Entrar' }))
}

describe('a second factor', () => {
  it('is set up on the own page, asked for at the next entry, and lets a recovery code in instead', async () => {
    const pessoa = await abrir('vagas', '/vagas/perfil')
    await pessoa.click(await screen.findByRole('button', { name: 'Cadastrar aplicativo' }))
    await confirmarSenha(pessoa)
    const codigo = await chaveDaTela()
    const dialogo = screen.getByRole('dialog', { name: 'Cadastrar aplicativo' })
    const campo = within(dialogo).getByLabelText('Código do aplicativo')
    expect(campo).toHaveProperty('autocomplete', 'one-time-code')
    expect(campo).toHaveProperty('inputMode', 'numeric')
    await pessoa.type(campo, '000000')
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Confirmar' }))
    await within(dialogo).findByText('Código incorreto')
    const livre = rede.negar(/^POST .*seguranca\/cadastrar$/, 'ocupado')
    await pessoa.escrever(campo, codigo())
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Confirmar' }))
    await within(dialogo).findByText(`${erros.ocupado.mensagem} ${erros.ocupado.acao}`)
    livre()
    await pessoa.escrever(campo, codigo())
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Confirmar' }))
    const guardar = await screen.findByRole('dialog', { name: 'Guarde os códigos de recuperação' })
    const [recuperacao = ''] = within(guardar)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '')
    await pessoa.click(within(guardar).getByRole('button', { name: 'Guardei os códigos' }))
    await screen.findByText('Restam 10 por usar')

    logout()
    await usuarioESenha(pessoa, 'vagas')
    await screen.findByRole('heading', { level: 1, name: 'Confirme que é você' })
    const passo = () => screen.findByLabelText('Código do aplicativo')
    await pessoa.type(await passo(), '12')
    await pessoa.click(screen.getByRole('button', { name: 'Entrar' }))
    await screen.findByText('Digite os 6 números do aplicativo')
    await pessoa.escrever(await passo(), '111 111')
    await pessoa.click(screen.getByRole('button', { name: 'Entrar' }))
    await screen.findByText('Código incorreto.')
    // As it is pasted; the code that set it up is used already.
    const agora = codigo(1)
    await pessoa.escrever(await passo(), `${agora.slice(0, 3)} ${agora.slice(3)}`)
    await pessoa.click(screen.getByRole('button', { name: 'Entrar' }))
    await screen.findByText(/^Olá, /)

    logout()
    await usuarioESenha(pessoa, 'vagas')
    await pessoa.click(await screen.findByRole('button', { name: 'Usar código de recuperação' }))
    await pessoa.type(await screen.findByLabelText('Código de recuperação'), recuperacao.toLowerCase())
    await pessoa.click(screen.getByRole('button', { name: 'Entrar' }))
    await screen.findByText(/^Olá, /)
  })

  it('is asked for by the company, set up at the entry, and taken away by an administrator', async () => {
    const admin = await sistema().as('administrador')
    await sistema().db.updateTable('empresa').set({ segundoFator: 'todos' }).execute()
    const pessoa = await abrirSemEntrar('almoxarifado')
    await screen.findByRole('heading', { level: 1, name: 'Proteja o seu acesso' })
    const codigo = await chaveDaTela()
    await pessoa.type(screen.getByLabelText('Código do aplicativo'), codigo())
    await pessoa.click(screen.getByRole('button', { name: 'Confirmar' }))
    await screen.findByRole('list', { name: 'Códigos de recuperação' })
    await pessoa.click(screen.getByRole('button', { name: 'Guardei os códigos: entrar' }))
    await screen.findByText('Ir para o conteúdo')
    await sistema().db.updateTable('empresa').set({ segundoFator: 'ninguem' }).execute()

    const { results } = await admin.call('GET /api/usuarios/listar', { query: { busca: 'almoxarifado' } })
    const [{ id } = { id: 0 }] = results
    const deles = await abrir('administrador', `/admin/usuarios/listar?usuario=${id}`)
    await deles.click(await screen.findByRole('button', { name: 'Retirar segundo passo' }))
    const pergunta = await screen.findByRole('dialog', { name: /^Retirar o segundo passo de / })
    await deles.type(within(pergunta).getByLabelText('Motivo'), 'Perdeu o celular, pediu pessoalmente')
    await deles.click(within(pergunta).getByRole('button', { name: 'Retirar' }))
    await confirmarSenha(deles)
    await screen.findByText('Segundo passo retirado.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retirar segundo passo' })).toBeNull())
  })
})

describe('a passkey', () => {
  it('is made and named on the own page, enters in place of a code, and confirms in place of the password', async () => {
    const { cancelar } = comChavesDeAcesso()
    const pessoa = await abrir('comercial', '/comercial/perfil')
    await pessoa.click(await screen.findByRole('button', { name: 'Cadastrar chave de acesso' }))
    await confirmarSenha(pessoa)
    const dialogo = await screen.findByRole('dialog', { name: 'Cadastrar chave de acesso' })
    const nome = within(dialogo).getByLabelText('Nome da chave')
    expect(nome).not.toHaveProperty('value', '')
    await pessoa.clear(nome)
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Criar chave' }))
    await within(dialogo).findByText('Dê um nome à chave')
    await pessoa.escrever(nome, 'Celular da Ana')
    cancelar()
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Criar chave' }))
    await within(dialogo).findByText('A chave de acesso não foi criada.')
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Criar chave' }))
    const guardar = await screen.findByRole('dialog', { name: 'Guarde os códigos de recuperação' })
    await pessoa.click(within(guardar).getByRole('button', { name: 'Guardei os códigos' }))
    await screen.findByText('Celular da Ana')

    logout()
    await usuarioESenha(pessoa, 'comercial')
    const usar = await screen.findByRole('button', { name: 'Usar chave de acesso' })
    await waitFor(() => expect(document.activeElement).toBe(usar))
    cancelar()
    await pessoa.click(usar)
    await screen.findByText('A chave de acesso não foi usada.')
    await pessoa.click(screen.getByRole('button', { name: 'Usar código de recuperação' }))
    await screen.findByLabelText('Código de recuperação')
    await pessoa.click(screen.getByRole('button', { name: 'Usar chave de acesso' }))
    await pessoa.click(await screen.findByRole('button', { name: 'Usar chave de acesso' }))
    await screen.findByText('Ir para o conteúdo')

    await pessoa.ir('/comercial/perfil')
    await pessoa.click(
      await screen.findByRole('button', { name: 'Renomear a chave de acesso Celular da Ana' }),
    )
    const renomear = await screen.findByRole('dialog', { name: 'Renomear chave de acesso' })
    await pessoa.escrever(within(renomear).getByLabelText('Nome da chave'), 'Celular novo')
    await pessoa.click(within(renomear).getByRole('button', { name: 'Salvar' }))
    const pergunta = await screen.findByRole('dialog', { name: 'Confirme sua senha' })
    const comChave = await within(pergunta).findByRole('button', { name: 'Usar chave de acesso' })
    cancelar()
    await pessoa.click(comChave)
    await within(pergunta).findByText(/A chave de acesso não foi usada/)
    await pessoa.click(comChave)
    await screen.findByText('Celular novo')
    await pessoa.click(await screen.findByRole('button', { name: 'Retirar a chave de acesso Celular novo' }))
    const retirar = await screen.findByRole('dialog', { name: 'Retirar a chave “Celular novo”?' })
    await pessoa.click(within(retirar).getByRole('button', { name: 'Retirar' }))
    await screen.findByText('Chave de acesso retirada.')
    await waitFor(() => expect(screen.queryByText('Celular novo')).toBeNull())
  })

  it('is what the company asks for at the entry, unless the person prefers an app; where it does not work that is said', async () => {
    comChavesDeAcesso()
    const pessoa = await abrirSemEntrar('almoxarifado')
    await screen.findByRole('heading', { level: 1, name: 'Proteja o seu acesso' })
    await pessoa.click(await screen.findByRole('button', { name: 'Prefiro um aplicativo de códigos' }))
    await screen.findByLabelText('Código do aplicativo')
    await pessoa.click(screen.getByRole('button', { name: 'Prefiro uma chave de acesso' }))
    await pessoa.click(await screen.findByRole('button', { name: 'Criar chave de acesso' }))
    await screen.findByRole('list', { name: 'Códigos de recuperação' })
    await pessoa.click(screen.getByRole('button', { name: 'Guardei os códigos: entrar' }))
    await screen.findByText('Ir para o conteúdo')
    await sistema().db.updateTable('empresa').set({ segundoFator: 'ninguem' }).execute()

    await sistema().db.updateTable('chaveDeAcesso').set({ dominio: 'antigo.com.br' }).execute()
    logout()
    await usuarioESenha(pessoa, 'almoxarifado')
    await screen.findByText('Sua chave de acesso é de outro endereço do sistema.')
    await screen.findByLabelText('Código de recuperação')
    expect(screen.queryByRole('button', { name: 'Usar chave de acesso' })).toBeNull()
  })
})

/** Somebody at the sign-in page, past user and password. */
async function abrirSemEntrar(login: string): Promise<Pessoa> {
  await sistema().db.updateTable('empresa').set({ segundoFator: 'ninguem' }).execute()
  const pessoa = await abrir(login, '/almoxarifado')
  await screen.findByText('Ir para o conteúdo')
  await sistema().db.updateTable('empresa').set({ segundoFator: 'todos' }).execute()
  logout()
  await usuarioESenha(pessoa, login)
  return pessoa
}

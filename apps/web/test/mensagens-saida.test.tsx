import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { deixarSair, haSaindo } from '../src/features/mensagens/saida.ts'
import { DE_NOVO_MS } from '../src/features/mensagens/salvador.ts'
import { logout } from '../src/lib/session/session.ts'
import { deixarAPagina, escolher, novaMensagem, recado, textoDe, type Editor } from './correio.ts'
import { rede } from './rede.ts'
import { senhaDemo, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

const usuario = (login: string) =>
  sistema()
    .db.selectFrom('usuario')
    .select(['id', 'nome'])
    .where('usuario', '=', login)
    .executeTakeFirstOrThrow()

async function entrarComo(pessoa: Pessoa, login: string): Promise<void> {
  const entrada = await screen.findByRole('heading', { level: 1, name: 'Entrar' })
  await pessoa.type(screen.getByRole('textbox', { name: 'Usuário' }), login)
  await pessoa.type(screen.getByLabelText('Senha'), senhaDemo)
  await pessoa.click(screen.getByRole('button', { name: 'Entrar' }))
  await waitFor(() => expect(entrada.isConnected).toBe(false))
}

/** Begins a message that lacks nothing. */
async function comecar(pessoa: Pessoa, assunto: string): Promise<Editor> {
  const { nome } = await usuario('sesmt')
  await pessoa.click(await screen.findByRole('button', { name: 'Escrever' }))
  const editor = await novaMensagem()
  await escolher(pessoa, editor, nome)
  await pessoa.escrever(await editor.findByRole('textbox', { name: 'Assunto' }), assunto)
  await pessoa.escrever(await textoDe(editor), 'Até aqui')
  return editor
}
const apertarEnviar = (pessoa: Pessoa, editor: Editor): Promise<void> =>
  pessoa.click(editor.getByRole('button', { name: 'Enviar' }))
const desfazer = async (pessoa: Pessoa): Promise<void> =>
  pessoa.click(within(await recado()).getByRole('button', { name: 'Desfazer' }))

/** The messages that were sent under a subject, and by whom. */
const enviadas = (assunto: string) =>
  sistema()
    .db.selectFrom('carta')
    .innerJoin('correspondencia', 'correspondencia.id', 'carta.correspondenciaId')
    .select(['carta.autorId', 'carta.texto'])
    .where('correspondencia.assunto', '=', assunto)
    .execute()
const rascunhos = (assunto: string) =>
  sistema().db.selectFrom('cartaRascunho').select(['usuarioId']).where('assunto', '=', assunto).execute()
const envios = () => rede.chamadas(/^POST \/api\/mail\/enviar/)

describe('a message whose draft the server does not have', () => {
  it('is not sent, stays where it is written, and says what to do', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    const reparar = rede.cortar(/^PUT/)
    const editor = await comecar(pessoa, 'Enviada sem rede')
    await apertarEnviar(pessoa, editor)
    expect(
      await screen.findByText(/^O que você escreveu não foi enviado: Não foi possível falar/),
    ).toBeTruthy()
    deixarAPagina()
    expect(await textoDe(editor)).toHaveProperty('value', 'Até aqui')
    expect(envios()).toHaveLength(0)
    reparar()
    await apertarEnviar(pessoa, editor)
    await desfazer(pessoa)
    expect(await textoDe(await novaMensagem())).toHaveProperty('value', 'Até aqui')
    expect(envios()).toHaveLength(0)
  })

  it('is not sent over what another screen wrote in it', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    const editor = await comecar(pessoa, 'Duas telas')
    await editor.findByText('Rascunho salvo')
    await sistema()
      .db.updateTable('cartaRascunho')
      .set({ texto: 'Da outra tela', versao: 9 })
      .where('assunto', '=', 'Duas telas')
      .execute()
    await pessoa.escrever(await textoDe(editor), 'Desta tela')
    await apertarEnviar(pessoa, editor)
    expect(await screen.findByText('Copie o que precisar e comece outra mensagem.')).toBeTruthy()
    deixarAPagina()
    expect(await textoDe(editor)).toHaveProperty('value', 'Desta tela')
    expect(envios()).toHaveLength(0)
  })

  it('takes along what is typed until it has', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    const editor = await comecar(pessoa, 'Digitada por último')
    const soltar = rede.segurar(/^PUT/)
    await apertarEnviar(pessoa, editor)
    await pessoa.escrever(await textoDe(editor), 'Até aqui, e mais isto')
    soltar()
    await recado()
    deixarAPagina()
    await waitFor(async () =>
      expect(await enviadas('Digitada por último')).toMatchObject([{ texto: 'Até aqui, e mais isto' }]),
    )
  })

  it('becomes no draft of whoever signs in next', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    const reparar = rede.cortar(/^PUT/)
    const marcadas = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => marcadas.mockRestore())
    const editor = await comecar(pessoa, 'Digitada sem rede')
    await editor.findByText('Sem conexão: guardado nesta aba')
    logout()
    await entrarComo(pessoa, 'vagas')
    reparar()
    const tentarDeNovo = marcadas.mock.calls.flatMap(([fazer, ms]) => (ms === DE_NOVO_MS ? [fazer] : []))
    expect(tentarDeNovo).not.toEqual([])
    for (const fazer of tentarDeNovo) fazer()
    expect(await rascunhos('Digitada sem rede')).toEqual([])
    expect(rede.chamadas(/^PUT \/api\/mail/)).toEqual([])
  })
})

describe('a message that is sent more than once', () => {
  it('leaves once, and is called back as one', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    const editor = await comecar(pessoa, 'Apertada duas vezes')
    const soltar = rede.segurar(/^PUT/)
    await apertarEnviar(pessoa, editor)
    await apertarEnviar(pessoa, editor)
    await pessoa.keyboard('{Control>}{Enter}{/Control}')
    soltar()
    await desfazer(pessoa)
    deixarAPagina()
    expect(await enviadas('Apertada duas vezes')).toEqual([])
    expect(envios()).toHaveLength(0)
  })

  it('is one, from however many screens', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    const [{ id: dono }, { id: outra }] = [await usuario('cadastro'), await usuario('sesmt')]
    const mensagem = {
      chave: crypto.randomUUID(),
      para: [`pessoa:${outra}`],
      copia: [],
      assunto: 'De duas telas',
      texto: 'Até aqui',
      anexos: [],
      referencia: null,
      respostaA: null,
      porEmail: false,
    }
    for (let tela = 0; tela < 2; tela += 1)
      deixarSair({ dono, mensagem, aoSair: () => {}, aoVoltar: () => {} })
    await desfazer(pessoa)
    expect(haSaindo()).toBe(false)
  })
})

describe('a message that waits to leave when its author does', () => {
  const enviar = async (pessoa: Pessoa, assunto: string): Promise<void> => {
    await apertarEnviar(pessoa, await comecar(pessoa, assunto))
    await recado()
  }
  /** The server ends the session, and the page finds it out. */
  const terminarSessao = async (pessoa: Pessoa): Promise<void> => {
    const { id } = await usuario('cadastro')
    await sistema().db.deleteFrom('sessao').where('usuarioId', '=', id).execute()
    await pessoa.click(screen.getByRole('link', { name: 'Arquivadas' }))
    await screen.findByRole('heading', { level: 1, name: 'Entrar' })
  }
  it('is theirs, whoever signs in next', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await enviar(pessoa, 'Antes de sair')
    logout()
    await entrarComo(pessoa, 'vagas')
    const { id: autorId } = await usuario('cadastro')
    await waitFor(async () => expect(await enviadas('Antes de sair')).toMatchObject([{ autorId }]))
    expect(envios()).toHaveLength(1)
  })

  it('is sent before all of their sessions end', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await enviar(pessoa, 'Antes de sair de todas')
    await pessoa.ir('/rh/perfil')
    await pessoa.click(await screen.findByRole('button', { name: 'Sair de todas' }))
    const pergunta = within(await screen.findByRole('dialog', { name: 'Sair de todos os aparelhos?' }))
    await pessoa.click(pergunta.getByRole('button', { name: 'Sair de todas' }))
    await screen.findByRole('heading', { level: 1, name: 'Entrar' })
    const { id: autorId } = await usuario('cadastro')
    await waitFor(async () => expect(await enviadas('Antes de sair de todas')).toMatchObject([{ autorId }]))
  })

  it('stays among their drafts where the session ended first, and that is said', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await enviar(pessoa, 'Sessão terminada')
    await terminarSessao(pessoa)
    deixarAPagina()
    expect(await screen.findByText(/^A mensagem não foi enviada: Login expirado/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Abrir' })).toBeNull()
    expect(envios()).toHaveLength(0)
    expect(await rascunhos('Sessão terminada')).toHaveLength(1)
  })

  it('is not sent by somebody else, nor told to them', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await enviar(pessoa, 'De outra pessoa')
    await terminarSessao(pessoa)
    await entrarComo(pessoa, 'vagas')
    deixarAPagina()
    expect(await rascunhos('De outra pessoa')).toHaveLength(1)
    expect(envios()).toHaveLength(0)
    expect(screen.queryByText(/^A mensagem não foi enviada/)).toBeNull()
  })
})

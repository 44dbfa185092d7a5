import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { getUnsaved } from '../src/lib/storage/unsaved.ts'
import { deixarAPagina, escolher, novaMensagem, recado, textoDe } from './correio.ts'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

const perfil = async (login: string) => (await sistema().as(login)).call('GET /api/conta/perfil')

/** A message from somebody to Cadastro, and to others where they are named. */
async function mandar(login: string, assunto: string, texto: string, ...outros: string[]) {
  const para = await Promise.all(['cadastro', ...outros].map(async (um) => `pessoa:${(await perfil(um)).id}`))
  const client = await sistema().as(login)
  return client.call('POST /api/mail/enviar', {
    body: {
      chave: crypto.randomUUID(),
      para,
      copia: [],
      assunto,
      texto,
      anexos: [],
      referencia: null,
      respostaA: null,
      porEmail: false,
    },
  })
}

const lista = async () => within(await screen.findByRole('list', { name: 'Mensagens' }))
const naLista = async (assunto: string) => (await lista()).findByRole('link', { name: new RegExp(assunto) })
describe('the mail of a person', () => {
  it('shows what is unread, reads what is opened, and puts it away with a key', async () => {
    const { id } = await mandar('vagas', 'Vaga da Luz', 'A vaga abriu hoje')
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    const linha = await naLista('Vaga da Luz')
    expect(linha.textContent).toContain('Não lida')
    await pessoa.click(linha)
    expect(pessoa.onde()).toBe(`/rh/mensagens/${id}`)
    expect(await screen.findByText('A vaga abriu hoje')).toBeTruthy()
    await waitFor(async () => expect((await naLista('Vaga da Luz')).textContent).not.toContain('Não lida'))
    await pessoa.keyboard('e')
    await waitFor(async () => expect((await lista()).queryByRole('link', { name: /Vaga da Luz/ })).toBeNull())
    await pessoa.click(screen.getByRole('link', { name: 'Arquivadas' }))
    expect(await naLista('Vaga da Luz')).toBeTruthy()
  })

  it('is walked through with the keys', async () => {
    await mandar('vagas', 'Primeira das teclas', 'um')
    await mandar('vagas', 'Segunda das teclas', 'dois')
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await naLista('Primeira das teclas')
    await pessoa.keyboard('j')
    expect(await screen.findByRole('heading', { name: 'Segunda das teclas' })).toBeTruthy()
    await pessoa.keyboard('j')
    expect(await screen.findByRole('heading', { name: 'Primeira das teclas' })).toBeTruthy()
    await pessoa.keyboard('k')
    expect(await screen.findByRole('heading', { name: 'Segunda das teclas' })).toBeTruthy()
  })

  it('is searched in all of its boxes', async () => {
    await mandar('vagas', 'Assunto do tamarindo', 'nada')
    const pessoa = await abrir('cadastro', '/rh/mensagens?caixa=arquivadas')
    await pessoa.escrever(await screen.findByRole('searchbox'), 'tamarindo')
    expect(await naLista('Assunto do tamarindo')).toBeTruthy()
    await pessoa.escrever(await screen.findByRole('searchbox'), 'nadadisso')
    expect(await screen.findByText('Nenhuma mensagem com estas palavras.')).toBeTruthy()
  })

  it('leaves its search for the box or the label that is chosen', async () => {
    const [, { id }] = [
      await mandar('vagas', 'Achada pitanga', 'nada'),
      await mandar('vagas', 'Outra manga', 'nada'),
    ]
    const client = await sistema().as('cadastro')
    const etiqueta = await client.call('POST /api/mail/etiquetas', { body: { nome: 'Frutas', cor: 'azul' } })
    await client.call('POST /api/mail/organizar', { body: { ids: [id], incluir: [etiqueta.id] } })
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    for (const lugar of [/^Entrada/, /^Frutas/]) {
      await pessoa.escrever(await screen.findByRole('searchbox'), 'pitanga')
      await waitFor(async () =>
        expect((await lista()).queryByRole('link', { name: /Outra manga/ })).toBeNull(),
      )
      const caixas = within(screen.getByRole('navigation', { name: 'Caixas e etiquetas' }))
      await pessoa.click(await caixas.findByRole('link', { name: lugar }))
      expect(await naLista('Outra manga')).toBeTruthy()
      expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
    }
  })

  it('has labels of the person’s own', async () => {
    await mandar('vagas', 'Para etiquetar', 'texto')
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await pessoa.click(await screen.findByRole('button', { name: 'Etiquetas…' }))
    await pessoa.click(await screen.findByRole('button', { name: 'Nova etiqueta' }))
    await pessoa.escrever(await screen.findByRole('textbox', { name: /^Nome/ }), 'Urgência')
    await pessoa.click(screen.getByRole('button', { name: 'Criar etiqueta' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Etiquetas' }))
    await dialogo.findByText('Urgência')
    await pessoa.click(dialogo.getByRole('button', { name: 'Fechar' }))
    await pessoa.click(await naLista('Para etiquetar'))
    await pessoa.click(await screen.findByRole('button', { name: 'Etiquetar' }))
    await pessoa.click(await screen.findByRole('menuitemcheckbox', { name: /Urgência/ }))
    await pessoa.keyboard('{Escape}')
    await waitFor(async () => expect((await naLista('Para etiquetar')).textContent).toContain('Urgência'))
  })
})

describe('a message that is written', () => {
  it('says what lacks, is kept as it is typed, and can be called back', async () => {
    const { nome } = await perfil('sesmt')
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await pessoa.click(await screen.findByRole('button', { name: 'Escrever' }))
    const editor = await novaMensagem()
    await pessoa.click(await editor.findByRole('button', { name: 'Enviar' }))
    expect(await editor.findByText('Escolha pelo menos um destinatário')).toBeTruthy()
    await escolher(pessoa, editor, nome)
    await pessoa.escrever(await editor.findByRole('textbox', { name: 'Assunto' }), 'Fichas dos produtos')
    await pessoa.escrever(await textoDe(editor), 'Seguem as fichas')
    expect(await editor.findByText('Rascunho salvo')).toBeTruthy()
    await pessoa.click(editor.getByRole('button', { name: 'Enviar' }))
    await pessoa.click(within(await recado()).getByRole('button', { name: 'Desfazer' }))
    expect(await textoDe(await novaMensagem())).toHaveProperty('value', 'Seguem as fichas')
    expect(rede.chamadas(/^POST \/api\/mail\/enviar/)).toHaveLength(0)
    await pessoa.click((await novaMensagem()).getByRole('button', { name: 'Enviar' }))
    await recado()
    deixarAPagina()
    const sesmt = await sistema().as('sesmt')
    await waitFor(async () => {
      const { results } = await sesmt.call('GET /api/mail/list', { query: {} })
      expect(results[0]).toMatchObject({ assunto: 'Fichas dos produtos', trecho: 'Seguem as fichas' })
    })
  })

  it('survives a lost connection and a page that is opened again', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await pessoa.click(await screen.findByRole('button', { name: 'Escrever' }))
    const reparar = rede.cortar(/^PUT/)
    await pessoa.escrever(await textoDe(await novaMensagem()), 'Sem rede')
    expect(await screen.findByText('Sem conexão: guardado nesta aba')).toBeTruthy()
    reparar()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Rascunho salvo')).toBeTruthy()
    await pessoa.ir('/rh/mensagens?caixa=rascunhos')
    const rascunhos = within(await screen.findByRole('list', { name: 'Rascunhos' }))
    await pessoa.click(await rascunhos.findByRole('link', { name: /Sem rede/ }))
    expect(await textoDe(await novaMensagem())).toHaveProperty('value', 'Sem rede')
  })

  it('keeps what is typed while a save is on its way, whether or not its answer arrives', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    const abrirDeNovo = async (): Promise<string> => {
      const aqui = pessoa.onde()
      await pessoa.ir('/rh/tarefas')
      await pessoa.ir(aqui)
      return ((await textoDe(await novaMensagem())) as HTMLTextAreaElement).value
    }
    await pessoa.click(await screen.findByRole('button', { name: 'Escrever' }))
    const soltar = rede.segurar(/^PUT/)
    const texto = await textoDe(await novaMensagem())
    await pessoa.escrever(texto, 'Respondida')
    await screen.findByText('Salvando…')
    await pessoa.escrever(texto, 'Respondida, e mais')
    rede.cortar(/^PUT/)
    soltar()
    await screen.findByText('Sem conexão: guardado nesta aba')
    expect(await abrirDeNovo()).toBe('Respondida, e mais')
    rede.reparar()

    await pessoa.click(await screen.findByRole('button', { name: 'Escrever' }))
    rede.perderResposta(/^PUT/)
    const outro = await textoDe(await novaMensagem())
    await pessoa.escrever(outro, 'Sem resposta')
    await screen.findByText('Sem conexão: guardado nesta aba')
    rede.cortar(/^PUT/)
    await pessoa.escrever(outro, 'Sem resposta, e mais')
    expect(await abrirDeNovo()).toBe('Sem resposta, e mais')
  })

  it('is not taken for another screen’s where the answer to its save was lost', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await pessoa.click(await screen.findByRole('button', { name: 'Escrever' }))
    rede.perderResposta(/^PUT/)
    const texto = await textoDe(await novaMensagem())
    await pessoa.escrever(texto, 'Resposta perdida')
    await screen.findByText('Sem conexão: guardado nesta aba')
    await pessoa.escrever(texto, 'Resposta perdida, e mais')
    rede.reparar()
    window.dispatchEvent(new Event('online'))
    await waitFor(() =>
      expect(rede.chamadas(/^PUT \/api\/mail/).at(-1)?.corpo).toMatchObject({
        texto: 'Resposta perdida, e mais',
      }),
    )
    expect(await screen.findByText('Rascunho salvo')).toBeTruthy()
  })

  it('takes nobody back from where they went while it was being sent', async () => {
    const { nome } = await perfil('sesmt')
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await pessoa.click(await screen.findByRole('button', { name: 'Escrever' }))
    const editor = await novaMensagem()
    await escolher(pessoa, editor, nome)
    await pessoa.escrever(await editor.findByRole('textbox', { name: 'Assunto' }), 'Rede lenta')
    await pessoa.escrever(await textoDe(editor), 'Segue depois')
    const soltar = rede.segurar(/^PUT/)
    await pessoa.click(editor.getByRole('button', { name: 'Enviar' }))
    await pessoa.ir('/rh/tarefas')
    soltar()
    await recado()
    expect(pessoa.onde()).toBe('/rh/tarefas')
    deixarAPagina()
  })

  it('does not leave without the file that is still on its way', async () => {
    const { nome } = await perfil('sesmt')
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await pessoa.click(await screen.findByRole('button', { name: 'Escrever' }))
    const editor = await novaMensagem()
    await escolher(pessoa, editor, nome)
    await pessoa.escrever(await editor.findByRole('textbox', { name: 'Assunto' }), 'Com a ficha')
    await pessoa.escrever(await textoDe(editor), 'Segue a ficha')
    const soltar = rede.segurar(/^POST \/api\/arquivos/)
    const input = document.querySelector<HTMLInputElement>(
      'section[aria-label="Nova mensagem"] input[type=file]',
    )
    await pessoa.upload(
      input ?? document.body,
      new File(['%PDF-1.7\nficha\n%%EOF'], 'ficha.pdf', { type: 'application/pdf' }),
    )
    await pessoa.click(editor.getByRole('button', { name: 'Enviar' }))
    const espera = 'Espere o arquivo chegar, ou cancele o envio dele.'
    expect(await editor.findByText(espera)).toBeTruthy()
    expect(screen.queryByText('Mensagem enviada.')).toBeNull()
    soltar()
    await waitFor(() => expect(editor.queryByRole('progressbar')).toBeNull())
    expect(editor.queryByText(espera)).toBeNull()
    await pessoa.click(editor.getByRole('button', { name: 'Enviar' }))
    await recado()
    deixarAPagina()
    await waitFor(() => expect(rede.chamadas(/^POST \/api\/mail\/enviar/)).toHaveLength(1))
    expect(rede.chamadas(/^POST \/api\/mail\/enviar/)[0]?.corpo).toMatchObject({
      assunto: 'Com a ficha',
      anexos: [expect.anything()],
    })
  })

  it('is not left without the file that is still on its way, unless the person says so', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await pessoa.click(await screen.findByRole('button', { name: 'Escrever' }))
    const editor = await novaMensagem()
    const aqui = pessoa.onde()
    await pessoa.escrever(await textoDe(editor), 'Segue a ficha')
    const anexar = async (): Promise<() => void> => {
      const soltar = rede.segurar(/^POST \/api\/arquivos/)
      const input = document.querySelector<HTMLInputElement>(
        'section[aria-label="Nova mensagem"] input[type=file]',
      )
      const ficha = new File(['%PDF-1.7\nficha\n%%EOF'], 'ficha.pdf', { type: 'application/pdf' })
      await pessoa.upload(input ?? document.body, ficha)
      await editor.findByRole('progressbar')
      // As a person, who sees it on its way before they go elsewhere.
      await waitFor(() => expect(getUnsaved()).toContain('um arquivo que ainda está sendo enviado'))
      return soltar
    }
    const pergunta = async () => within(await screen.findByRole('dialog', { name: 'Sair sem o arquivo?' }))
    const soltar = await anexar()
    await pessoa.ir('/rh/mensagens')
    await pessoa.click((await pergunta()).getByRole('button', { name: 'Esperar' }))
    expect(pessoa.onde()).toBe(aqui)
    soltar()
    expect(await editor.findByText('ficha.pdf')).toBeTruthy()
    await waitFor(() => expect(editor.queryByRole('progressbar')).toBeNull())
    const soltarOutro = await anexar()
    await pessoa.ir('/rh/mensagens')
    await pessoa.click((await pergunta()).getByRole('button', { name: 'Sair sem o arquivo' }))
    await screen.findByText('Escolha uma mensagem')
    await pessoa.ir(aqui)
    const denovo = await novaMensagem()
    expect(await denovo.findAllByText('ficha.pdf')).toHaveLength(1)
    soltarOutro()
    await pessoa.escrever(await textoDe(denovo), 'Segue a ficha de EPI')
    expect(await denovo.findByText('Rascunho salvo')).toBeTruthy()
    expect(denovo.queryByText('Não salvo')).toBeNull()
  })

  it('is read again after its last save, by whoever is faster back than that', async () => {
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await pessoa.click(await screen.findByRole('button', { name: 'Escrever' }))
    const aqui = pessoa.onde()
    const salvar = rede.segurar(/^PUT \/api\/mail\/rascunho/)
    const responder = rede.segurarResposta(/^GET \/api\/mail\/rascunho\//)
    await pessoa.escrever(await textoDe(await novaMensagem()), 'Volto já')
    await pessoa.ir('/rh/mensagens')
    await screen.findByText('Escolha uma mensagem')
    await pessoa.ir(aqui)
    const lidas = () => rede.chamadas(/^GET \/api\/mail\/labels/).length
    const antes = lidas()
    salvar()
    await waitFor(() => expect(lidas()).toBeGreaterThan(antes))
    responder()
    const editor = await novaMensagem()
    expect(await textoDe(editor)).toHaveProperty('value', 'Volto já')
    await pessoa.escrever(await textoDe(editor), 'Voltei')
    expect(await editor.findByText('Rascunho salvo')).toBeTruthy()
    await waitFor(() => {
      const ultima = rede.chamadas(/^PUT \/api\/mail\/rascunho/).at(-1)?.corpo
      expect(ultima).toMatchObject({ texto: 'Voltei' })
      expect(ultima).not.toMatchObject({ versao: 0 })
    })
  })

  it('is not sent by a key that is pressed in a dialog over it', async () => {
    const { nome } = await perfil('sesmt')
    const pessoa = await abrir('cadastro', '/rh/mensagens')
    await pessoa.click(await screen.findByRole('button', { name: 'Escrever' }))
    const editor = await novaMensagem()
    await escolher(pessoa, editor, nome)
    await pessoa.escrever(await editor.findByRole('textbox', { name: 'Assunto' }), 'Ainda não')
    await pessoa.escrever(await textoDe(editor), 'Falta dizer de quem')
    await pessoa.click(editor.getByRole('button', { name: 'Apontar uma pessoa ou um processo' }))
    const dialogo = within(await screen.findByRole('dialog'))
    dialogo.getByRole('button', { name: 'Cancelar' }).focus()
    await pessoa.keyboard('{Control>}{Enter}{/Control}')
    await editor.findByText('Rascunho salvo')
    await pessoa.click(dialogo.getByRole('button', { name: 'Cancelar' }))
    expect(await textoDe(await novaMensagem())).toHaveProperty('value', 'Falta dizer de quem')
    expect(screen.queryByText('Mensagem enviada.')).toBeNull()
  })

  it('answers everybody who was named, under the same subject', async () => {
    const { id } = await mandar('vagas', 'Reunião de quinta', 'Às 9h ou às 10h?', 'sesmt')
    const [vagas, sesmt] = [await perfil('vagas'), await perfil('sesmt')]
    const pessoa = await abrir('cadastro', `/rh/mensagens/${id}`)
    await pessoa.click(await screen.findByRole('button', { name: 'Responder a todos' }))
    const editor = within(await screen.findByRole('region', { name: 'Resposta' }))
    for (const { nome } of [vagas, sesmt]) expect(await editor.findByText(nome)).toBeTruthy()
    await pessoa.escrever(await textoDe(editor), 'Às 10h')
    await pessoa.keyboard('{Control>}{Enter}{/Control}')
    await recado()
    deixarAPagina()
    expect(await screen.findByText('Lida por 0 de 2')).toBeTruthy()
    const delas = await (await sistema().as('sesmt')).call('GET /api/mail/details', { query: { id } })
    expect(delas.mensagens.map(({ texto }) => texto)).toEqual(['Às 9h ou às 10h?', 'Às 10h'])
  })

  it('passes on what was said, to others', async () => {
    const { id } = await mandar('vagas', 'Prazo do cliente', 'Dia 12')
    const pessoa = await abrir('cadastro', `/rh/mensagens/${id}`)
    await pessoa.click(await screen.findByRole('button', { name: 'Encaminhar' }))
    const editor = await novaMensagem()
    expect(await editor.findByRole('textbox', { name: 'Assunto' })).toHaveProperty(
      'value',
      'Enc: Prazo do cliente',
    )
    expect(await textoDe(editor)).toHaveProperty(
      'value',
      expect.stringMatching(/De: .+\nPara: .+[^]*Dia 12$/),
    )
  })
})

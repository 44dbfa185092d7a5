import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sql } from 'kysely'
import { createMatchMedia } from './partes-do-navegador.ts'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir, assentar, type Pessoa } from './tela.tsx'

usarSistema()

const perfil = async (login: string) => (await sistema().as(login)).call('GET /api/conta/perfil')
/** A conversation of Cadastro with somebody, empty but for what is said here. */
async function conversa(outra: string, ...ditas: string[]): Promise<number> {
  const { id: usuarioId } = await perfil('cadastro')
  const client = await sistema().as(outra)
  const { id } = await client.call('POST /api/chat', { body: { tipo: 'direta', usuarioId } })
  for (const texto of ditas)
    await client.call('POST /api/chat/mensagens/:id', {
      params: { id },
      body: {
        chave: crypto.randomUUID(),
        texto,
        respostaA: null,
        anexos: [],
        citados: [],
        referencia: null,
      },
    })
  return id
}
/** Cadastro has read all that was said so far. */
async function ler(id: number): Promise<void> {
  const cadastro = await sistema().as('cadastro')
  const { results } = await cadastro.call('GET /api/chat/mensagens/:id', { params: { id }, query: {} })
  await cadastro.call('POST /api/chat/lida/:id', { params: { id }, body: { ate: results.at(-1)?.id ?? 0 } })
}
/** Messages of somebody, told in a conversation while nobody looks. */
async function recados(id: number, login: string, quantos: number): Promise<void> {
  const { id: autorId } = await perfil(login)
  await sql`
    with nova as (
      update conversa set revisao = revisao + ${quantos} where id = ${id} returning revisao - ${quantos} as antes)
    insert into mensagem (conversa_id, revisao, autor_id, chave, texto, enviada_em)
    select ${id}, antes + n, ${autorId}, gen_random_uuid(), 'Recado ' || n,
           ${sistema().clock.agora().toString()}::timestamptz
      from nova, generate_series(1, ${quantos}) n`.execute(sistema().db)
}
/** Everything on the page is as high as this, which a browser would measure. */
function comAltura(altura: number): void {
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, value: altura })
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight'))
}
const naTela = (id: number): Promise<Pessoa> => abrir('cadastro', `/rh/conversas/${id}`)
const campo = () => screen.findByRole('textbox', { name: 'Mensagem' })
const regiao = () => screen.findByRole('region', { name: /^Mensagens de/ })
const historico = async () => within(await regiao())

describe('the conversations of a person', () => {
  it('lists them with what is unread, and reads what is opened', async () => {
    const id = await conversa('vagas', 'Bom dia', 'A vaga da Luz abriu')
    const { nome } = await perfil('vagas')
    const pessoa = await abrir('cadastro', '/rh/conversas')
    const link = await screen.findByRole('link', { name: new RegExp(nome) })
    expect(within(link).getByLabelText('2 não lidas')).toBeTruthy()
    await pessoa.click(link)
    expect(pessoa.onde()).toBe(`/rh/conversas/${id}`)
    expect(await (await historico()).findByText(/A vaga da Luz abriu/)).toBeTruthy()
    await waitFor(() => expect(within(link).queryByLabelText('2 não lidas')).toBeNull())
  })

  it('go on past the first page, and are all searched', async () => {
    const { id } = await perfil('comercial')
    await sql`
      with novas as (
        insert into conversa (tipo, nome, criada_por, criada_em, ultima_em)
        select 'grupo', 'Turno ' || n, ${id}, now(), timestamptz '2026-01-01' - n * interval '1 day'
          from generate_series(1, 80) n returning id)
      insert into conversa_participante (conversa_id, usuario_id, entrou_em)
      select id, ${id}, now() from novas`.execute(sistema().db)
    const pessoa = await abrir('comercial', '/comercial/conversas')
    await screen.findByRole('link', { name: /^Turno 1\b/ })
    expect(screen.queryByRole('link', { name: /^Turno 80\b/ })).toBeNull()
    await pessoa.click(screen.getByRole('button', { name: 'Mostrar mais conversas' }))
    expect(await screen.findByRole('link', { name: /^Turno 80\b/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mostrar mais conversas' })).toBeNull()
    await pessoa.ir('/comercial')
    await pessoa.ir('/comercial/conversas')
    await pessoa.escrever(screen.getByRole('searchbox', { name: 'Buscar pessoas e mensagens' }), 'turno 79')
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Turno 1\b/ })).toBeNull())
    expect(screen.getByRole('link', { name: /^Turno 79\b/ })).toBeTruthy()
  })

  it('say on the start page how many wait to be read', async () => {
    const { id: usuarioId } = await perfil('sesmt')
    const client = await sistema().as('almoxarifado')
    const { id } = await client.call('POST /api/chat', { body: { tipo: 'direta', usuarioId } })
    await client.call('POST /api/chat/mensagens/:id', {
      params: { id },
      body: {
        chave: crypto.randomUUID(),
        texto: 'Chegaram as luvas',
        respostaA: null,
        anexos: [],
        citados: [],
        referencia: null,
      },
    })
    await abrir('sesmt', '/sesmt')
    const cartao = (await screen.findByRole('heading', { name: 'Conversas' })).closest('li')
    if (!cartao) throw new Error('No card')
    expect(await within(cartao).findByText(/^\d+ não lidas?$/)).toBeTruthy()
  })

  it('show what was said while the person was on another page', async () => {
    const id = await conversa('vagas', 'Antes de sair')
    const { nome } = await perfil('vagas')
    const pessoa = await naTela(id)
    await (await historico()).findByText(/Antes de sair/)
    await pessoa.ir('/rh')
    await conversa('vagas', 'Enquanto isso')
    await pessoa.ir('/rh/conversas')
    await pessoa.click(await screen.findByRole('link', { name: new RegExp(nome) }))
    expect(await (await historico()).findByText(/Enquanto isso/)).toBeTruthy()
  })

  it('opens at the first unread of many, and goes to the last ones when asked', async () => {
    const id = await conversa('almoxarifado', 'Lida ontem')
    await ler(id)
    await recados(id, 'almoxarifado', 60)
    comAltura(900)
    const pessoa = await naTela(id)
    expect(await (await historico()).findByText(/^Recado 1\b/)).toBeTruthy()
    expect((await historico()).getByText('Novas mensagens')).toBeTruthy()
    expect(await regiao()).toHaveProperty('scrollTop', 0)
    await pessoa.click(screen.getByRole('button', { name: 'Ir para as últimas' }))
    expect(await (await historico()).findByText(/^Recado 60\b/)).toBeTruthy()
    expect(await regiao()).toHaveProperty('scrollTop', 900)
    // What is new begins before those: the mark comes with the messages that it stands between.
    expect((await historico()).queryByText(/^Recado 20\b/)).toBeNull()
    expect((await historico()).queryByText('Novas mensagens')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ir para as últimas' })).toBeNull()
    await pessoa.click((await historico()).getByRole('button', { name: 'Mensagens anteriores' }))
    expect(await (await historico()).findByText('Novas mensagens')).toBeTruthy()
  })

  it('asks again for the last ones where they could not be read', async () => {
    const id = await conversa('almoxarifado', 'Lida hoje')
    await ler(id)
    await recados(id, 'almoxarifado', 90)
    const pessoa = await naTela(id)
    const botao = await screen.findByRole('button', { name: 'Ir para as últimas' })
    const reparar = rede.cortar(/^GET .*mensagens/)
    await pessoa.click(botao)
    const denovo = await screen.findByRole('button', { name: 'Tentar de novo' })
    reparar()
    await pessoa.click(denovo)
    expect(await (await historico()).findByText(/^Recado 90\b/)).toBeTruthy()
  })

  it('shows what is quoted each time that the quotation is pressed', async () => {
    const id = await conversa('coordenador', 'Qual o turno?')
    const cadastro = await sistema().as('cadastro')
    const { results } = await cadastro.call('GET /api/chat/mensagens/:id', { params: { id }, query: {} })
    await cadastro.call('POST /api/chat/mensagens/:id', {
      params: { id },
      body: {
        chave: crypto.randomUUID(),
        texto: 'O da noite',
        respostaA: results.at(-1)?.id ?? null,
        anexos: [],
        citados: [],
        referencia: null,
      },
    })
    const pessoa = await naTela(id)
    for (let vez = 0; vez < 2; vez += 1) {
      const citacao = await (await historico()).findByRole('button', { name: /Qual o turno/ })
      ;(await regiao()).scrollTop = 500
      await pessoa.click(citacao)
      await waitFor(async () => expect(await regiao()).toHaveProperty('scrollTop', 0))
    }
  })

  it('sends with Enter, breaks the line with Shift+Enter, and changes the last one with the arrow', async () => {
    const pessoa = await naTela(await conversa('sesmt'))
    const texto = await campo()
    await pessoa.click(texto)
    await pessoa.keyboard('Primeira{Shift>}{Enter}{/Shift}linha{Enter}')
    const ditas = await historico()
    expect(await ditas.findByText(/Primeira\s+linha/)).toBeTruthy()
    expect(texto).toHaveProperty('value', '')
    await waitFor(() => expect(ditas.queryByText('Enviando…')).toBeNull())
    await pessoa.keyboard('{ArrowUp}')
    await waitFor(() => expect(texto).toHaveProperty('value', 'Primeira\nlinha'))
    await pessoa.escrever(texto, 'Corrigida')
    await pessoa.keyboard('{Enter}')
    expect(await ditas.findByText(/Corrigida/)).toBeTruthy()
    expect(await ditas.findByText(/editada/)).toBeTruthy()
  })

  it('keeps what is written without a connection, and sends it once, in order, when it is back', async () => {
    const id = await conversa('gestor')
    const pessoa = await naTela(id)
    await campo()
    const reparar = rede.cortar(/^POST/)
    for (const dita of ['um', 'dois']) {
      await pessoa.escrever(await campo(), dita)
      await pessoa.keyboard('{Enter}')
    }
    const ditas = await historico()
    expect(await ditas.findAllByText('Será enviada quando a conexão voltar')).toHaveLength(2)
    reparar()
    // The first arrives, and its answer is lost: sent again, it is the same one.
    const achar = rede.perderResposta(/^POST .*mensagens/)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(rede.chamadas(/^POST .*mensagens/).length).toBeGreaterThan(0))
    achar()
    await waitFor(() => expect(ditas.queryByText(/Será enviada|Enviando/)).toBeNull())
    const { results } = await (
      await sistema().as('gestor')
    ).call('GET /api/chat/mensagens/:id', {
      params: { id },
      query: {},
    })
    expect(results.map(({ texto }) => texto)).toEqual(['um', 'dois'])
  })

  it('keeps the draft of each conversation, answers with a quote and takes a message back', async () => {
    const id = await conversa('comercial', 'Qual o prazo?')
    const pessoa = await naTela(id)
    await pessoa.escrever(await campo(), 'Ainda penso')
    await pessoa.ir('/rh/conversas')
    expect(await screen.findByText('Rascunho:')).toBeTruthy()
    await pessoa.ir(`/rh/conversas/${id}`)
    expect(await campo()).toHaveProperty('value', 'Ainda penso')
    const ditas = await historico()
    await pessoa.click(await ditas.findByRole('button', { name: /^Ações da mensagem/ }))
    await pessoa.click(await screen.findByRole('menuitem', { name: 'Responder' }))
    await pessoa.escrever(await campo(), 'Sexta')
    await pessoa.keyboard('{Enter}')
    await waitFor(() => expect(ditas.queryByText('Enviando…')).toBeNull())
    expect((await ditas.findByText(/^Sexta/)).textContent).toContain('Qual o prazo?')
    const acoes = await ditas.findAllByRole('button', { name: /^Ações da mensagem/ })
    await pessoa.click(acoes.at(-1) ?? document.body)
    await pessoa.click(await screen.findByRole('menuitem', { name: 'Apagar' }))
    await pessoa.click(await screen.findByRole('button', { name: 'Apagar' }))
    expect(await ditas.findByText(/Mensagem apagada/)).toBeTruthy()
  })

  it('keeps the answer that is being written while another message is taken back', async () => {
    const id = await conversa('sesmt', 'Pode ser às 10h?')
    const pessoa = await naTela(id)
    const ditas = await historico()
    const acoesDa = async (qual: number, nome: string): Promise<void> => {
      const acoes = await ditas.findAllByRole('button', { name: /^Ações da mensagem/ })
      await pessoa.click(acoes.at(qual) ?? document.body)
      await pessoa.click(await screen.findByRole('menuitem', { name: nome }))
    }
    await pessoa.escrever(await campo(), 'Escrita por engano')
    await pessoa.keyboard('{Enter}')
    await waitFor(() => expect(ditas.queryByText('Enviando…')).toBeNull())
    await acoesDa(-2, 'Responder')
    await pessoa.escrever(await campo(), 'Às 10h, sim')
    await acoesDa(-1, 'Apagar')
    await pessoa.click(await screen.findByRole('button', { name: 'Apagar' }))
    await ditas.findByText(/Mensagem apagada/)
    await pessoa.click(await campo())
    await pessoa.keyboard('{Enter}')
    await waitFor(() => expect(ditas.queryByText('Enviando…')).toBeNull())
    expect((await ditas.findByText(/^Às 10h, sim/)).textContent).toContain('Pode ser às 10h?')
  })

  it('stays where one reads, whoever wrote last', async () => {
    const id = await conversa('vagas', 'Qual é o código do posto?')
    const pessoa = await naTela(id)
    await pessoa.escrever(await campo(), 'Já procuro')
    await pessoa.keyboard('{Enter}')
    const ditas = await historico()
    await ditas.findByText(/^Já procuro/)
    await waitFor(() => expect(ditas.queryByText('Enviando…')).toBeNull())
    comAltura(2_000)
    const caixa = await regiao()
    caixa.scrollTop = 300
    caixa.dispatchEvent(new Event('scroll'))
    const [acoes] = await ditas.findAllByRole('button', { name: /^Ações da mensagem/ })
    await pessoa.click(acoes ?? document.body)
    await pessoa.click(await screen.findByRole('menuitem', { name: 'Responder' }))
    await screen.findByText(/^Respondendo a /)
    expect(caixa.scrollTop).toBe(300)
  })

  it('starts a group with several people, by their names', async () => {
    const [um, outro] = [await perfil('gestor'), await perfil('vagas')]
    const pessoa = await abrir('cadastro', '/rh/conversas')
    const [botao] = await screen.findAllByRole('button', { name: 'Nova conversa' })
    await pessoa.click(botao ?? document.body)
    const dialogo = within(await screen.findByRole('dialog', { name: 'Nova conversa' }))
    for (const { nome } of [um, outro]) {
      const campo = dialogo.getByRole('combobox', { name: 'Pessoas' })
      await pessoa.escrever(campo, nome)
      expect(campo).toHaveProperty('value', nome)
      await pessoa.click(await screen.findByRole('option', { name: new RegExp(nome) }))
    }
    await pessoa.escrever(await dialogo.findByRole('textbox', { name: 'Nome do grupo' }), 'Escala')
    await pessoa.click(dialogo.getByRole('button', { name: 'Criar grupo' }))
    expect(await screen.findByRole('heading', { name: 'Escala' })).toBeTruthy()
    expect(await (await historico()).findByText(/criou o grupo Escala/)).toBeTruthy()
  })
})

describe('a conversation that is opened', () => {
  const comFoco = () => document.activeElement as HTMLTextAreaElement
  const escrevendo = (texto: string) =>
    waitFor(() => expect([comFoco().ariaLabel, comFoco().value]).toEqual(['Mensagem', texto]))

  it('begins where one writes, at the end of what one had begun', async () => {
    const pessoas = [await perfil('vagas'), await perfil('comercial')] as const
    await conversa('vagas', 'Bom dia')
    await conversa('comercial', 'Boa tarde')
    const pessoa = await abrir('cadastro', '/rh/conversas')
    const irA = async ({ nome }: { readonly nome: string }) => {
      ;(await screen.findByRole('link', { name: new RegExp(nome) })).focus()
      await pessoa.keyboard('{Enter}')
    }
    await irA(pessoas[0])
    await escrevendo('')
    await pessoa.keyboard('Vi a vaga')
    await irA(pessoas[1])
    await escrevendo('')
    await irA(pessoas[0])
    await escrevendo('Vi a vaga')
    await pessoa.keyboard(' da Luz')
    expect(comFoco().value).toBe('Vi a vaga da Luz')
  })

  it('that was just begun begins there too', async () => {
    const { nome } = await perfil('sesmt')
    const pessoa = await abrir('cadastro', '/rh/conversas')
    const [nova] = await screen.findAllByRole('button', { name: 'Nova conversa' })
    if (nova) await pessoa.click(nova)
    const pergunta = within(await screen.findByRole('dialog', { name: 'Nova conversa' }))
    await pessoa.type(pergunta.getByRole('combobox', { name: 'Pessoas' }), nome)
    await pessoa.click(await screen.findByRole('option', { name: new RegExp(nome) }))
    await pessoa.click(pergunta.getByRole('button', { name: 'Conversar' }))
    const aqui = await campo()
    await waitFor(() => expect(comFoco()).toBe(aqui))
  })

  it('leaves the focus where somebody writes already, and to a phone its page', async () => {
    const id = await conversa('vagas')
    const { nome } = await perfil('vagas')
    const pessoa = await abrir('cadastro', '/rh/conversas')
    const soltar = rede.segurar(/^GET \/api\/chat\/\d+$/)
    await pessoa.click(await screen.findByRole('link', { name: new RegExp(nome) }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    const busca = screen.getByRole('searchbox', { name: 'Buscar pessoas e mensagens' })
    await pessoa.click(busca)
    soltar()
    await campo()
    await assentar()
    expect(document.activeElement).toBe(busca)
    vi.stubGlobal('matchMedia', createMatchMedia(390))
    onTestFinished(() => void vi.stubGlobal('matchMedia', createMatchMedia(1280)))
    await naTela(id)
    const aqui = await campo()
    // The frame in which a wide screen takes the focus, and one more.
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
    expect(document.activeElement).not.toBe(aqui)
  })
})

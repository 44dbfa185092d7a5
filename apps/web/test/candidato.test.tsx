import { screen, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { erros } from '@rh/domain/errors'
import { CandidatoPage } from '../src/features/candidato/CandidatoPage.tsx'
import { criarCaderno } from '../src/features/candidato/caderno.ts'
import { abrirLoja, type Loja } from '../src/features/candidato/loja.ts'
import { rede } from './rede.ts'
import { abrirVagas, novoCpf, sistema, usarSistema } from './sistema.ts'
import { abrir as abrirTela } from './tela.tsx'

usarSistema((rh) => abrirVagas(rh.db))

/** A draft with what opens its link, and the link. */
async function comLink() {
  const operacional = await sistema().as('coordenador.operacional')
  const cpf = novoCpf()
  const { id, versao } = await operacional.call('POST /api/admissao/criar', { body: {} })
  const dados = { cpf, nascimento: '1991-04-17', nome: 'Jaciara Araújo' }
  await operacional.call('PUT /api/admissao/editar', { body: { id, versao, etapa: 'pessoais', dados } })
  const { endereco } = await operacional.call('POST /api/admissao/candidato/link', { body: { id } })
  const pedido = () => operacional.call('GET /api/admissao/candidato/:id', { params: { id } })
  return { id, cpf, operacional, pedido, token: endereco.split('/').at(-1) ?? '' }
}

/** The page of a link on a phone, as a person who opens it sees it. */
async function abrir(token: string, guardada?: Loja) {
  rede.ligar(sistema().app)
  location.hash = ''
  const loja = guardada ?? (await abrirLoja(token))
  const caderno = criarCaderno(token, loja)
  const lugar = document.body.appendChild(document.createElement('div'))
  const root = createRoot(lugar)
  root.render(<CandidatoPage caderno={caderno} />)
  const fechar = () => {
    root.unmount()
    lugar.remove()
    rede.reparar()
  }
  onTestFinished(() => {
    fechar()
    sessionStorage.clear()
  })
  return { caderno, loja, fechar, maos: userEvent.setup({ delay: null }) }
}

/** The page of a new link, with the two questions answered and the notice agreed to. */
async function aberta() {
  const link = await comLink()
  const pagina = await abrir(link.token)
  await entrar(pagina.maos, link.cpf)
  await pagina.maos.click(await screen.findByRole('button', { name: 'Li e concordo' }))
  await titulo('Seu nome')
  return { ...link, ...pagina }
}

const irPara = async (tela: string, name: string): Promise<void> => {
  location.hash = tela
  await titulo(name)
}
const situacao = () => screen.getByRole('status').textContent
/** The place of the proof of residence among the photographs. */
const residencia = async () => (await screen.findByText(/residência/)).closest('li') as HTMLElement
const conta = (nome = 'conta.pdf') =>
  new File([`%PDF-1.7\n${nome}\n%%EOF`], nome, { type: 'application/pdf' })

async function entrar(maos: ReturnType<typeof userEvent.setup>, cpf: string): Promise<void> {
  await maos.type(await screen.findByLabelText('Data de nascimento'), '17041991')
  await maos.type(screen.getByLabelText(/Últimos 3 números/), cpf.slice(-3))
  await maos.click(screen.getByRole('button', { name: 'Começar' }))
}

const titulo = (name: string) => screen.findByRole('heading', { level: 1, name })
const continuar = () => screen.findByRole('button', { name: 'Continuar' })

describe('the page of a candidate', () => {
  it('says of a link that lost its end that it is incomplete, and what to do', async () => {
    const { token } = await comLink()
    await abrir(token.slice(0, -5))
    expect(await titulo('Este link está incompleto.')).toBeTruthy()
    expect(screen.getByText(/Abra o link inteiro/)).toBeTruthy()
  })

  it('asks two questions, then agreement, then one thing after the other, and says where it is kept', async () => {
    const { cpf, token, pedido } = await comLink()
    const { maos } = await abrir(token)
    await maos.type(await screen.findByLabelText('Data de nascimento'), '18041991')
    await maos.type(screen.getByLabelText(/Últimos 3 números/), cpf.slice(-3))
    await maos.click(screen.getByRole('button', { name: 'Começar' }))
    expect((await screen.findByRole('alert')).textContent).toContain('As respostas não conferem.')
    await maos.clear(screen.getByLabelText('Data de nascimento'))
    await maos.clear(screen.getByLabelText(/Últimos 3 números/))
    await entrar(maos, cpf)

    await titulo('Antes de começar')
    await maos.click(screen.getByRole('button', { name: 'Li e concordo' }))
    await titulo('Seu nome')
    expect(screen.getByLabelText(/^Nome completo/)).toHaveProperty('value', 'Jaciara Araújo')
    await maos.click(await continuar())

    await titulo('Como falar com você')
    const celular = screen.getByLabelText('Celular com DDD')
    await maos.type(celular, '119')
    await maos.click(await continuar())
    expect((await screen.findByRole('alert')).textContent).toBe('Telefone inválido: informe DDD e número')
    await maos.clear(celular)
    await maos.type(celular, '11987654321')
    await maos.click(await continuar())

    await titulo('Onde você nasceu')
    await maos.click(screen.getByLabelText('Brasileiro nato'))
    await waitFor(async () => {
      const { recebido, link } = await pedido()
      expect(recebido.campos.map(({ campo, doCandidato }) => [campo, doCandidato])).toEqual([
        ['telefone', '11987654321'],
        ['nacionalidade', 'BN'],
        ['paisNascimento', '105'],
      ])
      expect(link).toMatchObject({ situacao: 'preenchendo', feitos: 4 })
    })
    expect(screen.getByRole('status').textContent).toBe('3 de 13 · Tudo guardado')
    await maos.click(screen.getByRole('button', { name: 'Voltar' }))
    await titulo('Como falar com você')
  })

  it('keeps what is answered without a network, says so, and sends it in the end', async () => {
    const { cpf, token, pedido } = await comLink()
    const { maos, caderno } = await abrir(token)
    await entrar(maos, cpf)
    await maos.click(await screen.findByRole('button', { name: 'Li e concordo' }))
    await titulo('Seu nome')
    rede.cortar()
    await maos.type(screen.getByLabelText(/Nome social/), 'Jaci')
    await maos.click(await continuar())
    await titulo('Como falar com você')
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('Sem internet: guardado neste celular'),
    )
    await maos.type(screen.getByLabelText('Celular com DDD'), '11987654321')
    await maos.tab()
    location.hash = '#fotos'
    await titulo('Fotos dos documentos')
    const foto = new File(['%PDF-1.7\nconta\n%%EOF'], 'conta.pdf', { type: 'application/pdf' })
    const residencia = (await screen.findByText(/residência/)).closest('li')
    await maos.upload(within(residencia as HTMLElement).getByLabelText(/^Escolher/), foto)
    await within(residencia as HTMLElement).findByText(/^Guardado neste celular/)

    rede.reparar()
    await caderno.enviar()
    await within(residencia as HTMLElement).findByText('✓ Recebido')
    const { recebido } = await pedido()
    expect(recebido.campos.map(({ doCandidato }) => doCandidato)).toEqual(['Jaci', '11987654321'])
    expect(recebido.arquivos.map(({ nome }) => nome)).toEqual(['conta.pdf'])
  })

  it('asks again who is there when the entry is over, and loses nothing', async () => {
    const { cpf, token, pedido } = await comLink()
    const { maos } = await abrir(token)
    await entrar(maos, cpf)
    await maos.click(await screen.findByRole('button', { name: 'Li e concordo' }))
    await titulo('Seu nome')
    await sistema().db.deleteFrom('candidatoEntrada').execute()
    await maos.type(screen.getByLabelText(/Nome social/), 'Jaci')
    await maos.click(await continuar())
    await titulo('É você mesmo?')
    await screen.findByText(/O que você preencheu está guardado/)
    await entrar(maos, cpf)
    await screen.findByRole('button', { name: 'Continuar' })
    await waitFor(async () => expect((await pedido()).recebido.campos).toHaveLength(1))
  })

  it('keeps an answer that the server refuses, at its question and in its words, until it is right', async () => {
    const { cpf, token, pedido, maos, loja, fechar } = await aberta()
    const social = () => screen.getByLabelText(/^Nome social/)
    await maos.click(social())
    await maos.paste('J'.repeat(1200))
    await maos.tab()
    // The page's own check says so too, of the shorter name that the form takes.
    const recusa = await screen.findByText(/1000 caracteres/)
    expect(recusa.role).toBe('alert')
    expect(social().getAttribute('aria-describedby')).toContain(recusa.id)
    expect(situacao()).toBe('1 de 13 · 1 resposta para corrigir')
    await irPara('conferir', 'Confira e termine')
    expect(screen.getByRole('button', { name: /Seu nome/ }).textContent).toContain('Corrija: Nome social')
    await maos.click(screen.getByRole('button', { name: 'Terminar' }))
    expect((await screen.findByRole('alert')).textContent).toContain('não foi aceit')
    expect((await pedido()).link?.situacao).toBe('preenchendo')

    // Closed and opened again: nothing of it was lost, and it is still not said to be saved.
    fechar()
    sessionStorage.clear()
    const { maos: outras } = await abrir(token, loja)
    await entrar(outras, cpf)
    await titulo('Seu nome')
    expect(social()).toHaveProperty('value', 'J'.repeat(1200))
    expect(screen.getByRole('alert').textContent).toContain('1000 caracteres')
    await outras.clear(social())
    await outras.type(social(), 'Jaci')
    await outras.tab()
    await waitFor(() => expect(situacao()).toBe('1 de 13 · Tudo guardado'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect((await pedido()).recebido.campos.map(({ doCandidato }) => doCandidato)).toEqual(['Jaci'])
  })

  it('sends the answers after one that is refused', async () => {
    const { pedido, maos } = await aberta()
    await maos.click(screen.getByLabelText(/^Nome social/))
    await maos.paste('J'.repeat(1200))
    await maos.tab()
    await irPara('contato', 'Como falar com você')
    await maos.type(screen.getByLabelText('Celular com DDD'), '11987654321')
    await maos.tab()
    await waitFor(async () => expect((await pedido()).recebido.campos).toHaveLength(1))
    expect(situacao()).toBe('2 de 13 · 1 resposta para corrigir')
  })

  it('waits for what is on its way before it ends', async () => {
    const { pedido, maos, loja } = await aberta()
    await irPara('fotos', 'Fotos dos documentos')
    const soltar = rede.segurar(/candidato\/documento$/)
    await maos.upload(within(await residencia()).getByLabelText(/^Escolher/), conta())
    await within(await residencia()).findByText('Enviando…')
    await irPara('conferir', 'Confira e termine')
    await maos.click(screen.getByRole('button', { name: 'Terminar' }))
    expect((await screen.findByRole('button', { name: /Enviando/ })).hasAttribute('disabled')).toBe(true)
    expect((await pedido()).link?.situacao).toBe('preenchendo')
    soltar()
    await screen.findByText(/^Pronto! Recebemos tudo/)
    expect((await pedido()).recebido.arquivos).toHaveLength(1)
    expect([await loja.ficha(), await loja.respostas(), await loja.fotos()]).toEqual([undefined, [], []])
  })

  it('says one thing of a document, and keeps the photograph that was refused', async () => {
    const { maos, loja } = await aberta()
    await irPara('fotos', 'Fotos dos documentos')
    const falsa = new File(['isto não é um PDF'], 'falsa.pdf', { type: 'application/pdf' })
    await maos.upload(within(await residencia()).getByLabelText(/^Escolher/), falsa)
    const lugar = within(await residencia())
    expect((await lugar.findByRole('alert')).textContent).not.toBe('')
    expect(lugar.queryByText(/Recebido|Enviando|Guardado/)).toBeNull()
    expect(await loja.fotos()).toHaveLength(1)
    expect(situacao()).toContain('1 foto para trocar')
    await maos.upload(lugar.getByLabelText(/^Escolher/), conta())
    await lugar.findByText('✓ Recebido')
    expect(lugar.queryByRole('alert')).toBeNull()
    expect(await loja.fotos()).toEqual([])
  })

  it('says of a photograph that could not be taken out why, and what to do', async () => {
    const { maos } = await aberta()
    await irPara('fotos', 'Fotos dos documentos')
    const lugar = within(await residencia())
    await maos.upload(lugar.getByLabelText(/^Escolher/), conta())
    await lugar.findByText('✓ Recebido')
    const livre = rede.negar(/documento\/retirar$/, 'ocupado')
    await maos.click(lugar.getByRole('button', { name: /^Tirar / }))
    const { mensagem, acao } = erros.ocupado
    await waitFor(() => expect(lugar.getByRole('alert').textContent).toBe(`${mensagem} ${acao}`))
    livre()
    await maos.click(lugar.getByRole('button', { name: /^Tirar / }))
    await waitFor(() => expect(lugar.queryByRole('button', { name: /^Tirar / })).toBeNull())
  })

  it('leaves the city that the person typed when the CEP is left again', async () => {
    const { maos } = await aberta()
    await irPara('endereco', 'Onde você mora')
    const campo = (nome: string) => screen.getByLabelText(new RegExp(`^${nome}`))
    await maos.type(campo('CEP'), '01310100')
    await maos.tab()
    await waitFor(() => expect(campo('Cidade')).toHaveProperty('value', 'São Paulo'))
    await maos.clear(campo('Cidade'))
    await maos.type(campo('Cidade'), 'Osasco')
    await maos.tab()
    await maos.click(campo('CEP'))
    await maos.tab()
    expect(campo('Cidade')).toHaveProperty('value', 'Osasco')
  })

  it('leaves nothing on the phone once the link was ended', async () => {
    const { id, operacional, maos, loja } = await aberta()
    expect(await loja.ficha()).toBeTruthy()
    await operacional.call('POST /api/admissao/candidato/revogar', { body: { id } })
    await maos.type(screen.getByLabelText(/^Nome social/), 'Jaci')
    await maos.tab()
    await titulo('Este link não vale mais.')
    await waitFor(async () =>
      expect([await loja.ficha(), await loja.respostas(), await loja.fotos()]).toEqual([undefined, [], []]),
    )
  })

  it('leaves nothing on the phone once its days are over, with no network to ask', async () => {
    const { token, loja, fechar } = await aberta()
    await loja.guardarResposta({ etapa: 'pessoais', campo: 'nomeSocial', valor: 'Jaci' })
    const ficha = await loja.ficha()
    if (!ficha) throw new Error('nothing kept')
    await loja.guardarFicha({ ...ficha, expiraEm: '2020-01-01T00:00:00Z' })
    const entrada = Object.entries(sessionStorage)
    fechar()
    for (const [chave, valor] of entrada) sessionStorage.setItem(chave, String(valor))
    rede.cortar()
    const outra = abrir(token, loja)
    rede.cortar()
    await outra
    await titulo('Este link não vale mais.')
    expect([await loja.ficha(), await loja.respostas()]).toEqual([undefined, []])
  })

  it('says in words that a link does not hold', async () => {
    const { id, token, operacional } = await comLink()
    await operacional.call('POST /api/admissao/candidato/revogar', { body: { id } })
    await abrir(token)
    await titulo('Este link não vale mais.')
    expect(screen.getByText('Peça um link novo a quem lhe mandou este.')).toBeTruthy()
    expect(screen.queryByLabelText('Data de nascimento')).toBeNull()
  })
})

describe('what a candidate sent', () => {
  it('that a colleague accepted meanwhile is said so, and the rest waits with the draft as it is now', async () => {
    const { id, cpf, token, operacional, pedido } = await comLink()
    const { maos, fechar } = await abrir(token)
    await entrar(maos, cpf)
    await maos.click(await screen.findByRole('button', { name: 'Li e concordo' }))
    await maos.type(await screen.findByLabelText(/^Nome social/), 'Jaci')
    await maos.click(await continuar())
    await maos.type(await screen.findByLabelText('Celular com DDD'), '11987654321')
    await maos.tab()
    await waitFor(async () => expect((await pedido()).recebido.campos).toHaveLength(2))
    fechar()

    const pessoa = await abrirTela(
      'coordenador.operacional',
      `/operacional/admissao/editar/rascunho/${id}/pessoais`,
    )
    await pessoa.click(await screen.findByRole('button', { name: 'Conferir' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Do candidato' }))
    await dialogo.findByRole('region', { name: 'Nome social' })
    const { versao } = await operacional.call('GET /api/admissao/obter/:id', { params: { id: String(id) } })
    const social = (await pedido()).recebido.campos.find(({ campo }) => campo === 'nomeSocial')
    await operacional.call('POST /api/admissao/candidato/decidir', {
      body: {
        id,
        versao,
        decisao: 'aceitar',
        campos: [{ id: social?.id ?? 0, versao: social?.versao ?? 0 }],
        arquivos: [],
      },
    })
    await pessoa.click(dialogo.getByRole('button', { name: 'Aceitar tudo' }))
    expect((await dialogo.findByRole('alert')).textContent).toMatch(
      / já aceitou esta resposta em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\./,
    )
    await waitFor(() => expect(dialogo.queryByRole('region', { name: 'Nome social' })).toBeNull())
    await pessoa.click(dialogo.getByRole('button', { name: 'Aceitar tudo' }))
    await dialogo.findByText('Tudo conferido.')
    await pessoa.click(dialogo.getByRole('button', { name: 'Fechar' }))
    expect(await screen.findByLabelText(/^Nome social/)).toHaveProperty('value', 'Jaci')
    expect(screen.getByLabelText(/^Telefone/)).toHaveProperty('value', '(11) 98765-4321')
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { rede } from './rede.ts'
import { abrirVagas, enviada, rascunhoCompleto, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema(({ db }) => abrirVagas(db))

const ENVIO = /^(PUT|POST) \/api\/admissao\/anexo$/
const pdf = (nome: string) => new File([`%PDF-1.7\n${nome}\n%%EOF`], nome, { type: 'application/pdf' })

/** The documents of a new draft, and the place of one that whoever sends it may see. */
async function abrirAnexos() {
  const { id } = await rascunhoCompleto(await sistema().as('coordenador.operacional'))
  const pessoa = await abrir('coordenador.operacional', `/operacional/admissao/editar/rascunho/${id}/anexos`)
  const botao = await screen.findByRole('button', { name: /^Enviar: .*identidade/i })
  const lugar = botao.parentElement?.parentElement
  if (!lugar) throw new Error('no place for documents')
  return { id, pessoa, lugar: within(lugar), escolher: (arquivo: File) => escolher(pessoa, lugar, arquivo) }
}

/** Picks a file as the system's own dialog does, which no document shows. */
async function escolher(pessoa: Pessoa, lugar: HTMLElement, arquivo: File): Promise<void> {
  const input = lugar.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file picker')
  await pessoa.upload(input, arquivo)
}

describe('a document', () => {
  it('that was sent is shown with who sent it, and the count says so', async () => {
    const { lugar, escolher } = await abrirAnexos()
    expect(screen.getByText(/^0 de \d+ documentos chegaram/)).toBeTruthy()
    await escolher(pdf('rg.pdf'))
    expect(await lugar.findByText(/^Enviado por /)).toBeTruthy()
    expect(lugar.getByText(/^rg\.pdf/)).toBeTruthy()
    expect(screen.getByText(/^1 de \d+ documentos chegaram/)).toBeTruthy()
  })

  it('that did not arrive says so and is sent again, once', async () => {
    const { pessoa, lugar, escolher } = await abrirAnexos()
    const reparar = rede.perderResposta(ENVIO)
    await escolher(pdf('rg.pdf'))
    expect((await lugar.findByRole('alert')).textContent).toBe('Não foi possível falar com o servidor.')
    reparar()
    await pessoa.click(lugar.getByRole('button', { name: 'Tentar de novo' }))
    expect(await lugar.findByText(/^Enviado por /)).toBeTruthy()
    expect(lugar.queryByRole('alert')).toBeNull()
    expect(lugar.getAllByText(/^rg\.pdf/)).toHaveLength(1)
    const chaves = rede.chamadas(ENVIO).map(({ chave }) => chave)
    expect(chaves).toEqual([chaves[0], chaves[0]])
  })

  it('that waits for the connection goes on by itself when it is back', async () => {
    const { lugar, escolher } = await abrirAnexos()
    const reparar = rede.cortar(ENVIO)
    await escolher(pdf('rg.pdf'))
    await lugar.findByRole('alert')
    reparar()
    window.dispatchEvent(new Event('online'))
    expect(await lugar.findByText(/^Enviado por /)).toBeTruthy()
  })

  it('that is not what it says is refused by the server, with what to send', async () => {
    const { lugar, escolher } = await abrirAnexos()
    await escolher(new File(['isto não é um PDF'], 'rg.pdf', { type: 'application/pdf' }))
    expect(await lugar.findByRole('alert')).toBeTruthy()
    expect(lugar.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
    expect(lugar.queryByText(/^Enviado por /)).toBeNull()
  })

  it('is taken off the list only with a reason', async () => {
    const { pessoa, lugar, escolher } = await abrirAnexos()
    await escolher(pdf('rg.pdf'))
    await pessoa.click(await lugar.findByRole('button', { name: 'Tirar rg.pdf' }))
    const pergunta = within(await screen.findByRole('dialog', { name: 'Tirar o arquivo da lista' }))
    await pessoa.click(pergunta.getByRole('button', { name: 'Voltar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lugar.getByText(/^rg\.pdf/)).toBeTruthy()
    await pessoa.click(lugar.getByRole('button', { name: 'Tirar rg.pdf' }))
    const outra = within(await screen.findByRole('dialog', { name: 'Tirar o arquivo da lista' }))
    await pessoa.click(outra.getByRole('button', { name: 'Tirar' }))
    expect(
      await outra.findByRole('textbox', { name: 'Por que sai', description: 'Campo obrigatório' }),
    ).toBeTruthy()
    expect(rede.chamadas(/anexo\/remover$/)).toEqual([])
    await pessoa.escrever(outra.getByRole('textbox', { name: 'Por que sai' }), 'Foto de outra pessoa')
    await pessoa.click(outra.getByRole('button', { name: 'Tirar' }))
    await waitFor(() => expect(lugar.queryByText(/^rg\.pdf/)).toBeNull())
  })
})

/** Pictures of one pixel that differ in their colour. */
const PONTOS = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
].map((base64) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)))

/** A sent admission whose identity and bill wait for a decision, as Cadastro opens it. */
async function abrirConferencia() {
  const operacional = await sistema().as('coordenador.operacional')
  const cadastro = await sistema().as('cadastro')
  const { id } = await enviada(operacional)
  const params = { params: { id } }
  const itens = async () => (await cadastro.call('GET /api/admissao/anexos/:id', params)).itens
  for (const [i, codigo] of ['IDENTIDADE', 'RESIDENCIA'].entries()) {
    const tipoId = (await itens()).find((item) => item.codigo === codigo)?.tipoId ?? 0
    const arquivo = new File([PONTOS[i] ?? ''], `${codigo.toLowerCase()}.png`, { type: 'image/png' })
    await operacional.call('POST /api/admissao/anexo', { query: { admissaoId: id, tipoId }, arquivo })
  }
  const doCodigo = async (codigo: string) =>
    (await itens()).find((item) => item.codigo === codigo)?.arquivos[0]
  const pessoa = await abrir('cadastro', `/rh/admissao/visualizar/${id}`)
  return { id, pessoa, doCodigo }
}

/** The photograph has come, as a browser would say. */
const fotoVeio = async (nome: string): Promise<void> => {
  fireEvent.load(await screen.findByRole('img', { name: `Documento ${nome}` }))
  const aprovar = await screen.findByRole('button', { name: `Aprovar ${nome}` })
  await waitFor(() => expect(aprovar.getAttribute('aria-disabled')).toBe('false'))
}
const titulo = (nome: string) => screen.findByRole('heading', { level: 2, name: nome })

/** The focus goes on with the document that opened. */
const focado = (nome: string) =>
  waitFor(async () => {
    const onde = await titulo(nome)
    expect(document.activeElement === onde).toBe(true)
  })

const IDENTIDADE = 'Documento de identidade com foto'
const RESIDENCIA = 'Comprovante de residência de até 90 dias'

describe('the review of documents', () => {
  it('approves what was seen, opens the next, and takes it back', async () => {
    const { pessoa, doCodigo } = await abrirConferencia()
    await titulo(RESIDENCIA)
    await pessoa.keyboard('a')
    expect((await doCodigo('RESIDENCIA'))?.estado).toBe('enviado')
    await fotoVeio('residencia.jpg')
    await pessoa.keyboard('a')
    await focado(IDENTIDADE)
    expect(await doCodigo('RESIDENCIA')).toMatchObject({ estado: 'aprovado' })
    expect(
      screen.getByRole('button', { name: new RegExp(`^${RESIDENCIA} ?: ?Aprovado`), hidden: true }),
    ).toBeTruthy()
    await pessoa.keyboard('z')
    await focado(RESIDENCIA)
    await waitFor(async () => expect(await doCodigo('RESIDENCIA')).toMatchObject({ estado: 'enviado' }))
  })

  it('refuses with what is marked, in the sentence that was shown', async () => {
    const { pessoa, doCodigo } = await abrirConferencia()
    await titulo(RESIDENCIA)
    await fotoVeio('residencia.jpg')
    await pessoa.keyboard('r')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Marque o dado que não confere/)
    expect(document.activeElement?.textContent).toMatch(/^1?Nome/)
    await pessoa.keyboard('2v')
    expect(screen.getByRole('button', { name: /^CEP/, pressed: true })).toBeTruthy()
    const frase = 'CEP não confere com o documento. O documento está vencido.'
    expect(screen.getByText(/vai ler:/).parentElement?.textContent).toContain(frase)
    await pessoa.click(screen.getByRole('button', { name: 'Recusar com 2 motivos residencia.jpg' }))
    await focado(IDENTIDADE)
    expect(await doCodigo('RESIDENCIA')).toMatchObject({ estado: 'reprovado', motivo: frase })
  })

  it('shows the decision of a colleague who was faster, and overwrites nothing', async () => {
    const { pessoa, doCodigo } = await abrirConferencia()
    await titulo(RESIDENCIA)
    await fotoVeio('residencia.jpg')
    const { id = 0, versao = 0 } = (await doCodigo('RESIDENCIA')) ?? {}
    const coordenador = await sistema().as('coordenador')
    await coordenador.call('POST /api/admissao/anexo/avaliar', {
      body: { id, versao, decisao: 'reprovado', arquivo: ['cortado'] },
    })
    await pessoa.keyboard('a')
    expect((await screen.findByRole('alert')).textContent).toMatch(
      / recusou este documento em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/,
    )
    expect(await screen.findByText(/“O documento aparece cortado\.”/)).toBeTruthy()
    expect(await doCodigo('RESIDENCIA')).toMatchObject({ estado: 'reprovado' })
  })

  it('keeps a decision that did not arrive in the hand, to be tried again', async () => {
    const { pessoa, doCodigo } = await abrirConferencia()
    await titulo(RESIDENCIA)
    await fotoVeio('residencia.jpg')
    const reparar = rede.cortar(/anexo\/avaliar$/)
    await pessoa.keyboard('a')
    await screen.findByRole('alert')
    reparar()
    await pessoa.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await titulo(IDENTIDADE)
    expect(await doCodigo('RESIDENCIA')).toMatchObject({ estado: 'aprovado' })
  })

  it('refuses what cannot be shown, and never approves it unseen', async () => {
    const { pessoa, doCodigo } = await abrirConferencia()
    await titulo(RESIDENCIA)
    fireEvent.error(await screen.findByRole('img', { name: 'Documento residencia.jpg' }))
    await screen.findByText('Este arquivo não abriu aqui')
    expect(screen.getByRole('button', { name: 'Baixar residencia.jpg' })).toBeTruthy()
    await pessoa.keyboard('ai')
    expect(screen.getByText(/^Este arquivo não abriu aqui: baixe/)).toBeTruthy()
    await pessoa.keyboard('r')
    await focado(IDENTIDADE)
    expect(await doCodigo('RESIDENCIA')).toMatchObject({
      estado: 'reprovado',
      motivo: 'O arquivo está ilegível.',
    })
  })

  it('refuses what does not come, and offers to download it', async () => {
    const cortada = rede.cortar(/^GET \/api\/admissao\/anexo\/\d+$/)
    onTestFinished(cortada)
    const { pessoa, doCodigo } = await abrirConferencia()
    await titulo(RESIDENCIA)
    await screen.findByText('Não foi possível falar com o servidor.')
    expect(await screen.findByRole('button', { name: 'Baixar residencia.jpg' })).toBeTruthy()
    await pessoa.keyboard('ir')
    await focado(IDENTIDADE)
    expect(await doCodigo('RESIDENCIA')).toMatchObject({ estado: 'reprovado' })
  })

  it('takes arrows and Space only while the focus is in it', async () => {
    const { pessoa } = await abrirConferencia()
    const aberto = await titulo(RESIDENCIA)
    await fotoVeio('residencia.jpg')
    const rolou: string[] = []
    const olhar = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented) rolou.push(event.key)
    }
    document.addEventListener('keydown', olhar)
    onTestFinished(() => document.removeEventListener('keydown', olhar))
    screen.getByRole('main').focus()
    await pessoa.keyboard('{ArrowDown}{ArrowUp} ')
    expect([rolou, aberto.textContent]).toEqual([['ArrowDown', 'ArrowUp', ' '], RESIDENCIA])
    expect(screen.queryByRole('dialog')).toBeNull()
    // A page that is enlarged scrolls on its ground.
    screen.getByRole('region', { name: 'Páginas de residencia.jpg' }).focus()
    await pessoa.keyboard('{ArrowDown}')
    expect(rolou).toHaveLength(4)
    aberto.focus()
    await pessoa.keyboard('{ArrowUp}')
    expect(rolou).toHaveLength(4)
  })

  it('shows a file over the whole screen as a dialog, and gives the focus back', async () => {
    const { pessoa, doCodigo } = await abrirConferencia()
    const aberto = await titulo(RESIDENCIA)
    await fotoVeio('residencia.jpg')
    aberto.focus()
    await pessoa.keyboard(' ')
    const dialogo = await screen.findByRole('dialog', { name: 'Arquivo residencia.jpg' })
    expect(dialogo.getAttribute('aria-modal')).toBe('true')
    expect(dialogo.contains(document.activeElement)).toBe(true)
    // What is under it decides nothing; what is of the file acts.
    await pessoa.keyboard('a+')
    expect(within(dialogo).getByRole('button', { name: /^125%/ })).toBeTruthy()
    expect((await doCodigo('RESIDENCIA'))?.estado).toBe('enviado')
    await pessoa.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement === aberto).toBe(true)
  })

  it('asks for what is missing, once, and says so in the list', async () => {
    const { pessoa } = await abrirConferencia()
    await titulo(RESIDENCIA)
    await pessoa.click(screen.getByRole('button', { name: /^CPF, que é.*Falta/, hidden: true }))
    await pessoa.click(await screen.findByRole('button', { name: /^Pedir a .*: CPF/ }))
    expect(await screen.findByText(/^Pedido a .+ em \d\d\/\d\d, até \d\d\/\d\d\/\d{4}$/)).toBeTruthy()
    expect(
      screen.getByRole('button', { name: /^CPF, que é.*Pedido a .+ em \d\d\/\d\d/, hidden: true }),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Pedir a .*: CPF/ })).toBeNull()
    expect(rede.chamadas(/anexo\/pedir$/)).toHaveLength(1)
  })

  it('waives the one that is open for a reason, which is no choice there', async () => {
    const { pessoa } = await abrirConferencia()
    await titulo(RESIDENCIA)
    await pessoa.click(
      screen.getByRole('button', { name: /^Comprovante de escolaridade ?: ?Falta/, hidden: true }),
    )
    await pessoa.click(await screen.findByRole('button', { name: /^Dispensar: Comprovante de escolaridade/ }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Dispensar documento' }))
    expect(dialogo.queryByText(/opcional|em branco/)).toBeNull()
    await pessoa.click(dialogo.getByRole('button', { name: 'Dispensar' }))
    expect(await dialogo.findByText('Campo obrigatório')).toBeTruthy()
    const motivo = dialogo.getByRole('textbox', { name: /^Comprovante de escolaridade/ })
    expect(document.activeElement === motivo).toBe(true)
    await pessoa.escrever(motivo, 'Original conferido no balcão')
    await pessoa.click(dialogo.getByRole('button', { name: 'Dispensar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Dispensado sem arquivo')).toBeTruthy()
  })

  it('uses one file for another document', async () => {
    const { pessoa, doCodigo } = await abrirConferencia()
    await titulo(RESIDENCIA)
    await fotoVeio('residencia.jpg')
    await pessoa.keyboard('u')
    const dialogo = within(await screen.findByRole('dialog', { name: 'Usar o arquivo em outro item' }))
    await pessoa.click(dialogo.getByRole('checkbox', { name: /^CPF/ }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Usar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await doCodigo('CPF')).toMatchObject({ estado: 'enviado', tambemEm: [RESIDENCIA] })
  })
})

describe('many documents at once', () => {
  it('have their photographs adjusted before they are sent', async () => {
    const { pessoa } = await abrirAnexos()
    const botao = screen.getByRole('button', { name: 'Enviar vários arquivos' })
    const input = botao.parentElement?.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file picker')
    await pessoa.upload(input, new File([PONTOS[0] ?? ''], 'foto.png', { type: 'image/png' }))
    const bandeja = within(await screen.findByRole('region', { name: '1 arquivo por separar' }))
    await pessoa.click(bandeja.getByRole('button', { name: 'Ajustar' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Ajustar a foto' }))
    expect(dialogo.getByRole('img', { name: 'Foto a ajustar' }).getAttribute('src')).toMatch(/^blob:/)
  })

  it('wait in the tray until somebody says which each is, and none is lost', async () => {
    const { pessoa, lugar } = await abrirAnexos()
    const botao = screen.getByRole('button', { name: 'Enviar vários arquivos' })
    const input = botao.parentElement?.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file picker')
    await pessoa.upload(input, [pdf('rg.pdf'), pdf('IMG_2026.pdf')])
    const bandeja = within(await screen.findByRole('region', { name: '2 arquivos por separar' }))
    expect(rede.chamadas(ENVIO)).toEqual([])
    await pessoa.click(bandeja.getByRole('button', { name: `Confirmar: rg.pdf é ${IDENTIDADE}` }))
    expect(await lugar.findByText(/^rg\.pdf/)).toBeTruthy()
    const sobra = within(await screen.findByRole('region', { name: '1 arquivo por separar' }))
    const reparar = rede.cortar(ENVIO)
    const escolha = () => sobra.findByRole('combobox', { name: 'Documento de IMG_2026.pdf' })
    await pessoa.selectOptions(await escolha(), RESIDENCIA)
    expect((await sobra.findByRole('alert')).textContent).toMatch(/servidor/)
    reparar()
    await pessoa.selectOptions(await escolha(), RESIDENCIA)
    await waitFor(() => expect(screen.queryByText(/por separar$/)).toBeNull())
    expect(await screen.findAllByText(/^IMG_2026\.pdf/)).toHaveLength(1)
  })

  it('are not sent any more once they are taken off while others travel', async () => {
    const { pessoa } = await abrirAnexos()
    const botao = screen.getByRole('button', { name: 'Enviar vários arquivos' })
    const input = botao.parentElement?.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file picker')
    const nomes = ['rg.pdf', 'cpf.pdf', 'conta de luz.pdf', 'certidao de casamento.pdf']
    await pessoa.upload(input, nomes.map(pdf))
    const bandeja = within(await screen.findByRole('region', { name: '4 arquivos por separar' }))
    const soltar = rede.segurar(ENVIO)
    await pessoa.click(bandeja.getByRole('button', { name: 'Confirmar as 4 sugestões' }))
    await bandeja.findByRole('progressbar', { name: 'Envio de rg.pdf' })
    await pessoa.click(bandeja.getByRole('button', { name: 'Tirar certidao de casamento.pdf' }))
    const LISTA = /^GET \/api\/admissao\/anexos/
    const lidas = rede.chamadas(LISTA).length
    soltar()
    // Read once more when all of them have come to an end.
    await waitFor(() => expect(rede.chamadas(LISTA).length).toBeGreaterThan(lidas))
    expect(rede.chamadas(ENVIO)).toHaveLength(3)
    expect(screen.queryByText(/^certidao de casamento/)).toBeNull()
  })
})

describe('a record of which a part could not be read', () => {
  it.each([
    ['documents', /^GET \/api\/promocao\/anexos\//, 'Documentos'],
    ['papers', /^GET \/api\/promocao\/papeis\//, 'Papéis'],
  ])('says so of its %s, and reads them again', async (_, chamada, titulo) => {
    const rh = await sistema().as('gerente.rh')
    const [promocao] = (await rh.call('GET /api/promocao/listar', { query: {} })).results
    if (!promocao) throw new Error('no promotion')
    const reparar = rede.recusar(chamada, 500)
    const pessoa = await abrir('gerente.rh', `/rh/promocao/visualizar/${promocao.id}`)
    const parte = within(await screen.findByRole('region', { name: titulo }))
    const deNovo = await parte.findByRole('button', { name: 'Tentar de novo' })
    reparar()
    await pessoa.click(deNovo)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull())
    expect(await screen.findByRole('region', { name: titulo })).toBeTruthy()
  })
})

import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { abrirVagas, rascunhoCompleto, sistema, usarSistema } from './sistema.ts'
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

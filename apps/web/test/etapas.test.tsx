import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { abrirVagas, rascunhoCompleto, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema(({ db }) => abrirVagas(db))

const EDITAR = /^PUT \/api\/admissao\/editar$/
const quemPreenche = () => sistema().as('coordenador.operacional')
const novoRascunho = async () => rascunhoCompleto(await quemPreenche())
const daEtapa = (id: number, etapa = 'pessoais') => `/operacional/admissao/editar/rascunho/${id}/${etapa}`

const campo = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const salvo = () => screen.findByText(/^Salvo às \d\d:\d\d/)
const pessoaisDe = async (id: number) =>
  (await (await quemPreenche()).call('GET /api/admissao/obter/:id', { params: { id } })).dados.pessoais

async function escrever(pessoa: Pessoa, name: string | RegExp, texto: string): Promise<void> {
  await pessoa.escrever(await campo(name), texto)
}

describe('a step of an admission', () => {
  it('is saved while it is typed, and says when by the clock of the company', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    await escrever(pessoa, 'Nome da mãe', 'Joana das Dores')
    await pessoa.tab()
    await waitFor(() => expect(rede.chamadas(EDITAR)).toHaveLength(1))
    expect((await salvo()).textContent).toMatch(/^Salvo às 10:0\d/)
    expect((await pessoaisDe(id))['mae']).toBe('Joana das Dores')
  })

  it('left incomplete takes the keyboard to the first field that is wrong, and may be left so', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    await pessoa.clear(await campo('Telefone'))
    await pessoa.clear(await campo('Nome completo'))
    await pessoa.click(screen.getByRole('button', { name: 'Próximo' }))
    const nome = await screen.findByRole('textbox', {
      name: 'Nome completo',
      description: 'Campo obrigatório',
    })
    await waitFor(() => expect(document.activeElement).toBe(nome))
    expect(screen.getByRole('textbox', { name: 'Telefone', description: 'Campo obrigatório' })).toBeTruthy()
    await pessoa.click(screen.getByRole('link', { name: 'Seguir assim mesmo' }))
    await waitFor(() => expect(pessoa.onde()).toBe(daEtapa(id, 'documentos')))
  })

  it('whose answer got lost is sent again as it was, and saved once', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    const reparar = rede.perderResposta(EDITAR)
    await escrever(pessoa, 'Nome da mãe', 'Joana das Dores')
    await pessoa.tab()
    expect(await screen.findByText('Não foi possível salvar – tentando de novo')).toBeTruthy()
    reparar()
    await pessoa.click(screen.getByRole('button', { name: 'Tentar agora' }))
    await salvo()
    const chaves = rede.chamadas(EDITAR).map(({ chave }) => chave)
    expect(chaves.length).toBeGreaterThan(1)
    expect(new Set(chaves).size).toBe(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is left only once it is saved', async () => {
    const { id } = await novoRascunho()
    // From the list, whose code is there then: nothing but the save can hold back the way to it.
    const pessoa = await abrir('coordenador.operacional', '/operacional/admissao/listar')
    await screen.findAllByRole('row')
    await pessoa.ir(daEtapa(id))
    await campo('Nome da mãe')
    const soltar = rede.segurar(EDITAR)
    await escrever(pessoa, 'Nome da mãe', 'Joana das Dores')
    void pessoa.ir('/operacional/admissao/listar')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(pessoa.onde()).toBe(daEtapa(id))
    soltar()
    await waitFor(() => expect(pessoa.onde()).toBe('/operacional/admissao/listar'))
    expect((await pessoaisDe(id))['mae']).toBe('Joana das Dores')
  })

  it('that cannot be saved asks before it is left, and stays when told to', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    const reparar = rede.cortar(EDITAR)
    await escrever(pessoa, 'Nome da mãe', 'Joana das Dores')
    void pessoa.ir('/operacional/admissao/listar')
    const dialogo = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Continuar aqui' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(pessoa.onde()).toBe(daEtapa(id))
    expect((await campo('Nome da mãe')).value).toBe('Joana das Dores')
    reparar()
    await pessoa.click(screen.getByRole('button', { name: 'Tentar agora' }))
    await salvo()
  })
})

describe('what a step fills by itself', () => {
  it('is the place of a CEP, and only what the CEP knows', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id, 'endereco'))
    const cep = await campo('CEP')
    const lugar = async () => [
      (await screen.findByRole('combobox', { name: /^UF/ })).textContent,
      screen.getByRole<HTMLInputElement>('combobox', { name: 'Município' }).value,
    ]
    await pessoa.clear(cep)
    await pessoa.type(cep, '60160230')
    await waitFor(async () => expect(await lugar()).toEqual([expect.stringContaining('C'), 'Fortaleza']))
    await pessoa.clear(cep)
    await pessoa.type(cep, '13010000')
    await waitFor(async () => expect(await lugar()).toEqual([expect.stringContaining('S'), '']))
  })

  it('is the days of the scale for who wants transport', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id, 'beneficios'))
    const quer = within(await screen.findByRole('radiogroup', { name: /vale-transporte/ }))
    await pessoa.click(quer.getByRole('radio', { name: 'Não' }))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Dias com transporte' })).toBeNull())
    await pessoa.click(quer.getByRole('radio', { name: 'Sim' }))
    const dias = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Dias com transporte' })
    await waitFor(() => expect(dias.value).toMatch(/^(Segunda a|Plantões)/))
  })
})

describe('a draft that somebody else saved meanwhile', () => {
  /** Both have it open: the other one changes mother and phone, this person mother and name. */
  async function emConflito() {
    const { id, versao } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    await campo('Nome da mãe')
    const dados = { ...(await pessoaisDe(id)), mae: 'Mãe dos outros', pai: 'Pai dos outros' }
    const outro = await sistema().as('administrador')
    await outro.call('PUT /api/admissao/editar', { body: { id, versao, etapa: 'pessoais', dados } })
    // Both are typed before the answer to the first one comes.
    const soltar = rede.segurar(EDITAR)
    await escrever(pessoa, 'Nome da mãe', 'Minha mãe')
    await escrever(pessoa, 'Nome completo', 'Nome que digitei')
    soltar()
    const dialogo = await screen.findByRole('dialog', { name: 'Outra pessoa alterou este rascunho' })
    await within(dialogo).findByText('O que mudou')
    return { id, pessoa, dialogo: within(dialogo) }
  }

  it('says what both changed, and keeps what was typed over what the other did elsewhere', async () => {
    const { id, pessoa, dialogo } = await emConflito()
    expect(dialogo.getByText(/^Vocês dois mexeram em: Nome da mãe\./)).toBeTruthy()
    await pessoa.click(dialogo.getByRole('button', { name: 'Manter o que digitei' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await campo('Nome da mãe')).value).toBe('Minha mãe')
    expect((await campo('Nome completo')).value).toBe('Nome que digitei')
    expect((await campo(/^Nome do pai/)).value).toBe('Pai dos outros')
    await salvo()
    expect(await pessoaisDe(id)).toMatchObject({
      mae: 'Minha mãe',
      nome: 'Nome que digitei',
      pai: 'Pai dos outros',
    })
  })

  it('is taken as the other left it by who gives up the own changes', async () => {
    const { id, pessoa, dialogo } = await emConflito()
    await pessoa.click(dialogo.getByRole('button', { name: 'Descartar o meu e recarregar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await campo('Nome da mãe')).value).toBe('Mãe dos outros')
    expect((await campo(/^Nome do pai/)).value).toBe('Pai dos outros')
    expect((await campo('Nome completo')).value).not.toBe('Nome que digitei')
    await salvo()
    expect((await pessoaisDe(id))['mae']).toBe('Mãe dos outros')
    // Nothing of it waits in the tab for the next time.
    await pessoa.ir('/operacional/admissao/listar')
    await pessoa.ir(daEtapa(id))
    expect((await campo('Nome da mãe')).value).toBe('Mãe dos outros')
  })
})

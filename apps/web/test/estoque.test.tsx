import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { setClock } from './clock.ts'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

/** A glove of the demo company, and how many of a size the central store has. */
async function luva(tamanho = 'M') {
  const almoxarife = await sistema().as('almoxarifado')
  const { results } = await almoxarife.call('GET /api/product/search', { query: { busca: 'luva' } })
  const [peca] = results
  if (!peca) throw new Error('The demo company has no gloves')
  const { locais } = await almoxarife.call('GET /api/product/details', { query: { id: peca.id } })
  const central = locais.find(({ padrao }) => padrao)
  return { peca, central, saldo: central?.tamanhos.find((um) => um.tamanho === tamanho)?.saldo ?? 0 }
}

/** An open count of the central store, at the line of a glove. */
async function contagem(tamanho: string) {
  const { peca, central, saldo } = await luva(tamanho)
  const almoxarife = await sistema().as('almoxarifado')
  const { id } = await almoxarife.call('POST /api/product/contagens', {
    body: { localId: central?.id ?? 0 },
  })
  // A place has one open count at a time.
  onTestFinished(async () => {
    const { contagem: agora } = await almoxarife.call('GET /api/product/contagens/:id', { params: { id } })
    if (agora.fechadaEm === null)
      await almoxarife.call('POST /api/product/contagens/cancelar', { body: { id, versao: agora.versao } })
  })
  const href = `/almoxarifado/estoque/contagem?contagem=${id}`
  const campo = () => screen.findByRole('textbox', { name: `Quantas há: ${peca.descricao} ${tamanho}` })
  return { href, peca, saldo, campo }
}

/** Takes in pieces of the central store, from the page of the stock. */
async function darEntrada(pessoa: Pessoa, descricao: string, tamanho: RegExp, quantidade: string) {
  await pessoa.click(await screen.findByRole('button', { name: 'Entrada' }))
  const form = within(await screen.findByRole('dialog', { name: 'Entrada' }))
  await pessoa.escrever(form.getByRole('textbox', { name: /^Nota/ }), 'NF 77')
  await pessoa.click(form.getByRole('combobox', { name: /^Peça/ }))
  await pessoa.click(await screen.findByRole('option', { name: new RegExp(descricao) }))
  await pessoa.click(form.getByRole('combobox', { name: /^Tamanho/ }))
  await pessoa.click(await screen.findByRole('option', { name: tamanho }))
  await pessoa.escrever(form.getByRole('textbox', { name: /^Quantidade/ }), quantidade)
  await pessoa.click(form.getByRole('button', { name: 'Registrar entrada' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Entrada' })).toBeNull())
}

describe('the stock', () => {
  it('shows each piece by size, and one of them place by place', async () => {
    const { peca, saldo } = await luva()
    const pessoa = await abrir('almoxarifado', '/almoxarifado/estoque')
    await pessoa.click(await screen.findByRole('link', { name: new RegExp(peca.descricao) }))
    const painel = await screen.findByRole('dialog', { name: peca.descricao })
    const central = await within(painel).findByRole('region', { name: 'Almoxarifado central' })
    const linha = within(central).getByRole('row', { name: new RegExp(`^M ${saldo} `) })
    expect(linha).toBeDefined()
    expect(pessoa.onde()).toContain(`peca=${peca.id}`)
  })

  it('gives back a receipt whose signed paper is the wrong one', async () => {
    const almoxarife = await sistema().as('almoxarifado')
    const { peca, central } = await luva()
    const { results } = await almoxarife.call('GET /api/colaborador/listar', { query: { porPagina: '5' } })
    const [pessoaDaEntrega] = results
    if (!pessoaDaEntrega || !central) throw new Error('The demo company has nobody to hand gloves to')
    const { id: colaboradorId, nome: colaborador } = pessoaDaEntrega
    const { reciboId: id } = await almoxarife.call('POST /api/product/entregar', {
      body: {
        colaboradorId,
        localId: central.id,
        entregueEm: '2026-11-20',
        pecas: [{ itemId: peca.id, tamanho: 'M', quantidade: 1 }],
      },
    })
    const arquivo = await almoxarife.call('GET /api/product/recibo/:id', { params: { id } })
    await almoxarife.call('PUT /api/product/recibo/assinado/:id', { params: { id }, arquivo })
    const pessoa = await abrir('almoxarifado', '/almoxarifado/estoque/recibos?situacao=assinado')
    await pessoa.click(await screen.findByRole('button', { name: `Anular a via assinada de ${colaborador}` }))
    const form = within(await screen.findByRole('dialog', { name: 'Anular a via assinada' }))
    await pessoa.escrever(form.getByRole('textbox', { name: /^Motivo/ }), 'Recibo de outra pessoa')
    await pessoa.click(form.getByRole('button', { name: 'Anular via' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pessoa.ir('/almoxarifado/estoque/recibos')
    expect(await screen.findByText(/^Via anulada em .*: Recibo de outra pessoa$/)).toBeTruthy()
  })

  /** Somebody with one piece of each of these sizes in hand. */
  async function comLuvas(i: number, tamanhos: readonly string[]) {
    const almoxarife = await sistema().as('almoxarifado')
    const { peca, central } = await luva()
    const { results } = await almoxarife.call('GET /api/colaborador/listar', { query: { porPagina: '5' } })
    const quem = results[i]
    if (!quem || !central) throw new Error('The demo company has nobody to hand gloves to')
    await almoxarife.call('POST /api/product/entregar', {
      body: {
        colaboradorId: quem.id,
        localId: central.id,
        entregueEm: '2026-11-20',
        pecas: tamanhos.map((tamanho) => ({ itemId: peca.id, tamanho, quantidade: 1 })),
      },
    })
    const emMaos = async (): Promise<string[]> => {
      const alvo = { params: { id: quem.id }, query: {} }
      const lidas = await almoxarife.call('GET /api/colaborador/uniformes/:id', alvo)
      return lidas.results
        .filter(({ devolvidoEm, item }) => devolvidoEm === null && item === peca.descricao)
        .map(({ tamanho }) => tamanho)
        .toSorted()
    }
    return { ...quem, peca, emMaos }
  }

  it('takes back only what is ticked, of the person that is chosen', async () => {
    const outra = await comLuvas(3, ['M'])
    const quem = await comLuvas(4, ['G', 'M'])
    const [antes, dela] = [await quem.emMaos(), await outra.emMaos()]
    const pessoa = await abrir('almoxarifado', '/almoxarifado/estoque')
    await pessoa.click(await screen.findByRole('button', { name: 'Devolução' }))
    const form = within(await screen.findByRole('dialog', { name: 'Devolução' }))
    const escolher = async ({ matricula }: { readonly matricula: string }): Promise<void> => {
      await pessoa.escrever(form.getByRole('combobox', { name: /^Pessoa/ }), matricula)
      await pessoa.click(await screen.findByRole('option', { name: new RegExp(matricula) }))
    }
    const marcar = async (tamanho: string): Promise<void> =>
      pessoa.click(
        await form.findByRole('checkbox', { name: new RegExp(`${quem.peca.descricao} ${tamanho},`) }),
      )
    await escolher(outra)
    await marcar('M')
    await escolher(quem)
    await marcar('G')
    await marcar('M')
    await marcar('G')
    await pessoa.click(form.getByRole('button', { name: 'Registrar devolução' }))
    await screen.findByText('Devolução registrada.')
    expect(await quem.emMaos()).toEqual(antes.filter((tamanho) => tamanho !== 'M'))
    expect(await outra.emMaos()).toEqual(dela)
  })

  it('changes the minimum that was typed and none that somebody else set meanwhile', async () => {
    const { peca, central } = await luva()
    const almoxarife = await sistema().as('almoxarifado')
    const minimos = async () => {
      const { locais } = await almoxarife.call('GET /api/product/details', { query: { id: peca.id } })
      const tamanhos = locais.find(({ padrao }) => padrao)?.tamanhos ?? []
      return Object.fromEntries(tamanhos.map(({ tamanho, minimo }) => [tamanho, minimo]))
    }
    const antes = await minimos()
    const pessoa = await abrir('almoxarifado', '/almoxarifado/estoque')
    await pessoa.click(await screen.findByRole('link', { name: new RegExp(peca.descricao) }))
    const painel = within(await screen.findByRole('dialog', { name: peca.descricao }))
    await pessoa.click(await painel.findByRole('button', { name: 'Mínimos de Almoxarifado central' }))
    const form = within(await screen.findByRole('dialog', { name: 'Mínimos' }))
    await almoxarife.call('POST /api/product/minimos', {
      body: {
        itemId: peca.id,
        localId: central?.id ?? 0,
        minimos: [{ tamanho: 'G', antes: antes['G'] ?? 0, minimo: 4_321 }],
      },
    })
    setClock(sistema().clock.agora().add({ minutes: 1 }))
    window.dispatchEvent(new Event('visibilitychange'))
    await painel.findByText('4.321')
    await pessoa.escrever(form.getByRole('textbox', { name: /^Tamanho M/ }), '42')
    await pessoa.click(form.getByRole('button', { name: 'Salvar' }))
    await screen.findByText('Mínimos salvos.')
    expect(await minimos()).toEqual({ ...antes, G: 4_321, M: 42 })
  })

  it('takes in what a note brought', async () => {
    const { peca, saldo } = await luva()
    const pessoa = await abrir('almoxarifado', '/almoxarifado/estoque')
    await darEntrada(pessoa, peca.descricao, new RegExp(`^M · há ${saldo}`), '12')
    expect((await luva()).saldo).toBe(saldo + 12)
  })

  it('takes a quantity as the note writes it, and says how many are too many', async () => {
    const { peca, saldo } = await luva()
    const pessoa = await abrir('almoxarifado', '/almoxarifado/estoque')
    await darEntrada(pessoa, peca.descricao, new RegExp(`^M · há ${saldo}`), '10,0000')
    expect((await luva()).saldo).toBe(saldo + 10)
    await pessoa.click(await screen.findByRole('button', { name: 'Entrada' }))
    const form = within(await screen.findByRole('dialog', { name: 'Entrada' }))
    await pessoa.escrever(form.getByRole('textbox', { name: /^Quantidade/ }), '100001')
    await pessoa.click(form.getByRole('button', { name: 'Registrar entrada' }))
    expect(await form.findByText('No máximo 100.000 peças de uma vez')).toBeTruthy()
  })

  it('says at the piece how many the person has, where more are given back', async () => {
    const quem = await comLuvas(3, ['P'])
    const pessoa = await abrir('almoxarifado', '/almoxarifado/estoque')
    await pessoa.click(await screen.findByRole('button', { name: 'Devolução' }))
    const form = within(await screen.findByRole('dialog', { name: 'Devolução' }))
    await pessoa.escrever(form.getByRole('combobox', { name: /^Pessoa/ }), quem.matricula)
    await pessoa.click(await screen.findByRole('option', { name: new RegExp(quem.matricula) }))
    const peca = new RegExp(`^1 × ${quem.peca.descricao} P,`)
    await pessoa.click(await form.findByRole('checkbox', { name: peca }))
    const quantas = form.getByRole('textbox', { name: /^Quantas voltam/ })
    await pessoa.escrever(quantas, '2')
    await pessoa.click(form.getByRole('button', { name: 'Registrar devolução' }))
    expect(await form.findByText('A pessoa tem 1')).toBeTruthy()
    expect(quantas.getAttribute('aria-invalid')).toBe('true')
  })

  it('is counted line by line, and each difference is told before it is closed', async () => {
    const { href, saldo, campo } = await contagem('G')
    const pessoa = await abrir('almoxarifado', href)
    await pessoa.escrever(await campo(), String(saldo - 1))
    await pessoa.keyboard('{Enter}')
    await screen.findByText('Diferença −1')
    await pessoa.click(screen.getByRole('button', { name: 'Fechar contagem' }))
    const pergunta = await screen.findByRole('dialog', { name: 'Fechar a contagem?' })
    await pessoa.click(within(pergunta).getByRole('button', { name: 'Fechar contagem' }))
    await screen.findByText('Fechada')
    expect((await luva('G')).saldo).toBe(saldo - 1)
  })

  it('keeps what was counted while the server is away, and sends it when it is back', async () => {
    const { href, campo } = await contagem('G')
    const pessoa = await abrir('almoxarifado', href)
    const digitada = await campo()
    const reparar = rede.cortar()
    await pessoa.escrever(digitada, '7')
    await pessoa.keyboard('{Enter}')
    await screen.findByText('Não foi possível falar com o servidor.')
    expect(screen.getByText(/^Confira sua conexão e tente de novo/)).toBeTruthy()
    // The line is read again, as often as any page is, before the page gives up.
    await waitFor(() => expect(rede.perdidas(/^GET .*contagens/)).toBeGreaterThan(2))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull())
    expect(await campo()).toHaveProperty('value', '7')
    reparar()
    await pessoa.click(await campo())
    await pessoa.keyboard('{Enter}')
    expect(await screen.findByText(/^1 de \d+ linhas contadas/)).toBeTruthy()
  })

  it('lists a count with what was counted of it since', async () => {
    const { href, campo } = await contagem('G')
    const pessoa = await abrir('almoxarifado', '/almoxarifado/estoque/contagem')
    const aberta = async () => {
      const [linha] = await screen.findAllByRole('row', { name: /central.* Aberta/ })
      return linha?.textContent
    }
    const antes = await aberta()
    await pessoa.ir(href)
    await pessoa.escrever(await campo(), '3')
    await pessoa.keyboard('{Enter}')
    await screen.findByText(/^1 de \d+ linhas contadas/)
    await pessoa.click(screen.getByRole('button', { name: 'Todas as contagens' }))
    await waitFor(async () => expect(await aberta()).not.toBe(antes))
  })

  it('compares a count with the balance after what was moved meanwhile', async () => {
    const { href, peca, saldo, campo } = await contagem('G')
    const pessoa = await abrir('almoxarifado', href)
    const linha = async () => (await campo()).closest('li')?.textContent
    expect(await linha()).toContain(`O sistema diz ${saldo}`)
    await pessoa.ir('/almoxarifado/estoque')
    await darEntrada(pessoa, peca.descricao, new RegExp(`^G · há ${saldo}`), '5')
    await pessoa.ir(href)
    await waitFor(async () => expect(await linha()).toContain(`O sistema diz ${saldo + 5}`))
  })

  it('is read by who does not keep it: no button moves anything, and Vagas has no receipts', async () => {
    await abrir('vagas', '/vagas/estoque')
    await screen.findByRole('link', { name: /Camisa polo/ })
    for (const nome of ['Entregar', 'Entrada', 'Descartar'])
      expect(screen.queryByRole('button', { name: nome })).toBeNull()
    const partes = within(screen.getByRole('navigation', { name: 'Partes do estoque' }))
    expect(partes.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Peças',
      'Movimentos',
      'Comprar',
    ])
  })
})

describe('what is to be bought', () => {
  it('says what all of it comes to, of what is looked for', async () => {
    const almoxarifado = await sistema().as('almoxarifado')
    const totaisDe = async (query: { tipo?: 'epi' }) =>
      (await almoxarifado.call('GET /api/product/compras', { query })).totais
    const pecas = (quantas: number) => `${new Intl.NumberFormat('pt-BR').format(quantas)} peças`
    const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    const [tudo, doTipo] = [await totaisDe({}), await totaisDe({ tipo: 'epi' })]
    expect(doTipo.pecas).toBeGreaterThan(1)
    expect(doTipo.pecas).toBeLessThan(tudo.pecas)
    await abrir('almoxarifado', '/almoxarifado/estoque/comprar')
    expect((await screen.findByText(/a comprar/)).textContent).toBe(
      `${pecas(tudo.pecas)} a comprar · ${reais.format((tudo.valorCentavos ?? 0) / 100)}`,
    )
    await abrir('almoxarifado', '/almoxarifado/estoque/comprar?tipo=epi')
    expect(await screen.findByText(pecas(doTipo.pecas))).toBeTruthy()
  })
})

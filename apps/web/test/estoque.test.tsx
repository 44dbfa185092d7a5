import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

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

  it('takes in what a note brought', async () => {
    const { peca, saldo } = await luva()
    const pessoa = await abrir('almoxarifado', '/almoxarifado/estoque')
    await pessoa.click(await screen.findByRole('button', { name: 'Entrada' }))
    const form = await screen.findByRole('dialog', { name: 'Entrada' })
    await pessoa.escrever(within(form).getByRole('textbox', { name: /^Nota/ }), 'NF 77')
    await pessoa.click(within(form).getByRole('combobox', { name: /^Peça/ }))
    await pessoa.click(await screen.findByRole('option', { name: new RegExp(peca.descricao) }))
    await pessoa.click(within(form).getByRole('combobox', { name: /^Tamanho/ }))
    await pessoa.click(await screen.findByRole('option', { name: new RegExp(`^M · há ${saldo}`) }))
    await pessoa.escrever(within(form).getByRole('textbox', { name: /^Quantidade/ }), '12')
    await pessoa.click(within(form).getByRole('button', { name: 'Registrar entrada' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Entrada' })).toBeNull())
    expect((await luva()).saldo).toBe(saldo + 12)
  })

  it('is counted line by line, and each difference is told before it is closed', async () => {
    const { peca, central, saldo } = await luva('G')
    const almoxarife = await sistema().as('almoxarifado')
    const { id } = await almoxarife.call('POST /api/product/contagens', {
      body: { localId: central?.id ?? 0 },
    })
    const pessoa = await abrir('almoxarifado', `/almoxarifado/estoque/contagem?contagem=${id}`)
    const campo = await screen.findByRole('textbox', { name: `Quantas há: ${peca.descricao} G` })
    await pessoa.escrever(campo, String(saldo - 1))
    await pessoa.keyboard('{Enter}')
    await screen.findByText('Diferença −1')
    await pessoa.click(screen.getByRole('button', { name: 'Fechar contagem' }))
    const pergunta = await screen.findByRole('dialog', { name: 'Fechar a contagem?' })
    await pessoa.click(within(pergunta).getByRole('button', { name: 'Fechar contagem' }))
    await screen.findByText('Fechada')
    expect((await luva('G')).saldo).toBe(saldo - 1)
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

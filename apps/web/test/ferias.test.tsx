import { screen, waitFor, within } from '@testing-library/dom'
import { hrefOf } from '@rh/domain/setores/rotas'
import { describe, expect, it, vi } from 'vitest'
import { setClock } from './clock.ts'
import { rede } from './rede.ts'
import {
  alguemDeFerias,
  feriasPedidas,
  fracaoDeFerias,
  pedidoDeFerias,
  sistema,
  usarSistema,
} from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()
vi.setConfig({ testTimeout: 60_000 })

// The days are checked by the server once the typing rests.

/** The section that a button of its heading belongs to. */
const secaoDe = (elemento: HTMLElement) => {
  const secao = elemento.closest('section') ?? elemento.closest<HTMLElement>('.MuiCard-root')
  if (!secao) throw new Error('no section')
  return within(secao)
}

const celulasDe = (tabela: HTMLElement, linha: string) => {
  const dela = within(tabela).getByRole('rowheader', { name: linha }).closest('tr')
  return dela
    ? within(dela)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    : []
}

const botao = (name: string | RegExp) => screen.findByRole('button', { name })

/** Thirty days from 11 January, asked for and drawn on the map of the contract. */
async function noMapa() {
  const gestor = await sistema().as('gestor')
  const { pessoa: alguem, registro } = await feriasPedidas(sistema(), gestor)
  const { contratoId } = alguem
  const { results } = await gestor.call('GET /api/ferias/mapa', {
    query: { contratoId: String(contratoId), quem: 'fora' },
  })
  const nome = results.find(({ colaboradorId }) => colaboradorId === alguem.id)?.nome
  if (nome === undefined) throw new Error('not on the map')
  const pessoa = await abrir('gestor', `/operacional/ferias/mapa?contratoId=${contratoId}&quem=fora`)
  const mapa = await screen.findByRole('table', { name: /^Mapa de férias do contrato/ })
  return { nome, pessoa, mapa, pedido: hrefOf('operacional', 'ferias.visualizar', { id: registro.id }) }
}

describe('the map of the year', () => {
  it('has a row for each person, whose strip opens the process', async () => {
    const { nome, pessoa, mapa, pedido } = await noMapa()
    const faixa = within(mapa).getByRole('link', { name: new RegExp(`^${nome}, .*solicitada`) })
    const linha = faixa.closest('tr')
    if (!linha) throw new Error('no row')
    expect(within(linha).getByRole('rowheader').textContent).toMatch(new RegExp(`^${nome}`))
    await pessoa.click(faixa)
    await waitFor(() => expect(pessoa.onde()).toBe(pedido))
    expect((await screen.findAllByText(new RegExp(nome))).length).toBeGreaterThan(0)
  })

  it('is a table of words for whoever wants one', async () => {
    const { nome, pessoa, pedido } = await noMapa()
    const alternativa = await botao('Ver como tabela')
    await pessoa.click(alternativa)
    expect(alternativa.getAttribute('aria-pressed')).toBe('true')
    const tabela = await screen.findByRole('table', { name: /^Mapa de férias do contrato/ })
    const linha = within(tabela).getByRole('rowheader', { name: nome }).closest('tr')
    if (!linha) throw new Error('no row')
    const celulas = within(linha).getAllByRole('cell')
    expect(celulas.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['11/01/2027', '09/02/2027', '30']),
    )
    expect(within(linha).getByRole('link').getAttribute('href')).toBe(pedido)
    await pessoa.click(alternativa)
    expect(alternativa.getAttribute('aria-pressed')).toBe('false')
    expect(await screen.findByRole('list', { name: 'Legenda' })).toBeTruthy()
  })
})

describe('the form of a vacation', () => {
  it('shows what another start or other days would change, and takes them over only when told to', async () => {
    const { id } = await alguemDeFerias(sistema())
    const pessoa = await abrir('gestor', `/operacional/colaborador/${id}/ferias`)
    await pessoa.click(await botao('Digitar as datas'))
    const fracao = within(await screen.findByRole('group', { name: 'Fração 1' }))
    const inicio = fracao.getByRole<HTMLInputElement>('textbox', { name: 'Início' })
    await pessoa.type(inicio, '11012027')
    const dias = fracao.getByRole<HTMLInputElement>('textbox', { name: 'Dias' })
    await pessoa.escrever(dias, '30')
    await pessoa.click(await screen.findByRole('button', { name: 'Comparar' }))
    const secao = secaoDe(await botao('Fechar'))
    await pessoa.escrever(secao.getByRole('textbox', { name: 'Dias' }), '20')
    const tabela = await screen.findByRole('table', { name: 'Comparação do pedido com a alternativa' })
    await waitFor(() => expect(celulasDe(tabela, 'Dias fora')).toEqual(['30', '20−10']))
    expect(celulasDe(tabela, 'Saldo depois')).toEqual(['0', '10+10'])
    expect(celulasDe(tabela, 'Começa')[1]).toMatch(/igual$/)
    // Beside the request, which stays as it is.
    expect(dias.value).toBe('30')
    await pessoa.escrever(secao.getByRole('textbox', { name: 'Dias' }), '30')
    await pessoa.escrever(secao.getByRole('textbox', { name: 'E se começar em' }), '18/01/2027')
    await waitFor(() => expect(celulasDe(tabela, 'Começa')[1]).toMatch(/outra data$/))
    await waitFor(() => expect(celulasDe(tabela, 'Dias fora')).toEqual(['30', '30igual']))
    expect(inicio.value).toBe('11/01/2027')
    const usar = await botao('Usar esta no pedido')
    await waitFor(() => expect(usar.hasAttribute('disabled')).toBe(false))
    await pessoa.click(usar)
    await waitFor(() => expect(inicio.value).toBe('18/01/2027'))
    expect(screen.queryByRole('table', { name: 'Comparação do pedido com a alternativa' })).toBeNull()
  })
})

describe('the correction of a vacation', () => {
  it.each([
    ['once it is refused', false],
    ['though the page has read it already', true],
  ])('takes over, %s, what somebody else corrected, but for what is typed', async (_, relida) => {
    const gestor = await sistema().as('gestor')
    const { pessoa: alguem, registro } = await feriasPedidas(sistema(), gestor)
    const { id } = registro
    const { versao } = await (
      await sistema().as('cadastro')
    ).call('POST /api/ferias/status', {
      body: { id, versao: registro.versao, transicao: 'devolver', motivo: 'São duas partes', itens: [] },
    })
    const pessoa = await abrir('gestor', `/operacional/ferias/visualizar/${id}?corrigir=1`)
    const observacao = await screen.findByRole('textbox', { name: /^Observa/ })
    await pessoa.escrever(observacao, 'A pessoa viaja no dia 12')
    const fracoes = [fracaoDeFerias('2027-01-18', 20), fracaoDeFerias('2027-02-15', 10)]
    await gestor.call('PUT /api/ferias/editar', {
      body: { id, versao, dados: { ...pedidoDeFerias(alguem), fracoes, observacao: 'Viaja no dia 15' } },
    })
    if (relida) {
      setClock(sistema().clock.agora().add({ minutes: 1 }))
      window.dispatchEvent(new Event('visibilitychange'))
      await screen.findByRole('group', { name: 'Fração 2' })
    }
    const dados = async () => (await gestor.call('GET /api/ferias/obter/:id', { params: { id } })).dados
    await pessoa.click(await botao('Reenviar'))
    expect(await screen.findByText(/^(Alterado por|Este registro foi alterado)/)).toBeTruthy()
    expect(await dados()).toMatchObject({ observacao: 'Viaja no dia 15' })
    await screen.findByRole('group', { name: 'Fração 2' })
    await pessoa.click(await botao('Reenviar'))
    await waitFor(() => expect(pessoa.onde()).toBe(`/operacional/ferias/visualizar/${id}`))
    expect(await dados()).toMatchObject({
      observacao: 'A pessoa viaja no dia 12',
      fracoes: [
        { inicio: '2027-01-18', dias: 20 },
        { inicio: '2027-02-15', dias: 10 },
      ],
    })
  })
})

describe('a loss or a suspension', () => {
  it('is seen before and after, registered, and undone', async () => {
    const { id } = await alguemDeFerias(sistema())
    const pessoa = await abrir('cadastro', `${hrefOf('rh', 'colaborador.visualizar', { id })}?aba=ferias`)
    await pessoa.click(await botao('Registrar perda ou suspensão'))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar perda ou suspensão' }))
    await pessoa.click(dialogo.getByRole('combobox', { name: 'O que aconteceu' }))
    await pessoa.click(await screen.findByRole('option', { name: 'Licença remunerada' }))
    expect(dialogo.getByText('Mais de 30 dias: o período é perdido (CLT art. 133 II).')).toBeTruthy()
    await pessoa.type(dialogo.getByRole('textbox', { name: 'Primeiro dia' }), '01072026')
    await pessoa.type(dialogo.getByRole('textbox', { name: 'Último dia' }), '31082026')
    const tabela = await dialogo.findByRole('table')
    expect(
      within(tabela)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Antes', 'Depois'])
    expect(within(tabela).getByText('Perdido')).toBeTruthy()
    expect(rede.chamadas(/ocorrencia$/)).toEqual([])

    await pessoa.type(dialogo.getByRole('textbox', { name: 'Motivo' }), 'Acordo arquivado no prontuário')
    await pessoa.click(dialogo.getByRole('button', { name: 'Registrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Acordo arquivado no prontuário')).toBeTruthy()
    const periodos = async () =>
      (await (await sistema().as('cadastro')).call('GET /api/colaborador/ferias/:id', { params: { id } }))
        .periodos
    expect((await periodos()).some(({ perdido }) => perdido)).toBe(true)

    await pessoa.click(await botao('Desfazer: Licença remunerada, 01/07/2026 a 31/08/2026'))
    const desfazer = within(await screen.findByRole('dialog', { name: 'Desfazer a ocorrência' }))
    await pessoa.type(desfazer.getByRole('textbox', { name: 'Motivo' }), 'Lançada na pessoa errada')
    await pessoa.click(desfazer.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText('Desfeita')).toBeTruthy()
    expect((await periodos()).some(({ perdido }) => perdido)).toBe(false)
  })
})

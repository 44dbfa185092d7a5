import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()
vi.setConfig({ testTimeout: 60_000 })

const prazos = async (query: Readonly<Record<string, string>> = {}) =>
  (await sistema().as('gerente.rh')).call('GET /api/inicio/prazos', { query })

describe('the start page of Rh', () => {
  it('counts the deadlines of each day, and a number shows its own', async () => {
    const { contagens } = await prazos()
    const [celula] = contagens.filter(({ tipo }) => tipo === 'decidir_experiencia')
    if (!celula) throw new Error('The demo company has no trial that ends this week')
    const { results, total } = await prazos({ tipo: celula.tipo, quando: celula.quando })
    const pessoa = await abrir('gerente.rh', '/rh')
    const matriz = await screen.findByRole('table', { name: 'Prazos por tipo e dia' })
    const linha = (await within(matriz).findByText('Decidir experiência')).closest('tr')
    if (!linha) throw new Error('no row')
    const dia = celula.quando.slice(8)
    await pessoa.click(within(linha).getByRole('link', { name: new RegExp(` ${dia}: ${total}$`) }))
    await screen.findByText(`Abaixo, ${total} prazo${total === 1 ? '' : 's'} do número escolhido`)
    expect(pessoa.onde()).toBe(`/rh?prazo=decidir_experiencia&quando=${celula.quando}`)
    for (const { nome } of results) expect(screen.getAllByText(nome ?? '')).not.toEqual([])
  })

  it('does not say that nothing is late when it could not ask', async () => {
    rede.cortar(/inicio\/prazos/)
    await abrir('gerente.rh', '/rh')
    expect(await screen.findByRole('heading', { level: 1, name: 'Rh hoje' })).toBeTruthy()
    expect(screen.queryByText(/Nenhum prazo/)).toBeNull()
    // The rest of the page is right.
    expect(await screen.findByRole('link', { name: /^Em férias/ })).toBeTruthy()
  })

  it('opens the list behind a number', async () => {
    const { results } = await (
      await sistema().as('gerente.rh')
    ).call('GET /api/inicio/numeros', { query: { setor: 'rh' } })
    const total = results.find(({ nome }) => nome === 'em_ferias')?.total
    const pessoa = await abrir('gerente.rh', '/rh')
    await pessoa.click(await screen.findByRole('link', { name: new RegExp(`^Em férias ?${total}`) }))
    await waitFor(() => expect(pessoa.onde()).toBe('/rh/colaborador/listar?situacao=em_ferias'))
  })
})

describe('what waits, for who works in several sectors', () => {
  it.each(['vagas', 'rh'] as const)('is in %s the list that it opens', async (setor) => {
    const administrador = await sistema().as('administrador')
    const { totaisMinhaVez } = await administrador.call('GET /api/inicio', { query: { setor } })
    const [mais] = totaisMinhaVez.filter(({ tipo }) => tipo === 'admissao' || tipo === 'remanejamento')
    if (!mais) throw new Error('Nothing waits')
    const pessoa = await abrir('administrador', `/${setor}`)
    const links = await screen.findAllByRole('link', { name: new RegExp(`^${mais.total} ?[A-Z]`) })
    const link = links.find((um) => um.getAttribute('href')?.includes(`/${mais.tipo}/listar?minhaVez=`))
    if (!link) throw new Error('no link')
    await pessoa.click(link)
    await waitFor(() => expect(pessoa.onde()).toBe(`/${setor}/${mais.tipo}/listar?minhaVez=${setor}`))
    const paginas = await screen.findByRole('navigation', { name: 'Páginas da lista' })
    await waitFor(() => expect(paginas.textContent).toContain(`de ${mais.total}`))
    expect(screen.getByRole('button', { name: 'Minha vez' }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('a chart', () => {
  it('has its table in its place, and stays so', async () => {
    const pessoa = await abrir('gerente.rh', '/rh/estatisticas')
    const desenho = await screen.findByRole('region', { name: 'Entradas e saídas por mês' })
    const barras = within(desenho).getAllByRole('link')
    expect(barras[0]?.getAttribute('aria-label')).toMatch(/^[a-zç]+ de \d{4}: \d+ entraram$/)
    const [botao] = screen.getAllByRole('button', { name: 'Ver como tabela' })
    if (!botao) throw new Error('no button')
    await pessoa.click(botao)
    const tabela = await screen.findByRole('table', { name: 'Entradas e saídas por mês, em números' })
    expect(within(tabela).getAllByRole('row').length).toBeGreaterThan(12)
    await pessoa.ir('/rh')
    expect(await screen.findByRole('table', { name: 'Entradas e saídas por mês, em números' })).toBeTruthy()
  })
})

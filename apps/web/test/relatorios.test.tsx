import { screen, waitFor, within } from '@testing-library/dom'
import { hrefOf } from '@rh/domain/setores/rotas'
import { expect, describe, it, vi } from 'vitest'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()
vi.setConfig({ testTimeout: 60_000 })

const relatorio = (nome: string, busca = '') =>
  `${hrefOf('rh', 'setor.relatorios', { relatorio: nome })}${busca}`

describe('the page of reports', () => {
  it('lists those of the sector with what each answers, and opens one', async () => {
    const pessoa = await abrir('gerente.rh', hrefOf('rh', 'setor.relatorios', {}))
    const lista = within(await screen.findByRole('list', { name: 'Relatórios' }))
    expect(lista.getByText('Quem não pode ser dispensado, por quê e até quando')).toBeTruthy()
    await pessoa.click(lista.getByRole('link', { name: /^Ocupação/ }))
    await waitFor(() => expect(pessoa.onde()).toBe(relatorio('ocupacao')))
    expect(await screen.findByRole('heading', { name: 'Como é contado' })).toBeTruthy()
  })

  it('gives Operacional its own part', async () => {
    await abrir('gestor', hrefOf('operacional', 'setor.relatorios', {}))
    await screen.findByRole('link', { name: /^Ocupação/ })
    expect(screen.queryByRole('link', { name: /^Estabilidades/ })).toBeNull()
  })

  it('does not have a report of another sector', async () => {
    const pessoa = await abrir(
      'gestor',
      hrefOf('operacional', 'setor.relatorios', { relatorio: 'estabilidades' }),
    )
    await waitFor(() => expect(pessoa.onde()).toBe('/404'))
  })
})

describe('a report', () => {
  it('shows the totals and the rows that the server counts, and says that a past day is one', async () => {
    const client = await sistema().as('gerente.rh')
    const { totais } = await client.call('GET /api/relatorios/ocupacao', { query: {} })
    const pessoa = await abrir('gerente.rh', relatorio('ocupacao'))
    const secao = (await screen.findByRole('heading', { name: 'Totais' })).closest('section')
    if (!secao) throw new Error('no totals')
    await waitFor(() => expect(secao.textContent).toContain(`Vagas${String(totais['planejado'])}`))
    await pessoa.escrever(screen.getByRole('textbox', { name: 'Como era em' }), '01/10/2026')
    expect(
      await screen.findByText(/Como era em 01\/10\/2026\..*a caminho naquele dia não é contado/),
    ).toBeTruthy()
    expect(pessoa.onde()).toContain('em=2026-10-01')
    await pessoa.click(screen.getByRole('button', { name: 'Voltar para hoje' }))
    await waitFor(() => expect(pessoa.onde()).not.toContain('em='))
  })

  it('says what it found as its title, and each bar of its chart leads to the rows that it counts', async () => {
    const client = await sistema().as('gerente.rh')
    const { achado, grafico } = await client.call('GET /api/relatorios/ferias-a-vencer', { query: {} })
    const pessoa = await abrir('gerente.rh', relatorio('ferias-a-vencer'))
    expect(await screen.findByRole('heading', { level: 1, name: achado })).toBeTruthy()
    const [barra] = grafico?.barras ?? []
    if (!barra) throw new Error('no chart')
    const desenho = (await screen.findByText('Períodos por prazo')).closest('section')
    if (!desenho) throw new Error('no chart on the page')
    await pessoa.click(within(desenho).getByRole('button', { name: /^Ver como tabela: / }))
    const tabela = within(desenho).getByRole('table', { name: 'Períodos por prazo, em números' })
    expect(within(tabela).getAllByRole('row')).toHaveLength((grafico?.barras.length ?? 0) + 1)
    await pessoa.click(within(desenho).getByRole('button', { name: /^Ver como gráfico: / }))
    await pessoa.click(within(desenho).getAllByRole('link')[0] as HTMLElement)
    await waitFor(() => expect(pessoa.onde()).toBe(relatorio('ferias-a-vencer', `?faixa=${barra.nome}`)))
    const { achado: estreito } = await client.call('GET /api/relatorios/ferias-a-vencer', {
      query: { faixa: barra.nome },
    })
    expect(await screen.findByRole('heading', { level: 1, name: estreito })).toBeTruthy()
  })

  it('has one way to paper, where every list has it', async () => {
    const pessoa = await abrir('gerente.rh', relatorio('rotatividade'))
    await screen.findByRole('cell', { name: '10/2026' })
    expect(screen.queryByText('Imprimir (PDF)')).toBeNull()
    await pessoa.click(screen.getByRole('button', { name: /Exportar/ }))
    expect(await screen.findByRole('menuitem', { name: 'Imprimir (PDF)' })).toBeTruthy()
  })

  it('says that it could not be read, and reads it again', async () => {
    const reparar = rede.cortar(/^GET \/api\/relatorios\/rotatividade$/)
    const pessoa = await abrir('gerente.rh', relatorio('rotatividade'))
    const denovo = await screen.findAllByRole('button', { name: 'Tentar de novo' })
    reparar()
    await pessoa.click(denovo[0] as HTMLElement)
    expect(await screen.findByRole('cell', { name: '10/2026' })).toBeTruthy()
  })

  it('is kept under a name, sent to people, and taken away', async () => {
    const pessoa = await abrir('gerente.rh', relatorio('desligamentos', '?ordenar=nome'))
    await pessoa.click(await screen.findByRole('button', { name: 'Guardar' }))
    const guardar = within(await screen.findByRole('dialog'))
    await pessoa.type(guardar.getByRole('textbox', { name: /Nome/ }), 'Saídas em ordem')
    await pessoa.click(guardar.getByRole('button', { name: 'Guardar' }))
    const link = await screen.findByRole('link', { name: 'Saídas em ordem' })
    expect(link.getAttribute('href')).toBe(relatorio('desligamentos', '?ordenar=nome'))
    await pessoa.click(screen.getByRole('button', { name: 'Enviar por e-mail: Saídas em ordem' }))
    const envio = within(await screen.findByRole('dialog'))
    await pessoa.click(envio.getByRole('combobox', { name: /Quando/ }))
    await pessoa.click(await screen.findByRole('option', { name: 'Toda segunda-feira' }))
    await pessoa.click(envio.getByRole('combobox', { name: /Para quem/ }))
    await pessoa.click((await screen.findAllByRole('option'))[0] as HTMLElement)
    await pessoa.click(envio.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(/Toda segunda-feira, a próxima vez em/)).toBeTruthy()
    const excluir = async (): Promise<void> => {
      await pessoa.click(screen.getByRole('button', { name: 'Excluir: Saídas em ordem' }))
      await pessoa.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }))
    }
    const reparar = rede.cortar(/excluir$/)
    await excluir()
    expect(await screen.findByText('Não foi possível falar com o servidor.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    reparar()
    await excluir()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Saídas em ordem' })).toBeNull())
  })
})

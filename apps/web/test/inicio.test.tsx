import { screen, waitFor, within } from '@testing-library/dom'
import { direitosDePreco } from '@rh/domain/regras/contrato/repactuacao'
import { menuOf } from '@rh/domain/setores/rotas'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NavVertical } from '../src/layout/NavVertical.tsx'
import { mostrar } from './peca.tsx'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()
vi.setConfig({ testTimeout: 60_000 })
afterEach(() => void vi.restoreAllMocks())

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

describe('the start page of Vagas', () => {
  it('tells the contracts of one client apart, in every number', async () => {
    await abrir('vagas', '/vagas')
    const matriz = await screen.findByRole('table', { name: 'Vagas abertas por contrato e idade' })
    const nomes = (await within(matriz).findAllByRole('link')).map((um) => um.getAttribute('aria-label'))
    expect(nomes.length).toBeGreaterThan(0)
    expect(nomes.filter((nome, i) => nomes.indexOf(nome) !== i)).toEqual([])
  })
})

describe('the blocks of a start page', () => {
  /** The wait for a slow line, and nothing else, takes this long. */
  const esperarAte = (ms: number | null) => {
    const real = globalThis.setTimeout
    const outro = (run: () => void, depois?: number) =>
      depois === 4_000 ? (ms === null ? 0 : real(run, ms)) : real(run, depois)
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(outro as typeof setTimeout)
  }
  const abaixo = 'Experiência terminando'

  it('come from the top: below one that is still read nothing is drawn', async () => {
    esperarAte(null)
    const soltar = rede.segurar(/estatisticas\/rotatividade/)
    await abrir('gerente.rh', '/rh')
    // What stands above does not wait for it.
    expect(await screen.findByRole('link', { name: /^Em férias/ })).toBeTruthy()
    await waitFor(() => expect(rede.chamadas(/colaborador\/experiencias/)).toHaveLength(1))
    expect(screen.queryByRole('heading', { name: 'Entradas e saídas' })).toBeNull()
    expect(screen.queryByRole('heading', { name: abaixo })).toBeNull()
    soltar()
    expect(await screen.findByRole('heading', { name: abaixo })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Também neste setor' })).toBeTruthy()
    // Drawn once, with what was read before.
    expect(rede.chamadas(/estatisticas\/rotatividade/)).toHaveLength(1)
  })

  it('do not wait for ever: on a slow line the rest is drawn with the place of what is read', async () => {
    esperarAte(0)
    const soltar = rede.segurar(/estatisticas\/rotatividade/)
    await abrir('gerente.rh', '/rh')
    expect(await screen.findByRole('heading', { name: 'Entradas e saídas' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: abaixo })).toBeTruthy()
    soltar()
    expect(await screen.findByRole('region', { name: 'Entradas e saídas por mês' })).toBeTruthy()
  })
})

describe('the start page of a day that is over', () => {
  it('leads to the list of that day, says what it does not know, and back to today', async () => {
    const em = '2026-11-05'
    const rhDela = await sistema().as('gerente.rh')
    const { results } = await rhDela.call('GET /api/inicio/numeros', { query: { setor: 'rh', em } })
    const total = results.find(({ nome }) => nome === 'em_ferias')?.total
    const pessoa = await abrir('gerente.rh', `/rh?em=${em}`)
    expect((await screen.findByRole('alert')).textContent).toContain('Como era em 05/11/2026')
    expect(screen.queryByText('Esperam por você')).toBeNull()
    await pessoa.click(await screen.findByRole('link', { name: new RegExp(`^Em férias ?${total}`) }))
    await waitFor(() => expect(pessoa.onde()).toBe(`/rh/colaborador/listar?situacao=em_ferias&em=${em}`))
    const paginas = await screen.findByRole('navigation', { name: 'Páginas da lista' })
    await waitFor(() => expect(paginas.textContent).toContain(`de ${total}`))
    await screen.findByText('Como era em 05/11/2026, pelo que está registrado hoje')
    await pessoa.click(await screen.findByRole('button', { name: 'Tirar filtro Como era em: 05/11/2026' }))
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
    expect(screen.getByRole('button', { name: /^Minha vez/ }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('the start page of Admin', () => {
  it('keeps no place for a queue: no kind has a turn of Admin', async () => {
    await abrir('administrador', '/admin')
    expect(await screen.findByRole('heading', { name: 'Administrar' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /esperam? por você/i })).toBeNull()
  })

  it('counts who came in a month up to the day that is asked for', async () => {
    await abrir('administrador', '/admin?em=2026-11-05')
    expect(await screen.findByText('até aquele dia')).toBeTruthy()
  })
})

describe('the prices of contracts', () => {
  it('to be asked for stand on the start page of Comercial, and lead to their contract', async () => {
    const { results, total } = await (await sistema().as('comercial')).call('GET /api/contratos/precos')
    const [primeiro] = results
    if (!primeiro) throw new Error('The demo company has nothing to ask for')
    const pessoa = await abrir('comercial', '/comercial')
    expect(
      await screen.findByRole('heading', { name: new RegExp(`^${total} pedidos? de preço a fazer`) }),
    ).toBeTruthy()
    const [link] = (await screen.findAllByRole('link')).filter(
      ({ textContent }) =>
        textContent.includes(primeiro.numero) &&
        textContent.includes(direitosDePreco[primeiro.direito].label),
    )
    if (!link) throw new Error('no link')
    await pessoa.click(link)
    await waitFor(() => expect(pessoa.onde()).toBe(`/comercial/contratos/visualizar/${primeiro.id}`))
    expect(await screen.findByRole('heading', { name: 'Repactuação e reajuste' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: direitosDePreco[primeiro.direito].label })).toBeTruthy()
  })
})

// prova: entidade.menu
describe('the items of a menu', () => {
  /** The wide menu of Operacional for a Gestor, with or without contracts, its group open. */
  const abrirGrupo = async (semContratos: boolean) => {
    mostrar(
      <QueryClientProvider client={new QueryClient()}>
        <NavVertical entries={menuOf('operacional', ['Gestor'], undefined, { semContratos })} />
      </QueryClientProvider>,
    )
    const maos = userEvent.setup({ delay: null })
    await maos.click(screen.getByRole('button', { name: /^Admissão/ }))
    await screen.findByRole('link', { name: 'Criar' })
    return maos
  }
  const descricao = (item: Element): string | null | undefined =>
    document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent

  it('say what they are for', async () => {
    await abrirGrupo(false)
    const criar = screen.getByRole('link', { name: 'Criar' })
    expect(descricao(criar)).toBe('Nova admissão, passo a passo')
    expect([criar.getAttribute('href'), criar.getAttribute('aria-disabled')]).toEqual([
      '/operacional/admissao/criar',
      null,
    ])
  })

  it('of no use now are reached by the keys, say why, and lead nowhere', async () => {
    const maos = await abrirGrupo(true)
    await maos.keyboard('{ArrowDown}')
    const criar = screen.getByRole('link', { name: 'Criar' })
    expect(document.activeElement).toBe(criar)
    expect(descricao(criar)).toBe('Nenhum contrato é seu ainda. Peça ao administrador.')
    expect([criar.getAttribute('href'), criar.getAttribute('aria-disabled')]).toEqual([null, 'true'])
    const aqui = location.href
    await maos.keyboard('{Enter}')
    await maos.click(criar)
    expect(location.href).toBe(aqui)
    await maos.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Rascunho' }))
  })

  it('are of no use to a Gestor without contracts, as the session says', async () => {
    const gestor = await sistema().as('gestor')
    expect((await gestor.call('GET /api/auth/me')).user.semContratos).toBe(false)
    const { id } = await gestor.call('GET /api/conta/perfil')
    const { db } = sistema()
    const meus = await db.deleteFrom('usuarioContrato').where('usuarioId', '=', id).returningAll().execute()
    const semContratos = async (login: string) =>
      (await (await sistema().as(login)).call('GET /api/auth/me')).user.semContratos
    // Who is not scoped needs none.
    expect([await semContratos('gestor'), await semContratos('vagas')]).toEqual([true, false])
    await db.insertInto('usuarioContrato').values(meus).execute()
  })
})

describe('the start page of Admin', () => {
  it('warns that nothing is copied, with what to do', async () => {
    await abrir('administrador', '/admin')
    const aviso = (
      await screen.findByRole('heading', { level: 2, name: 'Não há cópia de segurança' })
    ).closest('[role="note"]')
    expect(aviso?.textContent).toContain('COPIAS_DIR')
  })

  it('says what a check of the audit trail found, and that it is whole once it is', async () => {
    const { db } = sistema()
    const achada = { elos: 12, ate: 0, em: new Date().toISOString() }
    await db
      .insertInto('auditoriaConferencia')
      .values({ ...achada, completa: true, problemas: 1, exemplos: ['vinculo 7, elo 2: elo alterado'] })
      .execute()
    await abrir('administrador', '/admin')
    const aviso = (
      await screen.findByRole('heading', { level: 2, name: 'A trilha de auditoria tem problemas' })
    ).closest('[role="note"]')
    expect(aviso?.textContent).toContain('vinculo 7, elo 2: elo alterado')
    await db.deleteFrom('auditoriaConferencia').execute()
  })
})

describe('a chart', () => {
  it('says of each month what is counted, and of each button which chart it turns', async () => {
    await abrir('gerente.rh', '/rh/estatisticas')
    for (const [nome, um, muitos] of [
      ['Admissões', 'admissão', 'admissões'],
      ['Demissões', 'demissão', 'demissões'],
    ]) {
      const desenho = within(await screen.findByRole('region', { name: `${nome} por mês` }))
      for (const mes of desenho.getAllByRole('link'))
        expect(mes.getAttribute('aria-label')).toMatch(new RegExp(`: (1 ${um}|(?!1 )[0-9.]+ ${muitos})$`))
    }
    const botoes = screen.getAllByRole('button', { name: /^Ver como tabela/ })
    const nomes = botoes.map((botao) => botao.getAttribute('aria-label'))
    expect(new Set(nomes).size).toBe(botoes.length)
  })

  it('is one stop of the keyboard, with arrows inside, and says so until they are used', async () => {
    const pessoa = await abrir('gerente.rh', '/rh/estatisticas')
    const desenho = await screen.findByRole('region', { name: 'Entradas e saídas por mês' })
    const barras = within(desenho).getAllByRole('link')
    const paradas = () => barras.filter(({ tabIndex }) => tabIndex === 0)
    const [primeira, primeiraAbaixo, segunda] = barras
    expect(paradas()).toEqual([primeira])
    expect(
      within(desenho).getByRole('link', { description: 'As setas, Home e End levam de uma barra a outra.' }),
    ).toBe(primeira)
    primeira?.focus()
    const apos: (Element | null)[] = []
    for (const tecla of ['{ArrowRight}', '{ArrowLeft}', '{ArrowDown}', '{End}', '{Home}', '{ArrowLeft}']) {
      await pessoa.keyboard(tecla)
      apos.push(document.activeElement)
      expect(paradas()).toEqual([document.activeElement])
    }
    expect(apos).toEqual([segunda, primeira, primeiraAbaixo, barras.at(-1), primeiraAbaixo, primeiraAbaixo])
    expect(within(desenho).queryByRole('link', { description: /setas/ })).toBeNull()
    await pessoa.tab()
    expect(desenho.contains(document.activeElement)).toBe(false)
    await pessoa.tab({ shift: true })
    expect(document.activeElement).toBe(primeiraAbaixo)
    expect(primeiraAbaixo?.getAttribute('href')).toContain('/listar?')
  })

  it('of rows goes down them', async () => {
    const pessoa = await abrir('gerente.rh', '/rh/estatisticas')
    const contratos = await screen.findByRole('region', { name: /contrato/i })
    const linhas = (await within(contratos).findAllByRole('listitem')).flatMap((linha) =>
      within(linha).queryAllByRole('link'),
    )
    expect(linhas.length).toBeGreaterThan(2)
    expect(linhas.filter(({ tabIndex }) => tabIndex === 0)).toEqual([linhas[0]])
    linhas[0]?.focus()
    await pessoa.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(linhas[1])
    await pessoa.keyboard('{End}')
    expect(document.activeElement).toBe(linhas.at(-1))
  })

  it('has its table in its place, and stays so', async () => {
    const pessoa = await abrir('gerente.rh', '/rh/estatisticas')
    const desenho = await screen.findByRole('region', { name: 'Entradas e saídas por mês' })
    const barras = within(desenho).getAllByRole('link')
    expect(barras[0]?.getAttribute('aria-label')).toMatch(/^[a-zç]+ de \d{4}: \d+ entraram$/)
    const [botao] = screen.getAllByRole('button', { name: /^Ver como tabela: / })
    if (!botao) throw new Error('no button')
    await pessoa.click(botao)
    const tabela = await screen.findByRole('table', { name: 'Entradas e saídas por mês, em números' })
    expect(within(tabela).getAllByRole('row').length).toBeGreaterThan(12)
    await pessoa.ir('/rh')
    expect(await screen.findByRole('table', { name: 'Entradas e saídas por mês, em números' })).toBeTruthy()
  })
})

describe('the calendar of a sector', () => {
  // A cell of a grid; jsdom does not look at the table around it.
  const dia = (nome: RegExp) => screen.findByRole('cell', { name: nome })
  const painel = (nome: RegExp) => screen.findByRole('region', { name: nome })

  it('is a tile of the start page, and says of a day what its list has', async () => {
    const pessoa = await abrir('gestor', '/operacional')
    await pessoa.click(await screen.findByRole('link', { name: 'Calendário' }))
    await screen.findByRole('heading', { level: 1, name: 'Calendário' })
    await pessoa.ir('/operacional/calendario?vista=mes&dia=2026-11-20')
    const query = { setor: 'operacional', de: '2026-11-20', ate: '2026-11-20' } as const
    const { results } = await (await sistema().as('gestor')).call('GET /api/calendar/itens', { query })
    const seus = await painel(/^Sexta-feira, 20 de novembro/)
    expect(results.length).toBeGreaterThan(0)
    for (const { nome } of results) expect(await within(seus).findByText(nome)).toBeTruthy()
    expect(await within(seus).findByText('Feriado nacional')).toBeTruthy()
    const deFerias = results.filter(({ tipo }) => tipo === 'ferias').length
    expect(await dia(new RegExp(`20 de novembro de 2026.*Zumbi.*\\b${deFerias} de férias`))).toBeTruthy()
  })

  it('does not call a day free before its holidays are known', async () => {
    const soltar = rede.segurar(/^GET \/api\/calendar$/)
    await abrir('gestor', '/operacional/calendario?vista=mes&dia=2030-12-25')
    const seus = within(await painel(/^Quarta-feira, 25 de dezembro/))
    expect(await seus.findByText('Sem registros')).toBeTruthy()
    expect(seus.queryByText('Nada marcado neste dia.')).toBeNull()
    soltar()
    expect(await seus.findByText('Feriado nacional')).toBeTruthy()
  })

  it('is walked by arrows and pages, and Enter opens a day', async () => {
    const pessoa = await abrir('gerente.rh', '/rh/calendario?vista=mes&dia=2026-11-20')
    ;(await dia(/, 20 de novembro/)).focus()
    await pessoa.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    expect(pessoa.onde()).toContain('dia=2026-11-28')
    await painel(/^Sábado, 28 de novembro/)
    expect((await dia(/, 28 de novembro/)).getAttribute('aria-selected')).toBe('true')
    await pessoa.keyboard('{PageDown}')
    expect(pessoa.onde()).toContain('dia=2026-12-28')
    await waitFor(() => expect(document.activeElement?.getAttribute('data-dia')).toBe('2026-12-28'))
    await pessoa.click(screen.getByRole('button', { name: 'Semana' }))
    await screen.findByRole('heading', { name: '27/12/2026 a 02/01/2027' })
    ;(await dia(/, 2 de janeiro/)).focus()
    await pessoa.keyboard('{ArrowRight}')
    expect(pessoa.onde()).toContain('dia=2027-01-03')
    await pessoa.click(screen.getByRole('button', { name: 'Ano' }))
    await pessoa.click(screen.getByRole('button', { name: 'Ano anterior' }))
    expect(await screen.findByRole('grid', { name: /^dezembro 2026/ })).toBeTruthy()
  })

  it('keeps an event where it was written, and takes it out again', async () => {
    const pessoa = await abrir('gerente.rh', '/rh/calendario?vista=mes&dia=2026-12-03')
    await pessoa.click(await screen.findByRole('button', { name: 'Novo evento' }))
    const caixa = await screen.findByRole('dialog', { name: 'Novo evento' })
    await pessoa.type(await within(caixa).findByLabelText('Título'), 'Fechamento da folha')
    await pessoa.type(within(caixa).getByLabelText(/^Hora do início/), '0930')
    await pessoa.click(within(caixa).getByRole('button', { name: 'Marcar' }))
    expect(await within(caixa).findByText('Campo obrigatório')).toBeTruthy()
    await pessoa.type(within(caixa).getByLabelText(/^Hora do fim/), '1030')
    await pessoa.click(within(caixa).getByRole('button', { name: 'Marcar' }))
    const doDia = await painel(/^Quinta-feira, 3 de dezembro/)
    await pessoa.click(await within(doDia).findByRole('button', { name: /Fechamento da folha/ }))
    const outra = await screen.findByRole('dialog', { name: 'Alterar evento' })
    await pessoa.click(within(outra).getByRole('button', { name: 'Excluir este evento' }))
    const pergunta = await screen.findByRole('dialog', { name: 'Excluir “Fechamento da folha”?' })
    await pessoa.click(within(pergunta).getByRole('button', { name: 'Manter' }))
    expect(within(doDia).getByText(/Fechamento da folha/)).toBeTruthy()
    await pessoa.click(await within(outra).findByRole('button', { name: 'Excluir este evento' }))
    await pessoa.click(await screen.findByRole('button', { name: 'Excluir evento' }))
    await waitFor(() => expect(within(doDia).queryByText(/Fechamento da folha/)).toBeNull())
  })

  it('gives a link once, and takes it back', async () => {
    const pessoa = await abrir('gerente.rh', '/rh/calendario?vista=agenda&dia=2026-11-20')
    await screen.findByRole('heading', { level: 2, name: /^sexta-feira, 20 de novembro/i })
    await pessoa.click(screen.getByRole('button', { name: 'Assinar' }))
    const caixa = await screen.findByRole('dialog', { name: 'Assinar este calendário' })
    await pessoa.click(await within(caixa).findByRole('button', { name: 'Criar link' }))
    const link = await within(caixa).findByText(/\/api\/calendar\/ics\/[\w-]{43}\.ics$/)
    const caminho = new URL(link.textContent ?? '').pathname
    expect((await sistema().app.inject(caminho)).statusCode).toBe(200)
    await pessoa.click(
      await within(caixa).findByRole('button', { name: /^Revogar: Rh · todos os contratos/ }),
    )
    await within(caixa).findByText('Nenhuma ainda.')
    expect((await sistema().app.inject(caminho)).statusCode).toBe(404)
  })

  it('says what failed, draws no month without anything in it, and leaves the others to be walked to', async () => {
    const reparar = rede.cortar(/api\/calendar/)
    const pessoa = await abrir('gerente.rh', '/rh/calendario?vista=mes&dia=2026-11-20')
    // Beneath it there is a calendar as long as it may still come.
    await waitFor(() => {
      expect(screen.getAllByRole('button', { name: 'Tentar de novo' })).toHaveLength(1)
      expect(screen.queryByRole('cell', { name: /, 20 de novembro/ })).toBeNull()
    })
    reparar()
    await pessoa.click(screen.getByRole('button', { name: 'Mês seguinte' }))
    expect(await dia(/, 20 de dezembro/)).toBeTruthy()
  })
})

describe('what could not be read', () => {
  it.each([
    ['gerente.rh', '/rh'],
    ['administrador', '/admin'],
  ])('is waited for no longer, and said where it would stand, for %s', async (login, href) => {
    const reparar = rede.recusar(/^GET \/api\/inicio$/, 500)
    const pessoa = await abrir(login, href)
    const secao = within(await screen.findByRole('region', { name: 'Por situação' }))
    const deNovo = await secao.findByRole('button', { name: 'Tentar de novo' })
    reparar()
    await pessoa.click(deNovo)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Por situação' })).toBeNull())
    expect(await screen.findByRole('region', { name: 'Admissões por situação' })).toBeTruthy()
  })
})

describe('ways to a list', () => {
  it.each([
    ['sesmt', '/sesmt', 'Ver lista: afastamentos a homologar'],
    ['almoxarifado', '/almoxarifado', 'Ver lista: devoluções pendentes'],
    ['comercial', '/comercial', 'Ver lista: contratos que terminam'],
    ['rescisao', '/rh/demissao', 'Ver todas: demissões a pagar'],
    ['gerente.rh', '/rh/ferias', 'Ver todas: férias a vencer'],
  ])('are told apart without what stands around them, for %s at %s', async (login, href, nome) => {
    await abrir(login, href)
    expect(await screen.findByRole('link', { name: nome })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Ver (lista|tod[oa]s)$/ })).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import type { View } from './areas.ts'
import { isPronta } from './ainda.ts'
import { captionOf } from './legendas.ts'
import { grupos, gruposComEscopo, isEscopado, isGrupo, rotuloDoGrupo, type Grupo } from './grupos.ts'
import { menuOf, rotasDe, todasAsRotas, type MenuEntry } from './rotas.ts'
import {
  gruposDaView,
  gruposDe,
  setorOf,
  setores,
  setorSlugs,
  viewsOf,
  type ItemMenu,
  type SetorSlug,
} from './setores.ts'

// prova: permissao.guarda, permissao.tabela
describe('permission table (specification, section 6)', () => {
  const tabela: Readonly<Record<SetorSlug, readonly string[]>> = {
    rh: [
      'Coordenador',
      'Assistente Departamento Pessoal',
      'Cadastro',
      'Beneficio',
      'Rescisao',
      'Administrador',
      'Gerente Rh',
    ],
    admin: ['Administrador'],
    sesmt: ['Sesmt', 'Administrador'],
    vagas: ['Vagas', 'Administrador'],
    comercial: ['Administrador', 'Comercial'],
    conferencia: ['Rescisao', 'Administrador'],
    operacional: [
      'Coordenador Operacional',
      'Gestor',
      'Assistente Gestor',
      'Administrador',
      'Gerente Administrador',
    ],
    // Not shown there; decided here.
    almoxarifado: ['Almoxarifado', 'Administrador'],
  }

  it.each(setorSlugs)('%s opens to exactly its groups', (slug) => {
    expect(new Set<string>(setores[slug].grupos)).toEqual(new Set(tabela[slug]))
  })

  it('lets every group in somewhere, and Administrador everywhere', () => {
    for (const grupo of grupos) expect(setorSlugs.some((slug) => tabela[slug].includes(grupo))).toBe(true)
    for (const slug of setorSlugs) expect(setores[slug].grupos).toContain('Administrador')
  })

  it('gives each sector an id of its own', () => {
    expect(new Set(setorSlugs.map((slug) => setores[slug].id)).size).toBe(8)
  })

  // prova: permissao.criar
  it('lets only Administrador, Gestor and Coordenador Operacional draft an admission', () => {
    const quem = ['Administrador', 'Coordenador Operacional', 'Gestor']
    const views: View[] = [
      'admissao.criar',
      'admissao.rascunhos',
      'admissao.editar-rascunho',
      'admissao.revisar-rascunho',
      'admissao.corrigir',
    ]
    for (const view of views) expect([view, gruposDe(view).toSorted()]).toEqual([view, quem])
  })

  it('gives the other views to all the groups of the sector', () => {
    expect(gruposDaView('operacional', 'admissao.listar')).toEqual(setores.operacional.grupos)
    expect(gruposDaView('admin', 'usuarios.listar')).toEqual(['Administrador'])
    expect(gruposDaView('rh', 'usuarios.listar')).toEqual([])
  })

  it('restricts only views that the sector grants, to groups that it lists', () => {
    for (const slug of setorSlugs)
      for (const [view, quem] of Object.entries(setorOf(slug).restringe ?? {})) {
        expect(viewsOf(slug)).toContain(view)
        for (const grupo of quem) expect(setorOf(slug).grupos).toContain(grupo)
      }
  })
})

describe('groups', () => {
  it('are known by their exact name', () => {
    expect(isGrupo('Gerente Rh')).toBe(true)
    expect(isGrupo('gerente rh')).toBe(false)
  })

  it('scope a person only when all of the groups are scoped ones', () => {
    expect(gruposComEscopo).toEqual(['Gestor', 'Assistente Gestor'])
    expect(isEscopado(['Gestor'])).toBe(true)
    expect(isEscopado(['Gestor', 'Assistente Gestor'])).toBe(true)
    expect(isEscopado(['Gestor', 'Vagas'])).toBe(false)
    expect(isEscopado([])).toBe(false)
  })
})

// A menu as a person reads it: an entry with sub-items is [label, sub-items].
type Lido = string | [string, string[]]
const ler = (menu: readonly MenuEntry[]): Lido[] =>
  menu.map(({ label, itens }): Lido => (itens ? [label, itens.map((item) => item.label)] : label))
const tudoPronto = (): boolean => true

const processos = ['Afastamento', 'Férias', 'Promoção', 'Remanejamento', 'Demissão']
const consulta = ['Dashboard', 'Colaborador', 'Admissão', ...processos]

// prova: entidade.menu, menus
describe('side menus (specification, section 2), once everything is built', () => {
  const esperados: Readonly<Record<SetorSlug, Lido[]>> = {
    operacional: ['Dashboard', 'Colaborador', ['Admissão', ['Criar', 'Rascunho', 'Listar']], ...processos],
    admin: ['Dashboard'],
    almoxarifado: ['Dashboard', 'Admissão Listar', 'Colaborador Listar'],
    comercial: ['Dashboard', 'Contratos'],
    rh: consulta,
    sesmt: consulta,
    vagas: consulta,
    conferencia: consulta,
  }

  it.each(setorSlugs)('%s', (slug) => {
    for (const grupo of setores[slug].grupos) {
      const menu = ler(menuOf(slug, [grupo], tudoPronto))
      const admite = ['Administrador', 'Gestor', 'Coordenador Operacional'].includes(grupo)
      const esperado = esperados[slug].map((item): Lido =>
        typeof item === 'string' || admite ? item : [item[0], ['Listar']],
      )
      expect([grupo, menu]).toEqual([grupo, esperado])
    }
  })

  it('lead to routes of the sector', () => {
    const caminhos = new Set(todasAsRotas().map(({ path }) => path))
    for (const slug of setorSlugs)
      for (const { href, itens = [] } of menuOf(slug, ['Administrador'], tudoPronto))
        for (const endereco of [...(href ? [href] : []), ...itens.map((item) => item.href)])
          expect(caminhos).toContain(endereco)
  })

  it('say what an item is for, and why it is of no use now', () => {
    const criar = (semContratos: boolean) =>
      menuOf('operacional', ['Gestor'], tudoPronto, { semContratos })
        .flatMap(({ itens = [] }) => itens)
        .find(({ label }) => label === 'Criar')
    expect(criar(false)).toEqual({
      label: 'Criar',
      view: 'admissao.criar',
      href: '/operacional/admissao/criar',
    })
    expect(criar(true)).toMatchObject({ disabled: true })
    expect(captionOf({ view: 'admissao.criar' })).toBe('Nova admissão, passo a passo')
    expect(captionOf({ view: 'admissao.criar', disabled: true })).toBe(
      'Nenhum contrato é seu ainda. Peça ao administrador.',
    )
    // Every item of a group says what it is for.
    for (const slug of setorSlugs)
      for (const { itens = [] } of menuOf(slug, ['Administrador'], tudoPronto))
        for (const item of itens)
          expect([item.label, captionOf(item)]).toEqual([item.label, expect.any(String)])
  })

  it('open the first page of an area', () => {
    const menu = menuOf('operacional', ['Gestor'], tudoPronto)
    expect(menu.find(({ label }) => label === 'Férias')?.href).toBe('/operacional/ferias')
    expect(menuOf('rh', ['Cadastro'], tudoPronto).find(({ label }) => label === 'Admissão')?.href).toBe(
      '/rh/admissao/listar',
    )
  })
})

describe('side menus today', () => {
  it('show only what is built', () => {
    const hrefs = (entries: readonly MenuEntry[]): string[] =>
      entries.flatMap(({ href, itens = [] }) => [...(href ? [href] : []), ...itens.map((item) => item.href)])
    for (const slug of setorSlugs) {
      const prontas = new Set(
        rotasDe(slug)
          .filter(({ view }) => isPronta(view))
          .map(({ path }) => path),
      )
      for (const href of hrefs(menuOf(slug, ['Administrador']))) expect(prontas).toContain(href)
    }
  })

  it('show nothing of a sector to those who may not enter it', () => {
    const estranho: Grupo[] = ['Comercial']
    expect(ler(menuOf('rh', estranho, tudoPronto))).toEqual(['Dashboard'])
    expect(ler(menuOf('operacional', [], tudoPronto))).toEqual(['Dashboard'])
  })

  it('name only views that the sector grants', () => {
    const viewsDe = (item: ItemMenu): View[] => {
      if (typeof item === 'string') return [`${item}.listar` as View]
      return 'view' in item ? [item.view] : item.itens.map(({ view }) => view)
    }
    for (const slug of setorSlugs)
      for (const view of setorOf(slug).menu.flatMap(viewsDe)) expect(viewsOf(slug)).toContain(view)
  })
})

it('writes the groups as people do, and no two alike', () => {
  expect(grupos.filter((grupo) => rotuloDoGrupo(grupo) !== grupo).map(rotuloDoGrupo)).toEqual([
    'Benefício',
    'Rescisão',
  ])
  expect(new Set(grupos.map(rotuloDoGrupo)).size).toBe(grupos.length)
})

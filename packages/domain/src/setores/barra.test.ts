import { describe, expect, it } from 'vitest'
import { barraOf, LINKS_NA_BARRA } from './barra.ts'
import { grupos, type Grupo } from './grupos.ts'
import { canOpen, rotasDe } from './rotas.ts'
import { setorOf, setorSlugs, type SetorSlug } from './setores.ts'

const rotulos = (setor: SetorSlug, ...quem: Grupo[]): string[] =>
  barraOf(setor, quem).map(({ label }) => label)

/** The view behind an address of a sector, whatever it filters. */
const viewEm = (setor: SetorSlug, href: string) => {
  const [path] = href.split('?')
  return rotasDe(setor).find((rota) => rota.path.replace(/\/:\w+\?$/, '') === path)?.view
}

const todos = setorSlugs.flatMap((setor) => grupos.map((grupo) => [setor, grupo] as const))

describe('the bar of a phone', () => {
  it('has the real work of each sector', () => {
    expect(rotulos('operacional', 'Gestor')).toEqual([
      'Início',
      'Esperando',
      'Nova admissão',
      'Colaboradores',
    ])
    expect(rotulos('operacional', 'Assistente Gestor')).toEqual([
      'Início',
      'Esperando',
      'Colaboradores',
      'Cobertura',
    ])
    expect(rotulos('admin', 'Administrador')).toEqual(['Início', 'Usuários', 'Cadastros', 'Contratos'])
    expect(rotulos('almoxarifado', 'Almoxarifado')).toEqual(['Início', 'Esperando', 'Entregas', 'Estoque'])
    expect(rotulos('comercial', 'Comercial')).toEqual(['Início', 'Contratos', 'Novo contrato', 'Calendário'])
    expect(rotulos('rh', 'Cadastro')).toEqual(['Início', 'Esperando', 'Admissões', 'Colaboradores'])
    expect(rotulos('rh', 'Rescisao')).toEqual(['Início', 'Esperando', 'Demissões', 'Admissões'])
    expect(rotulos('rh', 'Beneficio')).toEqual(['Início', 'Esperando', 'Férias', 'Admissões'])
    expect(rotulos('sesmt', 'Sesmt')).toEqual(['Início', 'Esperando', 'Exames', 'Afastamentos'])
    expect(rotulos('vagas', 'Vagas')).toEqual(['Início', 'Esperando', 'Admissões', 'Demissões'])
    expect(rotulos('conferencia', 'Rescisao')).toEqual(['Início', 'Esperando', 'Demissões', 'Colaboradores'])
  })

  it('leaves out what needs a contract for who has none', () => {
    expect(barraOf('operacional', ['Gestor'], { semContratos: true }).map(({ label }) => label)).toEqual([
      'Início',
      'Esperando',
      'Colaboradores',
      'Cobertura',
    ])
  })

  it.each(todos)('leads in %s nowhere that a %s may not go', (setor, grupo) => {
    const abertas = barraOf(setor, [grupo]).map(({ href }) => {
      const view = viewEm(setor, href)
      return view !== undefined && canOpen(setor, view, [grupo])
    })
    expect(abertas).toEqual(abertas.map(() => true))
    expect(abertas.length > 0).toBe(setorOf(setor).grupos.includes(grupo))
  })

  it('fits the width of a phone, names nothing twice, and offers nothing that is not built', () => {
    for (const [setor, grupo] of todos) {
      const itens = barraOf(setor, [grupo])
      expect(itens.length).toBeLessThanOrEqual(LINKS_NA_BARRA)
      expect(new Set(itens.map(({ label }) => label)).size).toBe(itens.length)
      expect(itens.filter(({ principal }) => principal).length).toBeLessThanOrEqual(1)
      for (const { label } of itens) expect(label.length).toBeLessThanOrEqual(13)
    }
    expect(barraOf('rh', ['Cadastro'], {}, () => false)).toEqual([])
  })
})

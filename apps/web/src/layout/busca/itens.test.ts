import { describe, expect, it } from 'vitest'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { acoesDe, filtrar, paginasDe, processoItem } from './itens.ts'
import { readRecentes, comRecente } from './recentes.ts'

describe('paginasDe', () => {
  it('offers only what is built and may be opened', () => {
    const hrefs = paginasDe(['Vagas'], 'vagas').map(({ href }) => href)
    expect(hrefs).toContain('/vagas/admissao/listar')
    expect(hrefs.every((href) => !href?.includes(':') && !href?.startsWith('/rh'))).toBe(true)
  })
  it('starts with the sector one works in, and names the own page once', () => {
    const paginas = paginasDe(['Administrador'], 'sesmt')
    expect(paginas[0]).toMatchObject({ label: 'Dashboard Sesmt', href: '/sesmt' })
    expect(paginas.filter(({ label }) => label === 'Meu perfil')).toHaveLength(1)
  })
  it('names each register by itself, for who keeps them', () => {
    const registros = paginasDe(['Administrador'], 'admin').filter(({ detalhe }) => detalhe === 'Cadastros')
    expect(registros).toHaveLength(11)
    expect(registros).toContainEqual({
      id: '/admin/cadastros/cargos',
      label: 'Cargos',
      detalhe: 'Cadastros',
      icon: 'cargo',
      href: '/admin/cadastros/cargos',
    })
    expect(paginasDe(['Vagas'], 'vagas').filter(({ detalhe }) => detalhe === 'Cadastros')).toEqual([])
  })
  it('leaves somebody without groups the pages outside the sectors', () =>
    expect(paginasDe([], null).map(({ label }) => label)).toEqual(['Setores', 'Parabéns do mês']))
})

describe('processoItem', () => {
  const achado = { tipo: 'admissao', id: 7, numero: '2026-00042', nome: null, status: 'aprovada' } as const

  it('says kind, number and status, and leads to the record', () =>
    expect(processoItem(admissao, achado, { grupos: ['Vagas'], atual: 'vagas' })).toEqual([
      {
        id: 'admissao:7',
        label: 'Sem nome ainda',
        detalhe: 'Admissão 2026-00042 · Aprovada',
        icon: 'admissao',
        href: '/vagas/admissao/visualizar/7',
      },
    ]))
  it('is nothing where no page of the person shows it', () =>
    expect(processoItem(admissao, achado, { grupos: ['Comercial'], atual: 'comercial' })).toEqual([]))
})

describe('acoesDe', () => {
  it('lets create an admission who may', () =>
    expect(acoesDe(['Gestor'], 'operacional')[0]).toMatchObject({
      label: 'Criar admissão',
      href: '/operacional/admissao/criar',
    }))
  it('does not offer it to others', () =>
    expect(acoesDe(['Vagas'], 'vagas').map(({ label }) => label)).toEqual(['Alterar tema', 'Desconectar']))
})

it('finds by any words, without accents, beginnings first', () => {
  const itens = paginasDe(['Administrador'], 'rh')
  expect(filtrar(itens, 'admissoes operac').map(({ href }) => href)).toContain('/operacional/admissao/listar')
  expect(filtrar(itens, 'sesmt')[0]?.detalhe).toBe('Sesmt')
  expect(filtrar(itens, 'nada disso')).toEqual([])
})

describe('recentes', () => {
  const item = (id: string) => ({ id, label: id, icon: 'rh', href: `/${id}` })
  it('keeps the last six, each once, the newest first', () => {
    const lista = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c'].reduce<ReturnType<typeof item>[]>(
      (antes, id) => comRecente(antes, item(id)) as ReturnType<typeof item>[],
      [],
    )
    expect(lista.map(({ id }) => id)).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  })
  it.each([null, 'x', [{ id: 1 }], [{ id: 'a', label: 'a', icon: 'rh', href: 'https://outro.site' }]])(
    'reads %j as nothing',
    (guardado) => expect(readRecentes(guardado)).toEqual([]),
  )
})

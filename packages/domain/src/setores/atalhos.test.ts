import { describe, expect, it } from 'vitest'
import { atalhosDe } from './atalhos.ts'
import type { Grupo } from './grupos.ts'
import { hrefFixo, menuOf } from './rotas.ts'
import { setorSlugs } from './setores.ts'

const tudo = () => true

describe('shortcuts of a dashboard', () => {
  it('lead an administrator to everything of Admin, whose menu names nothing', () => {
    expect(atalhosDe('admin', ['Administrador'], tudo).map(({ href, novo }) => [href, novo?.href])).toEqual([
      ['/admin/colaborador/listar', undefined],
      ['/admin/admissao/listar', undefined],
      ['/admin/ferias/listar', undefined],
      ['/admin/cobertura', undefined],
      ['/admin/contratos/listar', '/admin/contratos/novo'],
      ['/admin/usuarios/listar', '/admin/usuarios/novo'],
      ['/admin/cadastros', undefined],
      ['/admin/integracoes', undefined],
      ['/admin/seguranca', undefined],
      ['/admin/privacidade', undefined],
      ['/admin/rotinas', undefined],
      ['/admin/importar', undefined],
      ['/admin/calendario', undefined],
      ['/admin/estoque', undefined],
      ['/admin/tarefas', undefined],
      ['/admin/avisos/comunicados', undefined],
      ['/admin/conversas', undefined],
      ['/admin/mensagens', undefined],
    ])
  })

  it('lead who closes the payroll to its file, by its own name, and nobody else of Rh', () => {
    const daFolha = (grupo: Grupo) =>
      atalhosDe('rh', [grupo], tudo).flatMap(({ area, label, href }) =>
        area === 'integracoes' ? [[label, href]] : [],
      )
    expect(daFolha('Gerente Rh')).toEqual([['Arquivo da folha', '/rh/integracoes/folha']])
    expect(daFolha('Beneficio')).toEqual([])
  })

  it('never repeat the menu, nor offer what is not built or not allowed', () => {
    for (const setor of setorSlugs) {
      const menu = menuOf(setor, ['Administrador'], tudo).flatMap(({ href, itens = [] }) => [
        href,
        ...itens.map((item) => item.href),
      ])
      for (const { href } of atalhosDe(setor, ['Administrador'], tudo)) expect(menu).not.toContain(href)
    }
    expect(atalhosDe('admin', ['Gestor'], tudo)).toEqual([])
    expect(atalhosDe('admin', ['Administrador'], () => false)).toEqual([])
  })

  it('know an address only where no record has to be named', () => {
    expect(hrefFixo('admin', 'importacao.importar')).toBe('/admin/importar')
    expect(hrefFixo('admin', 'cadastros.registro')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { areas, findView, pathOf, type Area, type View } from './areas.ts'
import { canOpen, isSetorSlug, setoresDe, todasAsRotas } from './rotas.ts'
import { setores, setorSlugs } from './setores.ts'

describe('labels', () => {
  it('are present for every sector, area and view', () => {
    const labels = [
      ...setorSlugs.map((slug) => setores[slug].label),
      ...(Object.keys(areas) as Area[]).flatMap((area) => [
        areas[area].label,
        ...Object.values(areas[area].views as Record<string, { label: string }>).map(({ label }) => label),
      ]),
    ]
    for (const label of labels) expect(label).toMatch(/^\p{Lu}\S/u)
    for (const { titulo } of todasAsRotas()) expect(titulo).not.toBe('')
  })

  it('spell Conferência with its accent', () => {
    expect(setores.conferencia.label).toBe('Conferência')
  })

  it('put paths below their area', () => {
    expect(pathOf('setor.inicio')).toBe('')
    expect(pathOf('setor.perfil')).toBe('perfil')
    expect(pathOf('admissao.revisar-rascunho')).toBe('admissao/editar/rascunho/:id/revisar')
    expect(() => findView('admissao.voar' as View)).toThrow('Unknown view admissao.voar')
  })
})

describe('sectors of a person', () => {
  it('are those of the groups, in menu order', () => {
    expect(setoresDe(['Administrador'])).toEqual(setorSlugs)
    expect(setoresDe(['Rescisao'])).toEqual(['rh', 'conferencia'])
    expect(setoresDe(['Vagas', 'Gestor'])).toEqual(['operacional', 'vagas'])
    expect(setoresDe([])).toEqual([])
  })

  it('are known by their slug only', () => {
    expect(isSetorSlug('rh')).toBe(true)
    expect(isSetorSlug('Rh')).toBe(false)
    expect(isSetorSlug('constructor')).toBe(false)
  })

  it('open only what they grant, to the groups they list', () => {
    expect(canOpen('operacional', 'admissao.criar', ['Gestor'])).toBe(true)
    expect(canOpen('operacional', 'admissao.criar', ['Assistente Gestor'])).toBe(false)
    expect(canOpen('rh', 'admissao.criar', ['Administrador'])).toBe(false)
    expect(canOpen('rh', 'admissao.listar', [])).toBe(false)
  })
})

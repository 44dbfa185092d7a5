import { describe, expect, it } from 'vitest'
import type { AnyProcess } from '@rh/domain/processo/define'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { abasDe } from './abas.ts'

const contagens = Object.fromEntries(Object.keys(admissao.statuses).map((nome, i) => [nome, i]))

const daAdmissao = { process: admissao, genero: 'f' } as const

describe('abasDe', () => {
  it('has a tab for each status with its count, and one for all', () => {
    const abas = abasDe(daAdmissao, contagens, true)
    expect(abas[0]).toEqual({ value: '', label: 'Todas', count: 45 })
    expect(abas[1]).toEqual({ value: 'rascunho', label: 'Rascunho', count: 0 })
    expect(abas).toHaveLength(11)
  })

  it('leaves drafts out for sectors that have none, and waits for the counts without inventing them', () => {
    const abas = abasDe(daAdmissao, undefined, false)
    expect(abas.map(({ value }) => value)).not.toContain('rascunho')
    expect(abas[0]?.count).toBeUndefined()
    expect(abasDe(daAdmissao, { ...contagens, rascunho: 0 }, false)).toHaveLength(10)
  })

  it('has the tab of the drafts that are among all, for who sees them without a page of their own', () => {
    const abas = abasDe(daAdmissao, { ...contagens, rascunho: 5 }, false)
    expect(abas[1]).toEqual({ value: 'rascunho', label: 'Rascunho', count: 5 })
    const [todas, ...cada] = abas.map(({ count = 0 }) => count)
    expect(cada.reduce((soma, n) => soma + n, 0)).toBe(todas)
  })

  it('speaks of another kind in its gender, and hides no status of one that is born sent', () => {
    const process = {
      ...admissao,
      name: 'afastamento',
      initial: 'aberto',
      nasce: { quem: [], checks: [] },
      statuses: {
        aberto: { label: 'Aberto', tone: 'info' },
        fim: { label: 'Fim', tone: 'default', final: true },
      },
    } as unknown as AnyProcess
    const abas = abasDe({ process, genero: 'm' }, { aberto: 2, fim: 1 }, false)
    expect(abas).toEqual([
      { value: '', label: 'Todos', count: 3 },
      { value: 'aberto', label: 'Aberto', count: 2 },
      { value: 'fim', label: 'Fim', count: 1 },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { abasDe } from './abas.ts'

const contagens = Object.fromEntries(
  Object.keys(admissao.statuses).map((nome, i) => [nome, i]),
) as Parameters<typeof abasDe>[0]

describe('abasDe', () => {
  it('has a tab for each status with its count, and one for all', () => {
    const abas = abasDe(contagens, true)
    expect(abas[0]).toEqual({ value: '', label: 'Todas', count: 45 })
    expect(abas[1]).toEqual({ value: 'rascunho', label: 'Rascunho', count: 0 })
    expect(abas).toHaveLength(11)
  })

  it('leaves drafts out for sectors that have none, and waits for the counts without inventing them', () => {
    const abas = abasDe(undefined, false)
    expect(abas.map(({ value }) => value)).not.toContain('rascunho')
    expect(abas[0]?.count).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { loteHref, recordHref } from './process-href.ts'

describe('recordHref', () => {
  it('stays in the sector one works in', () =>
    expect(recordHref('admissao', 7, ['Administrador'], 'sesmt')).toBe('/sesmt/admissao/visualizar/7'))
  it('goes to a sector of the person where the present one does not show it', () =>
    expect(recordHref('admissao', 7, ['Administrador'], 'comercial')).toBe(
      '/operacional/admissao/visualizar/7',
    ))
  it('does not lead into a sector of others', () =>
    expect(recordHref('admissao', 7, ['Vagas'], 'rh')).toBe('/vagas/admissao/visualizar/7'))
  it('has no address for who may not see it', () =>
    expect(recordHref('admissao', 7, ['Comercial'], 'comercial')).toBeNull())
})

describe('loteHref', () => {
  it('finds the batch in a sector of the person', () =>
    expect(loteHref('ferias', 7, ['Gerente Rh'], 'operacional')).toBe('/rh/ferias/lotes/7'))
  it('has no address for a kind that has no batches', () =>
    expect(loteHref('promocao', 7, ['Gerente Rh'], 'rh')).toBeNull())
})

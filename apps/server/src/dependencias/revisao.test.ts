import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  avisoDeVersaoAntiga,
  avisosDe,
  lerRevisao,
  prazos,
  revisar,
  vencidosEm,
  type Revisao,
} from './revisao.ts'

const GHSA = 'https://github.com/advisories/GHSA-0000-0000-0001'
const OUTRO = 'https://github.com/advisories/GHSA-0000-0000-0002'
const nada: Revisao = { versoes: '2026-11-02', consulta: null, abertos: [] }
const alto = { aviso: GHSA, pacote: 'um-pacote', gravidade: 'high' } as const
const baixo = { aviso: OUTRO, pacote: 'outro-pacote', gravidade: 'low' } as const

describe('the record of the last review', () => {
  it('leaves nothing open whose term was over when it was written', () => {
    const revisao = lerRevisao()
    expect(vencidosEm(revisao, revisao.consulta ?? revisao.versoes)).toEqual([])
  })

  it('keeps the day on which an advisory was seen first, and closes what is gone', () => {
    const primeira = revisar(nada, [alto, baixo], '2026-11-10')
    expect(primeira.consulta).toBe('2026-11-10')
    const segunda = revisar(primeira, [alto], '2026-11-15')
    expect(segunda.abertos).toEqual([{ ...alto, visto: '2026-11-10' }])
  })
})

describe('a term', () => {
  it.each([
    ['critical', '2026-11-13', '2026-11-14'],
    ['high', '2026-11-17', '2026-11-18'],
    ['moderate', '2026-12-10', '2026-12-11'],
    ['low', '2027-02-08', '2027-02-09'],
  ] as const)('of what is %s lasts to its day', (gravidade, ultimo, depois) => {
    const revisao = revisar(nada, [{ ...alto, gravidade }], '2026-11-10')
    expect(vencidosEm(revisao, ultimo)).toEqual([])
    expect(vencidosEm(revisao, depois)).toHaveLength(1)
  })

  it('is the one that SECURITY.md promises', () => {
    const texto = readFileSync(join(import.meta.dirname, '../../../../SECURITY.md'), 'utf8')
    const prometidos = [...texto.matchAll(/^\| (\w+) +\| (\d+) days/gm)].map(([, gravidade, dias]) => [
      gravidade,
      Number(dias),
    ])
    expect(prometidos).toEqual(Object.entries(prazos))
  })
})

describe('an answer of npm audit', () => {
  it('tells each advisory once, with the package that it is about', () => {
    const via = [{ source: 1, name: 'um-pacote', url: GHSA, severity: 'high', title: '…', range: '<2' }]
    const texto = JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: { 'um-pacote': { via }, 'quem-o-usa': { via: ['um-pacote'] }, repetido: { via } },
    })
    expect(avisosDe(texto)).toEqual([alto])
  })

  it('that is none is no clean bill', () => {
    expect(() => avisosDe('{"message":"405 Method Not Allowed"}')).toThrow(/vulnerabilities/)
    expect(() => avisosDe('')).toThrow(/JSON/)
  })
})

describe('the start', () => {
  it('says that a version is old, from the day after its term on', () => {
    expect(avisoDeVersaoAntiga(nada, '2027-01-31')).toBeNull()
    expect(avisoDeVersaoAntiga(nada, '2027-02-01')).toContain('02/11/2026')
  })
})

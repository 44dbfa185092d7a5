import { describe, expect, it } from 'vitest'
import { api } from '../contract/index.ts'
import type { AnyEndpoint } from '../http/endpoint.ts'
import { eventoDaChamada } from '../seguranca/chamadas.ts'
import { chamadasQueAbrem } from './acessos.ts'
import {
  basesEscritas,
  categoriaDe,
  comPrazoDoFim,
  guardaAte,
  guardaEscrita,
  nomesDeCategorias,
  PRIMEIRO_PRAZO_MESES,
  quemVe,
} from './categorias.ts'
import { colunasDa, nomesDeTabelas, tabelaPessoal, tabelasDa } from './tabelas.ts'

describe('kinds of personal data', () => {
  it('say why they are kept, by which article, and are seen by somebody', () => {
    for (const nome of nomesDeCategorias) {
      expect(basesEscritas(nome)).toMatch(/\(LGPD art\. (?:7º|11)/)
      expect(categoriaDe(nome).guarda.porque).toMatch(/\d/)
      expect(quemVe(nome)).not.toEqual([])
    }
  })

  it('CF art. 7º, XXIX: nothing of the contract is let go within five years of its end', () => {
    expect(comPrazoDoFim.length).toBeGreaterThan(5)
    expect(PRIMEIRO_PRAZO_MESES).toBe(5 * 12)
  })

  it('NR-7, item 7.6.1.3: health is kept twenty years after the end', () => {
    expect(guardaEscrita('saude')).toBe('20 anos do desligamento')
    expect(guardaAte('saude', '2026-02-28')).toBe('2046-02-28')
    expect(guardaAte('bancario', '2024-02-29')).toBe('2029-02-28')
  })

  it('show the CID, the account and the race as their own kinds', () => {
    expect(colunasDa('pessoa', 'bancario')).toContain('pix')
    expect(colunasDa('pessoa', 'diversidade')).toEqual(['raca_cor', 'deficiencia'])
    expect(colunasDa('pessoa', 'cadastro')).not.toContain('conta')
    expect(tabelasDa('saude')).toContain('afastamento')
    expect(quemVe('saude')).not.toContain('Gestor')
    expect(quemVe('bancario')).not.toContain('Vagas')
  })

  it('find whose a row is by tables of the same list, without a circle', () => {
    for (const nome of nomesDeTabelas) {
      const visitadas = new Set<string>()
      for (let atual: string | undefined = nome; atual !== undefined && atual !== 'pessoa';) {
        expect(visitadas.has(atual)).toBe(false)
        visitadas.add(atual)
        atual = tabelaPessoal(atual as typeof nome).de?.split('.')[0]
      }
    }
  })
})

describe('who opened something', () => {
  it('is read from calls that are there and are told as events', () => {
    const chamadas = api as Readonly<Record<string, AnyEndpoint>>
    for (const chamada of Object.values(chamadasQueAbrem).flat()) {
      const spec = chamadas[chamada]
      // Vacations and transfers open nothing that is reserved.
      if (/^GET \/api\/(?:ferias|remanejamento)\/obter/.test(chamada)) continue
      expect([chamada, spec && eventoDaChamada(chamada, spec) !== null]).toEqual([chamada, true])
    }
  })
})

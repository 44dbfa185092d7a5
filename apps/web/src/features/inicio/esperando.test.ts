import { describe, expect, it } from 'vitest'
import { listaDeTudo, outrosDe } from './esperando.ts'

const linha = (tipo: 'admissao' | 'promocao', id: number) => ({
  tipo,
  id,
  numero: '',
  status: '',
  nome: null,
  cargo: null,
  posto: null,
  contrato: null,
  data: null,
  atualizadoEm: '',
})
const espera = (admissoes: number, promocoes: number) => ({
  minhaVez: [linha('admissao', 1), linha('admissao', 2), linha('promocao', 3)],
  totaisMinhaVez: [
    { tipo: 'admissao' as const, total: admissoes },
    { tipo: 'promocao' as const, total: promocoes },
  ].filter(({ total }) => total > 0),
})
const listaDe = (tipo: string) => `/rh/${tipo}`

describe('what waits for the person on the dashboard', () => {
  it('leads to each list that has more than is shown', () => {
    expect(outrosDe(espera(12, 1), listaDe)).toEqual([
      { href: '/rh/admissao', total: 12, label: 'Ver admissões' },
    ])
    expect(outrosDe(espera(12, 4), listaDe).map(({ label }) => label)).toEqual([
      'Ver admissões',
      'Ver promoções',
    ])
  })

  it('leads to no list that the person may not open', () => {
    expect(outrosDe(espera(12, 4), (tipo) => (tipo === 'promocao' ? '/rh/promocao' : null))).toHaveLength(1)
  })

  it('is one list only while it is of one kind', () => {
    expect(listaDeTudo(espera(0, 4), listaDe)).toBe('/rh/promocao')
    expect([listaDeTudo(espera(12, 4), listaDe), listaDeTudo(espera(0, 0), listaDe)]).toEqual([null, null])
  })
})

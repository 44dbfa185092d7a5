import { describe, expect, it } from 'vitest'
import { pedeReversao, perguntados } from './reversao.ts'
import { dadosDoParecer, rotulosDe } from './rotulos.ts'

describe('the reversion of a function of trust', () => {
  const opcoes = { atual: { salarioCentavos: 185_000 } }

  it('is asked only where the pay falls', () => {
    const pede = (salarioCentavos: unknown) => pedeReversao({ salarioCentavos }, opcoes)
    expect([184_999, 185_000, null, '1'].map(pede)).toEqual([true, false, false, false])
    expect(pedeReversao({ salarioCentavos: 1 }, { atual: {} })).toBe(false)
  })

  it('is not sent once it is not asked any more', () => {
    const dados = { tipo: 'merito', reversao: true }
    expect(perguntados({ ...dados, salarioCentavos: 190_000 }, opcoes)).toEqual({
      tipo: 'merito',
      salarioCentavos: 190_000,
    })
    expect(perguntados({ ...dados, salarioCentavos: 180_000 }, opcoes)).toHaveProperty('reversao', true)
  })
})

describe('the words of a promotion', () => {
  it('read the request, cargo and post by their names', () => {
    const { valor } = rotulosDe({ cargoId: { '7': 'Líder' } })
    expect([
      valor(undefined, 'cargoId', 7),
      valor(undefined, 'tipo', 'merito'),
      valor(undefined, 'vigencia', '2026-12-01'),
      valor(undefined, 'reversao', true),
    ]).toEqual(['Líder', 'Mérito', '01/12/2026', 'Sim'])
  })

  it('read what the sectors say', () => {
    expect(dadosDoParecer({ crm: '1', dataExame: '2026-11-20' })).toEqual([
      { label: 'Data do exame', value: '20/11/2026' },
      { label: 'CRM', value: '1' },
    ])
    expect(dadosDoParecer(undefined)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { efetivoDosPostos, vagasDoPosto } from './efetivo.ts'
import { alertasDeFimDeContrato, datasDeReajuste } from './reajuste.ts'

describe('client contract: every computation explains itself', () => {
  const reajuste = { dataProposta: '2025-03-10', dataBaseCct: '2025-01-01' }
  it.each([
    [
      'staff',
      () =>
        efetivoDosPostos([
          { tipo: '24H_12X36', quantidade: 2 },
          { tipo: '12X36_NOTURNO', quantidade: 1 },
          { tipo: '44H_5X2', quantidade: 3 },
        ]),
    ],
    ['slots', () => vagasDoPosto({ quantitativo: 10, ativos: 8, comprometidas: 1, entrando: 2, saindo: 1 })],
    ['Lei 14.133 art. 135 II', () => datasDeReajuste({ ...reajuste, criterio: 'VINCULO_CCT' })],
    ['Lei 14.133 art. 135 § 3º', () => datasDeReajuste({ ...reajuste, criterio: 'PROPOSTA' })],
  ])('%s', (_nome, calcular) => {
    expect(calcular()).toMatchSnapshot()
  })
})

describe('client contract', () => {
  it('knows posts by the scale that covers them', () => {
    const um = (tipo: string) => efetivoDosPostos([{ tipo, quantidade: 1 }])?.empregados
    expect(['12X36', '12X36_DIURNO', '5X2', '6X1', '36H_6X1', '24H_12X36'].map(um)).toEqual([
      2, 2, 1, 1, 1, 4,
    ])
    expect(
      [
        '',
        '24H_12X36_',
        'X24H_12X36',
        'X12X36',
        '12X36_',
        '12X36_TARDE',
        'A44H_5X2',
        '44H_5X2B',
        '4H_5X2',
        '7X0',
      ].map(um),
    ).toEqual(Array.from({ length: 10 }))
    expect(efetivoDosPostos([])?.empregados).toBe(0)
  })

  it('has no result for bad counts', () => {
    expect(efetivoDosPostos([{ tipo: '5X2', quantidade: -1 }])).toBeNull()
    for (const campo of ['quantitativo', 'ativos', 'comprometidas', 'entrando', 'saindo']) {
      expect(vagasDoPosto({ quantitativo: 1, ativos: 1, [campo]: -1 })).toBeNull()
    }
  })

  it('warns 120, 90, 60 and 30 days before the end', () => {
    expect(alertasDeFimDeContrato('2026-12-31')).toEqual([
      '2026-09-02',
      '2026-10-02',
      '2026-11-01',
      '2026-12-01',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { quandoTrabalha } from './escala.ts'

const semanal = { tipo: 'outra', ciclo: 'semanal', cicloTrabalho: null, cicloFolga: null } as const

describe('when one works by a scale', () => {
  it.each([
    [{ ...semanal, dias: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab'] as const }, 'seg a sáb'],
    [{ ...semanal, dias: ['seg', 'qua', 'sex'] as const }, 'seg, qua, sex'],
    [{ ...semanal, dias: ['sab', 'dom'] as const }, 'sáb, dom'],
    [{ ...semanal, ciclo: 'rotativo', dias: [], cicloTrabalho: 5, cicloFolga: 1 } as const, '5 por 1'],
    [
      { tipo: '12x36', ciclo: 'rotativo', dias: [], cicloTrabalho: 1, cicloFolga: 1 } as const,
      'dia sim, dia não',
    ],
  ])('%j: %s', (escala, texto) => {
    expect(quandoTrabalha({ ...escala, dias: [...escala.dias] })).toBe(texto)
  })
})

import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import { alertasDe, cientesDe, hasBloqueio, isTudoCiente, toggled } from './alertas.ts'

const finding = (codigo: string, severidade: Pendencia['severidade']): Pendencia => ({
  codigo,
  severidade,
  mensagem: codigo,
})
const prazo = finding('prazo', 'alerta')
const salario = finding('salario', 'alerta')
const achados = [finding('fim', 'info'), prazo, salario, prazo]

describe('alert ticks', () => {
  it('asks once for alerts of the same code, and never for information', () => {
    expect(alertasDe(achados)).toEqual([prazo, salario])
  })

  it('is done only when every alert is ticked', () => {
    expect(isTudoCiente(achados, new Set(['prazo']))).toBe(false)
    expect(isTudoCiente(achados, new Set(['prazo', 'salario']))).toBe(true)
    expect(isTudoCiente([], new Set())).toBe(true)
  })

  it('forgets the tick of an alert that is gone', () => {
    expect(cientesDe([prazo], new Set(['prazo', 'salario']))).toEqual(['prazo'])
  })

  it('ticks and unticks', () => {
    const on = toggled(new Set(), 'prazo')
    expect([...on]).toEqual(['prazo'])
    expect([...toggled(on, 'prazo')]).toEqual([])
  })

  it('ticks a block that somebody may lift, and is not stopped by it', () => {
    const aviso = { ...finding('aviso', 'bloqueio'), excecaoPor: ['Gerente Rh'] }
    expect(hasBloqueio([aviso])).toBe(false)
    expect(alertasDe([aviso])).toEqual([aviso])
    expect(isTudoCiente([aviso], new Set())).toBe(false)
    expect(hasBloqueio([{ ...aviso, excecaoPor: [] }])).toBe(true)
  })

  it('knows what stops', () => {
    expect(hasBloqueio(achados)).toBe(false)
    expect(hasBloqueio([...achados, finding('cpf', 'bloqueio')])).toBe(true)
  })
})

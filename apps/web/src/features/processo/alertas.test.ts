import { leituraDe } from '@rh/domain/leitura'
import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import { aceitosDe, alertasDe, hasBloqueio, isTudoCiente, toggled } from './alertas.ts'

const finding = (codigo: string, severidade: Pendencia['severidade']): Pendencia => ({
  codigo,
  severidade,
  mensagem: codigo,
})
const prazo = finding('prazo', 'alerta')
const salario = finding('salario', 'alerta')
/** Ticks of what these say. */
const lidos = (...quais: readonly Pendencia[]) => new Set(quais.map(leituraDe))
const achados = [finding('fim', 'info'), prazo, salario, prazo]

describe('alert ticks', () => {
  it('asks once for what says the same, and never for information', () => {
    expect(alertasDe(achados)).toEqual([prazo, salario])
  })

  it('asks for each of two alerts of one code that say different things', () => {
    const outro = { ...prazo, mensagem: 'Outro prazo' }
    expect(alertasDe([prazo, outro])).toEqual([prazo, outro])
    expect(isTudoCiente([prazo, outro], lidos(prazo))).toBe(false)
  })

  it('is done only when every alert is ticked', () => {
    expect(isTudoCiente(achados, lidos(prazo))).toBe(false)
    expect(isTudoCiente(achados, lidos(prazo, salario))).toBe(true)
    expect(isTudoCiente([], new Set())).toBe(true)
  })

  it('has no tick for an alert that says another thing by now', () => {
    expect(isTudoCiente([{ ...prazo, mensagem: 'Outro prazo' }], lidos(prazo))).toBe(false)
  })

  it('sends all that was ticked: what is asked for next leaves out what was accepted', () => {
    expect(aceitosDe(lidos(prazo, salario))).toEqual([leituraDe(prazo), leituraDe(salario)])
    expect(aceitosDe(new Set(Array.from({ length: 60 }, (_, i) => `a:${i}`)))).toHaveLength(50)
  })

  it('ticks and unticks', () => {
    const on = toggled(new Set(), prazo)
    expect([...on]).toEqual([leituraDe(prazo)])
    expect([...toggled(on, prazo)]).toEqual([])
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

import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { achadosDasRegras, agrupados, emBranco, errosDosCampos, preenchidos } from './folha.ts'
import { corrigirCampoHref, hrefDoCampo } from './href-do-campo.ts'

const achado = (severidade: Pendencia['severidade'], campo?: string, codigo = 'regra'): Pendencia => ({
  codigo,
  severidade,
  mensagem: `${severidade} ${campo ?? ''}`,
  ...(campo !== undefined && { campo }),
})

describe('a sheet', () => {
  it('sends what was answered, zero and no among it', () => {
    expect(preenchidos({ a: '', b: null, c: 0, d: false, e: [], f: 'x' })).toEqual({ c: 0, d: false, f: 'x' })
  })

  it('leaves to the screen what its schema already says', () => {
    expect(achadosDasRegras([achado('bloqueio', 'inicio', 'campo'), achado('alerta')])).toEqual([
      achado('alerta'),
    ])
  })

  it('says at a field only what stops it, once, and not before it was answered', () => {
    const achados = [
      { ...achado('bloqueio', 'inicio'), mensagem: 'primeiro' },
      { ...achado('bloqueio', 'inicio'), mensagem: 'segundo' },
      achado('alerta', 'dias'),
      achado('bloqueio', 'abono'),
      achado('bloqueio'),
    ]
    expect(errosDosCampos(achados, { inicio: '2026-12-01', dias: 30, abono: null }, false)).toEqual({
      inicio: 'primeiro',
    })
  })

  it('says what is missing at its field once sending was tried', () => {
    const falta = { ...achado('bloqueio', 'acordo'), falta: 'Acordo da 12x36' }
    expect(errosDosCampos([falta], { acordo: null }, false)).toEqual({})
    expect(errosDosCampos([falta], { acordo: null }, true)).toEqual({ acordo: 'Campo obrigatório' })
  })

  it('says it at the line of a list, once that was answered', () => {
    const achados = [achado('bloqueio', 'fracoes.1.inicio'), achado('bloqueio', 'fracoes.0.motivo')]
    const fracoes = [{ inicio: '2027-01-04', motivo: null }, { inicio: '2027-03-01' }]
    expect(Object.keys(errosDosCampos(achados, { fracoes }, false))).toEqual(['fracoes.1.inicio'])
  })

  it('leads to its fields on the same page, and keeps the rest of the address', () => {
    const busca = new URLSearchParams('colaborador=7')
    const href = (campo?: string) => hrefDoCampo({ periodos: 'Períodos' }, busca, achado('alerta', campo))
    expect(href('periodos.1.inicio')).toBe('?colaborador=7&campo=periodos.1.inicio')
    expect([href('outro'), href()]).toEqual([null, null])
  })

  it('begins with every field unanswered', () => {
    expect(emBranco(z.object({ inicio: z.string(), dias: z.number() }))).toEqual({ inicio: null, dias: null })
  })

  it('is opened on the page of a returned record, at the field that was pointed at', () => {
    expect(corrigirCampoHref({ dias: 'Dias' }, { campo: 'dias' })).toBe('?corrigir=1&campo=dias')
    expect(corrigirCampoHref({ dias: 'Dias' }, { campo: 'outro' })).toBeNull()
  })

  it('keeps the fields of a group together while they are typed, and finds them again', () => {
    expect(agrupados({ motivo: '03', 'atestado.dias': 3, 'atestado.medico': null })).toEqual({
      motivo: '03',
      atestado: { dias: 3, medico: null },
    })
    const campos = { motivo: 'Motivo', 'atestado.medico': 'Médico', 'atestado.dias': 'Dias' }
    const href = (campo: string) => hrefDoCampo(campos, new URLSearchParams(), { campo })
    expect(href('atestado.dias')).toBe('?campo=atestado.dias')
    expect(href('atestado')).toBe('?campo=atestado.medico')
    expect(href('beneficio')).toBeNull()
    // A group has no place for a message; its fields have.
    const achados = [achado('bloqueio', 'atestado'), achado('bloqueio', 'atestado.dias')]
    expect(errosDosCampos(achados, { atestado: { dias: 3 } }, false)).toEqual({
      'atestado.dias': 'bloqueio atestado.dias',
    })
  })
})

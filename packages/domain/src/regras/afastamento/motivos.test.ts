import { describe, expect, it } from 'vitest'
import {
  codigoDoEsocial,
  diasAdiante,
  inicioDoMotivo,
  isFaltaJustificada,
  isIncapacidade,
  isMotivoDeAfastamento,
  motivoOf,
  motivosDeAfastamento,
  motivosForaDeUso,
  motivosQueInforma,
  oQueVe,
  quemPaga,
  type MotivoDeAfastamento,
} from './motivos.ts'

const todos = Object.keys(motivosDeAfastamento) as MotivoDeAfastamento[]

describe('reasons of leave', () => {
  it('eSocial tabela 18: every code is either offered or says why not', () => {
    const semUso = [2, 4, 9, 32]
    const tabela18 = Array.from({ length: 45 }, (_, i) => i + 1)
      .filter((n) => !semUso.includes(n))
      .map((n) => String(n).padStart(2, '0'))
    const daTabela = todos.filter((codigo) => !isFaltaJustificada(codigo))
    expect([...daTabela, ...Object.keys(motivosForaDeUso)].toSorted()).toEqual(tabela18)
    expect(motivosForaDeUso).toMatchSnapshot()
    expect(isMotivoDeAfastamento('15')).toBe(false)
    expect(isMotivoDeAfastamento('toString')).toBe(false)
  })

  it('each is said in words of its own', () => {
    const rotulos = todos.map((codigo) => motivoOf(codigo).rotulo)
    expect(new Set(rotulos).size).toBe(rotulos.length)
    for (const codigo of todos) {
      const { rotulo, ajuda, fundamento } = motivoOf(codigo)
      expect(rotulo.length).toBeLessThanOrEqual(60)
      expect(ajuda).toMatch(/^[A-ZÀ-Ú0-9].*\.$/)
      expect(fundamento).not.toBe('')
    }
  })

  it('LGPD art. 11: clinical detail of Sesmt alone, dates for Operacional', () => {
    expect(
      Object.fromEntries(todos.map((codigo) => [codigo, [oQueVe(codigo, 'sesmt'), oQueVe(codigo, 'rh')]])),
    ).toMatchSnapshot()
    expect(new Set(todos.map((codigo) => oQueVe(codigo, 'operacional')))).toEqual(new Set(['datas']))
    expect(todos.filter((codigo) => oQueVe(codigo, 'rh') === 'clinico')).toEqual([])
    // Who homologates sees the reason.
    for (const codigo of todos) {
      const setor = motivoOf(codigo).homologa === 'sesmt' ? 'sesmt' : 'rh'
      expect([codigo, ['motivo', 'clinico'].includes(oQueVe(codigo, setor))]).toEqual([codigo, true])
    }
  })

  it('who may inform each', () => {
    expect(motivosQueInforma(['rh'])).toEqual(todos)
    expect(todos.filter((codigo) => !motivosQueInforma(['operacional']).includes(codigo))).toMatchSnapshot(
      'not by Operacional',
    )
    expect(
      todos.filter((codigo) => !motivosQueInforma(['sesmt', 'operacional']).includes(codigo)),
    ).toMatchSnapshot('by Rh only')
    expect(motivosQueInforma([])).toEqual([])
  })

  it('leiaute S-2230: how far ahead, with which code, since when', () => {
    expect([diasAdiante('03'), diasAdiante('18'), diasAdiante('J-CASAMENTO')]).toEqual([0, 120, null])
    expect([codigoDoEsocial('03'), codigoDoEsocial('J-ATESTADO_MEDICO'), codigoDoEsocial('J-LUTO')]).toEqual([
      '03',
      '03',
      null,
    ])
    expect(todos.flatMap((codigo) => inicioDoMotivo(codigo) ?? [])).toHaveLength(5)
    expect(inicioDoMotivo('03')).toBeNull()
    expect(todos.filter(isIncapacidade)).toEqual(['03', '01', 'J-ATESTADO_MEDICO'])
    expect([isFaltaJustificada('J-LUTO'), isFaltaJustificada('16')]).toEqual([true, false])
  })

  it('Lei 15.371/2026: the company pays paternity and, from 2027, offsets it', () => {
    expect(quemPaga('J-PATERNIDADE', '2026-12-31')).toBe('EMPRESA')
    expect(quemPaga('J-PATERNIDADE', '2027-01-01')).toBe('EMPRESA_COMPENSA')
    expect(quemPaga('J-PATERNIDADE', '1980-01-01')).toBe('EMPRESA')
    expect(quemPaga('03', '2027-01-01')).toBe('EMPRESA_15_DIAS')
  })
})

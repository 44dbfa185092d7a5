import { describe, expect, it } from 'vitest'
import { causas, type Causa } from '../rescisao/causas.ts'
import {
  estabilidades,
  fimDaEstabilidade,
  isTipoDeEstabilidade,
  verificarEstabilidade,
  type TipoDeEstabilidade,
} from './estabilidade.ts'

const motivos = Object.keys(causas) as Causa[]
const bloqueados = (tipo: TipoDeEstabilidade, desligamento = '2026-06-01'): readonly string[] =>
  motivos
    .filter((motivo) => !verificarEstabilidade({ tipo, ate: '2026-06-01' }, desligamento, motivo).permitido)
    .toSorted()

describe('protection against dismissal', () => {
  it('is one table with its articles', () => {
    expect(estabilidades).toMatchSnapshot()
    expect([
      isTipoDeEstabilidade('CIPA'),
      isTipoDeEstabilidade('OUTRA'),
      isTipoDeEstabilidade('toString'),
    ]).toEqual([true, false, false])
  })

  it('ADCT art. 10 II b: explains the end and the verdict', () => {
    expect(fimDaEstabilidade('GESTANTE', '2026-07-10')).toMatchSnapshot('end')
    expect(
      verificarEstabilidade({ tipo: 'GESTANTE', ate: '2026-12-10' }, '2026-11-16', '02'),
    ).toMatchSnapshot('refused')
    expect(
      verificarEstabilidade({ tipo: 'GESTANTE', ate: '2026-12-10' }, '2026-12-11', '02'),
    ).toMatchSnapshot('allowed')
  })

  it('has no computed end where the CCT says it', () => {
    expect(fimDaEstabilidade('PRE_APOSENTADORIA', '2026-01-01')).toBeNull()
    expect(fimDaEstabilidade('CCT', '2026-01-01')).toBeNull()
  })

  it('Súmulas 244 III and 378 III: protects also the end of a fixed term', () => {
    expect(bloqueados('GESTANTE')).toEqual(['02', '03', '06', '33', '47'])
    expect(bloqueados('ADOTANTE')).toEqual(['02', '03', '06', '33', '47'])
    expect(bloqueados('ACIDENTADO')).toEqual(['02', '03', '06', '33', '47'])
  })

  it('Súmulas 339 II and 369 IV: ends with the establishment', () => {
    expect(bloqueados('CIPA')).toEqual(['02', '03', '33'])
    expect(bloqueados('DIRIGENTE_SINDICAL')).toEqual(['02', '03', '33'])
    expect(bloqueados('PATERNIDADE')).toEqual(['02', '03', '33', '47'])
  })

  it('holds to its last day and not after it', () => {
    expect(bloqueados('GESTANTE', '2026-06-02')).toEqual([])
  })
})

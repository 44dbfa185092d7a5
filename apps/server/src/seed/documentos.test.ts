import { isCnpj, isCpf, isPis, isTituloEleitor } from '@rh/domain/br/documentos'
import { describe, expect, it } from 'vitest'
import { criarAcaso } from './acaso.ts'
import { cnpjDe, cpfDe, geradorDeCpf, pisDe, tituloDe } from './documentos.ts'

const VEZES = 500

describe('made-up documents', () => {
  const acaso = criarAcaso(1)
  const muitos = (criar: () => string): string[] => Array.from({ length: VEZES }, criar)

  it('have the check digits of real ones', () => {
    expect(muitos(() => cpfDe(`1${acaso.digitos(8)}`)).filter((cpf) => !isCpf(cpf))).toEqual([])
    expect(muitos(() => pisDe(`12${acaso.digitos(8)}`)).filter((pis) => !isPis(pis))).toEqual([])
    expect(muitos(() => cnpjDe(`${acaso.digitos(8)}0001`)).filter((cnpj) => !isCnpj(cnpj))).toEqual([])
    expect(isCnpj(cnpjDe('7K4M2R9B0001'))).toBe(true)
    for (const uf of ['SP', 'MG', 'CE'] as const)
      expect(
        muitos(() => tituloDe(acaso.digitos(8), uf)).filter((titulo) => !isTituloEleitor(titulo)),
      ).toEqual([])
  })

  it('never repeat a CPF', () => {
    const cpfs = muitos(geradorDeCpf(criarAcaso(2)))
    expect(new Set(cpfs).size).toBe(VEZES)
  })
})

describe('chance', () => {
  it('gives the same choices for the same seed', () => {
    const escolhas = (semente: number): string => criarAcaso(semente).digitos(50)
    expect(escolhas(7)).toBe(escolhas(7))
    expect(escolhas(7)).not.toBe(escolhas(8))
  })
})

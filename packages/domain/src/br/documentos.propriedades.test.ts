import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  analisarCep,
  analisarCnpj,
  analisarCpf,
  analisarPis,
  analisarTelefone,
  analisarTitulo,
} from './documentos.ts'

const RODADAS = { numRuns: 5_000 }
/** Any text, lone surrogates included. The library's own `binary` unit sets out a map of every code point first: five seconds. */
const qualquer = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 30 })
  .map((codigos) => String.fromCodePoint(...codigos))
// Thousands of runs on a busy machine are slow, not wrong.
vi.setConfig({ testTimeout: 120_000 })

const numero = (tamanho: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: tamanho, maxLength: tamanho })
    .map((lista) => lista.join(''))
const soma = (texto: string, pesos: readonly number[]): number =>
  pesos.reduce((total, peso, i) => total + (texto.charCodeAt(i) - 48) * peso, 0)
const zeroSeDez = (n: number): number => (n === 10 ? 0 : n)
const isRepetido = (texto: string): boolean => new Set(texto).size === 1

// The check digits written again from their definitions, without the library.

const cpf = numero(9).map((base) => {
  const primeiro = `${base}${zeroSeDez((soma(base, [10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11)}`
  return `${primeiro}${zeroSeDez((soma(primeiro, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11)}`
})
const pis = numero(10).map((base) => {
  const digito = 11 - (soma(base, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)
  return `${base}${digito >= 10 ? 0 : digito}`
})
const alfanumerico = fc
  .array(fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')), {
    minLength: 12,
    maxLength: 12,
  })
  .map((lista) => lista.join(''))
const digitoDoCnpj = (texto: string, pesos: readonly number[]): number => {
  const resto = soma(texto, pesos) % 11
  return resto < 2 ? 0 : 11 - resto
}
const cnpj = fc.oneof(numero(12), alfanumerico).map((base) => {
  const primeiro = `${base}${digitoDoCnpj(base, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])}`
  return `${primeiro}${digitoDoCnpj(primeiro, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])}`
})
const uf = fc.integer({ min: 1, max: 28 }).map((n) => String(n).padStart(2, '0'))
const titulo = fc.tuple(numero(8), uf).map(([base, estado]) => {
  const umSeZero = (resto: number): number => (resto === 0 && estado <= '02' ? 1 : zeroSeDez(resto))
  const primeiro = umSeZero(soma(base, [2, 3, 4, 5, 6, 7, 8, 9]) % 11)
  const segundo = umSeZero(soma(`${estado}${primeiro}`, [7, 8, 9]) % 11)
  return `${base}${estado}${primeiro}${segundo}`
})

/** A wrong last character: the next digit. */
const comDigitoErrado = (texto: string): string => `${texto.slice(0, -1)}${(Number(texto.at(-1)) + 1) % 10}`

describe('documents: generated valid ones pass, one changed digit does not, and masks round-trip', () => {
  it.each([
    ['CPF', cpf, analisarCpf],
    ['CNPJ', cnpj, analisarCnpj],
    ['PIS', pis, analisarPis],
    ['título', titulo.filter((texto) => !/^0{8}/.test(texto)), analisarTitulo],
  ] as const)('%s', (_nome, gerado, analisar) => {
    fc.assert(
      fc.property(gerado, (texto) => {
        fc.pre(!isRepetido(texto))
        const lido = analisar(texto)
        expect(lido).toMatchObject({ valido: true, motivo: null, normalizado: texto })
        expect(analisar(lido.formatado ?? '')).toEqual(lido)
        expect(analisar(` ${(lido.formatado ?? '').toLowerCase()} `).normalizado).toBe(texto)
        expect(analisar(comDigitoErrado(texto)).motivo).toBe(
          isRepetido(comDigitoErrado(texto)) ? 'REPETIDO' : 'DIGITO',
        )
        expect(analisar(texto.slice(1)).valido).toBe(false)
      }),
      RODADAS,
    )
  })

  it('CEP and phone', () => {
    fc.assert(
      fc.property(numero(8), (texto) => {
        const lido = analisarCep(texto)
        expect(lido.valido).toBe(texto !== '00000000')
        expect(analisarCep(lido.formatado ?? texto)).toEqual(lido)
      }),
      RODADAS,
    )
    const ddd = fc.constantFrom('11', '21', '47', '55', '61', '79', '99')
    fc.assert(
      fc.property(ddd, numero(8), fc.constantFrom('9', ''), (area, resto, nove) => {
        const lido = analisarTelefone(`${area}${nove}${resto}`)
        expect(lido.valido).toBe(nove === '9' || /^[2-5]/.test(resto))
        if (!lido.valido) return
        expect(lido.detalhe).toBe(nove === '9' ? 'CELULAR' : 'FIXO')
        expect(analisarTelefone(lido.formatado ?? '')).toEqual(lido)
        expect(analisarTelefone(lido.e164 ?? '')).toEqual(lido)
      }),
      RODADAS,
    )
  })

  it('any text at all gets an answer', () => {
    fc.assert(
      fc.property(qualquer, (texto) => {
        for (const analisar of [
          analisarCpf,
          analisarCnpj,
          analisarPis,
          analisarTitulo,
          analisarTelefone,
          analisarCep,
        ]) {
          const { valido, motivo } = analisar(texto)
          expect(valido).toBe(motivo === null)
        }
      }),
      RODADAS,
    )
  })
})

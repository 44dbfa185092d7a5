import type { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { authContract } from '../contract/auth.ts'
import {
  centavos,
  cep,
  cpf,
  data,
  email,
  id,
  idParam,
  opcional,
  telefone,
  texto,
  textoObrigatorio,
} from './campos.ts'

const aceita = (schema: z.ZodType, valor: unknown): boolean => schema.safeParse(valor).success

// prova: validacao.formulario
describe('base schemas', () => {
  it('trim and bound text, and refuse what the database cannot store', () => {
    expect(texto(5).parse('  abc  ')).toBe('abc')
    expect(aceita(texto(5), 'abcdef')).toBe(false)
    for (const ruim of ['a\u0000b', 'a\uD800']) {
      expect(aceita(texto(50), ruim)).toBe(false)
      expect(aceita(textoObrigatorio(50), ruim)).toBe(false)
      expect(aceita(cpf, ruim)).toBe(false)
    }
    expect(aceita(textoObrigatorio(50), '   ')).toBe(false)
  })

  it('keep what is seen of a text: no tabs, no controls, nothing that turns its direction', () => {
    const nome = textoObrigatorio(70, 2)
    expect(nome.parse('Maria\tda\tSilva')).toBe('Maria da Silva')
    expect(nome.parse('\u202EavliS\u202C ad \u2067airaM\u2069')).toBe('avliS ad airaM')
    expect(texto(50).parse('\u200F(11) 98765\u20114321\u200E\u0007\u009F\uFEFF')).toBe('(11) 98765\u20114321')
    expect(texto(50).parse('uma linha\r\ne outra 👩\u200D💼')).toBe('uma linha\r\ne outra 👩\u200D💼')
    expect(aceita(nome, '\u202E\t\u2066')).toBe(false)
  })

  it('take an id only as a positive integer of the database', () => {
    expect([1, 2 ** 31 - 1].every((valor) => aceita(id, valor))).toBe(true)
    expect([0, -1, 1.5, 2 ** 31, Number.NaN, '1'].some((valor) => aceita(id, valor))).toBe(false)
    expect(idParam.parse('12')).toBe(12)
    expect(['0', '01', '1e3', '-1', '2147483648', ' 1', ''].some((valor) => aceita(idParam, valor))).toBe(
      false,
    )
  })

  it('take dates that exist, between 1900 and 2199', () => {
    expect(['1900-01-01', '2028-02-29', '2199-12-31'].every((valor) => aceita(data, valor))).toBe(true)
    expect(
      ['1899-12-31', '2200-01-01', '2026-02-29', '2026-13-01', '20/11/2026'].some((v) => aceita(data, v)),
    ).toBe(false)
  })

  it('take money in whole centavos', () => {
    expect(aceita(centavos, 0)).toBe(true)
    expect([-1, 0.5, 10_000_000_000].some((valor) => aceita(centavos, valor))).toBe(false)
  })

  it('read pasted documents and phones to their digits', () => {
    expect(cpf.parse(' 529.982.247-25 ')).toBe('52998224725')
    expect(cep.parse('01310-100')).toBe('01310100')
    expect(telefone.parse('(11) 98765-4321')).toBe('11987654321')
    expect(telefone.parse('(11) 3251-4321')).toBe('1132514321')
    expect(aceita(cep, '00000-000')).toBe(false)
    expect(aceita(telefone, '11187654321')).toBe(false)
  })

  it('read a pasted e-mail without the spaces around it', () => {
    expect(email.parse(' maria@exemplo.com.br ')).toBe('maria@exemplo.com.br')
    expect(aceita(email, 'maria exemplo.com')).toBe(false)
    expect(aceita(email, `${'m'.repeat(60)}@exemplo.com`)).toBe(false)
    const registro = { password: 'uma-senha-longa', firstName: 'Maria', lastName: 'Sá' }
    const body = authContract['POST /api/auth/register'].body
    expect(body?.parse({ ...registro, email: ' Maria@Exemplo.com ' })).toEqual({
      ...registro,
      email: 'maria@exemplo.com',
    })
  })

  it('take a cleared optional field as absent', () => {
    expect(opcional(email).parse('')).toBeUndefined()
    expect(opcional(email).parse(null)).toBeUndefined()
    expect(aceita(opcional(email), 'x')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import {
  analisarCep,
  analisarCnpj,
  analisarCpf,
  analisarTelefone,
  analisarTitulo,
  digitos,
  isCep,
  isCnpj,
  isCpf,
  isPis,
  isTelefone,
  isTituloEleitor,
} from './documentos.ts'
import { mascararCpf } from './mascaras.ts'

// The reasons, masks and check digits of each document are in the case file; here, what a case cannot say.

describe('documents', () => {
  it('recognises a number only as it is stored: whole, without mask or anything around it', () => {
    const guardados = [
      [isCpf, '52998224725'],
      [isCnpj, '11222333000181'],
      [isPis, '12345678900'],
      [isTituloEleitor, '102385010671'],
      [isCep, '01310100'],
      [isTelefone, '11987654321'],
      [isTelefone, '1133334444'],
    ] as const
    for (const [isValido, numero] of guardados) {
      expect(isValido(numero)).toBe(true)
      expect([` ${numero}`, `${numero} `, `.${numero}`, `${numero}-`].filter(isValido)).toEqual([])
    }
  })

  it('keeps the digits of a text, and shows the middle of a CPF', () => {
    expect(digitos('529.982.247-25 x')).toBe('52998224725')
    expect(mascararCpf('52998224725')).toBe('***.982.247-**')
  })

  it('shows a CEP with its mask', () => {
    expect(analisarCep('01310100').formatado).toBe('01310-100')
  })

  it('keeps what was typed, normalized, when it is refused', () => {
    expect(analisarCpf('529.982.247-24')).toEqual({
      valido: false,
      motivo: 'DIGITO',
      normalizado: '52998224724',
      formatado: null,
    })
    expect(analisarCnpj('12.abc')).toMatchObject({ motivo: 'TAMANHO', normalizado: '12ABC' })
  })

  it('refuses what the library accepts: zeros of a CEP, a mobile without its 9, a título of nobody', () => {
    expect([isCep('00000000'), isCep('01310100')]).toEqual([false, true])
    expect([isTelefone('1187654321'), isTelefone('11987654321'), isTelefone('1133334444')]).toEqual([
      false,
      true,
      true,
    ])
    expect(isTituloEleitor('000000000507')).toBe(false)
  })

  it('takes a título of thirteen digits only from São Paulo and Minas Gerais', () => {
    expect(analisarTitulo('1234567800191')).toMatchObject({ valido: true, uf: '01' })
    expect(analisarTitulo('1234567800299')).toMatchObject({ valido: true, uf: '02' })
    expect(analisarTitulo('1234567800392')).toMatchObject({ valido: false, motivo: 'TAMANHO' })
  })

  it('stores a phone as E.164 and drops the country code that was typed', () => {
    expect(analisarTelefone('+55 (11) 98765-4321')).toMatchObject({
      e164: '+5511987654321',
      normalizado: '11987654321',
      formatado: '(11) 98765-4321',
    })
    expect(analisarTelefone('551133334444').e164).toBe('+551133334444')
    expect(analisarTelefone('5533334444')).toMatchObject({
      e164: '+555533334444',
      formatado: '(55) 3333-4444',
    })
    expect(analisarTelefone('+1 212 555 0100').e164).toBeNull()
    expect(analisarTelefone(' + 55 11 3333-4444 ').e164).toBe('+551133334444')
    expect(analisarTelefone('11 3333-4444 +55').motivo).toBe('CARACTERE')
    expect(analisarTelefone('5511333344445').motivo).toBe('DIGITO')
    expect(analisarTelefone('55113333444455').motivo).toBe('TAMANHO')
  })

  it('knows the 67 DDDs', () => {
    const ddds = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
    expect(ddds.filter((ddd) => analisarTelefone(`${ddd}33334444`).valido)).toHaveLength(67)
    expect(ddds.filter((ddd) => analisarTelefone(`${ddd}987654321`).valido)).toHaveLength(67)
  })
})

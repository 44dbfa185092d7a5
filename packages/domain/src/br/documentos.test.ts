import { describe, expect, it } from 'vitest'
import {
  analisarCnpj,
  analisarCpf,
  analisarTelefone,
  analisarTitulo,
  isCep,
  isTelefone,
  isTituloEleitor,
} from './documentos.ts'

// The reasons, masks and check digits of each document are in the case file; here, what a case cannot say.

describe('documents', () => {
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
  })

  it('knows the 67 DDDs', () => {
    const ddds = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
    expect(ddds.filter((ddd) => analisarTelefone(`${ddd}33334444`).valido)).toHaveLength(67)
    expect(ddds.filter((ddd) => analisarTelefone(`${ddd}987654321`).valido)).toHaveLength(67)
  })
})

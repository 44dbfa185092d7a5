import { describe, expect, it } from 'vitest'
import { anosEntre, pedeReservista } from './reservista.ts'

const homem = (nascimento: string) => ({ pessoais: { sexo: 'M', nascimento } })
const HOJE = '2026-11-20'

describe('pedeReservista', () => {
  it('asks men of 18 to 45 only, counted on the day they start', () => {
    expect(pedeReservista(homem('2000-01-01'), HOJE)).toBe(true)
    expect(pedeReservista({ pessoais: { sexo: 'F', nascimento: '2000-01-01' } }, HOJE)).toBe(false)
    expect(pedeReservista(homem('2008-12-01'), HOJE)).toBe(false)
    expect(pedeReservista({ ...homem('2008-12-01'), vaga: { dataPrevista: '2026-12-01' } }, HOJE)).toBe(true)
    expect(pedeReservista(homem('1980-11-21'), HOJE)).toBe(true)
    expect(pedeReservista(homem('1980-11-20'), HOJE)).toBe(false)
  })

  it('does not ask while it is not known, and never hides what was typed', () => {
    expect(pedeReservista({}, HOJE)).toBe(false)
    expect(pedeReservista(homem('01/0'), HOJE)).toBe(false)
    expect(pedeReservista({ documentos: { reservista: '123' } }, HOJE)).toBe(true)
  })
})

describe('anosEntre', () => {
  it('counts completed years', () => {
    expect(anosEntre('2000-02-29', '2026-02-28')).toBe(25)
    expect(anosEntre('2000-02-29', '2026-03-01')).toBe(26)
  })
})

import { describe, expect, it } from 'vitest'
import { readHora, mascararHora, showHora } from './hora.ts'

describe('a time field', () => {
  it.each([
    ['8', '8'],
    ['0830', '08:30'],
    ['08:3', '08:3'],
    ['8:30', '08:30'],
    ['8h30', '08:30'],
    ['083099', '08:30'],
    ['abc', ''],
  ])('shows %s as %s while it is typed', (texto, visto) => {
    expect(mascararHora(texto)).toBe(visto)
  })

  it.each([
    ['8', '08:00:00'],
    ['08:3', '08:30:00'],
    ['18:00', '18:00:00'],
    ['00:00', '00:00:00'],
    ['', null],
    ['25:00', null],
    ['08:75', null],
  ])('reads %s as %s when it is left', (texto, hora) => {
    expect(readHora(texto, 'Horario_entrada')).toBe(hora)
  })

  it('takes midnight as the end of a window for the end of its day', () => {
    for (const texto of ['00:00', '24:00', '23:59']) expect(readHora(texto, 'Horario_saida')).toBe('23:59:59')
    expect(showHora('23:59:59')).toBe('24:00')
    expect(showHora('')).toBe('')
  })
})

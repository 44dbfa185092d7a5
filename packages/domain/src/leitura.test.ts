import { describe, expect, it } from 'vitest'
import { alerta } from './achado.ts'
import { isLido, leituraDe } from './leitura.ts'

const cipa = alerta('ESTABILIDADE', 'A estabilidade da CIPA vai até 10/03/2027.', { campo: 'comunicacao' })
const gestante = alerta('ESTABILIDADE', 'A estabilidade da gestante vai até 02/08/2027.', {
  campo: 'comunicacao',
})

describe('what was read of a finding', () => {
  it('is its code with what it says and where, and fits where codes are sent', () => {
    expect(leituraDe(cipa)).toMatch(/^ESTABILIDADE:[\da-z]{1,7}$/)
    expect(leituraDe({ ...cipa })).toBe(leituraDe(cipa))
    expect(leituraDe(gestante)).not.toBe(leituraDe(cipa))
    expect(leituraDe({ ...cipa, campo: 'aviso' })).not.toBe(leituraDe(cipa))
    expect(leituraDe({ ...cipa, etapa: 'vaga' })).not.toBe(leituraDe(cipa))
  })

  it('covers no other finding of its code; the code alone covers them all', () => {
    const lida = [leituraDe(cipa)]
    expect([isLido(cipa, lida), isLido(gestante, lida)]).toEqual([true, false])
    expect([isLido(cipa, ['ESTABILIDADE']), isLido(gestante, ['ESTABILIDADE'])]).toEqual([true, true])
    expect(isLido(cipa, [])).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { alvoDoCampo, apontaveisDaFolha, campoDoAlvo } from './campos-apontaveis.ts'
import { rotulosDaFolha } from './rotulos.ts'

const campos = { dias: 'Dias', abono: 'Abono', motivo: 'Motivo' }

describe('a field that a return points at', () => {
  const apontaveis = [
    { etapa: 'vaga', campo: 'salarioCentavos' },
    { campo: 'dias' },
    { campo: 'atestado.dias' },
  ]
  it.each(apontaveis)('%o is told in one word', (campo) => {
    expect(campoDoAlvo(alvoDoCampo(campo), apontaveis)).toEqual(campo)
  })

  it('is one of the sheet that was answered and came with it, zero and no among them', () => {
    const apontaveis = apontaveisDaFolha(
      campos,
      { dias: 0, abono: false, motivo: '' },
      rotulosDaFolha(campos, {}),
    )
    expect(apontaveis).toEqual([
      { campo: 'dias', label: 'Dias' },
      { campo: 'abono', label: 'Abono' },
    ])
  })
})

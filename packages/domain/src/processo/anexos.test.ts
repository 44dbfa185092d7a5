import { describe, expect, it } from 'vitest'
import { isADispensar, isServivel } from './anexos.ts'

describe('a document to waive', () => {
  const identidade = { codigo: 'IDENTIDADE', exigido: true, estado: 'pendente' } as const

  it('is demanded, and did not come or was refused', () => {
    expect(isADispensar(identidade)).toBe(true)
    expect(isADispensar({ ...identidade, estado: 'reprovado' })).toBe(true)
    for (const estado of ['enviado', 'aprovado', 'dispensado'] as const)
      expect(isADispensar({ ...identidade, estado }), estado).toBe(false)
    expect(isADispensar({ ...identidade, exigido: false })).toBe(false)
  })

  it('is none that no reason waives', () =>
    expect(isADispensar({ ...identidade, codigo: 'ASO' })).toBe(false))
})

it('lets a file stand for another document, but one of health only for one of health', () => {
  const rg = { tipoId: 1, sensivel: false }
  const exame = { tipoId: 2, sensivel: true }
  const vacinas = { tipoId: 3, sensivel: true }
  expect([isServivel(rg, exame), isServivel(exame, vacinas)]).toEqual([true, true])
  expect([isServivel(exame, rg), isServivel(rg, rg)]).toEqual([false, false])
})

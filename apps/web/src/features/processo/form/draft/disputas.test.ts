import { describe, expect, it } from 'vitest'
import { comOsDeles, comOsMeus, disputasDe, type Disputa } from './disputas.ts'

const autor = { id: 2, nome: 'Débora Magalhães' }
const evento = (campo: string, em: string, quem: typeof autor | null = autor) => ({
  id: 1,
  tipo: 'edicao' as const,
  nome: 'pessoais',
  de: null,
  para: null,
  motivo: null,
  motivoReservado: false,
  itens: [],
  mudancas: [{ etapa: 'pessoais', campo, de: null, para: 'x' }],
  alertas: [],
  citados: [],
  dados: {},
  autor: quem,
  em,
})

describe('a field that two people changed', () => {
  const fresco = {
    dados: { pessoais: { mae: 'Mãe dela', telefone: '11912345678' } },
    eventos: [
      evento('telefone', '2026-11-24T17:20:00Z', null),
      evento('mae', '2026-11-24T17:31:00Z'),
      evento('telefone', '2026-11-24T17:31:00Z'),
    ],
  }
  const [telefone] = disputasDe(
    [{ etapa: 'pessoais', campo: 'telefone', de: null, para: '11987654321' }],
    fresco,
  )

  it('knows both values, and who gave the other one and when', () => {
    expect(telefone).toEqual({
      etapa: 'pessoais',
      campo: 'telefone',
      meu: '11987654321',
      deles: '11912345678',
      autor: 'Débora Magalhães',
      em: '2026-11-24T17:31:00Z',
    })
  })

  it('is saved as theirs and shown as mine until one is chosen; the other fields are not touched', () => {
    const disputas: Disputa[] = telefone ? [telefone] : []
    const typed = { mae: 'Minha mãe', telefone: '11987654321' }
    expect(comOsDeles('pessoais', typed, disputas)).toEqual({ mae: 'Minha mãe', telefone: '11912345678' })
    expect(comOsDeles('endereco', { telefone: '1' }, disputas)).toEqual({ telefone: '1' })
    expect(comOsMeus(fresco.dados, disputas)).toEqual({
      pessoais: { mae: 'Mãe dela', telefone: '11987654321' },
    })
  })

  it('is told without a name where the history has none', () => {
    const [sem] = disputasDe([{ etapa: 'pessoais', campo: 'pai', de: null, para: 'x' }], fresco)
    expect(sem).toMatchObject({ deles: null, autor: null, em: null })
  })
})

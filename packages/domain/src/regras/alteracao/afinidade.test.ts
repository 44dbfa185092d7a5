import { array, assert, constantFrom, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avaliarPosto, ordenarPostos, type PostoLivre, type QuemVai } from './afinidade.ts'

const quem: QuemVai = {
  moradiaIbge: null,
  municipioIbge: 3550308,
  uf: 'SP',
  cargoId: 1,
  escalaId: 2,
  noturna: false,
  insalubridade: 40,
  periculosidade: false,
  salarioCentavos: 188_500,
}

const igual: PostoLivre = {
  ...quem,
  treinamentosQueFaltam: [],
  distanciaKm: null,
  salarioPrevistoCentavos: 188_500,
  vagas: 1,
}

describe('how well a free slot suits somebody', () => {
  it('is very good where nothing changes', () => {
    expect(avaliarPosto(quem, igual)).toMatchObject({
      afinidade: 'muito_bom',
      porques: [
        { bom: true, texto: 'mesma cidade' },
        { bom: true, texto: 'mesma escala' },
        { bom: true, texto: 'mesmo cargo' },
        { bom: true, texto: 'mesmo risco' },
      ],
    })
  })

  it.each([
    [{ insalubridade: 20 }, 'bom', 'de insalubridade de 40% para insalubridade de 20%'],
    [{ insalubridade: 0 }, 'bom', 'deixa de ter insalubridade de 40%'],
    [{ insalubridade: 0, periculosidade: true }, 'bom', 'de insalubridade de 40% para periculosidade'],
    [{ escalaId: 9 }, 'bom', 'outra escala'],
    [{ escalaId: 9, noturna: true }, 'bom', 'à noite'],
    [{ cargoId: 9 }, 'bom', 'outro cargo: precisa de promoção'],
    [{ treinamentosQueFaltam: ['NR-32', 'NR-35'] }, 'bom', 'NR-32 e NR-35 a fazer'],
    [{ distanciaKm: 30 }, 'bom', '30 km de casa'],
    [{ salarioPrevistoCentavos: 188_499 }, 'bom', 'salário acima do previsto para o posto'],
    [{ municipioIbge: 3509502 }, 'so_com_mudanca', 'outra cidade'],
    [{ municipioIbge: 4106902, uf: 'PR' }, 'so_com_mudanca', 'outro estado (PR)'],
    [{ cargoId: 9, escalaId: 9 }, 'fraco', 'outra escala'],
  ] as const)('says what changes: %o', (mudanca, afinidade, texto) => {
    const avaliado = avaliarPosto(quem, { ...igual, ...mudanca })
    expect(avaliado.afinidade).toBe(afinidade)
    expect(avaliado.porques).toContainEqual({ bom: false, texto })
  })

  it('says of whoever works at no risk which one they would have', () => {
    const { porques } = avaliarPosto({ ...quem, insalubridade: 0 }, { ...igual, insalubridade: 20 })
    expect(porques).toContainEqual({ bom: false, texto: 'passa a ter insalubridade de 20%' })
  })

  it('asks nobody to move house for a post in the town where they live', () => {
    const daqui = { ...quem, moradiaIbge: 3509502 }
    expect(avaliarPosto(daqui, { ...igual, municipioIbge: 3509502 })).toMatchObject({
      afinidade: 'muito_bom',
      porques: expect.arrayContaining([{ bom: true, texto: 'na cidade onde mora' }]),
    })
    expect(avaliarPosto(daqui, { ...igual, municipioIbge: 3552205 }).afinidade).toBe('so_com_mudanca')
    expect(avaliarPosto(daqui, igual).porques).toContainEqual({ bom: true, texto: 'mesma cidade' })
  })

  it('puts what is near among the reasons for it, and the reasons for it first', () => {
    const { porques } = avaliarPosto({ ...quem, municipioIbge: 1 }, { ...igual, distanciaKm: 15 })
    expect(porques.map(({ bom }) => bom)).toEqual([true, true, true, true, false])
    expect(avaliarPosto({ ...quem, noturna: true }, { ...igual, escalaId: 9 }).porques).toContainEqual({
      bom: false,
      texto: 'de dia',
    })
  })

  it('orders by town, scale, cargo, risk, training and cost, each before all after it', () => {
    const mudancas = [
      { salarioPrevistoCentavos: 1 },
      { treinamentosQueFaltam: ['NR-35'] },
      { insalubridade: 0 },
      { cargoId: 9 },
      { escalaId: 9 },
      { municipioIbge: 1 },
    ]
    const postos = mudancas.map((mudanca) => ({ ...igual, ...mudanca }))
    const inversos = postos.toReversed()
    expect(ordenarPostos(quem, inversos).map(({ pontos }) => pontos)).toEqual(
      postos.map((posto) => avaliarPosto(quem, posto).pontos),
    )
    const pior = { ...igual, ...Object.assign({}, ...mudancas.slice(0, -1)) }
    const outraCidade = { ...igual, municipioIbge: 1 }
    expect(avaliarPosto(quem, pior).pontos).toBeGreaterThan(avaliarPosto(quem, outraCidade).pontos - 64)
    expect(ordenarPostos(quem, [outraCidade, pior])[0]).toMatchObject({ municipioIbge: quem.municipioIbge })
    const longe = [30, 20, 25].map((distanciaKm) => ({ ...igual, distanciaKm }))
    expect(ordenarPostos(quem, longe).map(({ distanciaKm }) => distanciaKm)).toEqual([20, 25, 30])
  })

  it('keeps every post, and the same order of any shuffle of different ones', () => {
    const posto = record({
      municipioIbge: constantFrom(3550308, 3509502),
      escalaId: constantFrom(2, 3),
      cargoId: constantFrom(1, 4),
      insalubridade: constantFrom(0, 40),
    })
    assert(
      property(array(posto, { maxLength: 12 }), (mudancas) => {
        const postos = mudancas.map((mudanca) => ({ ...igual, ...mudanca }))
        const pontos = (lista: typeof postos) => ordenarPostos(quem, lista).map((um) => um.pontos)
        expect(pontos(postos)).toEqual(pontos(postos.toReversed()))
        expect(pontos(postos)).toHaveLength(postos.length)
      }),
    )
  })
})

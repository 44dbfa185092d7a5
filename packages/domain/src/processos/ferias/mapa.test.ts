import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somarDias } from '../../regras/calendario/datas.ts'
import { diasDescobertos, foraJuntos } from './mapa.ts'

const dias = (inicio: string, fim: string) => ({ inicio, fim })

describe('people away together', () => {
  it('are the days on which their vacations meet, and the most of them', () => {
    const ausencias = [
      dias('2027-01-04', '2027-02-02'),
      dias('2027-01-25', '2027-02-13'),
      dias('2027-02-01', '2027-02-10'),
    ]
    expect(foraJuntos(ausencias, 1)).toEqual([{ inicio: '2027-01-25', fim: '2027-02-10', quantos: 3 }])
    expect(foraJuntos(ausencias, 2)).toEqual([{ inicio: '2027-02-01', fim: '2027-02-02', quantos: 3 }])
    expect(foraJuntos(ausencias, 3)).toEqual([])
  })

  it('are not those of whom one leaves as the other comes back', () => {
    const ausencias = [dias('2027-01-04', '2027-01-18'), dias('2027-01-19', '2027-01-30')]
    expect(foraJuntos(ausencias, 1)).toEqual([])
  })

  it('are on the very days on which counting one by one finds them', () => {
    const ausencia = fc
      .record({ de: fc.integer({ min: 0, max: 40 }), quantos: fc.integer({ min: 1, max: 20 }) })
      .map(({ de, quantos }) => dias(somarDias('2027-01-01', de), somarDias('2027-01-01', de + quantos - 1)))
    fc.assert(
      fc.property(fc.array(ausencia, { maxLength: 12 }), fc.integer({ min: 0, max: 4 }), (fora, maximo) => {
        const trechos = foraJuntos(fora, maximo)
        for (let i = 0; i < 70; i++) {
          const dia = somarDias('2027-01-01', i)
          const quantos = fora.filter(({ inicio, fim }) => inicio <= dia && dia <= fim).length
          const trecho = trechos.find(({ inicio, fim }) => inicio <= dia && dia <= fim)
          expect(trecho !== undefined).toBe(quantos > maximo)
          expect(trecho?.quantos ?? maximo).toBeGreaterThanOrEqual(quantos)
        }
      }),
    )
  })
})

describe('days without cover', () => {
  it('are joined while somebody is away, and counted by person', () => {
    const ausencias = [
      dias('2027-01-04', '2027-01-18'),
      dias('2027-01-11', '2027-01-20'),
      dias('2027-03-01', '2027-03-05'),
    ]
    expect(diasDescobertos(ausencias)).toEqual([
      { inicio: '2027-01-04', fim: '2027-01-20', quantos: 25 },
      { inicio: '2027-03-01', fim: '2027-03-05', quantos: 5 },
    ])
  })
})

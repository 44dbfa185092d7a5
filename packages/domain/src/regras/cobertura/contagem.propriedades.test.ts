import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { diasEntre, somarDias } from '../calendario/datas.ts'
import type { Escala } from '../calendario/escala.ts'
import { contarBuracos } from './contagem.ts'
import { diasACobrir, type LugarDoPosto } from './dias.ts'
import { numeroDoDia } from '../calendario/dia.ts'
import { faseDe, inicioDaFase, ritmoDe } from './numeros.ts'
import { lugaresVagos, vagasPorFase } from './vagas.ts'

vi.setConfig({ testTimeout: 120_000 })
const RODADAS = { numRuns: 3_000 }

const DE = '2026-11-23'
const DIAS = 14
const ATE = somarDias(DE, DIAS - 1)
const dia = fc.integer({ min: -3, max: 16 })
const trecho = fc.tuple(dia, fc.integer({ min: 0, max: 9 })).map(([de, mais]) => ({ de, ate: de + mais }))

const escala: fc.Arbitrary<Escala> = fc.constantFrom<Escala>(
  { tipo: 'SEMANAL', repousos: ['sab', 'dom'] },
  { tipo: 'SEMANAL', repousos: ['dom'] },
  { tipo: '12X36', inicioCiclo: '2020-01-01' },
  { tipo: 'ROTATIVA', inicioCiclo: '2020-01-01', diasTrabalho: 5, diasFolga: 1 },
)

const pessoas = fc.array(
  fc.record({
    inicioCiclo: fc.integer({ min: 0, max: 6 }).map((dias) => somarDias('2024-02-01', dias)),
    noPosto: fc.option(trecho, { nil: null }),
    fora: fc.array(trecho, { maxLength: 2 }),
  }),
  { maxLength: 6 },
)
const coberturas = fc.array(
  fc.record({
    quando: trecho,
    ausente: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
    autorizada: fc.boolean(),
  }),
  { maxLength: 6 },
)
const quantidade = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: DIAS }))
  .map(([antes, depois, muda]) => Array.from({ length: DIAS }, (_, i) => (i < muda ? antes : depois)))

const data = (numero: number): string => somarDias(DE, numero)

describe('holes counted in whole numbers', () => {
  it('are those that the days of the post tell, whatever the scale, the people and the covers', () => {
    fc.assert(
      fc.property(
        escala,
        pessoas,
        coberturas,
        quantidade,
        fc.array(fc.integer({ min: 0, max: DIAS - 1 }), { maxLength: 2 }),
        (base, gente, covers, planejados, fechados) => {
          const ritmo = ritmoDe(base, DE)
          const comDias = gente.map(({ noPosto, ...pessoa }, id) => ({
            ...pessoa,
            id,
            ...(noPosto ?? { de: -900, ate: 900 }),
            fase: faseDe(ritmo, numeroDoDia(pessoa.inicioCiclo)),
          }))
          const quadro = {
            ritmo,
            quantidade: planejados,
            ocupados: comDias.map(({ de, ate, fase }) => ({ de, ate, fase, quantos: 1 })),
          }
          const lugares: LugarDoPosto[] = comDias.map(({ id, de, ate, inicioCiclo, fora }) => ({
            ocupante: { colaboradorId: id, nome: `P${id}` },
            de: data(de),
            ate: data(ate),
            inicioCiclo,
            ausencias: fora.map((um) => ({
              inicio: data(um.de),
              fim: data(um.ate),
              tipo: 'ferias' as const,
            })),
          }))
          const dias = diasACobrir({
            escala: { escala: base, entrada: '07:00', saida: '19:00' },
            lugares: [...lugares, ...lugaresVagos(quadro, DE)],
            coberturas: covers.map(({ quando, ausente, autorizada }) => ({
              inicio: data(quando.de),
              fim: data(quando.ate),
              tipo: autorizada ? ('sem_cobertura' as const) : ('substituto' as const),
              colaboradorId: null,
              ausente,
            })),
            fechado: fechados.map(data),
            de: DE,
            ate: ATE,
          })
          const contados = contarBuracos({
            ...quadro,
            origem: numeroDoDia(DE),
            fechado: planejados.map((_, i) => fechados.includes(i)),
            ausentes: comDias.flatMap(({ id, fase, fora, de, ate }) =>
              fora.map((um) => ({
                lugar: id,
                pessoa: id,
                fase,
                de: Math.max(de, um.de),
                ate: Math.min(ate, um.ate),
              })),
            ),
            coberturas: covers.map(({ quando, ausente, autorizada }) => ({ ...quando, ausente, autorizada })),
          })
          expect(contados).toEqual(
            dias.map(({ faltam, buracos }) => ({
              abertos: faltam,
              cobertos: buracos.filter(({ cobertura }) => cobertura?.tipo === 'substituto').length,
              autorizados: buracos.filter(({ cobertura }) => cobertura?.tipo === 'sem_cobertura').length,
            })),
          )
        },
      ),
      RODADAS,
    )
  })

  it('leave as many slots free as nobody holds, however they are told apart', () => {
    fc.assert(
      fc.property(escala, pessoas, quantidade, (base, gente, planejados) => {
        const ritmo = ritmoDe(base, DE)
        const ocupados = gente.map(({ noPosto, inicioCiclo }) => ({
          ...(noPosto ?? { de: -900, ate: 900 }),
          fase: faseDe(ritmo, numeroDoDia(inicioCiclo)),
          quantos: 1,
        }))
        for (const [i, porFase] of vagasPorFase({ ritmo, quantidade: planejados, ocupados }).entries()) {
          const presentes = ocupados.filter(({ de, ate }) => de <= i && i <= ate).length
          expect(porFase.reduce((soma, n) => soma + n, 0)).toBe(Math.max(0, (planejados[i] ?? 0) - presentes))
        }
      }),
      RODADAS,
    )
  })
})

describe('the turn of a free slot', () => {
  const ritmo = ritmoDe({ tipo: '12X36', inicioCiclo: DE }, DE)
  const [par, impar] = [0, 1].map((dias) => faseDe(ritmo, numeroDoDia(somarDias(DE, dias))))

  it('is that of who left: 12x36 with two people on each turn, one of whom goes', () => {
    const ocupados = [
      { de: -90, ate: 90, fase: par ?? 0, quantos: 2 },
      { de: -90, ate: 90, fase: impar ?? 0, quantos: 1 },
      { de: -90, ate: 4, fase: impar ?? 0, quantos: 1 },
    ]
    const [vago, ...outros] = lugaresVagos({ ritmo, quantidade: Array<number>(DIAS).fill(4), ocupados }, DE)
    expect(outros).toEqual([])
    expect(vago).toMatchObject({ ocupante: null, de: somarDias(DE, 5), ate: null })
    expect(diasEntre(vago?.inicioCiclo ?? '', somarDias(DE, 5)) % 2).toBe(0)
  })

  it('begins its cycle on the window or just before it', () => {
    expect(inicioDaFase(ritmo, par ?? 0, DE)).toBe(DE)
    expect(inicioDaFase(ritmo, impar ?? 0, DE)).toBe(somarDias(DE, -1))
  })
})

import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { somarDias } from '../calendario/datas.ts'
import type { Escala } from '../calendario/escala.ts'
import { agendaEmVolta, descansoEntre } from './agenda.ts'
import { diasACobrir, type CoberturaDoPosto, type LugarDoPosto } from './dias.ts'
import { verificarSubstituto } from './substituto.ts'
import { turnoEm, type EscalaDoTurno } from './turnos.ts'

const RODADAS = { numRuns: 5_000 }
// Thousands of runs on a busy machine are slow, not wrong.
vi.setConfig({ testTimeout: 120_000 })

const HOJE = '2026-11-23'
const dia = fc.integer({ min: -20, max: 20 }).map((dias) => somarDias(HOJE, dias))
const escala: fc.Arbitrary<Escala> = fc.oneof(
  fc.constant<Escala>({ tipo: 'SEMANAL', repousos: ['sab', 'dom'] }),
  dia.map((inicioCiclo): Escala => ({ tipo: '12X36', inicioCiclo })),
  dia.map((inicioCiclo): Escala => ({ tipo: 'ROTATIVA', inicioCiclo, diasTrabalho: 5, diasFolga: 1 })),
)
const hora = fc.integer({ min: 0, max: 23 }).map((h) => `${String(h).padStart(2, '0')}:00`)
const comHoras: fc.Arbitrary<EscalaDoTurno> = fc
  .tuple(escala, hora, fc.integer({ min: 4, max: 12 }))
  .map(([base, entrada, horas]) => ({
    escala: base,
    entrada,
    saida: `${String((Number(entrada.slice(0, 2)) + horas) % 24).padStart(2, '0')}:00`,
  }))
const trecho = fc
  .tuple(dia, fc.integer({ min: 0, max: 15 }))
  .map(([inicio, dias]) => ({ inicio, fim: somarDias(inicio, dias) }))

const lugar: fc.Arbitrary<LugarDoPosto> = fc
  .record({
    id: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    de: dia,
    ate: fc.option(dia, { nil: null }),
    fora: trecho,
  })
  .map(({ id, de, ate, fora }) => ({
    ocupante: id === null ? null : { colaboradorId: id, nome: `P${id}` },
    de,
    ate,
    ausencias: [{ ...fora, tipo: 'ferias' as const }],
  }))
const cobertura: fc.Arbitrary<CoberturaDoPosto> = fc
  .record({
    quando: trecho,
    ausente: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    aval: fc.boolean(),
  })
  .map(({ quando, ausente, aval }) => ({
    ...quando,
    ausente,
    tipo: aval ? 'sem_cobertura' : 'substituto',
    colaboradorId: aval ? null : 9,
  }))

describe('cover', () => {
  it('on each day those expected are there or are holes, each hole is covered or missing, and covers leave nobody out', () => {
    const posto = fc.record({
      escala: comHoras,
      lugares: fc.array(lugar, { maxLength: 5 }),
      coberturas: fc.array(cobertura, { maxLength: 4 }),
    })
    fc.assert(
      fc.property(posto, (dados) => {
        const janela = { ...dados, de: HOJE, ate: somarDias(HOJE, 13) }
        const dias = diasACobrir(janela)
        const semCoberturas = diasACobrir({ ...janela, coberturas: [] })
        expect(dias).toHaveLength(14)
        for (const [indice, { previstos, presentes, faltam, buracos, situacao, turno }] of dias.entries()) {
          expect(presentes + buracos.length).toBe(previstos)
          expect(buracos.filter((buraco) => buraco.cobertura === null)).toHaveLength(faltam)
          expect(semCoberturas[indice]?.faltam).toBe(buracos.length)
          expect(situacao === 'folga').toBe(turno === null)
          expect(situacao === 'descoberto').toBe(faltam > 0)
        }
      }),
      RODADAS,
    )
  })

  it('CLT arts. 59-A and 66: who may do a shift has eleven hours before and after it, thirty-six where one of twelve ends', () => {
    fc.assert(
      fc.property(comHoras, comHoras, (doPosto, propria) => {
        const turno = turnoEm(doPosto, HOJE)
        fc.pre(turno !== null)
        const candidato = {
          colaboradorId: 1,
          nome: 'A',
          tipo: 'titular',
          cargoId: 1,
          escala: propria,
        } as const
        const achados = verificarSubstituto({ ...turno, cargoId: 1 }, candidato)
        fc.pre(achados.every(({ severidade }) => severidade !== 'bloqueio'))
        const agenda = [...agendaEmVolta(candidato, HOJE), turno].toSorted((a, b) =>
          a.entrada < b.entrada ? -1 : 1,
        )
        const posicao = agenda.indexOf(turno)
        const emVolta = agenda.slice(Math.max(0, posicao - 1), posicao + 2)
        const curtos = emVolta.slice(1).filter((depois, indice) => {
          const antes = emVolta[indice] ?? depois
          return descansoEntre(antes, depois) < (antes.minutos >= 720 ? 36 * 60 : 11 * 60)
        })
        expect(curtos).toEqual([])
      }),
      RODADAS,
    )
  })
})

import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { diasSemana, janela, type Horario } from './janela.ts'

const RODADAS = { numRuns: 5_000 }
// Thousands of runs on a busy machine are slow, not wrong.
vi.setConfig({ testTimeout: 120_000 })
const dois = (n: number): string => String(n).padStart(2, '0')

/** Times at the edges of a minute, where an inclusive end can be wrong by a second. */
const hora = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.constantFrom(0, 1, 30, 58, 59))
  .map(([h, m, s]) => `${dois(h)}:${dois(m)}:${dois(s)}`)
/** Half of the windows touch midnight, so that stretches over several days are common. */
const entrada = fc.oneof(hora, fc.constant('00:00:00'))
const saida = fc.oneof(hora, fc.constant('23:59:59'))
const horarios = fc.array(
  fc.record({ Dia_semana: fc.constantFrom(...diasSemana), Horario_entrada: entrada, Horario_saida: saida }),
  { maxLength: 12 },
)
/** Zones without daylight saving, of both sides of Greenwich and with half an hour. */
const zona = fc.constantFrom(
  'America/Sao_Paulo',
  'America/Noronha',
  'America/Rio_Branco',
  'UTC',
  'Asia/Kolkata',
)

const SEGUNDOS_DO_DIA = 86_400
/** Seconds after which, in a minute, the answer may change: the edges that the times above can have. */
const CORTES = [0, 1, 2, 30, 31, 58, 59]

/** The rule of the specification asked at one second of the week, and nothing else. */
function permitido(lista: readonly Horario[], segundoDaSemana: number): boolean {
  const dia = diasSemana[Math.floor(segundoDaSemana / SEGUNDOS_DO_DIA) % 7]
  const s = segundoDaSemana % SEGUNDOS_DO_DIA
  const agora = `${dois(Math.floor(s / 3600))}:${dois(Math.floor(s / 60) % 60)}:${dois(s % 60)}`
  return lista.some((h) => h.Dia_semana === dia && h.Horario_entrada <= agora && agora <= h.Horario_saida)
}

/** Walks minute by minute, stopping at every edge inside it, until the rule says no; null when it never does. */
function primeiroFechado(lista: readonly Horario[], de: number): number | null {
  for (let minuto = Math.floor(de / 60); minuto < de / 60 + 7 * 1440; minuto += 1) {
    for (const corte of CORTES) {
      const segundo = minuto * 60 + corte
      if (segundo > de && !permitido(lista, segundo)) return segundo
    }
  }
  return null
}

it('specification, section 5: the window equals the rule asked minute by minute, in any zone', () => {
  fc.assert(
    fc.property(
      horarios,
      zona,
      fc.integer({ min: 0, max: 7 * SEGUNDOS_DO_DIA - 1 }),
      fc.integer({ min: 0, max: 5_000 }),
      (lista, nome, segundo, semanas) => {
        // 03/01/2000 is a Monday.
        const segunda = Temporal.PlainDate.from('2000-01-03').add({ weeks: semanas })
        const agora = segunda.toZonedDateTime({ timeZone: nome }).add({ seconds: segundo })
        // A historical change of the clock inside the stretch is out of the model.
        fc.pre(
          agora.offset === agora.add({ days: 9 }).offset && agora.hour === Math.floor(segundo / 3600) % 24,
        )
        const resultado = janela(lista, agora.toInstant(), nome)
        expect(resultado.aberta).toBe(permitido(lista, segundo))
        if (!resultado.aberta) return
        const fechado = primeiroFechado(lista, segundo)
        const fim = resultado.fim.since(agora.toInstant()).total('seconds')
        expect(fim).toBe(fechado === null ? fimDoHorizonte(segundo) : fechado - segundo)
      },
    ),
    RODADAS,
  )
})

/** A schedule without a gap ends at the end of the eighth day after this one. */
const fimDoHorizonte = (segundo: number): number => 9 * SEGUNDOS_DO_DIA - (segundo % SEGUNDOS_DO_DIA)

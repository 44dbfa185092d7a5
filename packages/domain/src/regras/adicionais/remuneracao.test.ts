import { describe, expect, it } from 'vitest'
import { mediaDeHoras, mediaDuodecimal } from './medias.ts'
import { remuneracaoBase, type DadosDaRemuneracao } from './remuneracao.ts'

const dados: DadosDaRemuneracao = { salarioCentavos: 198_000, salarioMinimoCentavos: 162_100 }
const horas = { minutosPorMes: [600, 600], meses: 2, percentual: 50 }

describe('CLT art. 142: pay base', () => {
  it.each([
    ['wage alone', {}],
    ['both additionals, the larger', { insalubridade: 20, periculosidade: true }],
    ['both additionals, chosen', { insalubridade: 40, periculosidade: true, escolha: 'PERICULOSIDADE' }],
    [
      'everything',
      { insalubridade: 10, noturno: { ...horas, percentual: 20 }, extras: horas, mediasCentavos: 1 },
    ],
  ] as const)('explains itself: %s', (_nome, mudanca) => {
    expect(remuneracaoBase({ ...dados, ...mudanca })).toMatchSnapshot()
  })

  it('CLT art. 192: the CCT may give insalubridade a better base', () => {
    const base = remuneracaoBase({ ...dados, insalubridade: 20, baseInsalubridadeCentavos: 200_000 })
    expect(base).toMatchObject({ adicionalCentavos: 40_000, baseCentavos: 238_000 })
  })

  it('CLT art. 193 § 2º: insalubridade when the two are worth the same', () => {
    const iguais = {
      salarioCentavos: 100_000,
      salarioMinimoCentavos: 75_000,
      insalubridade: 40,
      periculosidade: true,
    }
    expect(remuneracaoBase(iguais)).toMatchObject({ adicional: 'INSALUBRIDADE', adicionalCentavos: 30_000 })
  })

  it.each([
    ['negative wage', { salarioCentavos: -1 }],
    ['fraction of a centavo', { salarioCentavos: 0.5 }],
    ['bad minimum wage', { salarioMinimoCentavos: -1 }],
    ['bad percent', { insalubridade: 10.5 }],
    ['bad average', { mediasCentavos: -1 }],
    ['bad hours', { extras: { ...horas, minutosPorMes: [-1] } }],
    ['bad night hours', { noturno: { ...horas, meses: 0 } }],
    ['choice of insalubridade without it', { periculosidade: true, escolha: 'INSALUBRIDADE' }],
    ['choice of periculosidade without it', { insalubridade: 40, escolha: 'PERICULOSIDADE' }],
  ] as const)('has no result for: %s', (_nome, mudanca) => {
    expect(remuneracaoBase({ ...dados, ...mudanca })).toBeNull()
  })
})

describe('averages', () => {
  it('CLT art. 142 § 6º: the sum over twelve months, or over the months given, half up', () => {
    expect(mediaDuodecimal([1200, 1206])).toMatchSnapshot()
    expect(mediaDuodecimal([100, 101], 2)?.mediaCentavos).toBe(101)
    expect(mediaDuodecimal([])?.mediaCentavos).toBe(0)
    expect([mediaDuodecimal([1], 0), mediaDuodecimal([-1]), mediaDuodecimal([1], 1.5)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('Súmula 347 TST: hours by the wage-hour of today; night work adds its percentage only', () => {
    expect(mediaDeHoras(220_000, horas, 'EXTRA')).toMatchSnapshot()
    expect(mediaDeHoras(220_000, horas, 'EXTRA')?.mediaCentavos).toBe(15_000)
    expect(mediaDeHoras(220_000, horas, 'NOTURNO')?.mediaCentavos).toBe(5000)
    expect(mediaDeHoras(220_000, { ...horas, divisor: 200 }, 'NOTURNO')?.mediaCentavos).toBe(5500)
  })

  it('takes the percentage of a clause, with its decimals', () => {
    const media = mediaDeHoras(220_000, { ...horas, percentual: 22.5 }, 'NOTURNO')
    expect(media?.mediaCentavos).toBe(2250)
    expect(media?.memoria.at(-1)?.texto).toContain('22,5% sobre a hora de hoje (divisor 220)')
  })

  it.each([
    ['no divisor', 1, { ...horas, divisor: 0 }],
    ['a thousandth of a percent', 1, { ...horas, percentual: 0.001 }],
    ['too large to be exact', Number.MAX_SAFE_INTEGER, horas],
    ['months too large to be exact', 1, { ...horas, minutosPorMes: [0], meses: Number.MAX_SAFE_INTEGER }],
    ['negative wage', -1, horas],
  ])('has no result with %s', (_nome, mensalCentavos, entrada) => {
    expect(mediaDeHoras(mensalCentavos, entrada, 'EXTRA')).toBeNull()
  })
})

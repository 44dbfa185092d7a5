import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { criarNoPosto, criarPosto } from '../../test/cobertura.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let gerente: Client
beforeAll(async () => {
  rh = await createTestApp()
  gerente = await rh.as('gerente.rh')
})
afterAll(() => rh[Symbol.asyncDispose]())

const SALARIO = 200_000

/** Pay base, as the liability shows it, of somebody new in a post of this scale, at R$ 2.000,00. */
async function remuneracaoNa(escala: string, nome: string): Promise<number> {
  const posto = await criarPosto(rh.db, { escala, quantidade: 1 })
  await criarNoPosto(rh.db, posto, nome, '2025-02-03')
  const { results } = await gerente.call('GET /api/relatorios/passivo-por-pessoa', { query: { busca: nome } })
  return Number(results[0]?.['remuneracao'])
}

/** Registers a scale of five nights a week. */
const criarEscala = (nome: string, entrada: string, saida: string, horasSemanais: number) =>
  sql`insert into escala (nome, tipo, entrada, saida, horas_semanais, noturna, intervalo_minutos, dias, repouso)
    values (${nome}, '5x2', ${entrada}, ${saida}, ${horasSemanais}, true, 0, '{seg,ter,qua,qui,sex}', 'dom')`.execute(
    rh.db,
  )

/** What 20 % of these night hours a month, each of 52 min 30 s, add to the wage. */
const noturno = (horasDoTurno: number, turnos: number, divisor: number): number =>
  Math.round((SALARIO * Math.round(((horasDoTurno * 8) / 7) * 60 * turnos) * 0.2) / (divisor * 60))

const TURNOS_DE_CINCO_DIAS = (5 * 30) / 7

it('Súmula 431 TST: the hour of a night of 40 hours a week is a part in 200 of the wage, and not in 220', async () => {
  await criarEscala('Noite de 40 h', '21:00', '05:00', 40)
  expect(await remuneracaoNa('Noite de 40 h', 'Trabalha Quarenta')).toBe(
    SALARIO + noturno(7, TURNOS_DE_CINCO_DIAS, 200),
  )
})

it('Súmula 60 II TST: the night that goes on after five has the additional to its end', async () => {
  await criarEscala('Noite até as seis', '22:00', '06:00', 40)
  expect(await remuneracaoNa('Noite até as seis', 'Sai Às Seis')).toBe(
    SALARIO + noturno(8, TURNOS_DE_CINCO_DIAS, 200),
  )
})

it('CLT art. 59-A: a 12x36 has 42 hours a week, and its hours after five in the wage', async () => {
  expect(await remuneracaoNa('12x36 noturna', 'Faz Plantão')).toBe(SALARIO + noturno(7, 15, 210))
})

it('CLT art. 611-A: the agreement of the union says what the night pays over the day, and the divisor of the 12x36', async () => {
  await sql`update convencao set adicional_noturno_percentual = 37.5, divisor_plantao = 192`.execute(rh.db)
  expect(await remuneracaoNa('12x36 noturna', 'Faz Plantão Melhor')).toBe(
    SALARIO + Math.round((SALARIO * 8 * 15 * 0.375) / 192),
  )
  const { results } = await gerente.call('GET /api/relatorios/passivo-por-pessoa', {
    query: { busca: 'Trabalha Quarenta' },
  })
  expect(results[0]?.['remuneracao']).toBe(
    SALARIO + Math.round((SALARIO * Math.round(8 * 60 * TURNOS_DE_CINCO_DIAS) * 0.375) / (200 * 60)),
  )
})

it('CLT art. 192 and Súmula Vinculante 4: insalubridade is of the minimum wage, or of what the agreement counts it on', async () => {
  const { rows } = await sql<{
    nome: string
  }>`select nome from escala where tipo = '5x2' and not noturna order by id limit 1`.execute(rh.db)
  const escala = rows[0]?.nome ?? ''
  const insalubre = async (nome: string, baseCentavos: number | null): Promise<number> => {
    await sql`update convencao set insalubridade_base_centavos = ${baseCentavos}`.execute(rh.db)
    await remuneracaoNa(escala, nome)
    await sql`update vinculo_versao set insalubridade = 20
      where vinculo_id in (select v.id from vinculo v join pessoa pe on pe.id = v.pessoa_id where pe.nome = ${nome})`.execute(
      rh.db,
    )
    const { results } = await gerente.call('GET /api/relatorios/passivo-por-pessoa', {
      query: { busca: nome },
    })
    return Number(results[0]?.['remuneracao']) - SALARIO
  }
  const doMinimo = await insalubre('Limpa Banheiro', null)
  expect(doMinimo).toBeGreaterThan(0)
  expect(await insalubre('Limpa Mais', 250_000)).toBe(50_000)
  // No agreement takes it below what the law gives.
  expect(await insalubre('Limpa Menos', 100_000)).toBe(doMinimo)
})

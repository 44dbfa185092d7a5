import { sql } from 'kysely'
import { Query } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { alguemDeFerias, pedida } from '../../test/ferias.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { tarefas } from '../../tarefas.ts'
import { avisarFeriasAVencer } from './avisar-a-vencer.ts'
import { AGORA } from '../../test/clock.ts'

// Thirty days that have to be enjoyed until 9 March 2027 begin by 8 February at the latest: 90 days before is 10 November.

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

/** The task runs in the morning of a day, twice: as after a restart. */
async function amanhecer(dia: string): Promise<void> {
  rh.clock.irPara(`${dia}T09:30:00Z`)
  await avisarFeriasAVencer.executar(rh.deps)
  await avisarFeriasAVencer.executar(rh.deps)
}

const avisos = async (vinculoId: number, usuario: string) => {
  const { rows } = await sql<{ texto: string }>`
    select n.texto from notificacao n join usuario u on u.id = n.usuario_id
     where n.vinculo_id = ${vinculoId} and u.usuario = ${usuario} order by n.id`.execute(rh.db)
  return rows.map(({ texto }) => texto)
}

describe('vacations about to expire', () => {
  it('are among what the system does by itself', () => expect(tarefas).toContain(avisarFeriasAVencer))

  it('are told 90, 60 and 30 days before, once each, to who follows the contract and Departamento Pessoal', async () => {
    const { id } = await alguemDeFerias(rh)
    const doOutro = await alguemDeFerias(rh, { noEscopo: false })
    for (const dia of ['2026-11-09', '2026-11-10', '2026-11-11', '2026-12-10', '2027-01-09', '2027-02-08'])
      await amanhecer(dia)
    const ditos = await avisos(id, 'cadastro')
    const [nome] = /Férias de Teste \d+ \(.+\)/.exec(ditos[0] ?? '') ?? []
    // Before the day, on it and after it: CLT arts. 135 and 137.
    expect(ditos).toEqual(
      [
        'em 90 dias, em 08/02/2027, com 30 dias por marcar. Avise a pessoa até 09/01/2027.',
        'em 60 dias, em 08/02/2027, com 30 dias por marcar. Avise a pessoa até 09/01/2027.',
        'em 30 dias, em 08/02/2027, com 30 dias por marcar. Avise a pessoa hoje.',
      ].map((resto) => `O prazo para começar as férias de ${nome} sem dobra termina ${resto}`),
    )
    expect(await avisos(id, 'gestor')).toEqual(ditos)
    expect(await avisos(id, 'assistente.departamento.pessoal')).toEqual(ditos)
    expect(await avisos(id, 'sesmt')).toEqual([])
    expect(await avisos(doOutro.id, 'gestor')).toEqual([])
    expect(await avisos(doOutro.id, 'cadastro')).toHaveLength(3)
  })

  it('are the tightest alone when the system was off, and of nobody who asked for all or is gone', async () => {
    rh.clock.irPara(AGORA)
    const atrasada = await alguemDeFerias(rh)
    const saiu = await alguemDeFerias(rh, { desligamento: '2026-11-19' })
    const { pessoa: marcada } = await pedida(rh, await rh.as('coordenador.operacional'))
    await amanhecer('2027-02-20')
    // The last start without double pay went by: what is left of the period is still less of it.
    expect(await avisos(atrasada.id, 'cadastro')).toEqual([
      expect.stringMatching(
        /^As férias de .+ já não cabem no prazo, que termina em 17 dias, em 09\/03\/2027, com 30 dias por marcar\. Os dias depois dele são pagos em dobro\.$/,
      ),
    ])
    expect(await avisos(saiu.id, 'cadastro')).toEqual([])
    // What is told of a request is no warning of its term.
    expect((await avisos(marcada.id, 'cadastro')).filter((texto) => texto.includes('prazo'))).toEqual([])
  })

  it('CLT art. 137: are told anew once the balance is another, at whatever step it was told before', async () => {
    rh.clock.irPara('2026-11-09T09:30:00Z')
    const { id, periodoId } = await alguemDeFerias(rh)
    const lancar = (tipo: string, dias: number, em: string) =>
      sql`insert into ferias_lancamento (periodo_id, tipo, dias, motivo, em)
        values (${periodoId}, ${tipo}, ${dias}, 'Teste', ${em}::timestamptz)`.execute(rh.db)
    const ditos = async () => (await avisos(id, 'cadastro')).map((texto) => texto.split(' termina ')[1])
    await amanhecer('2026-11-10')
    await amanhecer('2026-12-10')
    expect(await ditos()).toHaveLength(2)
    // Two thirds are marked: what is left has a later end, of which the steps begin again.
    await lancar('reserva', -20, '2026-12-10T15:00:00Z')
    await amanhecer('2026-12-11')
    await amanhecer('2026-12-12')
    const resto = (dias: number) =>
      `em ${dias} dias, em 25/02/2027, com 10 dias por marcar. Avise a pessoa até 26/01/2027.`
    expect((await ditos()).slice(2)).toEqual([resto(76)])
    // What was marked begins: the balance stands, and so does what was told.
    await lancar('estorno', 20, '2026-12-15T09:00:00Z')
    await lancar('gozo', -20, '2026-12-15T09:00:00Z')
    await amanhecer('2026-12-16')
    await amanhecer('2026-12-27')
    expect((await ditos()).slice(2)).toEqual([resto(76), resto(60)])
    // The rest is asked for too, and given back: without a new warning nobody would hear of it again.
    await lancar('reserva', -10, '2026-12-28T15:00:00Z')
    await amanhecer('2026-12-29')
    await lancar('estorno', 10, '2026-12-30T15:00:00Z')
    await amanhecer('2026-12-31')
    await amanhecer('2027-01-01')
    expect((await ditos()).slice(2)).toEqual([resto(76), resto(60), resto(56)])
  })

  it('are looked up all at once, when all that there is was told before', async () => {
    rh.clock.irPara('2027-02-20T09:30:00Z')
    for (let pessoas = 0; pessoas < 12; pessoas += 1) await alguemDeFerias(rh)
    await avisarFeriasAVencer.executar(rh.deps)
    const perguntas = vi.spyOn(Query.prototype, 'submit')
    await avisarFeriasAVencer.executar(rh.deps)
    const quantas = perguntas.mock.calls.length
    perguntas.mockRestore()
    // Begin, sign, what expires, the people and the holidays of their starts, the marks and commit.
    expect(quantas).toBeGreaterThan(3)
    expect(quantas).toBeLessThan(8)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyProcess } from '@rh/domain/processo/define'
import { modulos } from '../../../modulos.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { AGORA, noiteDe } from '../../../test/clock.ts'
import { cadaTipo } from '../../../test/prova.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

interface Agendado {
  readonly id: number
  readonly transicao: string
  readonly para: string
}

const comData = cadaTipo.filter(([, { transitions }]) =>
  Object.values(transitions).some(({ quando, agendavel }) => quando !== undefined || agendavel),
)

// prova: processos
describe.each(comData)('the day of %s', (nome, { transitions }: AnyProcess) => {
  const cumprir = () => modulos[nome as keyof typeof modulos].agenda.executar(rh.deps)
  const agendados = async () =>
    (
      await sql<Agendado>`
        select p.id, ag.transicao, ag.para::text as para from processo_agenda ag join processo p on p.id = ag.processo_id
         where p.tipo = ${nome} order by ag.para, p.id`.execute(rh.db)
    ).rows
  /** How often the system made a move of a process, and how often it said why it could not. */
  const feitos = async ({ id, transicao }: Agendado) =>
    (
      await sql<{ feitos: number; paradas: number; status: string }>`
        select count(*) filter (where ev.tipo = 'transicao')::int as feitos,
               count(*) filter (where ev.tipo = 'agenda')::int as paradas, p.status
          from processo p left join processo_evento ev
            on ev.processo_id = p.id and ev.nome = ${transicao} and ev.usuario_id is null
         where p.id = ${id} group by p.status`.execute(rh.db)
    ).rows[0]

  const amanhecer = async ({ para }: Agendado) => {
    rh.clock.irPara(noiteDe(para))
    await Promise.all([cumprir(), cumprir()])
    await cumprir()
  }

  it('has not come for what waits, and moves nothing before', async () => {
    rh.clock.irPara(AGORA)
    const antes = await agendados()
    expect(antes).not.toEqual([])
    await cumprir()
    expect(await agendados()).toEqual(antes)
  })

  it('comes for each, whose move the system makes once', async () => {
    const todos = await agendados()
    expect(todos).not.toEqual([])
    for (const agendado of todos) {
      await amanhecer(agendado)
      expect([agendado, await feitos(agendado)]).toMatchObject([
        agendado,
        { feitos: 1, paradas: 0, status: transitions[agendado.transicao]?.to },
      ])
    }
  })

  it('comes for what follows from those moves, made or said once why not', async () => {
    for (let [seguinte] = await agendados(); seguinte; [seguinte] = await agendados()) {
      await amanhecer(seguinte)
      const { feitos: sim = 0, paradas: nao = 0 } = (await feitos(seguinte)) ?? {}
      expect([seguinte, sim + nao]).toEqual([seguinte, 1])
    }
    expect(await agendados()).toEqual([])
  })
})

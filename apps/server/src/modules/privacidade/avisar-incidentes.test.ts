import { afterAll, beforeAll, expect, it } from 'vitest'
import { noiteDe } from '../../test/clock.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { incidenteDe } from '../../test/incidentes.ts'
import { avisarIncidentes } from './avisar-incidentes.ts'

let rh: TestApp
beforeAll(async () => void (rh = await createTestApp()))
afterAll(() => rh[Symbol.asyncDispose]())

/** What each administrator was told of incidents, the oldest first. */
const ditos = async (): Promise<string[]> => {
  const linhas = await rh.db
    .selectFrom('notificacao as n')
    .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
    .select(['n.texto', 'u.usuario'])
    .where('n.texto', 'like', 'Incidente com dados pessoais%')
    .orderBy('n.id')
    .execute()
  expect(new Set(linhas.map(({ usuario }) => usuario))).toEqual(
    new Set(linhas.length > 0 ? ['administrador'] : []),
  )
  return linhas.map(({ texto }) => texto)
}

/** Runs the task twice on a day: what was told is not told again. */
const rodar = async (dia: string): Promise<number> => {
  rh.clock.irPara(noiteDe(dia))
  await avisarIncidentes.executar(rh.deps)
  await avisarIncidentes.executar(rh.deps)
  return (await ditos()).length
}

it('tells administrators of the term of an incident on the day before, the last day and once it is over', async () => {
  const gerente = await rh.as('gerente.rh')
  // A Thursday before a holiday: three business days end on the Wednesday after it.
  const dados = { conhecidoEm: '2026-11-19', ...incidenteDe() }
  const { id, versao, prazo } = await gerente.call('POST /api/privacidade/incidentes', { body: dados })
  await gerente.call('POST /api/privacidade/incidentes', {
    body: { ...dados, riscoRelevante: false, semComunicacao: 'Sem dano possível' },
  })
  expect(prazo).toBe('2026-11-25')
  expect(await rodar('2026-11-23')).toBe(0)
  expect(await rodar('2026-11-24')).toBe(1)
  expect(await rodar('2026-11-25')).toBe(2)
  expect(await rodar('2026-11-26')).toBe(3)
  expect(await rodar('2026-11-27')).toBe(3)
  expect(await ditos()).toEqual([
    'Incidente com dados pessoais conhecido em 19/11/2026: comunique a ANPD e os titulares até 25/11/2026. Veja em Privacidade.',
    'Incidente com dados pessoais conhecido em 19/11/2026: comunique a ANPD e os titulares hoje, no último dia do prazo. Veja em Privacidade.',
    'Incidente com dados pessoais conhecido em 19/11/2026: comunique a ANPD e os titulares já: o prazo acabou em 25/11/2026. Veja em Privacidade.',
  ])
  // Another day of knowing is another term; what was told of it already is left out.
  const anpdEm = '2026-11-26'
  const body = { id, versao, dados: { ...dados, conhecidoEm: '2026-11-24', anpdEm } }
  await (await rh.as('gerente.rh')).call('PUT /api/privacidade/incidentes', { body })
  expect(await rodar('2026-11-27')).toBe(4)
  expect((await ditos()).at(-1)).toContain('comunique os titulares hoje')
})

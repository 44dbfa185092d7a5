import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AGORA, alguem, doenca, homologar, informar, poucosDias } from '../../test/afastamentos.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { lembretesDoAfastamento } from './lembretes.ts'

let rh: TestApp
let gestor: Client
let sesmt: Client
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  gestor = await rh.as('gestor')
  sesmt = await rh.as('sesmt')
})
afterAll(() => rh[Symbol.asyncDispose]())

/** Runs the tasks of a day, twice: nothing is told twice. */
async function lembrar(dia: string): Promise<void> {
  rh.clock.irPara(`${dia}T10:00:00Z`)
  for (const tarefa of [...lembretesDoAfastamento, ...lembretesDoAfastamento]) await tarefa.executar(rh.deps)
}

/** What a login was reminded of a leave, the oldest first; what the moves tell is left out. */
async function lembradoA(login: string, processoId: number): Promise<string[]> {
  const { rows } = await sql<{ texto: string }>`
    select n.texto from notificacao n join usuario u on u.id = n.usuario_id
     where u.usuario = ${login} and n.processo_id = ${processoId} and n.icone = 'warning' order by n.id`.execute(
    rh.db,
  )
  return rows.map(({ texto }) => texto)
}

describe('reminders of a leave', () => {
  it('come before its end, each once, to who homologates it and who knows the place', async () => {
    const { id } = await informar(gestor, await alguem(rh.db), poucosDias({ fim: '2026-12-04' }))
    await homologar(sesmt, id)
    await lembrar('2026-11-27')
    await lembrar('2026-11-28')
    await lembrar('2026-12-03')
    expect(await lembradoA('sesmt', id)).toEqual([
      expect.stringContaining('termina em 7 dias, em 04/12/2026'),
      expect.stringContaining('termina amanhã'),
    ])
    expect(await lembradoA('gestor', id)).toHaveLength(2)
    expect(await lembradoA('cadastro', id)).toEqual([])
    const curto = await informar(
      await rh.as('gestor'),
      await alguem(rh.db),
      poucosDias({ inicio: '2026-12-03', fim: '2026-12-05' }),
    )
    await homologar(await rh.as('sesmt'), curto.id)
    await lembrar('2026-12-04')
    expect(await lembradoA('sesmt', curto.id)).toEqual([])
  })

  it('call for the exam before the day back', async () => {
    const { id } = await informar(gestor, await alguem(rh.db), doenca('2026-11-10', '2026-12-20'))
    await homologar(sesmt, id)
    await lembrar('2026-12-19')
    expect(await lembradoA('sesmt', id)).toContainEqual(
      expect.stringContaining('convoque para o exame de retorno'),
    )
    expect(await lembradoA('gestor', id)).toEqual([])
  })

  it('say when the CAT and the S-2230 are due', async () => {
    const dados = doenca('2026-11-19', '2026-11-25', {
      motivo: '01',
      acidente: { data: '2026-11-20' },
      inicio: '2026-11-20',
    })
    const { id } = await informar(gestor, await alguem(rh.db), dados)
    await homologar(sesmt, id)
    await lembrar('2026-11-22')
    expect(await lembradoA('sesmt', id)).toContainEqual(
      expect.stringContaining('o prazo da CAT termina amanhã'),
    )
    await lembrar('2026-12-15')
    expect(await lembradoA('cadastro', id)).toContainEqual(expect.stringContaining('S-2230'))
  })

  it('come every week while nobody knows the end, also after a day on which the system was off', async () => {
    const { id } = await informar(await rh.as('cadastro'), await alguem(rh.db), {
      motivo: '29',
      inicio: '2026-11-20',
    })
    await homologar(await rh.as('coordenador'), id, 'departamento_pessoal')
    const quantos = async () => (await lembradoA('cadastro', id)).length
    await lembrar('2026-11-26')
    expect(await quantos()).toBe(0)
    await lembrar('2026-11-28')
    expect(await quantos()).toBe(1)
    await lembrar('2026-12-04')
    expect(await quantos()).toBe(1)
    await lembrar('2026-12-06')
    expect(await quantos()).toBe(2)
    expect(await lembradoA('sesmt', id)).toEqual([])
  })
})

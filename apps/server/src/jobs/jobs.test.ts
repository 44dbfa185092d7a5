import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../test/harness.ts'
import { writeAsSystem } from '../db/write.ts'
import { startJobs } from './jobs.ts'
import type { Tarefa } from '../tarefa.ts'

type OnFailure = (tarefa: string, error: unknown) => void

// Each test has tasks of its own.
let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

const iniciar = (tarefa: Tarefa, onFailure: OnFailure = () => {}) =>
  startJobs({ deps: rh.deps, conexao: rh.conexao, tarefas: [tarefa], onFailure })

describe('tasks of the system', () => {
  it('run once at the start, by one of two instances, and are signed in the trail by their name', async () => {
    const tarefa: Tarefa = {
      nome: 'teste.renomear',
      titulo: 'Renomear',
      cron: '0 3 * * *',
      executar: (deps) =>
        writeAsSystem(deps, 'teste.renomear', async ({ tx }) => {
          await tx.updateTable('cliente').set({ nomeFantasia: 'Renomeado' }).where('id', '=', 1).execute()
        }),
    }
    await using instancias = new AsyncDisposableStack()
    instancias.use(await iniciar(tarefa))
    instancias.use(await iniciar(tarefa))
    const trilha = () =>
      rh.db
        .selectFrom('auditoria')
        .select(['requisicao', 'usuarioId', 'mudancas'])
        .where('requisicao', '=', 'teste.renomear')
        .execute()
    await vi.waitFor(async () => expect(await trilha()).toHaveLength(1), { timeout: 20_000, interval: 200 })
    expect((await trilha())[0]).toMatchObject({ requisicao: 'teste.renomear', usuarioId: null })
  })

  it('tell of a failure and leave the process alone', async () => {
    const onFailure = vi.fn<OnFailure>()
    const erro = new Error('sem rede')
    const tarefa: Tarefa = {
      nome: 'teste.falhar',
      titulo: 'Falhar',
      cron: '0 3 * * *',
      executar: () => Promise.reject(erro),
    }
    await using instancias = new AsyncDisposableStack()
    instancias.use(await iniciar(tarefa, onFailure))
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith('teste.falhar', erro), {
      timeout: 20_000,
      interval: 200,
    })
  })

  it('begin anew where a run stopped without a word: its process or its database was killed', async () => {
    let vezes = 0
    const tarefa: Tarefa = {
      nome: 'teste.contar',
      titulo: 'Contar',
      cron: '0 3 * * *',
      executar: async () => void (vezes += 1),
    }
    const depoisDe = (antes: number) =>
      vi.waitFor(() => expect(vezes).toBeGreaterThan(antes), { timeout: 60_000, interval: 200 })
    {
      await using _ = await iniciar(tarefa)
      await depoisDe(0)
    }
    await sql`
      update pgboss.job set state = 'active', started_on = now() - interval '1 minute', completed_on = null,
             heartbeat_on = now() - interval '1 minute'
       where name = ${tarefa.nome}`.execute(rh.db)
    const antes = vezes
    await using _ = await startJobs({
      deps: rh.deps,
      conexao: rh.conexao,
      tarefas: [tarefa],
      onFailure: () => {},
      heartbeatCheckSeconds: 1,
    })
    await depoisDe(antes)
  })
})

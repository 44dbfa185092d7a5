import { describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../test/harness.ts'
import { writeAsSystem } from '../db/write.ts'
import { startJobs } from './jobs.ts'
import type { Tarefa } from '../tarefa.ts'

type OnFailure = (tarefa: string, error: unknown) => void

const iniciar = (rh: TestApp, tarefa: Tarefa, onFailure: OnFailure = () => {}) =>
  startJobs({ deps: rh.deps, conexao: rh.conexao, tarefas: [tarefa], onFailure })

describe('tasks of the system', () => {
  it('run once at the start, by one of two instances, and are signed in the trail by their name', async () => {
    await using rh = await createTestApp()
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
    instancias.use(await iniciar(rh, tarefa))
    instancias.use(await iniciar(rh, tarefa))
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
    await using rh = await createTestApp()
    const onFailure = vi.fn<OnFailure>()
    const erro = new Error('sem rede')
    const tarefa: Tarefa = {
      nome: 'teste.falhar',
      titulo: 'Falhar',
      cron: '0 3 * * *',
      executar: () => Promise.reject(erro),
    }
    await using instancias = new AsyncDisposableStack()
    instancias.use(await iniciar(rh, tarefa, onFailure))
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith('teste.falhar', erro), {
      timeout: 20_000,
      interval: 200,
    })
  })
})

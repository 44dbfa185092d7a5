import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Recusada } from '../../email/correio.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { causaDe } from '../../jobs/motivo.ts'
import { runAndKeep } from '../../jobs/rotina.ts'
import { tarefas } from '../../tarefas.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let admin: Client
beforeAll(async () => {
  rh = await createTestApp({
    SMTP_URL: 'smtp://127.0.0.1:9',
    EMAIL_REMETENTE: 'rh@exemplo.com.br',
    ORIGEM_PUBLICA: 'https://rh.exemplo.com.br',
  })
  admin = await rh.as('administrador')
})
afterAll(() => rh[Symbol.asyncDispose]())
beforeEach(() => sql`truncate rotina`.execute(rh.db))

const listar = () => admin.call('GET /api/rotinas/listar')
const ler = async (nome: string) => (await listar()).results.find((rotina) => rotina.nome === nome)
const rodar = (nome: string, error?: unknown) =>
  runAndKeep(
    { nome, executar: () => (error === undefined ? Promise.resolve() : Promise.reject(error as Error)) },
    rh.deps,
  ).catch(() => {})
const erroCom = (code: string): Error => Object.assign(new Error('maria@exemplo.com.br'), { code })

describe('GET /api/rotinas/listar', () => {
  it('is for Administrador alone', async () => {
    expect(await (await rh.as('gerente.rh')).try('GET /api/rotinas/listar')).toMatchObject({ status: 403 })
    expect(await rh.anonimo.try('GET /api/rotinas/listar')).toMatchObject({ status: 401 })
  })

  it('names every task of this installation, in words, with its schedule', async () => {
    const { results } = await listar()
    // There is no folder of copies here.
    const daqui = tarefas.map(({ nome }) => nome).filter((nome) => !nome.startsWith('copias.'))
    expect(results.map(({ nome }) => nome).toSorted()).toEqual(daqui.toSorted())
    expect(new Set(results.map(({ titulo }) => titulo)).size).toBe(results.length)
    expect(await ler('auditoria.conferir')).toMatchObject({
      titulo: 'Conferência da trilha de auditoria inteira',
      agenda: 'todo dia às 03:30',
      situacao: 'nunca',
      ultima: null,
      falha: null,
    })
  })

  it('tells the next time by the clock of the company', async () => {
    rh.clock.irPara('2026-03-09T12:00:00Z')
    admin = await rh.as('administrador')
    // Three in the morning and half past, in São Paulo.
    expect(await ler('auditoria.conferir')).toMatchObject({ proxima: '2026-03-10T06:30:00.000Z' })
  })

  it('tells a failure in plain words, by its code and never by its message', async () => {
    await rodar('avisos.por-email', erroCom('ECONNREFUSED'))
    const rotina = await ler('avisos.por-email')
    expect(rotina).toMatchObject({
      situacao: 'falhou',
      falha: { motivo: 'rede', detalhe: 'ECONNREFUSED' },
      falhando: { vezes: 1 },
    })
    const { rows } = await sql<{ texto: string }>`select rotina::text as texto from rotina`.execute(rh.db)
    expect(JSON.stringify([rotina, rows])).not.toContain('maria@')
  })

  it('counts failures in a row from the first one on, and forgets them once it goes well', async () => {
    const primeira = rh.clock.agora()
    await rodar('avisos.por-email', erroCom('EAUTH'))
    rh.clock.irPara(primeira.add({ minutes: 2 }).toString())
    await rodar('avisos.por-email', erroCom('EAUTH'))
    await rodar('avisos.por-email', erroCom('EAUTH'))
    expect(await ler('avisos.por-email')).toMatchObject({
      situacao: 'falhando',
      falhando: { vezes: 3, desde: new Date(primeira.epochMilliseconds).toISOString() },
    })
    expect((await listar()).results[0]?.nome).toBe('avisos.por-email')
    await rodar('avisos.por-email')
    expect(await ler('avisos.por-email')).toMatchObject({
      situacao: 'em_dia',
      falhando: null,
      falha: { motivo: 'email_senha' },
    })
  })

  it('counts what waits to leave the house, and what was given up', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into webhook (nome, url, eventos, campos, criado_por, criado_em)
      select 'Folha', 'https://exemplo.com.br/', '{ferias.iniciada}', '{}', min(id), now() from usuario returning id`.execute(
      rh.db,
    )
    const em = rh.clock.agora().toString()
    await sql`
      with e as (insert into efeito (tipo, objeto, em) values ('teste', 'teste:1', ${em}) returning id)
      insert into webhook_entrega (webhook_id, evento_id, objeto, proxima_em, estado, terminada_em)
      select ${rows[0]?.id}, e.id, 'teste:1', ${em}, estado, case when estado = 'desistida' then ${em}::timestamptz end
        from e, unnest('{pendente,desistida}'::text[]) as estado`.execute(rh.db)
    const { envios } = await listar()
    expect(envios.map(({ canal }) => canal)).toEqual(['email', 'relatorios', 'push', 'webhooks'])
    expect(envios.at(-1)).toMatchObject({ esperando: 1, desistidos: 1 })
    expect(envios.at(-1)?.desde).not.toBeNull()
  })
})

describe('GET /api/rotinas/situacao', () => {
  it('warns of what keeps failing and of nothing that failed once', async () => {
    const situacao = () => admin.call('GET /api/rotinas/situacao')
    await rodar('auditoria.selar', erroCom('ENOSPC'))
    await rodar('auditoria.selar', erroCom('ENOSPC'))
    expect(await situacao()).toEqual({ situacao: 'em_dia', falhando: [] })
    await rodar('auditoria.selar', erroCom('ENOSPC'))
    expect(await situacao()).toMatchObject({
      situacao: 'falhando',
      falhando: [{ titulo: 'Selos da trilha de auditoria', motivo: 'disco_cheio' }],
    })
  })

  it('warns when nothing ran for ten minutes', async () => {
    await rodar('auditoria.selar')
    rh.clock.irPara(rh.clock.agora().add({ minutes: 11 }).toString())
    expect(await admin.call('GET /api/rotinas/situacao')).toMatchObject({ situacao: 'paradas' })
  })
})

describe('POST /api/rotinas/tentar', () => {
  it('runs a task of the queue now, and what came of it is told', async () => {
    const executar = vi.fn<() => Promise<void>>().mockRejectedValueOnce(erroCom('57014')).mockResolvedValue()
    const tarefa = {
      ...tarefas.find(({ nome }) => nome === 'auditoria.conferir'),
      executar,
    } as (typeof tarefas)[0]
    await using instancias = new AsyncDisposableStack()
    const fila = { deps: rh.deps, conexao: rh.conexao, tarefas: [tarefa], onFailure: () => {} }
    instancias.use(await startJobs(fila))
    const ate = (situacao: string) =>
      vi.waitFor(async () => expect(await ler(tarefa.nome)).toMatchObject({ situacao }), {
        timeout: 20_000,
        interval: 200,
      })
    await ate('falhou')
    expect(await ler(tarefa.nome)).toMatchObject({ falha: { motivo: 'banco_demorou', detalhe: '57014' } })
    await admin.call('POST /api/rotinas/tentar', { body: { nome: tarefa.nome } })
    await ate('em_dia')
    expect(executar).toHaveBeenCalledTimes(2)
  })

  it('knows no other name', async () => {
    expect(await admin.try('POST /api/rotinas/tentar', { body: { nome: 'copias.banco' } })).toMatchObject({
      status: 404,
    })
  })
})

describe('causaDe', () => {
  it('finds the first of several failures, and what is behind a wrapped one', () => {
    const rede = erroCom('ENOTFOUND')
    expect(causaDe(new AggregateError([rede, new Error('x')]))).toEqual({
      motivo: 'rede',
      detalhe: 'ENOTFOUND',
    })
    expect(causaDe(new Error('x', { cause: rede })).motivo).toBe('rede')
    expect(causaDe(new Recusada(550, erroCom('EENVELOPE'))).motivo).toBe('email_recusou')
    expect(causaDe(new TypeError('maria'))).toEqual({ motivo: 'inesperado', detalhe: 'TypeError' })
    expect(causaDe('maria')).toEqual({ motivo: 'inesperado', detalhe: null })
  })
})

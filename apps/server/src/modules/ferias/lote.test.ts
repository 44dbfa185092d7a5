import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startJobs } from '../../jobs/jobs.ts'
import { modulos } from '../../modulos.ts'
import { alguemDeFerias, fracao, listIncoerencias, pedidoDe, type DeFerias } from '../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { abrirComQuedas } from '../../test/quedas-de-lote.ts'
import { abrirTela, ouvir } from '../../test/tela.ts'

let rh: TestApp
let rhCoordenador: Client
beforeAll(async () => {
  rh = await createTestApp()
  rhCoordenador = await rh.as('coordenador')
})
afterAll(() => rh[Symbol.asyncDispose]())

/** Read once for everybody of a batch. */
const alertasAceitos = ['faltas_nao_informadas', 'equipe_ausente', 'teto_ausencias']

async function contratar(quantos: number): Promise<DeFerias[]> {
  const pessoas: DeFerias[] = []
  for (let i = 0; i < quantos; i += 1) pessoas.push(await alguemDeFerias(rh))
  return pessoas
}
const itemDe = (pessoa: DeFerias, mais: object = {}) => ({
  colaboradorId: pessoa.id,
  dados: pedidoDe(pessoa, mais),
})
const iniciar = (itens: ReturnType<typeof itemDe>[], client = rhCoordenador) =>
  client.call('POST /api/ferias/lote/iniciar', {
    body: { titulo: 'Férias de janeiro', itens, alertasAceitos },
  })
const executar = async () => modulos.ferias.lotes?.executar(rh.deps)
const obter = (id: number, client = rhCoordenador) =>
  client.call('GET /api/ferias/lote/obter/:id', { params: { id } })

/** People of a batch with more or fewer processes than their line says. */
const listErrados = async (id: number) =>
  (
    await sql`
      select i.id, i.estado, count(p.id)::int as n from processo_lote_item i
        left join processo p on p.vinculo_id = i.vinculo_id and p.tipo = 'ferias' and p.lote_id = i.lote_id
       where i.lote_id = ${id} group by i.id having count(p.id) <> (i.estado = 'criado')::int`.execute(rh.db)
  ).rows

describe('vacations in a batch', () => {
  it('are checked before, with what each would come to, and nothing is kept', async () => {
    const pessoa = await alguemDeFerias(rh)
    const domingo = itemDe(pessoa, { fracoes: [fracao('2027-01-10', 30)] })
    const { results } = await rhCoordenador.call('POST /api/ferias/lote/verificar', {
      body: { itens: [itemDe(pessoa), domingo, { ...domingo, colaboradorId: 999_999 }] },
    })
    expect(results.map(({ simulacao }) => simulacao?.saldoDepois)).toEqual([0, 0, undefined])
    expect(results[1]?.pendencias).toContainEqual(expect.objectContaining({ severidade: 'bloqueio' }))
    expect(results[2]?.recusa).toMatch(/não/)
    expect((await rhCoordenador.call('GET /api/ferias/lotes')).results).toEqual([])
  })

  it('are opened as one by one: days reserved, and refused in words where the law says no', async () => {
    const [uma, outra] = await contratar(2)
    if (!uma || !outra) throw new Error('Nobody')
    const { id } = await iniciar([itemDe(uma), itemDe(outra, { fracoes: [fracao('2027-01-10', 30)] })])
    await executar()
    const { contagens, situacoes } = await obter(id)
    expect({ contagens, situacoes }).toEqual({
      contagens: { previsto: 0, criado: 1, recusado: 1, cancelado: 0 },
      situacoes: { solicitada: 1 },
    })
    const { results } = await rhCoordenador.call('GET /api/ferias/lote/itens/:id', {
      params: { id },
      query: {},
    })
    expect(results[0]?.recusa).toMatch(/10\/01\/2027|domingo|repouso/i)
    expect(await listIncoerencias(rh.db)).toEqual([])
    const itens = [{ id: results[0]?.id ?? 0, dados: pedidoDe(outra) }]
    await rhCoordenador.call('POST /api/ferias/lote/tentar', { body: { id, itens } })
    await executar()
    expect((await obter(id)).contagens.criado).toBe(2)
  })

  it('are of the own contracts for a scoped person', async () => {
    const gestor = await rh.as('gestor')
    const dele = await alguemDeFerias(rh)
    const doOutro = await alguemDeFerias(rh, { noEscopo: false })
    const iniciada = await gestor.try('POST /api/ferias/lote/iniciar', {
      body: { titulo: 'Do outro', itens: [itemDe(dele), itemDe(doOutro)] },
    })
    expect(iniciada).toMatchObject({
      status: 404,
      body: { mensagem: expect.stringContaining('não acompanha') },
    })
    const { id } = await iniciar([itemDe(dele), itemDe(doOutro)])
    expect((await obter(id, gestor)).contagens.previsto).toBe(1)
    const { results } = await gestor.call('GET /api/ferias/lote/itens/:id', { params: { id }, query: {} })
    expect(results.map(({ colaboradorId }) => colaboradorId)).toEqual([dele.id])
    await executar()
  })

  it('have their people found by any part of the name, without accents', async () => {
    const [uma, outra] = await contratar(2)
    if (!uma || !outra) throw new Error('Nobody')
    const { id } = await iniciar([itemDe(uma), itemDe(outra)])
    const achados = async (busca: string) =>
      (
        await rhCoordenador.call('GET /api/ferias/lote/itens/:id', { params: { id }, query: { busca } })
      ).results.map(({ colaboradorId }) => colaboradorId)
    const { rows } = await sql<{ nome: string }>`
      update pessoa set nome = 'Zúquete ' || nome where id = (select pessoa_id from vinculo where id = ${uma.id})
      returning nome`.execute(rh.db)
    expect(await achados('zuquete')).toEqual([uma.id])
    expect(await achados(rows[0]?.nome ?? '')).toEqual([uma.id])
    expect(await achados('ninguém assim')).toEqual([])
    await executar()
  })

  it('begin once for one key, however often it is sent', async () => {
    const pessoa = await alguemDeFerias(rh)
    const envio = { body: { titulo: 'Uma vez', itens: [itemDe(pessoa)] }, chave: 'lote-uma-vez' }
    const [um, outro] = await Promise.all([
      rhCoordenador.call('POST /api/ferias/lote/iniciar', envio),
      rhCoordenador.call('POST /api/ferias/lote/iniciar', envio),
    ])
    expect(um.id).toBe(outro.id)
    await executar()
  })
})

describe('a batch under way', () => {
  it('is taken up by the queue at once, and tells the screen how far it is', async () => {
    const falhas = vi.fn<(tarefa: string, error: unknown) => void>()
    await using fila = new AsyncDisposableStack()
    const jobs = await startJobs({
      deps: rh.deps,
      conexao: rh.conexao,
      tarefas: [modulos.ferias.lotes].filter((tarefa) => tarefa !== null),
      onFailure: falhas,
    })
    fila.use(jobs)
    using tela = await abrirTela(await ouvir(rh.app), { token: rhCoordenador.token })
    const andamentos: unknown[] = []
    tela.socket.on('lote', (andamento) => andamentos.push(andamento))
    const { id } = await iniciar((await contratar(3)).map((pessoa) => itemDe(pessoa)))
    await vi.waitFor(() => expect(andamentos).toContainEqual({ id, feitos: 3, total: 3 }), {
      timeout: 60_000,
    })
    expect((await obter(id)).contagens.criado).toBe(3)
    expect(falhas).not.toHaveBeenCalled()
  }, 90_000)

  it('is killed again and again, and opens each vacation once and whole', async () => {
    const pessoas = await contratar(40)
    const { id } = await iniciar(pessoas.map((pessoa) => itemDe(pessoa)))
    // Asked every few milliseconds, beside those that work.
    const feitos = async () => {
      const { rows } = await sql<{ feitos: number }>`
        select count(*)::int as feitos from processo_lote_item
         where lote_id = ${id} and estado <> 'previsto'`.execute(rh.db)
      return rows[0]?.feitos ?? 0
    }
    const mortes = await abrirComQuedas(rh, {
      tarefa: 'ferias.lotes',
      total: 40,
      feitos,
      conferir: async () => expect(await listErrados(id)).toEqual([]),
    })
    expect(mortes).toBeGreaterThan(3)
    await executar()
    expect(await obter(id)).toMatchObject({ contagens: { criado: 40 }, andamento: null })
    expect(await listErrados(id)).toEqual([])
    expect(await listIncoerencias(rh.db)).toEqual([])
    const { rows } = await sql<{ numeros: number }>`
      select count(distinct numero)::int as numeros from processo where lote_id = ${id}`.execute(rh.db)
    expect(rows).toEqual([{ numeros: 40 }])
  }, 120_000)
})

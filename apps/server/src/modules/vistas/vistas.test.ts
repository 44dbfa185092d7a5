import { sql } from 'kysely'
import { VISTAS_POR_LISTA } from '@rh/domain/contract/vistas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { abrirVagas, enviada } from '../../test/admissoes.ts'
import { aoMesmoTempo } from '../../test/travas.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let operacional: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  operacional = await rh.as('coordenador.operacional')
  await enviada(operacional)
})
afterAll(() => rh[Symbol.asyncDispose]())

describe('the views of a list, two at a time', () => {
  it('wait for each other, so that neither is one too many', async () => {
    await sql`insert into vista_lista (setor, lista, nome, busca, dono_id, criada_em)
      select 'operacional', 'admissao', 'Cheia ' || n, '', 1, now() from generate_series(2, ${VISTAS_POR_LISTA}) n`.execute(
      rh.db,
    )
    const guardar = (nome: string) => () =>
      operacional.try('POST /api/listas/vista', {
        body: { setor: 'operacional', lista: 'admissao', nome, busca: '' },
      })
    const trava = sql`select pg_advisory_xact_lock(hashtextextended('vistas.operacional.admissao', 0))`
    const { esperaram, respostas } = await aoMesmoTempo<{ status: number }>(rh.db, trava, [
      guardar('Uma'),
      guardar('Outra'),
    ])
    expect(esperaram).toBe(2)
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
    await sql`delete from vista_lista`.execute(rh.db)
  })
})

describe('the views of a list', () => {
  const vistas = (client: Client, setor: SetorSlug) =>
    client.call('GET /api/listas/vistas', { query: { setor, lista: 'admissao' } })
  const guardar = (client: Client, mais: object = {}) =>
    client.try('POST /api/listas/vista', {
      body: { setor: 'operacional', lista: 'admissao', nome: 'Vencem logo', busca: 'prazo=semana', ...mais },
    })

  it('are shared in the sector, counted for each person, and taken away by who kept them', async () => {
    const gestor = await rh.as('gestor')
    const criada = await guardar(operacional)
    expect(criada.status).toBe(201)
    const [vista] = (await vistas(gestor, 'operacional')).results
    const { total } = await gestor.call('GET /api/admissao/listar', { query: { prazo: 'semana' } })
    expect(vista).toMatchObject({ nome: 'Vencem logo', busca: 'prazo=semana', minha: false, total })
    expect((await vistas(operacional, 'operacional')).results).toMatchObject([{ minha: true }])
    const id = vista?.id ?? 0
    expect((await gestor.try('POST /api/listas/vista/excluir', { body: { id } })).status).toBe(404)
    expect(await operacional.call('POST /api/listas/vista/excluir', { body: { id } })).toEqual({ id })
    expect((await vistas(gestor, 'operacional')).results).toEqual([])
  })

  it('of whoever left the sector are taken away by who answers for it, and by no other sector’s', async () => {
    const gestor = await rh.as('gestor')
    const { body } = await guardar(gestor, { nome: 'De quem saiu' })
    const id = 'id' in body ? body.id : 0
    const excluir = async (client: Client) =>
      (await client.try('POST /api/listas/vista/excluir', { body: { id } })).status
    expect((await vistas(operacional, 'operacional')).results).toMatchObject([
      { minha: false, podeExcluir: true },
    ])
    for (const outro of ['gerente.rh', 'coordenador', 'vagas', 'sesmt'])
      expect([outro, await excluir(await rh.as(outro))]).toEqual([outro, 404])
    expect(await excluir(operacional)).toBe(200)
    expect(await excluir(operacional)).toBe(404)
  })

  it('are of no other sector, have one name each, and count nothing where the list refuses them', async () => {
    const sesmt = await rh.as('sesmt')
    const alheia = await sesmt.try('GET /api/listas/vistas', {
      query: { setor: 'operacional', lista: 'admissao' },
    })
    expect(alheia.status).toBe(404)
    expect((await guardar(sesmt)).status).toBe(404)
    expect((await guardar(operacional, { busca: 'prazo=nunca', nome: 'Quebrada' })).status).toBe(201)
    expect((await guardar(operacional, { nome: 'QUEBRADA' })).status).toBe(400)
    expect((await vistas(operacional, 'operacional')).results).toMatchObject([
      { nome: 'Quebrada', total: null },
    ])
  })

  it('begin with the columns, the density and the filters that the person left, and nobody else', async () => {
    const ler = (client: Client) =>
      client.call('GET /api/listas/preferencia', { query: { lista: 'admissao' } })
    const gestor = await rh.as('gestor')
    const padrao = { colunas: [], densidade: 'confortavel', salvos: [] }
    expect(await ler(gestor)).toEqual(padrao)
    const mudar = (mudanca: object) =>
      gestor.call('PUT /api/listas/preferencia', { body: { lista: 'admissao', ...mudanca } })
    await mudar({ densidade: 'compacta' })
    const salvos = [{ nome: 'Meus', busca: 'minhaVez=1' }]
    await mudar({ colunas: ['prazo', 'nome'], guardar: salvos })
    expect(await ler(gestor)).toEqual({ densidade: 'compacta', colunas: ['prazo', 'nome'], salvos })
    expect(await ler(operacional)).toEqual(padrao)
    // Two tabs at once, each of which knows nothing of the other's change.
    await Promise.all([
      mudar({ guardar: [{ nome: 'Da aba 1', busca: 'prazo=semana' }] }),
      mudar({ guardar: [{ nome: 'Da aba 2', busca: 'prazo=vencido' }] }),
      mudar({ densidade: 'confortavel' }),
      mudar({ colunas: ['nome'], tirar: ['Meus'] }),
    ])
    const { salvos: ficaram, ...resto } = await ler(gestor)
    expect(resto).toEqual({ densidade: 'confortavel', colunas: ['nome'] })
    expect(ficaram.map(({ nome }) => nome).toSorted()).toEqual(['Da aba 1', 'Da aba 2'])
    const muitos = Array.from({ length: 19 }, (_, i) => ({ nome: `Filtro ${i}`, busca: '' }))
    await expect(mudar({ guardar: muitos })).rejects.toThrow('tire um antes')
  })
})

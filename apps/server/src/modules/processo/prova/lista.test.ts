import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyProcess } from '@rh/domain/processo/define'
import { openDb, type Db } from '../../../db/db.ts'
import { modulos } from '../../../modulos.ts'
import { loginDoGrupo } from '../../../seed/usuarios.ts'
import { atorDe, requestDe } from '../../../test/ator.ts'
import { explaining, lidasInteiras, planejarComoGrande } from '../../../test/explain.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { sincronizarPrazos } from '../prazo.ts'
import { openTokens } from '../../auth/token.ts'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { cadaTipo, contrato } from '../../../test/prova.ts'

/** The few processes of the demo company, as if each was a thousand. */
const VEZES = 1_000

let rh: TestApp
let db: Db
let gestorId: number
beforeAll(async () => {
  rh = await createTestApp()
  // One connection: the planner is told of the size on it.
  db = openDb({ ...rh.conexaoDoDono, max: 1 })
  await sql`analyze`.execute(db)
  await planejarComoGrande(db, VEZES)
  const linha = db.selectFrom('usuario').select('id').where('usuario', '=', loginDoGrupo('Gestor'))
  gestorId = (await linha.executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await db.destroy()
  await rh[Symbol.asyncDispose]()
})

/** Each group logs in once. */
const entradas = new Map<Grupo, Promise<Client>>()
const clientes = (grupo: Grupo): Promise<Client> => {
  const cliente = entradas.get(grupo) ?? rh.as(loginDoGrupo(grupo))
  entradas.set(grupo, cliente)
  return cliente
}

type Ler = (args: object) => Promise<unknown>

// prova: processos
describe.each(cadaTipo)('the list of %s', (nome, { statuses, pareceres }: AnyProcess) => {
  const chamada = `GET /api/${nome}/listar`
  const ordens = z.toJSONSchema(contrato[chamada]?.query, { io: 'input', unrepresentable: 'any' })
    .properties?.['ordenar']

  it('reads no large table from end to end, in any scope, status, order or page, nor for the turn of a person', async () => {
    const { enum: ordenar = [] } = ordens as { enum?: string[] }
    expect(ordenar).not.toEqual([])
    const tokens = await openTokens(rh.db)
    const filtros = [
      {},
      { minhaVez: '1' },
      { prazo: 'semana' },
      { parada: 'd3', prazo: 'vencido' },
      ...Object.keys(statuses).map((status) => ({ status })),
    ]
    for (const ator of [atorDe(1, 'Administrador'), atorDe(gestorId, 'Gestor')])
      for (const filtro of filtros)
        for (const ordem of ordenar)
          for (const pagina of [1, 400]) {
            const { db: emPlanos, plans } = explaining(db)
            const handlers = modulos[nome as keyof typeof modulos].handlers({
              ...rh.deps,
              db: emPlanos,
              tokens,
            })
            const listar = (handlers as Readonly<Record<string, Ler>>)[chamada]
            const query = { ...filtro, ordenar: ordem, pagina }
            await listar?.({ query, request: requestDe(ator) })
            expect(plans.join('\n')).toContain('processo_indice')
            expect([ator.grupos, query, lidasInteiras(plans.join('\n'))]).toEqual([ator.grupos, query, []])
          }
  })

  /** What each group is asked for, by number; the list and its count by turn say the same. */
  async function pedidos(): Promise<string[]> {
    const meus: string[] = []
    for (const grupo of grupos) {
      const client = await clientes(grupo)
      const { status, body } = await client.try(chamada as 'GET /api/admissao/listar', {
        query: { porPagina: '100' },
      })
      if (status === 403) continue
      const { results } = body as { results: Linha[] }
      for (const { numero, minhaVez, aFazer } of results) {
        expect([grupo, numero, aFazer?.meu ?? false]).toEqual([grupo, numero, minhaVez])
        if (minhaVez) meus.push(`${grupo} ${numero} ${aFazer?.nome}`)
      }
    }
    return meus
  }

  it('asks each person for an act where it is their turn, and nowhere else', async () => {
    expect(await pedidos()).not.toEqual([])
  })

  it('asks nobody for what somebody decided and can still undo', async () => {
    const antes = await pedidos()
    const nomes = Object.keys(pareceres)
    // A parecer on two of three, each time another one, and a move on the third.
    await sql`insert into decisao_em_espera (processo_id, usuario_id, parecer, decisao, transicao, pedido, em, executa_em)
      select p.id, ${gestorId}, q.parecer, case when q.parecer is not null then 'aprovado' end,
             case when q.parecer is null then 'devolver' end, '{}', now(), now() + interval '1 day'
        from processo p cross join lateral (select case when p.id % 3 > 0
          then (${sql.val(nomes)}::text[])[1 + p.id % ${nomes.length}] end as parecer) q
       where p.tipo = ${nome}`.execute(rh.db)
    const { rows } = await sql<{ numero: string; parecer: string | null }>`
      select p.numero, d.parecer from decisao_em_espera d join processo p on p.id = d.processo_id
       where p.tipo = ${nome}`.execute(rh.db)
    const decidido = new Map(rows.map(({ numero, parecer }) => [numero, parecer]))
    const depois = await pedidos()
    expect(depois).not.toEqual(antes)
    for (const pedido of depois) {
      const [numero = '', ato] = pedido.split(' ').slice(-2)
      expect([pedido, decidido.get(numero)]).not.toEqual([pedido, null])
      expect([pedido, decidido.get(numero)]).not.toEqual([pedido, ato])
    }
    await sql`delete from decisao_em_espera d using processo p where p.id = d.processo_id and p.tipo = ${nome}`.execute(
      rh.db,
    )
    expect(await pedidos()).toEqual(antes)
  })

  it('sorts by what is due, and filters by it', async () => {
    const client = await clientes('Administrador')
    const ler = (query: object) => client.call(chamada as 'GET /api/admissao/listar', { query })
    const { results } = (await ler({ ordenar: 'prazo', porPagina: '100' })) as { results: Linha[] }
    const dias = results.map(({ prazo }) => prazo?.dia ?? '9999')
    expect(dias.length).toBeGreaterThan(0)
    expect(dias).toEqual(dias.toSorted())
    const { results: semana } = (await ler({ prazo: 'semana', porPagina: '100' })) as { results: Linha[] }
    const ids = (linhas: readonly Linha[]) => linhas.map(({ numero }) => numero).toSorted()
    expect(ids(semana)).toEqual(ids(results.filter(({ prazo }) => prazo !== null && prazo.dias <= 7)))
  })
})

interface Linha {
  readonly numero: string
  readonly minhaVez: boolean
  readonly aFazer: { readonly meu: boolean; readonly nome: string } | null
  readonly prazo: { readonly dia: string; readonly dias: number } | null
}

it('keeps the declared term of everything that the company has under way', async () => {
  const prazos = async () =>
    (
      await sql<object>`select id, prazo, prazo_rotulo, prazo_legal, desde from processo_indice order by id`.execute(
        rh.db,
      )
    ).rows
  const guardados = await prazos()
  expect(guardados.filter((linha) => 'prazo' in linha && linha.prazo !== null).length).toBeGreaterThan(5)
  await sincronizarPrazos(rh.db)
  expect(await prazos()).toEqual(guardados)
})

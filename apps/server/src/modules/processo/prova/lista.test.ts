import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyProcess } from '@rh/domain/processo/define'
import { openDb, type Db } from '../../../db/db.ts'
import { modulos } from '../../../modulos.ts'
import { loginDoGrupo } from '../../../seed/usuarios.ts'
import { atorDe, requestDe } from '../../../test/ator.ts'
import { explaining, lidasInteiras, planejarComoGrande } from '../../../test/explain.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { sincronizarPrazos } from '../prazo.ts'
import { openTokens } from '../../auth/token.ts'
import { grupos } from '@rh/domain/setores/grupos'
import { cadaTipo, contrato } from '../../../test/prova.ts'

/** The few processes of the demo company, as if each was a thousand. */
const VEZES = 1_000

let rh: TestApp
let db: Db
let gestorId: number
beforeAll(async () => {
  rh = await createTestApp()
  // One connection: the planner is told of the size on it.
  db = openDb({ ...rh.conexao, max: 1 })
  await sql`analyze`.execute(db)
  await planejarComoGrande(db, VEZES)
  const linha = db.selectFrom('usuario').select('id').where('usuario', '=', loginDoGrupo('Gestor'))
  gestorId = (await linha.executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await db.destroy()
  await rh[Symbol.asyncDispose]()
})

type Ler = (args: object) => Promise<unknown>

// prova: processos
describe.each(cadaTipo)('the list of %s', (nome, { statuses }: AnyProcess) => {
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

  it('asks each person for an act where it is their turn, and nowhere else', async () => {
    for (const grupo of grupos) {
      const client = await rh.as(loginDoGrupo(grupo))
      const { status, body } = await client.try(chamada as 'GET /api/admissao/listar', {
        query: { porPagina: '100' },
      })
      if (status === 403) continue
      const { results } = body as { results: Linha[] }
      for (const { numero, minhaVez, aFazer } of results)
        expect([grupo, numero, aFazer?.meu ?? false]).toEqual([grupo, numero, minhaVez])
    }
  })

  it('sorts by what is due, and filters by it', async () => {
    const client = await rh.as('administrador')
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
  readonly aFazer: { readonly meu: boolean } | null
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

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
import { openTokens } from '../../auth/token.ts'
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
    const filtros = [{}, { minhaVez: '1' }, ...Object.keys(statuses).map((status) => ({ status }))]
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
})

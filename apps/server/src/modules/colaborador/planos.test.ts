import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb, type Db } from '../../db/db.ts'
import { atorDe } from '../../test/ator.ts'
import { criarColaborador, postoDe } from '../../test/colaboradores.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { listColaboradores } from './lista.ts'

const HOJE = '2026-11-20'
/** A demo company is too small for an index to pay: what is asked is whether one answers at all. */
const COM_INDICES = '-c enable_seqscan=off -c enable_bitmapscan=off -c enable_sort=off -c jit=off'

let rh: TestApp
let contratoId: number
const ator = atorDe(1, 'Administrador')
beforeAll(async () => {
  rh = await createTestApp()
  const posto = await postoDe(rh.db, 'gestor')
  contratoId = posto.contratoId
  for (const n of [1, 2, 3])
    await criarColaborador(rh.db, {
      nome: `Plano ${n}`,
      matricula: `92000${n}`,
      posto,
      admissao: '2024-03-04',
    })
})
afterAll(() => rh[Symbol.asyncDispose]())

/** A connection that plans as told: once for all values, or anew for each. */
async function comModo<R>(modo: 'generic' | 'custom', usar: (db: Db) => Promise<R>): Promise<R> {
  const options = `${COM_INDICES} -c plan_cache_mode=force_${modo}_plan`
  const db = openDb({ ...rh.conexao, max: 1, options })
  try {
    return await usar(db)
  } finally {
    await db.destroy()
  }
}

/** Plans of the statements that the connection prepared, with null or the same day for every value. */
async function planosDe(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; tipos: string[] }>`
    select name, parameter_types::text[] as tipos from pg_prepared_statements where statement like '%colaborador_periodo%'
     order by prepare_time`.execute(db)
  const planos: string[] = []
  for (const { name, tipos } of rows) {
    const valores = tipos.map((tipo) => VALORES[tipo] ?? 'null').join(', ')
    const { rows: linhas } = await sql<Record<string, string>>`${sql.raw(
      `explain (costs off) execute "${name}" (${valores})`,
    )}`.execute(db)
    planos.push(linhas.flatMap((linha) => Object.values(linha)).join('\n'))
  }
  return planos
}

const VALORES: Readonly<Record<string, string>> = {
  date: `'${HOJE}'`,
  integer: '25',
  bigint: '25',
  'integer[]': "'{1,2,3}'",
}

describe.each(['generic', 'custom'] as const)('with a %s plan', (modo) => {
  it('the people of one contract come from its index in order, and their rows by their keys', async () => {
    const [ids = '', linhas = ''] = await comModo(modo, async (db) => {
      await listColaboradores(db, ator, { contratoId }, HOJE)
      return planosDe(db)
    })
    expect(ids.match(/Index Only Scan using colaborador_periodo_contrato/g)).toHaveLength(2)
    expect(ids).not.toMatch(/Sort|Seq Scan/)
    expect(linhas).toContain('Index Scan using colaborador_periodo_pkey')
    expect(linhas).toContain('Index Scan using vinculo_pkey')
    expect(linhas).not.toMatch(/Seq Scan on (colaborador_periodo|vinculo|vinculo_versao|pessoa)\b/)
  })
})

it('finds the same people under both plans, and as many as it counts', async () => {
  const ler = (db: Db) => listColaboradores(db, ator, { contratoId, porPagina: 100 }, HOJE)
  const [geral, proprio] = [await comModo('generic', ler), await comModo('custom', ler)]
  expect(geral).toEqual(proprio)
  expect(geral.total).toBeGreaterThanOrEqual(3)
  expect(geral.results).toHaveLength(Math.min(geral.total, 100))
})

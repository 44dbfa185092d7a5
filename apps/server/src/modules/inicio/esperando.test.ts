import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ordemDoPrazo } from '@rh/domain/processo/ordem-do-prazo'
import { tiposDeclarados } from '@rh/domain/processos/processos'
import { canOpen } from '@rh/domain/setores/rotas'
import { setorOf, setorSlugs } from '@rh/domain/setores/setores'
import { hojeEm } from '../../clock.ts'
import { openDb, type Db } from '../../db/db.ts'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import { atorDe } from '../../test/ator.ts'
import { explaining, lidasInteiras, planejarComoGrande } from '../../test/explain.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { listEsperando } from './esperando.ts'

/** The few processes of the demo company, as if each was a thousand. */
const VEZES = 1_000

let rh: TestApp
let db: Db
beforeAll(async () => {
  rh = await createTestApp()
  // One connection: the planner is told of the size on it.
  db = openDb({ ...rh.conexaoDoDono, max: 1 })
  await sql`analyze`.execute(db)
  await planejarComoGrande(db, VEZES)
})
afterAll(async () => {
  await db.destroy()
  await rh[Symbol.asyncDispose]()
})

it.each(setorSlugs)('waits in %s in the order of its lists sorted by term', async (setor) => {
  const [grupo = 'Administrador'] = setorOf(setor).grupos.filter((um) => um !== 'Administrador')
  for (const login of ['administrador', loginDoGrupo(grupo)]) {
    const client = await rh.as(login)
    const { minhaVez } = await client.call('GET /api/inicio', { query: { setor } })
    const listas = await Promise.all(
      tiposDeclarados
        .filter((tipo) => canOpen(setor, `${tipo}.listar`, [grupo]))
        .map(async (tipo) => {
          const query = { minhaVez: setor, ordenar: 'prazo', porPagina: '100' } as const
          const { results } = await client.call(`GET /api/${tipo}/listar` as 'GET /api/admissao/listar', {
            query,
          })
          return results.map(({ id, prazo }) => ({ tipo, id, dia: prazo?.dia ?? null }))
        }),
    )
    // What SQL sorted is in the order of the declaration already, kind by kind.
    for (const lista of listas) expect(lista).toEqual(lista.toSorted(ordemDoPrazo))
    expect(minhaVez.map(({ tipo, id, prazo }) => ({ tipo, id, dia: prazo?.dia ?? null }))).toEqual(
      listas.flat().toSorted(ordemDoPrazo).slice(0, minhaVez.length),
    )
  }
})

it('is found by the indexes of the lists, in every sector, by who sees all and by who sees some', async () => {
  const hoje = hojeEm(rh.deps.clock.agora(), rh.deps.config.empresaFuso)
  for (const setor of setorSlugs)
    for (const grupo of setorOf(setor).grupos) {
      const { db: emPlanos, plans } = explaining(db)
      await listEsperando(emPlanos, atorDe(1, grupo), hoje, setor)
      expect(plans).not.toEqual([])
      expect([setor, grupo, lidasInteiras(plans.join('\n'))]).toEqual([setor, grupo, []])
    }
})

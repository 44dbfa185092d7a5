import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import type { Grupo } from '@rh/domain/setores/grupos'
import { abrirVagas, rascunhoCompleto } from '../../test/admissoes.ts'
import { atorDe } from '../../test/ator.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { apontar, lerReferencias, type Apontado } from './referencias.ts'
import { HOJE } from '../../test/clock.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  await rascunhoCompleto(await rh.as('coordenador.operacional'))
})
afterAll(() => rh[Symbol.asyncDispose]())

const processo = (processoId: number): Apontado => ({ processoId, vinculoId: null })
const colaborador = (vinculoId: number): Apontado => ({ processoId: null, vinculoId })

/** Processes of every kind and status, and employees of every contract. */
async function algunsDeTudo() {
  const processos = await rh.db
    .selectFrom('processo')
    .select(['tipo', 'status', (eb) => eb.fn.max('id').as('ultimo'), (eb) => eb.fn.min('id').as('primeiro')])
    .groupBy(['tipo', 'status'])
    .execute()
  const vinculos = await rh.db
    .selectFrom('vinculoVersao')
    .select(['contratoId', (eb) => eb.fn.max('vinculoId').as('id')])
    .groupBy('contratoId')
    .execute()
  return {
    processos: processos.flatMap(({ tipo, primeiro, ultimo }) =>
      [...new Set([primeiro, ultimo])].map((id) => ({ tipo: tipo as TipoDeclarado, id })),
    ),
    vinculos: vinculos.map(({ id }) => id),
  }
}

const loginDe = (grupo: Grupo): string => grupo.toLowerCase().replaceAll(' ', '.')
const doLogin = async (grupo: Grupo) => {
  const { id } = await rh.db
    .selectFrom('usuario')
    .select('id')
    .where('usuario', '=', loginDe(grupo))
    .executeTakeFirstOrThrow()
  return atorDe(id, grupo)
}

const quem = ['Gestor', 'Cadastro', 'Almoxarifado', 'Comercial'] as const satisfies readonly Grupo[]

it.each(quem)('shows %s what the page of it shows, and nothing of the rest', async (grupo) => {
  const client = await rh.as(loginDe(grupo))
  const ator = await doLogin(grupo)
  const { processos, vinculos } = await algunsDeTudo()
  expect(processos.length).toBeGreaterThan(30)
  const linhas = [...processos.map(({ id }) => processo(id)), ...vinculos.map(colaborador)]
  const olhar = await lerReferencias(rh.db, linhas, { ator, hoje: HOJE })
  for (const { tipo, id } of processos) {
    const { status } = await client.try(`GET /api/${tipo}/obter/:id`, { params: { id } })
    const vista = olhar(processo(id))
    const vistaComo = vista && { tipo: vista.tipo, id: vista.id }
    expect([tipo, id, vistaComo]).toEqual([tipo, id, status === 200 ? { tipo, id } : null])
  }
  for (const id of vinculos) {
    const { status } = await client.try('GET /api/colaborador/obter/:id', { params: { id }, query: {} })
    expect([id, olhar(colaborador(id)) !== null]).toEqual([id, status === 200])
  }
  expect(olhar({ processoId: null, vinculoId: null })).toBeNull()
})

it('is written only of what the person may open, by its own kind', async () => {
  const { processos, vinculos } = await algunsDeTudo()
  const [um] = processos
  const [vinculo] = vinculos
  if (!um || vinculo === undefined) throw new Error('The demo company has nobody')
  const leitura = { ator: await doLogin('Administrador'), hoje: HOJE }
  expect(await apontar(rh.db, um, leitura)).toEqual(processo(um.id))
  expect(await apontar(rh.db, { tipo: 'colaborador', id: vinculo }, leitura)).toEqual(colaborador(vinculo))
  expect(await apontar(rh.db, null, leitura)).toEqual({ processoId: null, vinculoId: null })
  const outroTipo = um.tipo === 'ferias' ? 'admissao' : 'ferias'
  const recusada = { detalhes: { campos: { referencia: expect.any(String) as string } } }
  await expect(apontar(rh.db, { ...um, tipo: outroTipo }, leitura)).rejects.toMatchObject(recusada)
  await expect(apontar(rh.db, { tipo: 'colaborador', id: 999_999 }, leitura)).rejects.toMatchObject(recusada)
  const deFora = { ...leitura, ator: await doLogin('Comercial') }
  await expect(apontar(rh.db, um, deFora)).rejects.toMatchObject(recusada)
})

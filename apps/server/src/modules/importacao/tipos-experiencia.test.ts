import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { colaborador, importada, planilha, postosLivres } from '../../test/planilhas.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

it('CLT art. 451: who is imported in the middle of an extension is still on trial, extended before', async () => {
  const admin = await rh.as('administrador')
  const [posto] = await postosLivres(rh.db)
  if (!posto) throw new Error('The demo company has no free post')
  await sql`update posto_vigencia set quantidade = quantidade + 9 where posto_id = ${posto.id}`.execute(rh.db)
  const prazos = { experienciaDias: 45, experienciaProrrogacaoDias: 45 }
  // The first terms ended on 4 November, on 20 November – today – and long ago.
  const linhas = [
    colaborador(posto, { ...prazos, nome: 'Ivone Importada', dataAdmissao: '21/09/2026' }),
    colaborador(posto, { ...prazos, nome: 'Ivo Importado', dataAdmissao: '07/10/2026' }),
    colaborador(posto, { ...prazos, nome: 'Ida Importada', dataAdmissao: '01/06/2026' }),
  ]
  await importada(admin, 'colaboradores', await planilha('colaboradores', linhas))
  const query = { busca: 'importad', ordenar: 'dataAdmissao' } as const
  const { results } = await admin.call('GET /api/colaborador/listar', { query })
  expect(results.map(({ situacao, fimExperiencia }) => [situacao, fimExperiencia])).toEqual([
    ['ativo', '2026-07-15'],
    ['em_experiencia', '2026-12-19'],
    ['em_experiencia', '2026-11-20'],
  ])
  const ficha = await admin.call('GET /api/colaborador/historico/:id', {
    params: { id: results[1]?.id ?? 0 },
  })
  expect(ficha.results.find(({ tipo }) => tipo === 'experiencia')?.texto).toMatch(
    /^Experiência prorrogada até 19\/12\/2026\..* Prorrogada antes da importação$/,
  )
})

it('CLT art. 481: whose trial may end early with a notice is dismissed as without a term, and who does not say it is not', async () => {
  const admin = await rh.as('administrador')
  const [posto] = await postosLivres(rh.db)
  if (!posto) throw new Error('The demo company has no free post')
  await sql`update posto_vigencia set quantidade = quantidade + 9 where posto_id = ${posto.id}`.execute(rh.db)
  const prazo = { dataAdmissao: '10/11/2026', experienciaDias: 45 }
  const linhas = [
    colaborador(posto, { ...prazo, nome: 'Clara Clausulada', clausulaAssecuratoria: 'Sim' }),
    colaborador(posto, { ...prazo, nome: 'Cora Clausulada' }),
    colaborador(posto, {
      nome: 'Celia Clausulada',
      dataAdmissao: '01/06/2026',
      clausulaAssecuratoria: 'Sim',
    }),
  ]
  await importada(admin, 'colaboradores', await planilha('colaboradores', linhas))
  const cadastro = await rh.as('cadastro')
  const query = { busca: 'clausulad', ordenar: 'nome' } as const
  const { results } = await admin.call('GET /api/colaborador/listar', { query })
  const causas = results.map(async ({ id }) => {
    const dados = { causa: '02', aviso: 'trabalhado', comunicacao: '2026-11-20' }
    const { pendencias } = await cadastro.call('POST /api/demissao/verificar', {
      body: { colaboradorId: id, dados },
    })
    return pendencias.some(({ codigo }) => codigo === 'CAUSA_DO_CONTRATO')
  })
  expect(results.map(({ nome }) => nome)).toEqual(['Celia Clausulada', 'Clara Clausulada', 'Cora Clausulada'])
  expect(await Promise.all(causas)).toEqual([false, false, true])
})

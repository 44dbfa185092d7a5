import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { colaborador, importada, planilha, postosLivres } from '../../test/planilhas.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

it('who left before the system comes with a finished dismissal, where the file says the cause', async () => {
  const admin = await rh.as('administrador')
  const [posto] = await postosLivres(rh.db)
  if (!posto) throw new Error('The demo company has no free post')
  const saiu = { dataDesligamento: '31/01/2026' }
  const linhas = [
    colaborador(posto, { ...saiu, nome: 'Sai Importada', causaDesligamento: 'Pedido de demissão' }),
    colaborador(posto, { ...saiu, nome: 'Some Importada' }),
  ]
  await importada(admin, 'colaboradores', await planilha('colaboradores', linhas))
  const { rows } = await sql<object>`
    select pe.nome, d.causa, d.desligamento, d.pago_em, p.status, p.numero like 'DEM-2026-%' as do_ano, i.data
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      left join demissao d on d.vinculo_id = v.id
      left join processo p on p.id = d.processo_id
      left join processo_indice i on i.id = p.id
     where pe.nome like '%Importada' order by pe.nome`.execute(rh.db)
  const dia = '2026-01-31'
  expect(rows).toEqual([
    {
      nome: 'Sai Importada',
      causa: '07',
      desligamento: dia,
      pagoEm: dia,
      status: 'finalizada',
      doAno: true,
      data: dia,
    },
    {
      nome: 'Some Importada',
      causa: null,
      desligamento: null,
      pagoEm: null,
      status: null,
      doAno: null,
      data: null,
    },
  ])
  const { results } = await admin.call('GET /api/demissao/listar', { query: { busca: 'sai importada' } })
  expect(results).toMatchObject([{ causa: '07', status: 'finalizada' }])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ItemDoDossie } from '@rh/domain/contratos/dossie'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { anonimizar } from './executar.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

const item = (faltas: readonly string[]): ItemDoDossie => ({
  codigo: 'exames',
  label: 'Exames',
  baseLegal: 'NR-7',
  situacao: 'incompleto',
  texto: '0 de 2 em dia',
  faltas,
})

it('takes the name out of the dossiers that were taken, and leaves those of colleagues', async () => {
  const { rows } = await sql<{ pessoaId: number; nome: string; contratoId: number; saida: string }>`
    select v.pessoa_id, pe.nome, vv.contrato_id, v.data_desligamento as saida
      from vinculo v join pessoa pe on pe.id = v.pessoa_id join vinculo_versao vv on vv.vinculo_id = v.id
     where v.data_desligamento is not null
       and not exists (select from vinculo o where o.pessoa_id = v.pessoa_id and o.id <> v.id)
     order by v.id limit 1`.execute(rh.db)
  const [quem] = rows
  if (!quem) throw new Error('The demo company has somebody who left')
  const { pessoaId, nome, contratoId, saida } = quem
  await sql`update pessoa set nome_social = 'Zuleica Social' where id = ${pessoaId}`.execute(rh.db)
  const retirar = async (itens: readonly ItemDoDossie[]): Promise<number> => {
    const { rows: novas } = await sql<{ id: number }>`
      insert into contrato_dossie (contrato_id, mes, para, motivo, certificados, pessoas, itens, usuario_id, em)
      values (${contratoId}, '2026-10-01', 'Fiscal', 'Fiscalização', false, 2, ${JSON.stringify(itens)}::jsonb, 1, now())
      returning id`.execute(rh.db)
    return novas[0]?.id ?? 0
  }
  const faltas = [
    `${nome}: nenhum exame ocupacional registrado`,
    `${nome} Filho: exame vencido em 01/02/2026`,
    'Zuleica Social: sem treinamento da NR-35',
  ]
  const dele = await retirar([item(faltas)])
  const semEle = await retirar([item([`${nome} Filho: exame vencido em 01/02/2026`])])
  const lidos = async (id: number) => {
    const { rows: lidas } = await sql<{ itens: readonly ItemDoDossie[] }>`
      select itens from contrato_dossie where id = ${id}`.execute(rh.db)
    return lidas[0]?.itens
  }
  const antes = await lidos(semEle)
  await sql`insert into retencao_suspensa (pessoa_id, usuario_id, em, motivo)
    select id, 1, now(), 'Outro processo' from pessoa where id <> ${pessoaId}`.execute(rh.db)
  await rh.db.updateTable('empresa').set({ anonimizaDesde: '2026-01-01' }).execute()
  rh.clock.irPara(`${Temporal.PlainDate.from(saida).add({ years: 30 }).toString()}T12:00:00Z`)
  await anonimizar.executar(rh.deps)
  expect(await lidos(dele)).toEqual([
    item([
      'anonimizado: nenhum exame ocupacional registrado',
      `${nome} Filho: exame vencido em 01/02/2026`,
      'anonimizado: sem treinamento da NR-35',
    ]),
  ])
  expect(await lidos(semEle)).toEqual(antes)
})

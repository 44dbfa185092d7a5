import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { problemasDaTrilha } from '../../../test/trilha.ts'
import { anonimizar } from './executar.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

it('takes the name out of why a change of many contracts was refused, and leaves that of a colleague', async () => {
  const { rows } = await sql<{
    pessoaId: number
    vinculoId: number
    contratoId: number
    nome: string
    saida: string
  }>`
    select v.pessoa_id, v.id as vinculo_id, vv.contrato_id, pe.nome, v.data_desligamento as saida
      from vinculo v join pessoa pe on pe.id = v.pessoa_id join vinculo_versao vv on vv.vinculo_id = v.id
     where v.data_desligamento is not null
       and not exists (select from vinculo o where o.pessoa_id = v.pessoa_id and o.id <> v.id)
     order by v.id limit 1`.execute(rh.db)
  const [quem] = rows
  if (!quem) throw new Error('The demo company has somebody who left')
  const { pessoaId, vinculoId, contratoId, nome, saida } = quem
  const recusa = `${nome}: a versão mudou. ${nome} Filho: já desligado.`
  const { rows: novas } = await sql<{ id: number }>`
    insert into alteracao_coletiva (titulo, tipo, contrato_id, vigencia, parametros, estado, usuario_id, criado_em)
    values ('Postos', 'postos', ${contratoId}, '2026-01-01', '{}', 'aplicando', 1, now()) returning id`.execute(
    rh.db,
  )
  const id = novas[0]?.id ?? 0
  await sql`insert into alteracao_coletiva_item (alteracao_id, vinculo_id, contrato_id, vigencia, de_centavos, para_centavos, diferenca_centavos)
    values (${id}, ${vinculoId}, ${contratoId}, '2026-01-01', 1, 1, 0)`.execute(rh.db)
  await sql`update alteracao_coletiva set estado = 'recusado', recusa = ${recusa} where id = ${id}`.execute(
    rh.db,
  )
  await sql`insert into notificacao (usuario_id, assunto, icone, texto, criada_em)
    values (1, 'andamento', 'error', ${`“Postos” não foi aplicado: ${recusa}`}, now())`.execute(rh.db)
  await sql`insert into retencao_suspensa (pessoa_id, usuario_id, em, motivo)
    select id, 1, now(), 'Outro processo' from pessoa where id <> ${pessoaId}`.execute(rh.db)
  await rh.db.updateTable('empresa').set({ anonimizaDesde: '2026-01-01' }).execute()
  rh.clock.irPara(`${Temporal.PlainDate.from(saida).add({ years: 30 }).toString()}T12:00:00Z`)
  await anonimizar.executar(rh.deps)
  const limpa = `anonimizado: a versão mudou. ${nome} Filho: já desligado.`
  const { rows: lidas } = await sql<{ recusa: string; avisos: number; elos: number }>`
    select r.recusa, (select count(*)::int from notificacao where texto = ${`“Postos” não foi aplicado: ${limpa}`}) as avisos,
           (select count(*)::int from auditoria where entidade = 'reajuste' and registro = r.id and strpos(mudancas::text, ${`${nome}:`}) > 0) as elos
      from alteracao_coletiva r where r.id = ${id}`.execute(rh.db)
  expect(lidas).toEqual([{ recusa: limpa, avisos: 1, elos: 0 }])
  expect(await problemasDaTrilha(rh.db)).toEqual([])
})

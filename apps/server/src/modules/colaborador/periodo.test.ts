import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { criarColaborador, novaVersao, postoDe } from '../../test/colaboradores.ts'
import { abrirVagas, enviada } from '../../test/admissoes.ts'

let rh: TestApp
let um: Awaited<ReturnType<typeof postoDe>>
let outro: Awaited<ReturnType<typeof postoDe>>
beforeAll(async () => {
  rh = await createTestApp()
  um = await postoDe(rh.db, 'gestor')
  outro = await postoDe(rh.db, 'gestor', false)
})
afterAll(() => rh[Symbol.asyncDispose]())

/** Rows of the index that are not what they must be, and the other way round. */
async function diferencas(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      (select * from colaborador_periodo except select * from colaborador_periodo_calculado) union all
      (select * from colaborador_periodo_calculado except select * from colaborador_periodo)) d`.execute(
    rh.db,
  )
  return rows[0]?.n ?? -1
}

const trechos = async (id: number) => {
  const { rows } = await sql<{ desde: string; ate: string; contratoId: number }>`
    select desde, ate, contrato_id from colaborador_periodo where vinculo_id = ${id} order by desde`.execute(
    rh.db,
  )
  return rows.map(({ desde, ate, contratoId }) => [desde, ate, contratoId === um.contratoId ? 'um' : 'outro'])
}

const novo = (matricula: string) =>
  criarColaborador(rh.db, { nome: 'Alguém dos Trechos', matricula, posto: um, admissao: '2025-03-03' })

describe('the stretches of a bond', () => {
  it('cover every day once, whatever the order in which the versions come', async () => {
    const id = await novo('920001')
    expect(await trechos(id)).toEqual([['-infinity', 'infinity', 'um']])
    await novaVersao(rh.db, id, um, '2026-08-01')
    await novaVersao(rh.db, id, outro, '2026-02-01')
    expect(await trechos(id)).toEqual([
      ['-infinity', '2026-02-01', 'um'],
      ['2026-02-01', '2026-08-01', 'outro'],
      ['2026-08-01', 'infinity', 'um'],
    ])
  })

  it('are not cut by a raise', async () => {
    const id = await novo('920002')
    await novaVersao(rh.db, id, um, '2026-01-01', 230_000)
    expect(await trechos(id)).toEqual([['-infinity', 'infinity', 'um']])
  })

  it('close up when a version that had not begun is cancelled', async () => {
    const id = await novo('920003')
    await novaVersao(rh.db, id, outro, '2026-12-15')
    expect(await trechos(id)).toHaveLength(2)
    await rh.db
      .deleteFrom('vinculoVersao')
      .where('vinculoId', '=', id)
      .where('vigencia', '=', '2026-12-15')
      .execute()
    expect(await trechos(id)).toEqual([['-infinity', 'infinity', 'um']])
  })

  it('follow a change of name, of dates and of the town of the post', async () => {
    const id = await novo('920004')
    await sql`update pessoa set nome_social = 'Ícaro' where id = (select pessoa_id from vinculo where id = ${id})`.execute(
      rh.db,
    )
    await sql`update vinculo set data_desligamento = '2026-11-01', experiencia_dias = 0 where id = ${id}`.execute(
      rh.db,
    )
    await sql`update local set municipio_ibge = (select ibge from municipio where uf = 'AC' order by ibge limit 1)
      where id = (select local_id from posto where id = ${um.id})`.execute(rh.db)
    const { rows } =
      await sql`select nome_busca, data_desligamento, fim_experiencia, uf from colaborador_periodo
      where vinculo_id = ${id}`.execute(rh.db)
    expect(rows).toEqual([
      {
        nomeBusca: 'icaro alguem dos trechos',
        dataDesligamento: '2026-11-01',
        fimExperiencia: '-infinity',
        uf: 'AC',
      },
    ])
    expect(await diferencas()).toBe(0)
  })

  it('agree when two write to one bond at the same time', async () => {
    const id = await novo('920005')
    const versao = async (vigencia: string) =>
      rh.db.transaction().execute(async (tx) => {
        await novaVersao(tx, id, outro, vigencia)
        await sql`select pg_sleep(0.15)`.execute(tx)
      })
    await Promise.all(['2026-05-01', '2026-06-01', '2026-07-01', '2026-04-01'].map(versao))
    expect(await trechos(id)).toEqual([
      ['-infinity', '2026-04-01', 'um'],
      ['2026-04-01', 'infinity', 'outro'],
    ])
    expect(await diferencas()).toBe(0)
  })

  it('are right for everybody of the demo company', async () => {
    expect(await diferencas()).toBe(0)
  })
})

describe('the index of processes', () => {
  it('says of each what the process, its form and its words say', async () => {
    await abrirVagas(rh.db)
    const { id, versao } = await enviada(await rh.as('coordenador.operacional'))
    const vagas = await rh.as('vagas')
    await vagas.call('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'vaga', decisao: 'aprovado', dados: {} },
    })
    const { rows } = await sql`
      select p.numero from (select * from processo where tipo = 'admissao') p
        left join processo_formulario f on f.processo_id = p.id
        left join processo_indice i on i.id = p.id
       where (i.tipo, i.numero, i.status, i.contrato_id, i.solicitante_id, i.vinculo_id, i.data_solicitacao,
              i.atualizado_em, i.nome, i.nome_busca, i.cpf, i.data, i.posto_id, i.palavras) is distinct from
             (p.tipo, p.numero, p.status, p.contrato_id, p.solicitante_id, p.vinculo_id, p.data_solicitacao,
              p.atualizado_em, f.dados #>> '{pessoais,nome}', busca(f.dados #>> '{pessoais,nome}'),
              f.dados #>> '{pessoais,cpf}', f.dados #>> '{vaga,dataPrevista}',
              (f.dados #>> '{vaga,postoId}')::int, palavras_dadas(p.id))`.execute(rh.db)
    expect(rows).toEqual([])
    const { rows: nascidos } = await sql`
      select p.numero from processo p join processo_formulario f on f.processo_id = p.id
        join processo_indice i on i.id = p.id join vinculo v on v.id = p.vinculo_id join pessoa pe on pe.id = v.pessoa_id
       where p.tipo <> 'admissao'
         and (i.nome, i.cpf, i.data) is distinct from (pe.nome, pe.cpf, case p.tipo
               when 'ferias' then (select min(x ->> 'inicio') from jsonb_array_elements(f.dados -> 'fracoes') x)
               when 'afastamento' then f.dados ->> 'inicio'
               when 'demissao' then case when f.dados ->> 'aviso' = 'trabalhado'
                 then ((f.dados ->> 'comunicacao')::date + 30)::text
                 else coalesce(f.dados ->> 'desligamento', f.dados ->> 'comunicacao') end
               else f.dados ->> 'vigencia' end)`.execute(rh.db)
    expect(nascidos).toEqual([])
    const { palavras } = await rh.db
      .selectFrom('processoIndice')
      .select('palavras')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(palavras).toEqual(['vaga'])
  })
})

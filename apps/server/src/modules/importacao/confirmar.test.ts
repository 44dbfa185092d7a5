import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemasDaTrilha } from '../../test/trilha.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { conferida, enviar, errosDe, esperar, feriado, importada, planilha } from '../../test/planilhas.ts'
import { aoMesmoTempo } from '../../test/travas.ts'

let rh: TestApp
let admin: Client

beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
})

afterAll(() => rh[Symbol.asyncDispose]())

const contarFeriados = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from feriado`.execute(rh.db)
  return rows[0]?.n ?? 0
}

describe('POST /api/importacao/confirmar', () => {
  it('writes all rows at once, signed, and the same file again creates nothing', async () => {
    const linhas = [
      feriado({ municipio: 'Campinas' }),
      feriado({ municipio: null, data: '09/08/2026', uf: 'MG' }),
    ]
    const antes = await contarFeriados()
    const arquivo = await planilha('feriados', linhas)
    const feita = await importada(admin, 'feriados', arquivo)
    expect(feita).toMatchObject({ situacao: 'importada', novas: 2, existentes: 0, comErro: 0, amostra: [] })
    expect(await contarFeriados()).toBe(antes + 2)
    const novos = await rh.db
      .selectFrom('feriado')
      .innerJoin('importacaoRegistro', 'registro', 'feriado.id')
      .select(['nome', 'abrangencia', 'uf', 'municipioIbge', 'dia', 'mes', 'repeticao'])
      .where('importacaoId', '=', feita.id)
      .orderBy('feriado.id')
      .execute()
    expect(novos).toEqual([
      {
        nome: 'Aniversário da cidade',
        abrangencia: 'municipal',
        uf: 'SP',
        municipioIbge: 3_509_502,
        dia: 8,
        mes: 7,
        repeticao: 'anual',
      },
      {
        nome: 'Aniversário da cidade',
        abrangencia: 'estadual',
        uf: 'MG',
        municipioIbge: null,
        dia: 9,
        mes: 8,
        repeticao: 'anual',
      },
    ])
    const trilha = await rh.db
      .selectFrom('auditoria as a')
      .innerJoin('usuario as u', 'u.id', 'a.usuarioId')
      .select('u.usuario')
      .where('a.entidade', '=', 'feriado')
      .where('a.operacao', '=', 'INSERT')
      .orderBy('a.id', 'desc')
      .limit(2)
      .execute()
    expect(trilha).toEqual([{ usuario: 'administrador' }, { usuario: 'administrador' }])

    const outra = await conferida(admin, 'feriados', arquivo)
    expect(outra).toMatchObject({
      situacao: 'pronta',
      novas: 0,
      existentes: 2,
      jaImportado: { em: feita.terminadaEm },
    })
    const { id, versao } = outra
    expect(await admin.try('POST /api/importacao/confirmar', { body: { id, versao } })).toMatchObject({
      status: 409,
      body: { mensagem: 'Tudo o que está nesta planilha já está no sistema.' },
    })
    expect(await contarFeriados()).toBe(antes + 2)
  })

  it('is sent twice and done once', async () => {
    const { id, versao } = await conferida(
      admin,
      'feriados',
      await planilha('feriados', [feriado({ municipio: 'Santos' })]),
    )
    const antes = await contarFeriados()
    const args = { body: { id, versao }, chave: 'importar-duas-vezes' }
    const [uma, outra] = await Promise.all([
      admin.try('POST /api/importacao/confirmar', args),
      admin.try('POST /api/importacao/confirmar', args),
    ])
    expect([uma.status, outra.status]).toEqual([200, 200])
    const stale = await admin.try('POST /api/importacao/confirmar', { body: { id, versao } })
    expect(stale).toMatchObject({ status: 409, body: { codigo: 'versao_antiga' } })
    expect(await esperar(admin, id)).toMatchObject({ situacao: 'importada' })
    expect(await contarFeriados()).toBe(antes + 1)
  })

  it('saves nothing at all when the database goes away in the middle, and may be checked again', async () => {
    const linhas = Array.from({ length: 28 }, (_, i) =>
      feriado({ municipio: 'Limeira', data: `${String(i + 1).padStart(2, '0')}/08/2026` }),
    )
    const { id, versao } = await conferida(admin, 'feriados', await planilha('feriados', linhas))
    const antes = await contarFeriados()
    // The last row of the batch is refused by the database itself.
    await sql`create function recusar() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(rh.db)
    await sql`create trigger recusar before insert on feriado for each row when (new.dia = 28) execute function recusar()`.execute(
      rh.db,
    )
    await admin.call('POST /api/importacao/confirmar', { body: { id, versao } })
    const caida = await esperar(admin, id)
    expect(caida).toMatchObject({ situacao: 'interrompida', andamento: null })
    expect(await contarFeriados()).toBe(antes)
    await sql`drop trigger recusar on feriado`.execute(rh.db)

    await admin.call('POST /api/importacao/conferir', {
      body: { id, versao: caida.versao, mapa: caida.mapa },
    })
    const pronta = await esperar(admin, id)
    await admin.call('POST /api/importacao/confirmar', { body: { id, versao: pronta.versao } })
    expect(await esperar(admin, id)).toMatchObject({ situacao: 'importada', novas: 28 })
    expect(await contarFeriados()).toBe(antes + 28)
    expect(await problemasDaTrilha(rh.db)).toEqual([])
  })

  it('refuses what became wrong since it was checked', async () => {
    const arquivo = await planilha('feriados', [
      feriado({ municipio: 'Americana' }),
      feriado({ municipio: 'Botucatu' }),
    ])
    const { id, versao } = await conferida(admin, 'feriados', arquivo)
    await importada(
      admin,
      'feriados',
      await planilha('feriados', [feriado({ municipio: 'Botucatu', nome: 'Padroeira' })]),
    )
    await admin.call('POST /api/importacao/confirmar', { body: { id, versao } })
    expect(await esperar(admin, id)).toMatchObject({ situacao: 'com_erros', novas: 1, comErro: 1 })
    expect(await errosDe(admin, id)).toEqual([
      'A3: Neste dia e lugar já há o feriado “Padroeira”. Altere-o em Cadastros › Feriados.',
    ])
  })

  it('is refused in words while rows are wrong, and nothing is imported by half', async () => {
    const arquivo = await planilha('feriados', [
      feriado({ municipio: 'Limeira' }),
      feriado({ municipio: 'Lugar Nenhum' }),
    ])
    const { id, versao, situacao } = await conferida(admin, 'feriados', arquivo)
    expect(situacao).toBe('com_erros')
    const antes = await contarFeriados()
    expect(await admin.try('POST /api/importacao/confirmar', { body: { id, versao } })).toMatchObject({
      status: 409,
      body: { codigo: 'transicao_invalida', mensagem: 'Há linhas com erro nesta planilha.' },
    })
    expect(await contarFeriados()).toBe(antes)
  })

  it('is one of two that are begun at the same moment', async () => {
    const [uma, outra] = await Promise.all(
      ['Cotia', 'Osasco'].map(async (municipio) =>
        enviar(admin, 'feriados', await planilha('feriados', [feriado({ municipio })])),
      ),
    )
    // The first cannot write down what it found: else it may be over before the second looks.
    const { esperaram, respostas } = await rh.db.transaction().execute(async (tx) => {
      await sql`lock table importacao_erro in share mode`.execute(tx)
      return aoMesmoTempo(
        rh.db,
        sql`select pg_advisory_xact_lock(hashtext('importacao'))`,
        [uma, outra].map((importacao) => {
          const { id = 0, versao = 0, mapa = {} } = importacao ?? {}
          return () => admin.try('POST /api/importacao/conferir', { body: { id, versao, mapa } })
        }),
      )
    })
    expect(esperaram).toBe(2)
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    for (const importacao of [uma, outra]) await esperar(admin, importacao?.id ?? 0)
  })

  it('goes on one at a time', async () => {
    const parada = await conferida(
      admin,
      'feriados',
      await planilha('feriados', [feriado({ municipio: 'Itu' })]),
    )
    await sql`update importacao set situacao = 'importando' where id = ${parada.id}`.execute(rh.db)
    await sql`update importacao_andamento set em = clock_timestamp() where importacao_id = ${parada.id}`.execute(
      rh.db,
    )
    const { id, versao, mapa } = await enviar(
      admin,
      'feriados',
      await planilha('feriados', [feriado({ municipio: 'Salto' })]),
    )
    const resposta = await admin.try('POST /api/importacao/conferir', { body: { id, versao, mapa } })
    expect(resposta).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    // A server that died says nothing any more: after a while nobody waits for it.
    await sql`update importacao_andamento set em = clock_timestamp() - interval '1 minute' where importacao_id = ${parada.id}`.execute(
      rh.db,
    )
    const depois = await admin.try('POST /api/importacao/conferir', { body: { id, versao, mapa } })
    expect(depois.status).toBe(200)
    expect(await esperar(admin, parada.id)).toMatchObject({ situacao: 'interrompida' })
    await esperar(admin, id)
  })
})

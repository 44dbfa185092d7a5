import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atorDe, requestDe } from '../test/ator.ts'
import { createTestApp, type TestApp } from '../test/harness.ts'
import { write, writeAsSystem } from './write.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

const chaves = async (): Promise<string[]> => {
  const linhas = await rh.db.selectFrom('idempotencia').select('chave').orderBy('chave').execute()
  return linhas.map(({ chave }) => chave)
}

it('forgets the keys of two days ago as new ones come, and keeps the others', async () => {
  const operacional = await rh.as('coordenador.operacional')
  for (const chave of ['chave-antiga-1', 'chave-antiga-2', 'chave-de-ontem'])
    await operacional.call('POST /api/admissao/criar', { body: {}, chave })
  await sql`update idempotencia set criada_em = now() - interval '49 hours' where chave like 'chave-antiga%'`.execute(
    rh.db,
  )
  await operacional.call('POST /api/admissao/criar', { body: {}, chave: 'chave-de-hoje' })
  expect(await chaves()).toEqual(['chave-de-hoje', 'chave-de-ontem'])
})

it('answers an old key that comes again, and what it was given then', async () => {
  const operacional = await rh.as('coordenador.operacional')
  const chave = 'chave-que-volta'
  const criar = () => operacional.call('POST /api/admissao/criar', { body: {}, chave })
  const criada = await criar()
  await sql`update idempotencia set criada_em = now() - interval '49 hours' where chave = ${chave}`.execute(
    rh.db,
  )
  expect(await criar()).toEqual(criada)
})

it.each([{ chave: 'chave-que-assina' }, {}])(
  'signs what it writes, with a key as without: %j',
  async (comChave) => {
    const operacional = await rh.as('coordenador.operacional')
    const { usuarioId } = await rh.db
      .selectFrom('usuario')
      .select('id as usuarioId')
      .where('usuario', '=', 'coordenador.operacional')
      .executeTakeFirstOrThrow()
    const { id } = await operacional.call('POST /api/admissao/criar', { body: {}, ...comChave })
    const elos = await rh.db
      .selectFrom('auditoria')
      .select(['usuarioId', 'ip', 'requisicao'])
      .where('entidade', '=', 'processo')
      .where('registro', '=', id)
      .execute()
    const assinado = { usuarioId, ip: '127.0.0.1', requisicao: expect.stringMatching(/./) }
    expect(elos.length).toBeGreaterThan(1)
    expect(elos).toEqual(elos.map(() => assinado))
  },
)

it('leaves no key behind when the write fails, so that a corrected retry can use it', async () => {
  const operacional = await rh.as('coordenador.operacional')
  const chave = 'chave-que-falhou'
  const failure = await operacional.try('POST /api/admissao/criar', {
    body: { vaga: { postoId: 999_999 } },
    chave,
  })
  expect(failure.status).toBe(400)
  expect(await chaves()).not.toContain(chave)
  const certa = await operacional.try('POST /api/admissao/criar', { body: { vaga: {} }, chave })
  expect(certa.status).toBe(201)
})

it('answers a repeated move as the record stands, and keeps nothing of the person with the key', async () => {
  const operacional = await rh.as('coordenador.operacional')
  const criada = await operacional.call('POST /api/admissao/criar', { body: { vaga: {} } })
  const chave = 'desistencia-repetida'
  const motivo = 'A pessoa aceitou outra vaga.'
  const body = { id: criada.id, versao: criada.versao, transicao: 'desistir', motivo } as const
  const [uma, outra] = [
    await operacional.call('POST /api/admissao/status', { body, chave }),
    await operacional.call('POST /api/admissao/status', { body, chave }),
  ]
  expect(outra).toEqual(uma)
  expect(uma.status).toBe('desistencia')
  const guardada = await rh.db
    .selectFrom('idempotencia')
    .select('resposta')
    .where('chave', '=', chave)
    .executeTakeFirstOrThrow()
  expect(guardada).toEqual({ resposta: null })
})

it('takes a key for that of one person, one call and one body', async () => {
  let feitas = 0
  const pedir = (id: number, chamada = 'POST /api/teste/uma', corpo: object = {}) =>
    write(rh.deps, { ...requestDe(atorDe(id), corpo), chamada, chave: 'chave-de-muitos' }, async () => {
      feitas += 1
      return { id, chamada }
    })
  const [uma, dela] = [await pedir(1), await pedir(2)]
  expect([uma.id, dela.id]).toEqual([1, 2])
  expect([await pedir(1), await pedir(2)]).toEqual([uma, dela])
  await expect(pedir(1, 'POST /api/teste/outra')).rejects.toMatchObject({ codigo: 'chave_reutilizada' })
  await expect(pedir(1, uma.chamada, { mais: 1 })).rejects.toMatchObject({ codigo: 'chave_reutilizada' })
  expect(feitas).toBe(2)
})

it('does a change that was sent twice once, whatever method it goes by', async () => {
  const operacional = await rh.as('coordenador.operacional')
  const { id, versao } = await operacional.call('POST /api/admissao/criar', { body: {} })
  const body = { id, versao, etapa: 'vaga', dados: { observacao: 'Duas vezes' } } as const
  const chave = 'edicao-repetida'
  const uma = await operacional.call('PUT /api/admissao/editar', { body, chave })
  expect(await operacional.call('PUT /api/admissao/editar', { body, chave })).toEqual(uma)
  const semChave = await operacional.try('PUT /api/admissao/editar', { body })
  expect(semChave).toMatchObject({ status: 409, body: { codigo: 'versao_antiga' } })
})

it('is done again where two waited for each other: both are written, and told of, once', async () => {
  const primeiras = Promise.withResolvers<void>()
  let presas = 0
  let tentativas = 0
  const ditas: string[] = []
  const prender = (uma: number) => sql`select pg_advisory_xact_lock(0, ${uma})`
  const escrever = (nome: string, antes: number, depois: number) =>
    writeAsSystem(rh.deps, 'teste.impasse', async (work) => {
      tentativas += 1
      await prender(antes).execute(work.tx)
      presas += 1
      if (presas === 2) primeiras.resolve()
      await primeiras.promise
      work.depois(() => ditas.push(nome))
      await prender(depois).execute(work.tx)
      return nome
    })
  expect(await Promise.all([escrever('ida', 1, 2), escrever('volta', 2, 1)])).toEqual(['ida', 'volta'])
  expect(tentativas).toBe(3)
  expect(ditas.toSorted()).toEqual(['ida', 'volta'])
})

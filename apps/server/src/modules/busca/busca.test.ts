import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, enviada, novoCpf } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
})
afterAll(() => rh[Symbol.asyncDispose]())

const buscar = (client: Client, q: string) => client.call('GET /api/busca', { query: { q } })

/** Somebody at work, in a contract of the scoped demo Gestor or outside all of them. */
async function alguem(noEscopo: boolean) {
  const { id } = await (await rh.as('gestor')).call('GET /api/conta/perfil')
  return rh.db
    .selectFrom('vinculo as v')
    .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
    .innerJoin('vinculoVersao as ve', 've.vinculoId', 'v.id')
    .select(['v.id', 'v.matricula', 'pe.nome', 'pe.cpf'])
    .where('v.dataDesligamento', 'is', null)
    .where((eb) => {
      const meus = eb.selectFrom('usuarioContrato').select('contratoId').where('usuarioId', '=', id)
      return noEscopo ? eb('ve.contratoId', 'in', meus) : eb('ve.contratoId', 'not in', meus)
    })
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('vinculoVersao as x')
            .select('x.id')
            .whereRef('x.vinculoId', '=', 'v.id')
            .whereRef('x.id', '<>', 've.id'),
        ),
      ),
    )
    .orderBy('v.id')
    .executeTakeFirstOrThrow()
}

describe('GET /api/busca', () => {
  it('finds an employee by part of the name without accents, by matrícula and by CPF', async () => {
    const client = await rh.as('cadastro')
    const { id, matricula, nome, cpf } = await alguem(true)
    const meio = nome.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().slice(2)
    const formatado = cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
    for (const q of [meio, matricula, String(Number(matricula)), cpf, formatado]) {
      const { colaboradores } = await buscar(client, q)
      expect(colaboradores, q).toContainEqual(expect.objectContaining({ id, matricula, nome }))
      expect(JSON.stringify(colaboradores)).not.toContain(cpf.slice(3, 9))
    }
  })

  it('takes no longer number for the matrícula that it begins with', async () => {
    const { id, matricula } = await alguem(true)
    const { colaboradores } = await buscar(await rh.as('cadastro'), `${matricula}1`)
    expect(colaboradores.map((achado) => achado.id)).not.toContain(id)
  })

  it('answers CPFs to nobody, and matches them only for those who see them', async () => {
    const { cpf } = await alguem(true)
    for (const usuario of ['almoxarifado', 'comercial', 'sem.grupo'])
      expect(await buscar(await rh.as(usuario), cpf), usuario).toEqual({ colaboradores: [], processos: [] })
  })

  it('shows nobody to who waits for a group, by whatever they are known', async () => {
    const semGrupo = await rh.as('sem.grupo')
    const { nome, matricula } = await alguem(true)
    for (const q of [nome, matricula])
      expect(await buscar(semGrupo, q), q).toEqual({ colaboradores: [], processos: [] })
  })

  it('takes no CPF out of a text with other letters in it', async () => {
    const cadastro = await rh.as('cadastro')
    const { id, cpf } = await alguem(true)
    const achados = async (q: string) => (await buscar(cadastro, q)).colaboradores.map((achado) => achado.id)
    expect(await achados(cpf.replace(/(...)(...)(...)(..)/, '$1 $2 $3 $4'))).toEqual([id])
    for (const q of [`cpf ${cpf}`, `${cpf}x`]) expect(await achados(q), q).toEqual([])
  })

  it('keeps to the scope of the person', async () => {
    const gestor = await rh.as('gestor')
    const [minha, alheia] = [await alguem(true), await alguem(false)]
    for (const q of [minha.matricula, minha.cpf, minha.nome])
      expect(
        (await buscar(gestor, q)).colaboradores.map(({ id }) => id),
        q,
      ).toContain(minha.id)
    for (const q of [alheia.matricula, alheia.cpf, alheia.nome])
      expect(
        (await buscar(gestor, q)).colaboradores.map(({ id }) => id),
        q,
      ).not.toContain(alheia.id)
  })

  it('finds an admission by number, name and CPF, under the rules of the list', async () => {
    const cpf = novoCpf()
    const pessoa = { nome: 'Zuleica Inconfundível Prado' }
    const { id, numero } = await enviada(await rh.as('coordenador.operacional'), { cpf, pessoa })
    const achado = { tipo: 'admissao', id, numero, nome: pessoa.nome, status: 'solicitada' }
    const vagas = await rh.as('vagas')
    const [, sequencia = ''] = numero.split('-')
    for (const q of [numero, sequencia, String(Number(sequencia)), 'zuleica', 'INCONFUNDIVEL', cpf])
      expect((await buscar(vagas, q)).processos, q).toContainEqual(achado)
    const almoxarifado = await rh.as('almoxarifado')
    expect((await buscar(almoxarifado, numero)).processos).toContainEqual(achado)
    expect((await buscar(almoxarifado, cpf)).processos).toEqual([])
    expect((await buscar(await rh.as('comercial'), numero)).processos).toEqual([])
  })

  it('finds three letters anywhere in a name, and two at its beginning alone', async () => {
    const { id } = await enviada(await rh.as('coordenador.operacional'), {
      cpf: novoCpf(),
      pessoa: { nome: 'Wzkleber Prado' },
    })
    const vagas = await rh.as('vagas')
    const achados = async (q: string) => (await buscar(vagas, q)).processos.map((achado) => achado.id)
    for (const q of ['zkl', 'wzk', 'wz']) expect(await achados(q), q).toEqual([id])
    expect(await achados('zk')).toEqual([])
  })

  it('shows a draft only to those who write drafts', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { numero } = await operacional.call('POST /api/admissao/criar', { body: {} })
    expect((await buscar(operacional, numero)).processos).toHaveLength(1)
    expect((await buscar(await rh.as('vagas'), numero)).processos).toEqual([])
  })

  it('answers at most eight of a kind', async () => {
    const { colaboradores, processos } = await buscar(await rh.as('cadastro'), 'mar')
    expect(colaboradores).toHaveLength(8)
    const porTipo = Map.groupBy(processos, ({ tipo }) => tipo)
    for (const [tipo, dele] of porTipo) expect(dele.length, tipo).toBeLessThanOrEqual(8)
  })

  it.each(['mar', 'ana'])('shows of %s first who is at work, and whose name begins so', async (q) => {
    const { rows } = await sql<{ id: number; lugar: string }>`
      select vinculo_id as id, concat(data_desligamento is not null, nome_busca not like ${`${q}%`}) as lugar
        from colaborador_periodo
       where desde <= '2026-11-20' and ate > '2026-11-20' and nome_busca like ${`%${q}%`}`.execute(rh.db)
    const lugares = new Map(rows.map(({ id, lugar }) => [id, lugar]))
    const { colaboradores } = await buscar(await rh.as('cadastro'), q)
    const emOrdem = [...lugares.values()].toSorted()
    expect(emOrdem.length).toBeGreaterThan(8)
    expect(new Set(emOrdem).size).toBeGreaterThan(1)
    expect(colaboradores.map(({ id }) => lugares.get(id))).toEqual(emOrdem.slice(0, 8))
  })

  it('takes wild words for words', async () => {
    const client = await rh.as('cadastro')
    for (const q of ['%%', '__', String.raw`\\`, "''", '"; --', '😀😀', '\u202eab', '((((', '1e5'])
      expect(await buscar(client, q), q).toEqual({ colaboradores: [], processos: [] })
    for (const q of ['', ' ', 'a', 'x'.repeat(61)])
      expect((await client.try('GET /api/busca', { query: { q } })).status, q).toBe(400)
  })
})

import { LOGIN_DE_EMERGENCIA } from '@rh/domain/acesso/emergencia'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Recusada, type Carta } from '../../../email/correio.ts'
import { writeAsSystem } from '../../../db/write.ts'
import { createClient, createTestApp, senhaDemo, type Client, type TestApp } from '../../../test/harness.ts'
import { avisarEmergencia } from './avisar.ts'
import { lacrar, retirar } from './lacre.ts'

let rh: TestApp
let admin: Client
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())
beforeEach(async () => {
  // Each test on a day of its own, so that no limit of the one before is left.
  rh.clock.irPara(rh.clock.agora().add({ hours: 24 }).toString())
  admin = await rh.emOutraSessao('administrador')
  await admin.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
})

const MOTIVO = 'O provedor de acesso está fora do ar.'
const ONDE = 'cofre da diretoria'
const SERVIDOR = { id: null, nome: 'Quem opera o servidor' }
const lacrarNoServidor = () => writeAsSystem(rh.deps, 'teste', (work) => lacrar(work, SERVIDOR, ONDE))
const tentar = (codigo: string, motivo = MOTIVO, cliente = rh.anonimo) =>
  cliente.try('POST /api/auth/emergencia', { body: { codigo, motivo } })

async function entrar(codigo: string): Promise<Client> {
  const { accessToken } = await rh.anonimo.call('POST /api/auth/emergencia', {
    body: { codigo, motivo: MOTIVO },
  })
  return createClient(rh.app, accessToken)
}

const textosPara = async (usuario: string): Promise<string[]> => {
  const { rows } = await sql<{ texto: string }>`
    select n.texto from notificacao n join usuario u on u.id = n.usuario_id
     where u.usuario = ${usuario} and n.criada_em = ${rh.clock.agora().toString()} order by n.id`.execute(
    rh.db,
  )
  return rows.map(({ texto }) => texto)
}

describe('POST /api/auth/emergencia', () => {
  it('opens nothing while no code was sealed, nor with a wrong one, and tells so as grave', async () => {
    expect(await tentar('2345-2345-2345-2345-2345-2345')).toMatchObject({
      status: 401,
      body: { codigo: 'credenciais' },
    })
    expect((await tentar('curto')).status).toBe(400)
    expect((await tentar('2345-2345-2345-2345-2345-2345', 'curto')).status).toBe(400)
    const { results } = await admin.call('GET /api/seguranca/listar', {
      query: { tipo: 'emergencia_recusada' },
    })
    expect(results).toMatchObject([{ gravidade: 'grave', usuarioId: null }])
  })

  it('lets in once, as Administrador, at an hour at which nobody else may be there', async () => {
    const codigo = await lacrarNoServidor()
    await sql`update horario set entrada = '00:00:00', saida = '00:00:01'`.execute(rh.db)
    expect(
      (await rh.anonimo.try('POST /api/auth/login', { body: { usuario: 'administrador', senha: senhaDemo } }))
        .status,
    ).toBe(403)
    const emergencia = await entrar(codigo.toLowerCase().replaceAll('-', ' '))
    const { user, expiraEm } = await emergencia.call('GET /api/auth/me')
    expect(user).toMatchObject({
      usuario: LOGIN_DE_EMERGENCIA,
      Grupos: expect.arrayContaining([{ Grupo_nome: 'Administrador', ID_setor: 2 }]),
    })
    expect(expiraEm).toBe(rh.clock.agora().add({ hours: 2 }).toString({ smallestUnit: 'millisecond' }))
    // What it is for: to let the others in again. The code counts as a confirmed password.
    const { results } = await emergencia.call('GET /api/usuarios/listar', {
      query: { busca: 'administrador' },
    })
    expect(results.length).toBeGreaterThan(0)
    await sql`update horario set entrada = '00:00:00', saida = '23:59:59'`.execute(rh.db)
    expect((await tentar(codigo)).status).toBe(401)
  })

  it('is one entry, of two at the same moment', async () => {
    const codigo = await lacrarNoServidor()
    const estados = (await Promise.all([tentar(codigo), tentar(codigo)])).map(({ status }) => status)
    expect(estados.toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  it('ends after its hours', async () => {
    const emergencia = await entrar(await lacrarNoServidor())
    rh.clock.irPara(rh.clock.agora().add({ hours: 2 }).toString())
    expect((await emergencia.try('GET /api/auth/me')).status).toBe(401)
  })

  it('tells every administrator at once, with the reason, and rings on the page of events', async () => {
    await entrar(await lacrarNoServidor())
    expect(await textosPara('administrador')).toContainEqual(expect.stringContaining(MOTIVO))
    const { results } = await admin.call('GET /api/seguranca/alarmes')
    expect(results[0]).toMatchObject({ tipo: 'emergencia_usada', pessoa: 'Acesso de emergência' })
    const { usos } = await admin.call('GET /api/seguranca/emergencia')
    expect(usos[0]).toMatchObject({ motivo: MOTIVO, encerrada: false, ip: '127.0.0.1' })
  })

  it('writes to every administrator, again until the mail server takes it, and once', async () => {
    await sql`update acesso_emergencia_uso set avisado_em = now()`.execute(rh.db)
    await entrar(await lacrarNoServidor())
    const cartas: Carta[] = []
    let fora = true
    const correio = {
      origem: 'https://rh.exemplo.com.br',
      enviar: async (carta: Carta) => {
        if (fora) throw new Error('ECONNREFUSED')
        cartas.push(carta)
      },
    }
    const rodar = () => avisarEmergencia.executar({ ...rh.deps, correio })
    await expect(rodar()).rejects.toThrow('ECONNREFUSED')
    fora = false
    await rodar()
    await rodar()
    expect(cartas.map(({ para }) => para.nome)).toHaveLength(new Set(cartas.map(({ id }) => id)).size)
    expect(cartas.length).toBeGreaterThan(0)
    // The reason stays in the system: it may speak of a person.
    expect(JSON.stringify(cartas)).not.toContain(MOTIVO)
  })

  it('tells the others where one address is refused, and fails where all are', async () => {
    await sql`update acesso_emergencia_uso set avisado_em = now()`.execute(rh.db)
    await entrar(await lacrarNoServidor())
    const correio = { origem: '', enviar: () => Promise.reject(new Recusada(550, null)) }
    await expect(avisarEmergencia.executar({ ...rh.deps, correio })).rejects.toThrow('Nobody could be told')
  })

  it('bounds guesses from one address, and keeps nobody out elsewhere', async () => {
    const codigo = await lacrarNoServidor()
    const vezes = await Promise.all(Array.from({ length: 12 }, () => tentar('2345-2345-2345-2345-2345-2345')))
    expect(vezes.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    const { statusCode } = await rh.app.inject({
      method: 'POST',
      url: '/api/auth/emergencia',
      remoteAddress: '203.0.113.50',
      payload: { codigo, motivo: MOTIVO },
    })
    expect(statusCode).toBe(200)
  })
})

describe('the account of the emergency access', () => {
  it('is entered by nothing else, counts as no administrator and is not made an ordinary one', async () => {
    await lacrarNoServidor()
    const { id, ativo, versao } = await rh.db
      .selectFrom('usuario')
      .select(['id', 'ativo', 'versao'])
      .where('usuario', '=', LOGIN_DE_EMERGENCIA)
      .executeTakeFirstOrThrow()
    expect(ativo).toBe(false)
    expect((await admin.try('POST /api/usuarios/codigo', { body: { id } })).status).toBe(409)
    expect(await admin.try('POST /api/usuarios/reativar', { body: { id, versao } })).toMatchObject({
      status: 409,
      body: { mensagem: expect.stringContaining('código lacrado') },
    })
  })
})

describe('the envelope', () => {
  it('is sealed by an administrator with the password confirmed; the others are told and the old code is void', async () => {
    const antes = await lacrarNoServidor()
    const { codigo, situacao } = await admin.call('POST /api/seguranca/emergencia/lacrar', {
      body: { onde: ONDE },
    })
    expect(situacao.lacre).toMatchObject({ por: expect.any(String), onde: ONDE })
    expect((await tentar(antes)).status).toBe(401)
    expect(codigo).toMatch(/^([2-9B-Z]{4}-){5}[2-9B-Z]{4}$/)
    const { rows } = await sql<{ texto: string }>`
      select string_agg(t::text, ' ') as texto from (
        select to_jsonb(a) as t from acesso_emergencia a union all select to_jsonb(x) from auditoria x
        union all select to_jsonb(i) from idempotencia i) todas`.execute(rh.db)
    expect(rows[0]?.texto).not.toContain(codigo.replaceAll('-', ''))
    expect(rows[0]?.texto).not.toContain(codigo)
  })

  it('asks for the password, and for an administrator', async () => {
    const semConfirmar = await rh.emOutraSessao('administrador')
    expect(
      (await semConfirmar.try('POST /api/seguranca/emergencia/lacrar', { body: { onde: ONDE } })).status,
    ).toBe(403)
    expect(
      (await semConfirmar.try('POST /api/seguranca/emergencia/retirar', { body: { motivo: MOTIVO } })).status,
    ).toBe(403)
    expect((await (await rh.emOutraSessao('gerente.rh')).try('GET /api/seguranca/emergencia')).status).toBe(
      403,
    )
  })

  it('is taken away together with whoever is in by it', async () => {
    const emergencia = await entrar(await lacrarNoServidor())
    await lacrarNoServidor()
    expect(
      await admin.call('POST /api/seguranca/emergencia/retirar', { body: { motivo: MOTIVO } }),
    ).toMatchObject({ lacre: null })
    expect((await emergencia.try('GET /api/auth/me')).status).toBe(401)
    expect(await writeAsSystem(rh.deps, 'teste', (work) => retirar(work, SERVIDOR, MOTIVO))).toBe(true)
  })
})

it('enters where people sign in at a provider too', async () => {
  await using outro = await createTestApp({
    METODO_LOGIN: 'auth0',
    AUTH0_DOMINIO: 'empresa.us.auth0.com',
    AUTH0_CLIENTE: 'cliente-de-prova',
    DEMO: '0',
  })
  const codigo = await writeAsSystem(outro.deps, 'teste', (work) => lacrar(work, SERVIDOR, ONDE))
  expect(await tentar(codigo, MOTIVO, outro.anonimo)).toMatchObject({ status: 200 })
})

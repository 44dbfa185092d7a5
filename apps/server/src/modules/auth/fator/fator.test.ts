import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FaltaFator } from '@rh/domain/contract/auth'
import { createClient, createTestApp, senhaDemo, type Client, type TestApp } from '../../../test/harness.ts'
import { bytesDoSegredo, codigoDoApp } from '../../../test/app-de-codigos.ts'
import { AGORA } from '../../../test/clock.ts'
import { base32, codigoDo, enderecoDoApp } from './totp.ts'

let rh: TestApp
let daqui = ''
let teste = 0
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  teste += 1
  // Floods from one address are also refused by the minute, whatever they ask.
  daqui = `203.0.113.${teste}`
  rh.clock.irPara(AGORA)
  for (const tabela of ['tentativaLogin', 'bilheteDeFator', 'codigoRecuperacao', 'fatorApp'] as const)
    await rh.db.deleteFrom(tabela).execute()
  await rh.db.updateTable('empresa').set({ segundoFator: 'ninguem' }).execute()
})
afterAll(() => rh[Symbol.asyncDispose]())

interface Resposta {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & { readonly falta?: FaltaFator }
  readonly cookie: string
}

interface Navegador {
  readonly ip?: string
  readonly cookie?: string
}

/** A public call of a browser, with its mark. */
async function chamar(
  url: string,
  payload: object,
  { ip = daqui, cookie = '' }: Navegador = {},
): Promise<Resposta> {
  const resposta = await rh.app.inject({
    method: 'POST',
    url: `/api/auth/${url}`,
    payload,
    remoteAddress: ip,
    headers: cookie ? { cookie } : {},
  })
  const veio = String(resposta.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  return { status: resposta.statusCode, body: resposta.json(), cookie: veio || cookie }
}

const senha = (usuario: string, navegador?: Navegador) =>
  chamar('login', { usuario, senha: senhaDemo }, navegador)

/** The ticket and the browser of a right password. */
async function bilheteDe(usuario: string, navegador?: Navegador) {
  const { body, cookie, status } = await senha(usuario, navegador)
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('accessToken')
  if (!body.falta) throw new Error('No second factor was asked for')
  return { falta: body.falta, bilhete: body.falta.bilhete, cookie, ip: navegador?.ip ?? daqui }
}

/** What an app shows that was given this key. */
const app =
  (segredo: string) =>
  (passos = 0): string =>
    codigoDoApp(segredo, rh.clock.agora(), passos)

const adiantar = (segundos: number): void =>
  rh.clock.irPara(rh.clock.agora().add({ seconds: segundos }).toString())

/** A signed-in client who has just confirmed the password. */
async function confirmado(usuario: string): Promise<Client> {
  const client = await rh.emOutraSessao(usuario)
  const { id } = await client.call('GET /api/conta/perfil')
  // As confirming does; asked for by so many from one address it would be refused by the minute.
  await rh.db
    .updateTable('sessao')
    .set({ confirmadaAte: rh.clock.agora().add({ minutes: 5 }).toString() })
    .where('usuarioId', '=', id)
    .execute()
  return client
}

/** Gives somebody an app; afterwards its next code is unused. */
async function comApp(usuario: string) {
  const client = await confirmado(usuario)
  const preparado = await client.call('POST /api/conta/seguranca/preparar', { body: { meio: 'app' } })
  const codigo = app(preparado.app.segredo)
  const { codigos } = await client.call('POST /api/conta/seguranca/cadastrar', {
    body: { bilhete: preparado.bilhete, codigo: codigo() },
  })
  adiantar(60)
  return { client, codigo, codigos, segredo: preparado.app.segredo }
}

const segundo = (bilhete: string, codigo: string, navegador?: Navegador) =>
  chamar('segundo-fator', { bilhete, codigo }, navegador)

const avisosDe = async (usuario: string): Promise<string[]> => {
  const linhas = await rh.db
    .selectFrom('notificacao as n')
    .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
    .select('n.texto')
    .where('u.usuario', '=', usuario)
    .orderBy('n.id')
    .execute()
  return linhas.map(({ texto }) => texto)
}

describe('codes of an app', () => {
  // RFC 6238, appendix B, in six digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at %i', (segundos, codigo) => {
    expect(codigoDo(Buffer.from('12345678901234567890'), Math.floor(segundos / 30))).toBe(codigo)
  })

  it('go to the app in an address that it reads', () => {
    const segredo = Buffer.from('12345678901234567890')
    expect(base32(segredo)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(enderecoDoApp(segredo, 'Limpeza São João', 'ana.souza')).toBe(
      'otpauth://totp/Limpeza%20S%C3%A3o%20Jo%C3%A3o%3Aana.souza?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Limpeza%20S%C3%A3o%20Jo%C3%A3o',
    )
  })
})

describe('who has no second factor', () => {
  it('enters with the password alone, unless the company asks for one', async () => {
    const { body } = await senha('vagas')
    expect(body).toHaveProperty('accessToken')
  })

  it('sets one up at the entry where it is asked for, and gets the recovery codes once', async () => {
    await rh.db.updateTable('empresa').set({ segundoFator: 'administradores' }).execute()
    expect((await senha('vagas')).body).toHaveProperty('accessToken')
    const { falta, bilhete, ...navegador } = await bilheteDe('administrador')
    expect(falta).toMatchObject({ passo: 'cadastrar', app: { segredo: expect.any(String) } })
    const codigo = app(falta.app?.segredo ?? '')
    const errado = await chamar('segundo-fator/cadastrar', { bilhete, codigo: '000000' }, navegador)
    expect(errado).toMatchObject({ status: 401, body: { codigo: 'segundo_fator_recusado' } })
    // A ticket to set one up does not enter as one to show it.
    expect((await segundo(bilhete, codigo(), navegador)).body).toMatchObject({ codigo: 'bilhete_vencido' })
    const feito = await chamar('segundo-fator/cadastrar', { bilhete, codigo: codigo() }, navegador)
    expect(feito).toMatchObject({ status: 200, body: { sessao: { accessToken: expect.any(String) } } })
    expect(new Set(feito.body['codigos'] as string[]).size).toBe(10)
    expect((await bilheteDe('administrador')).falta).toMatchObject({ passo: 'conferir', app: null })
    expect(await avisosDe('administrador')).toContainEqual(expect.stringContaining('foi cadastrado'))
  })

  it('sets one up first: of two who begin with the same password the other one shows it', async () => {
    await rh.db.updateTable('empresa').set({ segundoFator: 'todos' }).execute()
    const [um, outro] = [await bilheteDe('comercial'), await bilheteDe('comercial', { ip: '198.51.100.7' })]
    const cadastrar = ({ falta, bilhete, ...navegador }: typeof um) =>
      chamar('segundo-fator/cadastrar', { bilhete, codigo: app(falta.app?.segredo ?? '')() }, navegador)
    expect((await cadastrar(um)).status).toBe(200)
    expect((await cadastrar(outro)).body).toMatchObject({ codigo: 'bilhete_vencido' })
  })

  it.each([
    ['administradores', ['administrador'], ['sesmt', 'coordenador', 'almoxarifado']],
    ['sensiveis', ['administrador', 'sesmt', 'coordenador'], ['almoxarifado']],
    ['todos', ['administrador', 'sesmt', 'almoxarifado'], ['sem.grupo']],
  ])('is asked for one with "%s" as the groups say', async (segundoFator, sim, nao) => {
    await rh.db.updateTable('empresa').set({ segundoFator }).execute()
    for (const usuario of sim) expect((await senha(usuario)).body, usuario).toHaveProperty('falta')
    for (const usuario of nao) expect((await senha(usuario)).body, usuario).toHaveProperty('accessToken')
  })
})

describe('the second step', () => {
  it('opens the session with the code of now, of one step before or after, and of no other', async () => {
    const { codigo } = await comApp('vagas')
    for (const passos of [-1, 0, 1]) {
      const { bilhete, ...navegador } = await bilheteDe('vagas')
      const { status, body } = await segundo(bilhete, codigo(passos), navegador)
      expect({ passos, status }).toEqual({ passos, status: 200 })
      const client = createClient(rh.app, String(body['accessToken']))
      expect((await client.try('GET /api/auth/me')).status).toBe(200)
    }
    adiantar(300)
    for (const passos of [-2, 2]) {
      const { bilhete, ...navegador } = await bilheteDe('vagas')
      expect((await segundo(bilhete, codigo(passos), navegador)).status).toBe(401)
    }
  })

  it('takes a code as people paste it', async () => {
    const { codigo } = await comApp('vagas')
    const { bilhete, ...navegador } = await bilheteDe('vagas')
    const colado = ` ${codigo().slice(0, 3)} ${codigo().slice(3)} `
    expect((await segundo(bilhete, colado, navegador)).status).toBe(200)
  })

  it('takes no code twice, nor an older one after it', async () => {
    const { codigo } = await comApp('vagas')
    const entrar = async (passos: number) => {
      const { bilhete, ...navegador } = await bilheteDe('vagas')
      return (await segundo(bilhete, codigo(passos), navegador)).status
    }
    expect([await entrar(0), await entrar(0), await entrar(-1), await entrar(1)]).toEqual([
      200, 401, 401, 200,
    ])
  })

  it('lets one through of a burst with one right code', async () => {
    const { codigo } = await comApp('vagas')
    const bilhetes = []
    for (let i = 0; i < 4; i += 1) bilhetes.push(await bilheteDe('vagas'))
    const respostas = await Promise.all(
      bilhetes.map(({ bilhete, ...navegador }) => segundo(bilhete, codigo(), navegador)),
    )
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
    const { bilhete, ...navegador } = await bilheteDe('vagas')
    const deUm = await Promise.all([1, 2, 3].map(() => segundo(bilhete, codigo(1), navegador)))
    expect(deUm.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('tells the same of a ticket that is made up, over, used, or of another browser', async () => {
    const { codigo } = await comApp('vagas')
    const vencido = { status: 401, body: { codigo: 'bilhete_vencido' } }
    expect(await segundo('a'.repeat(43), codigo())).toMatchObject(vencido)
    const { bilhete, ...navegador } = await bilheteDe('vagas')
    // A stolen ticket is worth nothing elsewhere, and a browser that was given one is not signed in with it.
    expect(await segundo(bilhete, codigo(), { ip: navegador.ip })).toMatchObject(vencido)
    const outro = (await senha('comercial')).cookie
    expect(await segundo(bilhete, codigo(), { cookie: outro })).toMatchObject(vencido)
    adiantar(301)
    expect(await segundo(bilhete, codigo(), navegador)).toMatchObject(vencido)
    const novo = await bilheteDe('vagas')
    expect((await segundo(novo.bilhete, codigo(), novo)).status).toBe(200)
    expect(await segundo(novo.bilhete, codigo(1), novo)).toMatchObject(vencido)
    expect((await segundo('curto', codigo())).status).toBe(400)
  })

  it('asks the factor of the person of the ticket, and of nobody else', async () => {
    const dela = await comApp('vagas')
    await comApp('comercial')
    const { bilhete, ...navegador } = await bilheteDe('comercial')
    expect((await segundo(bilhete, dela.codigo(), navegador)).status).toBe(401)
    const [codigo = ''] = dela.codigos
    expect((await segundo(bilhete, codigo, navegador)).status).toBe(401)
  })

  it('counts guesses like a password: the right password forgets none of them', async () => {
    await comApp('vagas')
    let recusadas = 0
    for (let i = 0; i < 8; i += 1) {
      const { status, body, cookie } = await senha('vagas', { ip: '198.51.100.9' })
      // Past the limit the password is not looked at either.
      if (status === 429) break
      const navegador = { ip: '198.51.100.9', cookie }
      expect((await segundo(body.falta?.bilhete ?? '', String(100_000 + i), navegador)).status).toBe(401)
      recusadas += 1
    }
    expect(recusadas).toBe(5)
  })

  it('ends a ticket after five errors, also of a burst, and tells the person', async () => {
    const { codigo } = await comApp('vagas')
    const { cookie } = await senha('vagas')
    const navegador = { cookie }
    // The browser is known, so that the limit is the ticket's own.
    await rh.db.updateTable('sessao').set({ criadaEm: AGORA }).execute()
    const { bilhete, ...mesmo } = await bilheteDe('vagas', navegador)
    const errados = await Promise.all(
      Array.from({ length: 12 }, (_, i) => segundo(bilhete, String(200_000 + i), mesmo)),
    )
    expect(errados.filter(({ body }) => body['codigo'] === 'segundo_fator_recusado').length).toBeLessThan(5)
    expect((await segundo(bilhete, codigo(), mesmo)).body).toMatchObject({ codigo: 'bilhete_vencido' })
    expect(await avisosDe('vagas')).toContainEqual(expect.stringContaining('errou várias vezes'))
    // Refusals are written in the background, some at a time.
    await vi.waitFor(
      async () =>
        expect(
          await rh.db
            .selectFrom('eventoSeguranca')
            .select('motivo')
            .where('tipo', '=', 'entrada_recusada')
            .execute(),
        ).toContainEqual({ motivo: 'segundo_fator' }),
      { timeout: 10_000 },
    )
  })

  it('asks for the account and its hours again', async () => {
    const { codigo } = await comApp('gestor')
    const { bilhete, ...navegador } = await bilheteDe('gestor')
    const { id } = await rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'gestor')
      .executeTakeFirstOrThrow()
    const horarios = await rh.db.selectFrom('horario').selectAll().where('usuarioId', '=', id).execute()
    await rh.db.deleteFrom('horario').where('usuarioId', '=', id).execute()
    expect((await segundo(bilhete, codigo(), navegador)).body).toMatchObject({ codigo: 'fora_do_horario' })
    await rh.db
      .insertInto('horario')
      .values(horarios.map(({ id: _id, ...horario }) => horario))
      .execute()
    await rh.db.updateTable('usuario').set({ ativo: false }).where('id', '=', id).execute()
    expect((await segundo(bilhete, codigo(), navegador)).body).toMatchObject({ codigo: 'bilhete_vencido' })
    await rh.db.updateTable('usuario').set({ ativo: true }).where('id', '=', id).execute()
  })

  it('is asked for with the code of the administrator too', async () => {
    await comApp('almoxarifado')
    const admin = await confirmado('administrador')
    const { id } = await rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'almoxarifado')
      .executeTakeFirstOrThrow()
    const { codigo } = await admin.call('POST /api/usuarios/codigo', { body: { id } })
    const { status, body } = await chamar('codigo', { usuario: 'almoxarifado', codigo, senha: senhaDemo })
    expect(status).toBe(200)
    expect(body['sessao']).toMatchObject({ falta: { passo: 'conferir' } })
  })
})

describe('a second step under way', () => {
  const usuario = 'comercial'
  const senhaNova = 'quatro cavalos azuis no telhado'
  const comercial = () =>
    rh.db
      .selectFrom('usuario')
      .select(['id', 'senhaHash'])
      .where('usuario', '=', usuario)
      .executeTakeFirstOrThrow()

  const fins: Readonly<Record<string, (dela: Client) => Promise<unknown>>> = {
    'another password': (dela) =>
      dela.call('PUT /api/conta/atualizarsenha', { body: { senhaAtual: senhaDemo, senhaNova } }),
    'the code of the administrator': async () => {
      const admin = await confirmado('administrador')
      const { id } = await comercial()
      const { codigo } = await admin.call('POST /api/usuarios/codigo', { body: { id } })
      expect((await chamar('codigo', { usuario, codigo, senha: senhaNova })).status).toBe(200)
    },
    'the end of all sessions': (dela) => dela.call('POST /api/conta/sessoes/encerrar-todas'),
  }

  it.each(Object.keys(fins))('is over with %s', async (fim) => {
    const { id, senhaHash } = await comercial()
    onTestFinished(async () => {
      await rh.db.updateTable('usuario').set({ senhaHash }).where('id', '=', id).execute()
    })
    const dela = await rh.emOutraSessao(usuario)
    await rh.db.updateTable('empresa').set({ segundoFator: 'todos' }).execute()
    // Somebody else has the password, and is about to set up an app of their own.
    const { falta, bilhete, ...navegador } = await bilheteDe(usuario, { ip: '198.51.100.9' })
    await rh.db.updateTable('empresa').set({ segundoFator: 'ninguem' }).execute()
    await fins[fim]?.(dela)
    const codigo = app(falta.app?.segredo ?? '')()
    const depois = await chamar('segundo-fator/cadastrar', { bilhete, codigo }, navegador)
    expect(depois).toMatchObject({ status: 401, body: { codigo: 'bilhete_vencido' } })
    expect((await senha(usuario)).body).not.toHaveProperty('falta')
  })

  it('of the own account goes on in the session that stays', async () => {
    const client = await confirmado(usuario)
    const { id, senhaHash } = await comercial()
    onTestFinished(async () => {
      await rh.db.updateTable('usuario').set({ senhaHash }).where('id', '=', id).execute()
    })
    const { app: novo, bilhete } = await client.call('POST /api/conta/seguranca/preparar', {
      body: { meio: 'app' },
    })
    await client.call('PUT /api/conta/atualizarsenha', { body: { senhaAtual: senhaDemo, senhaNova } })
    const body = { bilhete, codigo: app(novo.segredo)() }
    const { seguranca } = await client.call('POST /api/conta/seguranca/cadastrar', { body })
    expect(seguranca.app).not.toBeNull()
  })
})

describe('recovery codes', () => {
  it('enter once each, and the person is told how many are left', async () => {
    const { codigos } = await comApp('vagas')
    const [codigo = '', outro = ''] = codigos
    const entrar = async (texto: string) => {
      const { bilhete, ...navegador } = await bilheteDe('vagas')
      return (await segundo(bilhete, texto, navegador)).status
    }
    expect([await entrar(codigo), await entrar(codigo)]).toEqual([200, 401])
    expect(await entrar(outro.toLowerCase().replaceAll('-', ' '))).toBe(200)
    expect(await avisosDe('vagas')).toContainEqual(expect.stringContaining('restam 8'))
  })

  it('are replaced all at once, with the password', async () => {
    const { codigos } = await comApp('vagas')
    const body = { trocar: true } as const
    const client = createClient(rh.app, (await entrarComCodigo('vagas', codigos[0] ?? '')).token)
    expect(await client.try('POST /api/conta/seguranca/codigos', { body })).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    const novos = await client.call('POST /api/conta/seguranca/codigos', { body, chave: 'novos-codigos' })
    expect(novos).toMatchObject({ seguranca: { codigos: 10 } })
    const guardadas = await rh.db.selectFrom('idempotencia').select('chave').execute()
    expect(guardadas).not.toContainEqual({ chave: 'novos-codigos' })
    const { bilhete, ...navegador } = await bilheteDe('vagas')
    expect((await segundo(bilhete, codigos[1] ?? '', navegador)).status).toBe(401)
    expect((await segundo(bilhete, novos.codigos[1] ?? '', navegador)).status).toBe(200)
  })

  async function entrarComCodigo(usuario: string, codigo: string): Promise<{ readonly token: string }> {
    const { bilhete, ...navegador } = await bilheteDe(usuario)
    const { body } = await segundo(bilhete, codigo, navegador)
    return { token: String(body['accessToken']) }
  }
})

describe('what is kept', () => {
  it('tells no secret: neither the rows, nor the trail, nor the log', async () => {
    const { segredo, codigos, codigo } = await comApp('vagas')
    const { bilhete, ...navegador } = await bilheteDe('vagas')
    await segundo(bilhete, codigo(), navegador)
    const aberto = await bilheteDe('vagas')
    const { segredo: guardado } = await rh.db
      .selectFrom('fatorApp')
      .select('segredo')
      .executeTakeFirstOrThrow()
    expect(Buffer.from(guardado).includes(bytesDoSegredo(segredo))).toBe(false)
    const tudo = JSON.stringify([
      await rh.db.selectFrom('fatorApp').selectAll().execute(),
      await rh.db.selectFrom('codigoRecuperacao').selectAll().execute(),
      await rh.db.selectFrom('bilheteDeFator').selectAll().execute(),
      await rh.db.selectFrom('auditoria').select('mudancas').where('entidade', '=', 'usuario').execute(),
      await rh.db.selectFrom('idempotencia').selectAll().execute(),
      rh.log,
    ])
    for (const secreto of [segredo, aberto.bilhete, codigos[0] ?? '', codigos[0]?.replaceAll('-', '') ?? ''])
      expect(tudo).not.toContain(secreto)
  })

  it('cannot be moved to the row of somebody else', async () => {
    const dela = await comApp('vagas')
    const outra = await comApp('comercial')
    const linhas = await rh.db.selectFrom('fatorApp').selectAll().orderBy('usuarioId').execute()
    const [a, b] = linhas
    if (!a || !b) throw new Error('Two people have an app')
    await rh.db
      .updateTable('fatorApp')
      .set({ segredo: a.segredo })
      .where('usuarioId', '=', b.usuarioId)
      .execute()
    const { usuario } = await rh.db
      .selectFrom('usuario')
      .select('usuario')
      .where('id', '=', b.usuarioId)
      .executeTakeFirstOrThrow()
    const { bilhete, ...navegador } = await bilheteDe(usuario)
    const codigo = (usuario === 'vagas' ? outra : dela).codigo()
    expect((await segundo(bilhete, codigo, navegador)).status).toBe(500)
  })
})

describe('the own second factor', () => {
  const preparar = (client: Client) =>
    client.try('POST /api/conta/seguranca/preparar', { body: { meio: 'app' } })

  it('is set up with the password and a code, ends the other sessions and tells the person', async () => {
    const outra = await rh.emOutraSessao('sesmt')
    const client = await rh.emOutraSessao('sesmt')
    expect(await preparar(client)).toMatchObject({ status: 403, body: { codigo: 'confirmar_senha' } })
    await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    const { bilhete, app: novo } = await client.call('POST /api/conta/seguranca/preparar', {
      body: { meio: 'app' },
    })
    const cadastrar = (codigo: string, quem = client) =>
      quem.try('POST /api/conta/seguranca/cadastrar', { body: { bilhete, codigo } })
    expect(await cadastrar('000000')).toMatchObject({
      status: 400,
      body: { campos: { codigo: 'Código incorreto' } },
    })
    expect((await cadastrar(app(novo.segredo)(), await rh.emOutraSessao('vagas'))).status).toBe(401)
    expect(await cadastrar(app(novo.segredo)())).toMatchObject({
      status: 200,
      body: { seguranca: { app: { criadoEm: expect.any(String) }, codigos: 10 } },
    })
    expect((await outra.try('GET /api/auth/me')).status).toBe(401)
    expect((await client.try('GET /api/auth/me')).status).toBe(200)
    expect(await avisosDe('sesmt')).toContainEqual(expect.stringContaining('foi cadastrado'))
    expect((await cadastrar(app(novo.segredo)(1))).status).toBe(401)
  })

  it('is taken away with the password, unless the company asks for it', async () => {
    const { client } = await comApp('sesmt')
    const retirar = () => client.try('POST /api/conta/seguranca/retirar', { body: { meio: 'app' } })
    await rh.db.updateTable('empresa').set({ segundoFator: 'sensiveis' }).execute()
    expect(await retirar()).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    await rh.db.updateTable('empresa').set({ segundoFator: 'ninguem' }).execute()
    expect(await retirar()).toMatchObject({ status: 200, body: { app: null, codigos: 0 } })
    expect((await senha('sesmt')).body).toHaveProperty('accessToken')
    rh.clock.irPara('2026-11-21T01:20:00Z')
    expect(await retirar()).toMatchObject({ status: 403 })
  })
})

describe('administrators', () => {
  const exigir = (client: Client, exigencia: 'administradores' | 'ninguem' | 'todos') =>
    client.try('POST /api/empresa/segundo-fator', { body: { exigencia } })
  const usuario = async (client: Client, login: string) => {
    const { results } = await client.call('GET /api/usuarios/listar', { query: { busca: login } })
    const { id = 0 } = results.find((linha) => linha.usuario === login) ?? {}
    return client.call('GET /api/usuarios/:id', { params: { id } })
  }

  it('ask for one of others once they have one, with the password, and the others are told', async () => {
    const { client } = await comApp('administrador')
    const sem = await confirmado('gerente.rh')
    expect((await exigir(sem, 'todos')).status).toBe(403)
    expect(await exigir(client, 'administradores')).toMatchObject({
      status: 200,
      body: { segundoFator: 'administradores' },
    })
    await rh.db.deleteFrom('fatorApp').execute()
    expect(await exigir(client, 'todos')).toMatchObject({
      status: 409,
      body: { acao: expect.stringContaining('perfil') },
    })
    expect((await exigir(client, 'ninguem')).status).toBe(200)
    const { results } = await client.call('GET /api/empresa/historico')
    expect(JSON.stringify(results)).toContain('Segundo passo exigido de')
  })

  it('take it away from who lost it, with the password and a reason; nobody their own', async () => {
    const { client: dele, codigo } = await comApp('vagas')
    const aberto = await bilheteDe('vagas')
    const admin = await rh.emOutraSessao('administrador')
    const { id, versao, segundoFator } = await usuario(admin, 'vagas')
    expect(segundoFator).toMatchObject({ exigido: false, app: { criadoEm: expect.any(String) } })
    const retirar = (quem: Client, body: { id: number; versao: number }) =>
      quem.try('POST /api/usuarios/retirar-fator', { body: { ...body, motivo: 'Perdeu o celular ontem' } })
    expect(await retirar(admin, { id, versao })).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    await admin.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    expect(await retirar(admin, { id, versao })).toMatchObject({
      status: 200,
      body: { segundoFator: { app: null } },
    })
    expect((await dele.try('GET /api/auth/me')).status).toBe(401)
    expect((await segundo(aberto.bilhete, codigo(), aberto)).body).toMatchObject({
      codigo: 'bilhete_vencido',
    })
    expect(await avisosDe('vagas')).toContainEqual(expect.stringContaining('Perdeu o celular ontem'))
    const proprio = await usuario(admin, 'administrador')
    expect((await retirar(admin, { id: proprio.id, versao: proprio.versao })).status).toBe(409)
    const { results } = await admin.call('GET /api/usuarios/alteracoes/:id', { params: { id }, query: {} })
    expect(results[0]?.titulo).toContain('Aplicativo de códigos retirado')
  })
})

describe('where people sign in at a provider', () => {
  it('none of it is there: the second factor is the provider’s', async () => {
    await using com = await createTestApp({
      METODO_LOGIN: 'auth0',
      AUTH0_DOMINIO: 'empresa.us.auth0.com',
      AUTH0_CLIENTE: 'abcdefghijklmnop',
    })
    const corpo = { bilhete: 'a'.repeat(43), codigo: '123456' }
    expect((await com.anonimo.try('POST /api/auth/segundo-fator', { body: corpo })).status).toBe(404)
    expect((await com.anonimo.try('POST /api/auth/segundo-fator/cadastrar', { body: corpo })).status).toBe(
      404,
    )
  })
})

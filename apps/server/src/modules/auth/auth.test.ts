import { SignJWT } from 'jose'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { senhaDemo } from '../../seed/demo.ts'
import { createClient, createTestApp, type TestApp } from '../../test/harness.ts'
import { AGORA } from '../../test/clock.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

const entrar = (usuario: string, senha = senhaDemo) =>
  rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha } })

const payloadDe = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number; sid: string }

/** Gives a user a schedule of its own, in place of the demo's whole week. */
async function comHorario(
  usuario: string,
  horarios: readonly [dia: string, entrada: string, saida: string][],
) {
  const { id } = await rh.db
    .selectFrom('usuario')
    .select('id')
    .where('usuario', '=', usuario)
    .executeTakeFirstOrThrow()
  await rh.db.deleteFrom('horario').where('usuarioId', '=', id).execute()
  await rh.db
    .insertInto('horario')
    .values(horarios.map(([diaSemana, entrada, saida]) => ({ usuarioId: id, diaSemana, entrada, saida })))
    .execute()
  return id
}

// prova: entidade.usuario, entidade.entrada, estado.entrada, erro.entrada, /api/auth
describe('POST /api/auth/login', () => {
  it('opens a session with the shapes of the specification', async () => {
    const { status, body } = await entrar('administrador')
    expect(status).toBe(200)
    const { accessToken, user } = body as {
      accessToken: string
      user: { Grupos: unknown[]; Horarios: unknown[] }
    }
    expect(payloadDe(accessToken).exp).toBeGreaterThan(Date.parse(AGORA) / 1000)
    expect(user.Grupos).toContainEqual({ Grupo_nome: 'Administrador', ID_setor: 1 })
    expect(user.Grupos).toHaveLength(8)
    expect(user.Horarios).toContainEqual({
      Dia_semana: 'Segunda-feira',
      Horario_entrada: '00:00:00',
      Horario_saida: '23:59:59',
    })
  })

  it('answers an unknown user and a wrong password with the same words', async () => {
    const errado = await entrar('administrador', 'senha-errada-mesmo')
    const ninguem = await entrar('ninguem.com.este.nome', 'senha-errada-mesmo')
    const semId = ({ status, body }: typeof errado) => ({ status, ...body, requisicao: '' })
    expect(semId(errado)).toEqual(semId(ninguem))
    expect(errado).toMatchObject({ status: 401, body: { codigo: 'credenciais' } })
  })

  // prova: validacao.janela, erro.horario
  it('refuses outside the weekly hours with the exact text, and opens no session', async () => {
    const resposta = await entrar('fora.do.horario')
    expect(resposta).toMatchObject({
      status: 403,
      body: { codigo: 'fora_do_horario', mensagem: 'Horário de acesso não permitido!' },
    })
    const sessoes = await rh.db
      .selectFrom('sessao as s')
      .innerJoin('usuario as u', 'u.id', 's.usuarioId')
      .select('s.id')
      .where('u.usuario', '=', 'fora.do.horario')
      .execute()
    expect(sessoes).toEqual([])
  })

  // prova: entidade.token
  it('ends the token with the window, and the session with it', async () => {
    // It is Friday in São Paulo, and Saturday in Greenwich.
    await comHorario('beneficio', [['Sexta-feira', '18:00:00', '23:00:00']])
    const client = await rh.emOutraSessao('beneficio')
    expect(payloadDe(client.token ?? '').exp).toBe(Date.parse('2026-11-21T02:00:01Z') / 1000)
    rh.clock.irPara('2026-11-21T02:00:00Z')
    expect((await client.try('GET /api/auth/me')).status).toBe(200)
    rh.clock.irPara('2026-11-21T02:00:01Z')
    expect(await client.try('GET /api/auth/me')).toMatchObject({
      status: 401,
      body: { mensagem: 'Login expirado, por favor faça login novamente.' },
    })
    rh.clock.irPara(AGORA)
  })

  it('lets another tab in with a session of its own, which ends with this one and shows from where it came', async () => {
    const cliente = await rh.emOutraSessao('vagas')
    const { accessToken } = await cliente.call('POST /api/auth/aba')
    const aba = createClient(rh.app, accessToken)
    const { results } = await cliente.call('GET /api/conta/sessoes')
    const desta = results.find(({ atual }) => atual)
    expect(results.filter(({ deId }) => deId === desta?.id)).toHaveLength(1)
    const outras = await aba.call('GET /api/conta/sessoes')
    expect(outras.results.find(({ atual }) => atual)?.expiraEm).toBe(desta?.expiraEm)
    // A tab of a tab hangs on the session that somebody signed in to.
    const { accessToken: neta } = await aba.call('POST /api/auth/aba')
    const { results: todas } = await createClient(rh.app, neta).call('GET /api/conta/sessoes')
    expect(todas.find(({ atual }) => atual)?.deId).toBe(desta?.id)
    await cliente.call('POST /api/auth/logout')
    expect((await aba.try('GET /api/auth/me')).status).toBe(401)
    expect((await createClient(rh.app, neta).try('GET /api/auth/me')).status).toBe(401)
  })

  it('lets no other tab in where the company forbids it', async () => {
    await using fechado = await createTestApp({ SESSAO_ENTRE_ABAS: '0' })
    expect((await (await fechado.emOutraSessao('vagas')).try('POST /api/auth/aba')).status).toBe(403)
  })

  it('closes the door at once when an administrator shortens the hours of an open session', async () => {
    const client = await rh.emOutraSessao('rescisao')
    await comHorario('rescisao', [['Sábado', '08:00:00', '12:00:00']])
    expect((await client.try('GET /api/auth/me')).status).toBe(401)
  })

  it('lets in through a temporary release, until it ends', async () => {
    const id = await comHorario('vagas', [['Domingo', '08:00:00', '09:00:00']])
    expect((await entrar('vagas')).status).toBe(403)
    await rh.db
      .insertInto('liberacaoHorario')
      .values({ usuarioId: id, ate: '2026-11-21T02:00:00Z', motivo: 'Plantão', concedidaPor: id })
      .execute()
    const client = await rh.emOutraSessao('vagas')
    expect(payloadDe(client.token ?? '').exp).toBe(Date.parse('2026-11-21T02:00:01Z') / 1000)
  })

  it('slows one guesser down without locking the right password out from elsewhere', async () => {
    const tentar = (senha: string, ip: string) =>
      rh.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { usuario: 'comercial', senha },
        remoteAddress: ip,
      })
    for (let i = 0; i < 6; i += 1) await tentar(`tentativa-errada-${i}`, '10.9.9.9')
    const bloqueada = await tentar(senhaDemo, '10.9.9.9')
    expect(bloqueada.statusCode).toBe(429)
    expect(Number(bloqueada.headers['retry-after'])).toBeGreaterThan(0)
    expect((await tentar(senhaDemo, '10.8.8.8')).statusCode).toBe(200)
  })

  it('does not know a deactivated user, and drops the open session', async () => {
    const client = await rh.emOutraSessao('gerente.administrador')
    await rh.db
      .updateTable('usuario')
      .set({ ativo: false })
      .where('usuario', '=', 'gerente.administrador')
      .execute()
    expect((await client.try('GET /api/auth/me')).status).toBe(401)
    expect((await entrar('gerente.administrador')).body).toMatchObject({ codigo: 'credenciais' })
  })
})

describe('the access token', () => {
  it('dies with logout', async () => {
    const client = await rh.emOutraSessao('sesmt')
    await client.call('POST /api/auth/logout')
    expect((await client.try('GET /api/auth/me')).status).toBe(401)
  })

  it('is over at its own time, however often it was let in before', async () => {
    const client = await rh.emOutraSessao('sesmt')
    const { kid, segredo } = await rh.db
      .selectFrom('chaveToken')
      .select(['kid', 'segredo'])
      .executeTakeFirstOrThrow()
    const agora = Date.parse(AGORA) / 1000
    const curto = await new SignJWT({ ...payloadDe(client.token ?? ''), nbf: agora, exp: agora + 60 })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
      .sign(segredo)
    const entra = async (em: string) => {
      rh.clock.irPara(em)
      return (await createClient(rh.app, curto).try('GET /api/auth/me')).status
    }
    expect(await entra(AGORA)).toBe(200)
    expect(await entra('2026-11-21T01:00:59Z')).toBe(200)
    expect(await entra('2026-11-21T01:01:00Z')).toBe(401)
    // A clock that was set back by no more than five minutes knows it all the same.
    expect(await entra('2026-11-21T00:55:00Z')).toBe(200)
    expect(await entra('2026-11-21T00:54:59Z')).toBe(401)
    rh.clock.irPara(AGORA)
  })

  // prova: validacao.token
  it('is refused in every forged form, always with 401', async () => {
    const client = await rh.emOutraSessao('sesmt')
    // What is remembered of the true one lends nothing to its likes.
    expect((await client.try('GET /api/auth/me')).status).toBe(200)
    const [cabecalho = '', corpo = '', assinatura = ''] = (client.token ?? '').split('.')
    const base64 = (valor: object) => Buffer.from(JSON.stringify(valor)).toString('base64url')
    const { kid } = JSON.parse(Buffer.from(cabecalho, 'base64url').toString()) as { kid: string }
    const payload = payloadDe(client.token ?? '')
    const assinado = (claims: object, header: object = {}) =>
      new SignJWT({ ...payload, ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid, ...header })
        .sign(Buffer.alloc(32, 7))
    const { segredo } = await rh.db.selectFrom('chaveToken').select('segredo').executeTakeFirstOrThrow()
    const nosso = (claims: object, header: object = {}) =>
      new SignJWT({ ...payload, ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid, ...header })
        .sign(segredo)
    const agora = Date.parse(AGORA) / 1000
    const forjados = {
      none: `${base64({ alg: 'none', typ: 'at+jwt', kid })}.${corpo}.`,
      'no signature': `${cabecalho}.${corpo}.`,
      'changed body': `${cabecalho}.${base64({ ...payload, sid: 'outro' })}.${assinatura}`,
      'wrong key': await assinado({}),
      'foreign kid': await nosso({}, { kid: 'de-fora' }),
      'kid path': await nosso({}, { kid: '../../../etc/passwd' }),
      'other algorithm': await nosso({}, { alg: 'HS512' }),
      expired: await nosso({ exp: agora - 1 }),
      'not yet valid': await nosso({ nbf: agora + 3600 }),
      'wrong audience': await nosso({ aud: 'outro' }),
      'wrong issuer': await nosso({ iss: 'outro' }),
      'wrong type': await nosso({}, { typ: 'JWT' }),
      'unknown session': await nosso({ sid: '00000000-0000-4000-8000-000000000000' }),
      'session of another kind': await nosso({ sid: "' or 1=1 --" }),
      'far too long': 'a'.repeat(100_000),
      empty: '',
    }
    const respostas = await Promise.all(
      Object.entries(forjados).map(async ([nome, token]) => {
        const { status } = await createClient(rh.app, token).try('GET /api/auth/me')
        return [nome, status] as const
      }),
    )
    expect(Object.fromEntries(respostas)).toEqual(
      Object.fromEntries(Object.keys(forjados).map((nome) => [nome, 401])),
    )
  })
})

describe('POST /api/auth/register', () => {
  const nova = {
    email: 'nova.pessoa@exemplo.com.br',
    password: 'um-canto-de-sabiá',
    firstName: 'Nova',
    lastName: 'Pessoa',
  }

  it('opens a pending account that sees nothing yet', async () => {
    const { accessToken, user } = await rh.anonimo.call('POST /api/auth/register', { body: nova })
    expect(user.Grupos).toEqual([])
    const client = createClient(rh.app, accessToken)
    expect((await client.try('GET /api/auth/me')).status).toBe(200)
    expect((await client.try('GET /api/admissao/listar', { query: {} })).status).toBe(403)
  })

  it('refuses an e-mail that is taken and a password that is easy to guess', async () => {
    const repetida = await rh.anonimo.try('POST /api/auth/register', { body: nova })
    expect(repetida).toMatchObject({ status: 409, body: { campos: { email: expect.any(String) } } })
    for (const password of ['curta', 'senha12345', 'aaaaaaaaaaaa', 'nova.pessoa2026']) {
      const fraca = await rh.anonimo.try('POST /api/auth/register', {
        body: { ...nova, email: 'outra@exemplo.com.br', password },
      })
      expect(fraca, password).toMatchObject({
        status: 400,
        body: { campos: { password: expect.any(String) } },
      })
    }
  })

  it('is closed when the configuration says so', async () => {
    await using fechado = await createTestApp({ CADASTRO_ABERTO: '0' })
    const resposta = await fechado.anonimo.try('POST /api/auth/register', { body: nova })
    expect(resposta).toMatchObject({ status: 403, body: { codigo: 'cadastro_fechado' } })
  })
})

describe('POST /api/auth/confirmar', () => {
  it('opens the sensitive actions for five minutes', async () => {
    const client = await rh.emOutraSessao('coordenador')
    const { confirmadaAte } = await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    expect(confirmadaAte).toBe('2026-11-21T01:05:00.000Z')
    const errada = await client.try('POST /api/auth/confirmar', { body: { senha: 'não é esta' } })
    expect(errada).toMatchObject({ status: 400, body: { campos: { senha: 'Senha incorreta' } } })
  })
})

describe('what was shown for a session', () => {
  const usuario = 'comercial'
  const idDele = async () =>
    (await rh.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow())
      .id

  /** Connections of this database that wait for another one. */
  const esperando = async () => {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(rh.db)
    return rows[0]?.total ?? 0
  }

  /** A password is looked at for as long as a busy machine takes. */
  const ATE_PARAR = { timeout: 20_000 }

  /** Begins something that stops at a lock, does something else as far as that goes, and answers what became of the former. */
  async function noMeio<T>(
    lock: RawBuilder<unknown>,
    comecar: () => Promise<T>,
    fazer: () => Promise<unknown>,
  ) {
    const { promise: solta, resolve: soltar } = Promise.withResolvers<void>()
    const { promise: presa, resolve: prendeu } = Promise.withResolvers<void>()
    const segurando = rh.db.transaction().execute(async (tx) => {
      await lock.execute(tx)
      prendeu()
      await solta
    })
    await presa
    try {
      const comecado = comecar()
      await vi.waitFor(async () => expect(await esperando()).toBe(1), ATE_PARAR)
      let fez = false
      const feito = fazer().finally(() => (fez = true))
      await vi.waitFor(async () => expect(fez || (await esperando()) === 2).toBe(true), ATE_PARAR)
      soltar()
      await feito
      return await comecado
    } finally {
      soltar()
      await segurando
    }
  }

  it('is the password of the moment: one that is changed while it is looked at opens nothing', async () => {
    const dela = await rh.emOutraSessao(usuario)
    const { senhaHash } = await rh.db
      .selectFrom('usuario')
      .select('senhaHash')
      .where('usuario', '=', usuario)
      .executeTakeFirstOrThrow()
    const body = { senhaAtual: senhaDemo, senhaNova: 'quatro cavalos azuis no telhado' }
    try {
      const { status } = await noMeio(
        sql`lock table fator_app in access exclusive mode`,
        () => entrar(usuario),
        () => dela.call('PUT /api/conta/atualizarsenha', { body }),
      )
      expect(status).toBe(401)
      const abertas = await dela.call('GET /api/conta/sessoes')
      expect(abertas.results.map(({ atual }) => atual)).toEqual([true])
    } finally {
      await rh.db
        .updateTable('usuario')
        .set({ senhaHash })
        .where('id', '=', await idDele())
        .execute()
    }
  })

  it('is an open tab: none that is opened while all are closed stays', async () => {
    const dela = await rh.emOutraSessao(usuario)
    await noMeio(
      // What only names the person, as an event that is written down meanwhile, waits for nothing.
      sql`select from usuario where id = ${await idDele()} for no key update`,
      () => dela.try('POST /api/auth/aba'),
      () => dela.try('POST /api/conta/sessoes/encerrar-todas'),
    )
    const abertas = await rh.db
      .selectFrom('sessao')
      .select('id')
      .where('usuarioId', '=', await idDele())
      .where('encerradaEm', 'is', null)
      .execute()
    expect(abertas).toEqual([])
  })
})

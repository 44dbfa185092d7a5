import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { AGORA } from '../../../test/clock.ts'
import { abrirFatores } from '../../../test/fatores.ts'
import { createClient, senhaDemo, type Client } from '../../../test/harness.ts'

const f = abrirFatores()
const { adiantar, app, avisosDe, bilheteDe, chamar, comApp, confirmado, segundo, senha } = f

describe('the second step', () => {
  it('opens the session with the code of now, of one step before or after, and of no other', async () => {
    const { codigo } = await comApp('vagas')
    for (const passos of [-1, 0, 1]) {
      const { bilhete, ...navegador } = await bilheteDe('vagas')
      const { status, body } = await segundo(bilhete, codigo(passos), navegador)
      expect({ passos, status }).toEqual({ passos, status: 200 })
      const client = createClient(f.rh.app, String(body['accessToken']))
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
    await f.rh.db.updateTable('sessao').set({ criadaEm: AGORA }).execute()
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
          await f.rh.db
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
    const { id } = await f.rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'gestor')
      .executeTakeFirstOrThrow()
    const horarios = await f.rh.db.selectFrom('horario').selectAll().where('usuarioId', '=', id).execute()
    await f.rh.db.deleteFrom('horario').where('usuarioId', '=', id).execute()
    expect((await segundo(bilhete, codigo(), navegador)).body).toMatchObject({ codigo: 'fora_do_horario' })
    await f.rh.db
      .insertInto('horario')
      .values(horarios.map(({ id: _id, ...horario }) => horario))
      .execute()
    await f.rh.db.updateTable('usuario').set({ ativo: false }).where('id', '=', id).execute()
    expect((await segundo(bilhete, codigo(), navegador)).body).toMatchObject({ codigo: 'bilhete_vencido' })
    await f.rh.db.updateTable('usuario').set({ ativo: true }).where('id', '=', id).execute()
  })

  it('is asked for with the code of the administrator too', async () => {
    await comApp('almoxarifado')
    const admin = await confirmado('administrador')
    const { id } = await f.rh.db
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
    f.rh.db
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
      await f.rh.db.updateTable('usuario').set({ senhaHash }).where('id', '=', id).execute()
    })
    const dela = await f.rh.emOutraSessao(usuario)
    await f.rh.db.updateTable('empresa').set({ segundoFator: 'todos' }).execute()
    // Somebody else has the password, and is about to set up an app of their own.
    const { falta, bilhete, ...navegador } = await bilheteDe(usuario, { ip: '198.51.100.9' })
    await f.rh.db.updateTable('empresa').set({ segundoFator: 'ninguem' }).execute()
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
      await f.rh.db.updateTable('usuario').set({ senhaHash }).where('id', '=', id).execute()
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
    const client = createClient(f.rh.app, (await entrarComCodigo('vagas', codigos[0] ?? '')).token)
    expect(await client.try('POST /api/conta/seguranca/codigos', { body })).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    const novos = await client.call('POST /api/conta/seguranca/codigos', { body, chave: 'novos-codigos' })
    expect(novos).toMatchObject({ seguranca: { codigos: 10 } })
    const guardadas = await f.rh.db.selectFrom('idempotencia').select('chave').execute()
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

import { describe, expect, it } from 'vitest'
import { bytesDoSegredo } from '../../../test/app-de-codigos.ts'
import { abrirFatores } from '../../../test/fatores.ts'
import { createTestApp, senhaDemo, type Client } from '../../../test/harness.ts'
import { base32, codigoDo, enderecoDoApp } from './totp.ts'

const f = abrirFatores()
const { app, avisosDe, bilheteDe, chamar, comApp, confirmado, segundo, senha } = f

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
    await f.rh.db.updateTable('empresa').set({ segundoFator: 'administradores' }).execute()
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
    await f.rh.db.updateTable('empresa').set({ segundoFator: 'todos' }).execute()
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
    await f.rh.db.updateTable('empresa').set({ segundoFator }).execute()
    for (const usuario of sim) expect((await senha(usuario)).body, usuario).toHaveProperty('falta')
    for (const usuario of nao) expect((await senha(usuario)).body, usuario).toHaveProperty('accessToken')
  })
})

describe('the own second factor', () => {
  const preparar = (client: Client) =>
    client.try('POST /api/conta/seguranca/preparar', { body: { meio: 'app' } })

  it('is set up with the password and a code, ends the other sessions and tells the person', async () => {
    const outra = await f.rh.emOutraSessao('sesmt')
    const client = await f.rh.emOutraSessao('sesmt')
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
    expect((await cadastrar(app(novo.segredo)(), await f.rh.emOutraSessao('vagas'))).status).toBe(401)
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
    await f.rh.db.updateTable('empresa').set({ segundoFator: 'sensiveis' }).execute()
    expect(await retirar()).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    await f.rh.db.updateTable('empresa').set({ segundoFator: 'ninguem' }).execute()
    expect(await retirar()).toMatchObject({ status: 200, body: { app: null, codigos: 0 } })
    expect((await senha('sesmt')).body).toHaveProperty('accessToken')
    f.rh.clock.irPara('2026-11-21T01:20:00Z')
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
    await f.rh.db.deleteFrom('fatorApp').execute()
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
    const admin = await f.rh.emOutraSessao('administrador')
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

describe('what is kept', () => {
  it('tells no secret: neither the rows, nor the trail, nor the log', async () => {
    const { segredo, codigos, codigo } = await comApp('vagas')
    const { bilhete, ...navegador } = await bilheteDe('vagas')
    await segundo(bilhete, codigo(), navegador)
    const aberto = await bilheteDe('vagas')
    const { segredo: guardado } = await f.rh.db
      .selectFrom('fatorApp')
      .select('segredo')
      .executeTakeFirstOrThrow()
    expect(Buffer.from(guardado).includes(bytesDoSegredo(segredo))).toBe(false)
    const tudo = JSON.stringify([
      await f.rh.db.selectFrom('fatorApp').selectAll().execute(),
      await f.rh.db.selectFrom('codigoRecuperacao').selectAll().execute(),
      await f.rh.db.selectFrom('bilheteDeFator').selectAll().execute(),
      await f.rh.db.selectFrom('auditoria').select('mudancas').where('entidade', '=', 'usuario').execute(),
      await f.rh.db.selectFrom('idempotencia').selectAll().execute(),
      f.rh.log,
    ])
    for (const secreto of [segredo, aberto.bilhete, codigos[0] ?? '', codigos[0]?.replaceAll('-', '') ?? ''])
      expect(tudo).not.toContain(secreto)
  })

  it('cannot be moved to the row of somebody else', async () => {
    const dela = await comApp('vagas')
    const outra = await comApp('comercial')
    const linhas = await f.rh.db.selectFrom('fatorApp').selectAll().orderBy('usuarioId').execute()
    const [a, b] = linhas
    if (!a || !b) throw new Error('Two people have an app')
    await f.rh.db
      .updateTable('fatorApp')
      .set({ segredo: a.segredo })
      .where('usuarioId', '=', b.usuarioId)
      .execute()
    const { usuario } = await f.rh.db
      .selectFrom('usuario')
      .select('usuario')
      .where('id', '=', b.usuarioId)
      .executeTakeFirstOrThrow()
    const { bilhete, ...navegador } = await bilheteDe(usuario)
    const codigo = (usuario === 'vagas' ? outra : dela).codigo()
    expect((await segundo(bilhete, codigo, navegador)).status).toBe(500)
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

import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FaltaFator } from '@rh/domain/contract/auth'
import type { Assinatura, OpcoesDeCriacao, OpcoesDeUso } from '@rh/domain/contract/chaves-de-acesso'
import { createAutenticador, type Autenticador } from '../../../test/autenticador.ts'
import { codigoDoApp } from '../../../test/app-de-codigos.ts'
import { AGORA } from '../../../test/clock.ts'
import { createClient, createTestApp, senhaDemo, type Client, type TestApp } from '../../../test/harness.ts'
import { sitioDe } from './sitio.ts'

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
  for (const tabela of [
    'tentativaLogin',
    'bilheteDeFator',
    'codigoRecuperacao',
    'fatorApp',
    'chaveDeAcesso',
  ] as const)
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
  readonly host?: string
}

/** A public call of a browser, with its mark. */
async function chamar(
  url: string,
  payload: object,
  { ip = daqui, cookie = '', host }: Navegador = {},
): Promise<Resposta> {
  const resposta = await rh.app.inject({
    method: 'POST',
    url: `/api/auth/${url}`,
    payload,
    remoteAddress: ip,
    headers: { ...(cookie && { cookie }), ...(host !== undefined && { host }) },
  })
  const veio = String(resposta.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  return { status: resposta.statusCode, body: resposta.json(), cookie: veio || cookie }
}

/** The ticket of a right password, and the browser that has it. */
async function bilheteDe(usuario: string, navegador?: Navegador) {
  const { body, cookie, status } = await chamar('login', { usuario, senha: senhaDemo }, navegador)
  expect(status).toBe(200)
  if (!body.falta) throw new Error('No second factor was asked for')
  return { falta: body.falta, bilhete: body.falta.bilhete, cookie, ip: navegador?.ip ?? daqui }
}

/** A signed-in client who has just confirmed the password. */
async function confirmado(usuario: string): Promise<Client> {
  const client = await rh.emOutraSessao(usuario)
  await confirmar(client)
  return client
}

/** As confirming does; asked for by so many from one address it would be refused by the minute. */
async function confirmar(client: Client): Promise<void> {
  await rh.db
    .updateTable('sessao')
    .set({ confirmadaAte: rh.clock.agora().add({ minutes: 5 }).toString() })
    .where('usuarioId', '=', (await client.call('GET /api/conta/perfil')).id)
    .execute()
}

const cadastrar = async (client: Client, chave: Autenticador, nome = 'Celular') => {
  const { bilhete, opcoes } = await client.call('POST /api/conta/seguranca/chaves/preparar', MEIO)
  return client.call('POST /api/conta/seguranca/chaves/cadastrar', {
    body: { bilhete, nome, credencial: chave.criar(opcoes) },
  })
}

/** Gives somebody a passkey. */
async function comChave(usuario: string) {
  const client = await confirmado(usuario)
  const chave = createAutenticador()
  return { client, chave, ...(await cadastrar(client, chave)) }
}

/** What the keys of a ticket are asked to sign. */
async function desafio(bilhete: string, navegador: Navegador): Promise<OpcoesDeUso> {
  const { status, body } = await chamar('segundo-fator/desafio', { bilhete }, navegador)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body['opcoes'] as OpcoesDeUso
}

const mostrar = (bilhete: string, assinatura: Assinatura, navegador: Navegador) =>
  chamar('segundo-fator/chave', { bilhete, assinatura }, navegador)

/** Enters with the password and a key that does as the page asks, or not quite. */
async function entrar(usuario: string, chave: Autenticador, desvio?: Parameters<Autenticador['assinar']>[1]) {
  const { bilhete, ...navegador } = await bilheteDe(usuario)
  return mostrar(bilhete, chave.assinar(await desafio(bilhete, navegador), desvio), navegador)
}

const avisosDe = async (usuario: string): Promise<string[]> => {
  const linhas = await rh.db
    .selectFrom('notificacao as n')
    .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
    .select('n.texto')
    .where('u.usuario', '=', usuario)
    .execute()
  return linhas.map(({ texto }) => texto)
}

const MEIO = { body: { meio: 'chave' } } as const
const RECUSADA = { status: 401, body: { codigo: 'segundo_fator_recusado' } }
const VENCIDO = { status: 401, body: { codigo: 'bilhete_vencido' } }

describe('a passkey of the own', () => {
  it('is made with the password, ends the other sessions, tells the person and brings recovery codes', async () => {
    const outra = await rh.emOutraSessao('vagas')
    const client = await rh.emOutraSessao('vagas')
    const preparar = () => client.try('POST /api/conta/seguranca/chaves/preparar', MEIO)
    expect(await preparar()).toMatchObject({ status: 403, body: { codigo: 'confirmar_senha' } })
    await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    const { bilhete, opcoes } = await client.call('POST /api/conta/seguranca/chaves/preparar', MEIO)
    expect(opcoes).toMatchObject({
      rp: { id: 'localhost', name: expect.any(String) },
      user: { name: 'vagas' },
      excludeCredentials: [],
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
    })
    const chave = createAutenticador()
    const body = { bilhete, nome: 'Celular da Ana', credencial: chave.criar(opcoes) }
    const feito = await client.call('POST /api/conta/seguranca/chaves/cadastrar', { body })
    expect(feito.seguranca).toMatchObject({
      app: null,
      chaves: [{ nome: 'Celular da Ana', usadoEm: null, daqui: true }],
      codigos: 10,
    })
    expect(new Set(feito.codigos).size).toBe(10)
    expect((await outra.try('GET /api/auth/me')).status).toBe(401)
    expect(await avisosDe('vagas')).toContainEqual(expect.stringContaining('“Celular da Ana” foi cadastrada'))
    // The ticket and its challenge were for one answer.
    expect(await client.try('POST /api/conta/seguranca/chaves/cadastrar', { body })).toMatchObject(VENCIDO)
    // The second one gives no other codes, and the browser is told what there is.
    const depois = await client.call('POST /api/conta/seguranca/chaves/preparar', MEIO)
    expect(depois.opcoes.excludeCredentials.map(({ id }) => id)).toEqual([body.credencial.id])
    expect(depois.opcoes.user.id).toBe(opcoes.user.id)
    expect((await cadastrar(client, createAutenticador(), 'Computador')).codigos).toEqual([])
  })

  it.each([
    ['of another page', { origem: 'https://rh.exemplo.com' }],
    ['of another port', { origem: 'http://localhost:8080' }],
    ['for another site', { rpId: 'exemplo.com' }],
    ['that nobody unlocked', { semVerificar: true }],
    ['for another challenge', { desafio: 'a'.repeat(43) }],
    ['with a certificate that nobody asked for', { comCertificado: true }],
  ])('is not taken when it is one %s', async (_, desvio) => {
    const client = await confirmado('comercial')
    const { bilhete, opcoes } = await client.call('POST /api/conta/seguranca/chaves/preparar', MEIO)
    const cadastro = (credencial: ReturnType<Autenticador['criar']>) =>
      client.try('POST /api/conta/seguranca/chaves/cadastrar', { body: { bilhete, nome: 'Uma', credencial } })
    const chave = createAutenticador()
    expect(await cadastro(chave.criar(opcoes, desvio))).toMatchObject({
      status: 400,
      body: { mensagem: 'O navegador não criou a chave como foi pedido.' },
    })
    // Its challenge is gone with the first answer.
    expect((await cadastro(chave.criar(opcoes))).status).toBe(400)
  })

  it('is not made with the ticket of another session, nor with one that is over', async () => {
    const client = await confirmado('sesmt')
    const preparado = await client.call('POST /api/conta/seguranca/chaves/preparar', MEIO)
    const body = {
      bilhete: preparado.bilhete,
      nome: 'Uma',
      credencial: createAutenticador().criar(preparado.opcoes),
    }
    const chamada = 'POST /api/conta/seguranca/chaves/cadastrar'
    expect(await (await rh.emOutraSessao('sesmt')).try(chamada, { body })).toMatchObject(VENCIDO)
    expect(await (await rh.emOutraSessao('vagas')).try(chamada, { body })).toMatchObject(VENCIDO)
    rh.clock.irPara(rh.clock.agora().add({ seconds: 301 }).toString())
    expect(await client.try(chamada, { body })).toMatchObject(VENCIDO)
  })

  it('is one person’s alone, and ten are enough', async () => {
    const { chave } = await comChave('vagas')
    const client = await confirmado('comercial')
    const { bilhete, opcoes } = await client.call('POST /api/conta/seguranca/chaves/preparar', MEIO)
    const body = { bilhete, nome: 'Emprestada', credencial: chave.criar(opcoes) }
    expect(await client.try('POST /api/conta/seguranca/chaves/cadastrar', { body })).toMatchObject({
      status: 409,
      body: { codigo: 'em_uso' },
    })
    for (let i = 0; i < 10; i += 1) await cadastrar(client, createAutenticador(), `Chave ${i}`)
    const demais = await client.call('POST /api/conta/seguranca/chaves/preparar', MEIO)
    expect(
      await client.try('POST /api/conta/seguranca/chaves/cadastrar', {
        body: {
          bilhete: demais.bilhete,
          nome: 'Demais',
          credencial: createAutenticador().criar(demais.opcoes),
        },
      }),
    ).toMatchObject({ status: 409, body: { acao: expect.stringContaining('Retire antes') } })
  })

  it('is renamed and taken away with the password; the last one stays where the company asks for one', async () => {
    const { client, chave, seguranca } = await comChave('sesmt')
    const id = seguranca.chaves[0]?.id ?? 0
    const renomear = (quem: Client, qual = id) =>
      quem.try('PUT /api/conta/seguranca/chaves/renomear', { body: { id: qual, nome: 'Celular novo' } })
    const retirar = (quem: Client) => quem.try('POST /api/conta/seguranca/chaves/retirar', { body: { id } })
    rh.clock.irPara(rh.clock.agora().add({ minutes: 6 }).toString())
    expect((await renomear(client)).status).toBe(403)
    expect((await retirar(client)).status).toBe(403)
    await confirmar(client)
    expect(await renomear(client)).toMatchObject({ body: { chaves: [{ nome: 'Celular novo' }] } })
    const alheia = await confirmado('vagas')
    expect((await renomear(alheia)).status).toBe(404)
    expect((await retirar(alheia)).status).toBe(404)
    await rh.db.updateTable('empresa').set({ segundoFator: 'sensiveis' }).execute()
    expect(await retirar(client)).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    const { chaves } = (await cadastrar(client, createAutenticador(), 'Computador')).seguranca
    expect(chaves).toHaveLength(2)
    expect(await retirar(client)).toMatchObject({ status: 200, body: { chaves: [{}], codigos: 10 } })
    expect(await entrar('sesmt', chave)).toMatchObject({
      ...RECUSADA,
      body: { mensagem: expect.stringContaining('não está cadastrada') },
    })
    await rh.db.updateTable('empresa').set({ segundoFator: 'ninguem' }).execute()
    const resta = { id: chaves[1]?.id ?? 0 }
    expect(await client.call('POST /api/conta/seguranca/chaves/retirar', { body: resta })).toMatchObject({
      chaves: [],
      codigos: 0,
    })
    const admin = await confirmado('administrador')
    const usuario = await rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'sesmt')
      .executeTakeFirstOrThrow()
    const { results } = await admin.call('GET /api/usuarios/alteracoes/:id', { params: usuario, query: {} })
    const trilha = JSON.stringify(results)
    for (const dito of ['cadastrada', 'renomeada', 'retirada', 'Celular novo']) expect(trilha).toContain(dito)
    expect(trilha).not.toContain(chave.criar({ rp: { id: 'localhost', name: '' }, challenge: '' }).id)
  })

  it('stays or goes by itself beside an app: codes go with the last factor', async () => {
    const { client } = await comChave('vagas')
    const { bilhete, app } = await client.call('POST /api/conta/seguranca/preparar', {
      body: { meio: 'app' },
    })
    const codigo = codigoDoApp(app.segredo, rh.clock.agora())
    const feito = await client.call('POST /api/conta/seguranca/cadastrar', { body: { bilhete, codigo } })
    expect(feito).toMatchObject({ codigos: [], seguranca: { app: {}, chaves: [{}] } })
    const semApp = await client.call('POST /api/conta/seguranca/retirar', { body: { meio: 'app' } })
    expect(semApp).toMatchObject({ app: null, chaves: [{}], codigos: 10 })
  })
})

describe('the second step with a passkey', () => {
  it('opens the session, once for each challenge', async () => {
    const { chave, client } = await comChave('vagas')
    const { falta, bilhete, ...navegador } = await bilheteDe('vagas')
    expect(falta).toMatchObject({
      passo: 'conferir',
      meios: { app: false, chave: 'daqui', recuperacao: true },
    })
    const opcoes = await desafio(bilhete, navegador)
    expect(opcoes).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [{}] })
    const assinatura = chave.assinar(opcoes)
    const { status, body } = await mostrar(bilhete, assinatura, navegador)
    expect(status).toBe(200)
    const dentro = createClient(rh.app, String(body['accessToken']))
    expect((await dentro.try('GET /api/auth/me')).status).toBe(200)
    expect(await mostrar(bilhete, assinatura, navegador)).toMatchObject(VENCIDO)
    const novo = await bilheteDe('vagas')
    await desafio(novo.bilhete, novo)
    expect(await mostrar(novo.bilhete, assinatura, novo)).toMatchObject(RECUSADA)
    const { chaves } = await client.call('GET /api/conta/seguranca')
    expect(chaves).toMatchObject([{ usadoEm: expect.any(String) }])
  })

  it.each([
    ['for another page', { origem: 'https://rh.exemplo.com' }],
    ['for another site', { rpId: 'exemplo.com' }],
    ['by whom nobody unlocked', { semVerificar: true }],
    ['for a challenge of its own', { desafio: 'b'.repeat(43) }],
    ['with another key', { chave: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('refuses what was signed %s', async (_, desvio) => {
    const { chave } = await comChave('comercial')
    expect(await entrar('comercial', chave, desvio)).toMatchObject(RECUSADA)
    expect((await entrar('comercial', chave)).status).toBe(200)
  })

  it('refuses the key of somebody else, one without a challenge, and one with the challenge before', async () => {
    const { chave } = await comChave('vagas')
    const dela = await comChave('comercial')
    expect(await entrar('comercial', chave)).toMatchObject(RECUSADA)
    const { bilhete, ...navegador } = await bilheteDe('comercial')
    const antes = await desafio(bilhete, navegador)
    await desafio(bilhete, navegador)
    expect(await mostrar(bilhete, dela.chave.assinar(antes), navegador)).toMatchObject(RECUSADA)
    expect(await mostrar(bilhete, dela.chave.assinar(antes), navegador)).toMatchObject(RECUSADA)
  })

  it('refuses a counter that went back, tells the person and rings', async () => {
    const { chave } = await comChave('almoxarifado')
    expect((await entrar('almoxarifado', chave, { contador: 9 })).status).toBe(200)
    for (const contador of [9, 3])
      expect(await entrar('almoxarifado', chave, { contador })).toMatchObject({
        ...RECUSADA,
        body: { mensagem: expect.stringContaining('contador') },
      })
    expect(await avisosDe('almoxarifado')).toContainEqual(expect.stringContaining('voltou atrás'))
    const falso = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const avisos = (await avisosDe('almoxarifado')).length
    expect(await entrar('almoxarifado', chave, { contador: 1, chave: falso })).toMatchObject(RECUSADA)
    // Without the key's own signature nobody makes it suspected.
    expect(await avisosDe('almoxarifado')).toHaveLength(avisos)
    await vi.waitFor(
      async () => {
        await rh.deps.seguranca.gravar()
        expect(await avisosDe('administrador')).toContainEqual(
          expect.stringContaining('chave de acesso com contador atrasado'),
        )
      },
      { timeout: 10_000 },
    )
    expect((await entrar('almoxarifado', chave, { contador: 10 })).status).toBe(200)
  })

  it('takes keys that do not count', async () => {
    const client = await confirmado('vagas')
    const chave = createAutenticador()
    const { bilhete, opcoes } = await client.call('POST /api/conta/seguranca/chaves/preparar', MEIO)
    await client.call('POST /api/conta/seguranca/chaves/cadastrar', {
      body: { bilhete, nome: 'Sem conta', credencial: chave.criar(opcoes, { contador: 0 }) },
    })
    for (let i = 0; i < 2; i += 1) expect((await entrar('vagas', chave, { contador: 0 })).status).toBe(200)
  })

  it('lets one through of several at the same moment', async () => {
    const { chave } = await comChave('vagas')
    const { bilhete, ...navegador } = await bilheteDe('vagas')
    const assinatura = chave.assinar(await desafio(bilhete, navegador))
    const respostas = await Promise.all([1, 2, 3].map(() => mostrar(bilhete, assinatura, navegador)))
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is over with its ticket, and in another browser', async () => {
    const { chave } = await comChave('vagas')
    const { bilhete, ...navegador } = await bilheteDe('vagas')
    const assinatura = chave.assinar(await desafio(bilhete, navegador))
    expect(await mostrar(bilhete, assinatura, { ip: navegador.ip })).toMatchObject(VENCIDO)
    rh.clock.irPara(rh.clock.agora().add({ seconds: 301 }).toString())
    expect(await mostrar(bilhete, assinatura, navegador)).toMatchObject(VENCIDO)
    expect((await chamar('segundo-fator/desafio', { bilhete }, navegador)).body).toMatchObject(VENCIDO.body)
  })

  it('counts like a password, before the key is looked at', async () => {
    const { chave } = await comChave('comercial')
    const errar = async () => {
      const { body, status, cookie } = await chamar(
        'login',
        { usuario: 'comercial', senha: senhaDemo },
        { ip: '198.51.100.77' },
      )
      if (status === 429) return status
      const navegador = { ip: '198.51.100.77', cookie }
      const bilhete = body.falta?.bilhete ?? ''
      const assinatura = chave.assinar(await desafio(bilhete, navegador), { semVerificar: true })
      return (await mostrar(bilhete, assinatura, navegador)).status
    }
    const respostas = []
    for (let i = 0; i < 7; i += 1) respostas.push(await errar())
    expect(respostas).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('asks for the hours and the account again', async () => {
    const { chave } = await comChave('gestor')
    const { bilhete, ...navegador } = await bilheteDe('gestor')
    const assinatura = chave.assinar(await desafio(bilhete, navegador))
    const quem = await rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'gestor')
      .executeTakeFirstOrThrow()
    const horarios = await rh.db.selectFrom('horario').selectAll().where('usuarioId', '=', quem.id).execute()
    await rh.db.deleteFrom('horario').where('usuarioId', '=', quem.id).execute()
    expect((await mostrar(bilhete, assinatura, navegador)).body).toMatchObject({ codigo: 'fora_do_horario' })
    await rh.db
      .insertInto('horario')
      .values(horarios.map(({ id: _id, ...horario }) => horario))
      .execute()
  })

  it('is set up at the entry where the company asks for one, by who is first', async () => {
    await rh.db.updateTable('empresa').set({ segundoFator: 'todos' }).execute()
    const [um, outro] = [await bilheteDe('comercial'), await bilheteDe('comercial', { ip: '198.51.100.7' })]
    expect(um.falta).toMatchObject({ passo: 'cadastrar', aceitaChaves: true, app: {} })
    const cadastrarEEntrar = async (
      { bilhete, ...navegador }: typeof um,
      chave: Autenticador,
      desvio = {},
    ) => {
      const { body } = await chamar('segundo-fator/preparar-chave', { bilhete }, navegador)
      const credencial = chave.criar(body['opcoes'] as OpcoesDeCriacao, desvio)
      return chamar('segundo-fator/cadastrar-chave', { bilhete, nome: 'Celular', credencial }, navegador)
    }
    const chave = createAutenticador()
    expect(await cadastrarEEntrar(um, chave, { semVerificar: true })).toMatchObject(RECUSADA)
    const feito = await cadastrarEEntrar(um, chave)
    expect(feito).toMatchObject({ status: 200, body: { sessao: { accessToken: expect.any(String) } } })
    expect(new Set(feito.body['codigos'] as string[]).size).toBe(10)
    expect(await cadastrarEEntrar(outro, createAutenticador())).toMatchObject(VENCIDO)
    // Nor with an app beside it.
    const codigo = codigoDoApp(outro.falta.app?.segredo ?? '', rh.clock.agora())
    const comApp = await chamar('segundo-fator/cadastrar', { bilhete: outro.bilhete, codigo }, outro)
    expect(comApp).toMatchObject(VENCIDO)
    expect((await entrar('comercial', chave)).status).toBe(200)
  })

  it('lets a recovery code in instead, and an administrator takes all of it away', async () => {
    const { codigos } = await comChave('vagas')
    const { bilhete, ...navegador } = await bilheteDe('vagas')
    const codigo = codigos[0] ?? ''
    expect((await chamar('segundo-fator', { bilhete, codigo }, navegador)).status).toBe(200)
    const admin = await confirmado('administrador')
    const { results } = await admin.call('GET /api/usuarios/listar', { query: { busca: 'vagas' } })
    const { id = 0, segundoFator } = results.find(({ usuario }) => usuario === 'vagas') ?? {}
    expect(segundoFator).toBe(true)
    const { versao, segundoFator: detalhe } = await admin.call('GET /api/usuarios/:id', { params: { id } })
    expect(detalhe).toEqual({ exigido: false, app: null, chaves: 1 })
    await admin.call('POST /api/usuarios/retirar-fator', { body: { id, versao, motivo: 'Perdeu o celular' } })
    const depois = await chamar('login', { usuario: 'vagas', senha: senhaDemo })
    expect(depois.body).toHaveProperty('accessToken')
  })
})

describe('a passkey in place of the password', () => {
  it('opens what is sensitive for five minutes, and counts when it is wrong', async () => {
    const { chave } = await comChave('administrador')
    const client = createClient(rh.app, String((await entrar('administrador', chave)).body['accessToken']))
    const sensivel = () => client.try('POST /api/conta/seguranca/chaves/preparar', MEIO)
    expect((await sensivel()).status).toBe(403)
    const confirmar = async (desvio?: Parameters<Autenticador['assinar']>[1]) => {
      const { bilhete, opcoes } = await client.call('POST /api/auth/confirmar/desafio', MEIO)
      return { bilhete, assinatura: chave.assinar(opcoes, desvio) }
    }
    const errada = await confirmar({ semVerificar: true })
    expect(await client.try('POST /api/auth/confirmar/chave', { body: errada })).toMatchObject(RECUSADA)
    expect((await sensivel()).status).toBe(403)
    const body = await confirmar()
    const outra = createClient(rh.app, String((await entrar('administrador', chave)).body['accessToken']))
    expect(await outra.try('POST /api/auth/confirmar/chave', { body })).toMatchObject(VENCIDO)
    const certa = await confirmar()
    expect(await client.call('POST /api/auth/confirmar/chave', { body: certa })).toEqual({
      confirmadaAte: rh.clock.agora().add({ minutes: 5 }).toString({ smallestUnit: 'millisecond' }),
    })
    expect((await sensivel()).status).toBe(200)
    expect(await client.try('POST /api/auth/confirmar/chave', { body: certa })).toMatchObject(VENCIDO)
    await rh.deps.seguranca.gravar()
    const { results } = await client.call('GET /api/seguranca/listar', { query: {} })
    expect(results.map(({ tipo }) => tipo)).toContain('confirmada_com_chave')
    expect(results.map(({ tipo }) => tipo)).toContain('confirmacao_recusada')
  })

  it('is of no use to who has none', async () => {
    const client = await rh.emOutraSessao('vagas')
    expect((await client.try('POST /api/auth/confirmar/desafio', MEIO)).status).toBe(409)
  })
})

describe('the address', () => {
  const site = (host: string, origemPublica?: string) => sitioDe({ origemPublica }, { host })

  it('is the configured one, whatever the request says', () => {
    expect(site('atacante.com', 'https://rh.empresa.com.br')).toEqual({
      dominio: 'rh.empresa.com.br',
      origens: ['https://rh.empresa.com.br'],
    })
    expect(site('rh', 'http://rh.empresa.com.br')).toBeNull()
    expect(site('rh', 'https://10.0.0.5')).toBeNull()
  })

  it('is the request’s own on this machine only, by its name', () => {
    expect(site('localhost:3000')?.origens).toContain('http://localhost:3000')
    for (const host of ['127.0.0.1:3000', '[::1]:3000', 'rh.empresa.com.br', '', 'a b'])
      expect(site(host)).toBeNull()
  })

  it('of a key is where it works: elsewhere a code lets in, and nobody enters with the password alone', async () => {
    const { chave, client } = await comChave('vagas')
    const { bilhete, ...navegador } = await bilheteDe('vagas')
    const opcoes = await desafio(bilhete, navegador)
    await rh.db.updateTable('chaveDeAcesso').set({ dominio: 'antigo.empresa.com.br' }).execute()
    expect(await mostrar(bilhete, chave.assinar(opcoes), navegador)).toMatchObject(RECUSADA)
    const depois = await bilheteDe('vagas')
    expect(depois.falta.meios).toEqual({ app: false, chave: 'de_outro_endereco', recuperacao: true })
    const deNovo = { bilhete: depois.bilhete }
    expect(await chamar('segundo-fator/desafio', deNovo, depois)).toMatchObject(RECUSADA)
    const { chaves, aceitaChaves } = await client.call('GET /api/conta/seguranca')
    expect({ chaves, aceitaChaves }).toMatchObject({ chaves: [{ daqui: false }], aceitaChaves: true })
    const porNumero = await chamar('segundo-fator/desafio', deNovo, { ...depois, host: '127.0.0.1:3000' })
    expect(porNumero).toMatchObject({ status: 409, body: { codigo: 'sem_chaves_de_acesso' } })
  })
})

describe('where people sign in at a provider', () => {
  it('none of it is there', async () => {
    await using com = await createTestApp({
      METODO_LOGIN: 'auth0',
      AUTH0_DOMINIO: 'empresa.us.auth0.com',
      AUTH0_CLIENTE: 'abcdefghijklmnop',
    })
    const bilhete = 'a'.repeat(43)
    for (const chamada of [
      'POST /api/auth/segundo-fator/desafio',
      'POST /api/auth/segundo-fator/preparar-chave',
    ] as const)
      expect((await com.anonimo.try(chamada, { body: { bilhete } })).status).toBe(404)
  })
})

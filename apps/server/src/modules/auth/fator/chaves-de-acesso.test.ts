import { describe, expect, it } from 'vitest'
import { codigoDoApp } from '../../../test/app-de-codigos.ts'
import { createAutenticador, type Autenticador } from '../../../test/autenticador.ts'
import { abrirChavesDeAcesso, MEIO, RECUSADA, VENCIDO } from '../../../test/chaves-de-acesso.ts'
import { createTestApp, senhaDemo, type Client } from '../../../test/harness.ts'
import { sitioDe } from './sitio.ts'

const f = abrirChavesDeAcesso()
const { avisosDe, bilheteDe, cadastrar, chamar, comChave, confirmado, confirmar, desafio, entrar, mostrar } =
  f

describe('a passkey of the own', () => {
  it('is made with the password, ends the other sessions, tells the person and brings recovery codes', async () => {
    const outra = await f.rh.emOutraSessao('vagas')
    const client = await f.rh.emOutraSessao('vagas')
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
    expect(await (await f.rh.emOutraSessao('sesmt')).try(chamada, { body })).toMatchObject(VENCIDO)
    expect(await (await f.rh.emOutraSessao('vagas')).try(chamada, { body })).toMatchObject(VENCIDO)
    f.rh.clock.irPara(f.rh.clock.agora().add({ seconds: 301 }).toString())
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
    f.rh.clock.irPara(f.rh.clock.agora().add({ minutes: 6 }).toString())
    expect((await renomear(client)).status).toBe(403)
    expect((await retirar(client)).status).toBe(403)
    await confirmar(client)
    expect(await renomear(client)).toMatchObject({ body: { chaves: [{ nome: 'Celular novo' }] } })
    const alheia = await confirmado('vagas')
    expect((await renomear(alheia)).status).toBe(404)
    expect((await retirar(alheia)).status).toBe(404)
    await f.rh.db.updateTable('empresa').set({ segundoFator: 'sensiveis' }).execute()
    expect(await retirar(client)).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    const { chaves } = (await cadastrar(client, createAutenticador(), 'Computador')).seguranca
    expect(chaves).toHaveLength(2)
    expect(await retirar(client)).toMatchObject({ status: 200, body: { chaves: [{}], codigos: 10 } })
    expect(await entrar('sesmt', chave)).toMatchObject({
      ...RECUSADA,
      body: { mensagem: expect.stringContaining('não está cadastrada') },
    })
    await f.rh.db.updateTable('empresa').set({ segundoFator: 'ninguem' }).execute()
    const resta = { id: chaves[1]?.id ?? 0 }
    expect(await client.call('POST /api/conta/seguranca/chaves/retirar', { body: resta })).toMatchObject({
      chaves: [],
      codigos: 0,
    })
    const admin = await confirmado('administrador')
    const usuario = await f.rh.db
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
    const codigo = codigoDoApp(app.segredo, f.rh.clock.agora())
    const feito = await client.call('POST /api/conta/seguranca/cadastrar', { body: { bilhete, codigo } })
    expect(feito).toMatchObject({ codigos: [], seguranca: { app: {}, chaves: [{}] } })
    const semApp = await client.call('POST /api/conta/seguranca/retirar', { body: { meio: 'app' } })
    expect(semApp).toMatchObject({ app: null, chaves: [{}], codigos: 10 })
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
    await f.rh.db.updateTable('chaveDeAcesso').set({ dominio: 'antigo.empresa.com.br' }).execute()
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

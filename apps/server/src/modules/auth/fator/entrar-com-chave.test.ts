import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { OpcoesDeCriacao } from '@rh/domain/contract/chaves-de-acesso'
import { codigoDoApp } from '../../../test/app-de-codigos.ts'
import { createAutenticador, type Autenticador } from '../../../test/autenticador.ts'
import { abrirChavesDeAcesso, MEIO, RECUSADA, VENCIDO } from '../../../test/chaves-de-acesso.ts'
import { createClient, senhaDemo } from '../../../test/harness.ts'

const f = abrirChavesDeAcesso()
const { avisosDe, bilheteDe, chamar, comChave, confirmado, desafio, entrar, mostrar } = f

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
    const dentro = createClient(f.rh.app, String(body['accessToken']))
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
        await f.rh.deps.seguranca.gravar()
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
    f.rh.clock.irPara(f.rh.clock.agora().add({ seconds: 301 }).toString())
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
    const quem = await f.rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'gestor')
      .executeTakeFirstOrThrow()
    const horarios = await f.rh.db
      .selectFrom('horario')
      .selectAll()
      .where('usuarioId', '=', quem.id)
      .execute()
    await f.rh.db.deleteFrom('horario').where('usuarioId', '=', quem.id).execute()
    expect((await mostrar(bilhete, assinatura, navegador)).body).toMatchObject({ codigo: 'fora_do_horario' })
    await f.rh.db
      .insertInto('horario')
      .values(horarios.map(({ id: _id, ...horario }) => horario))
      .execute()
  })

  it('is set up at the entry where the company asks for one, by who is first', async () => {
    await f.rh.db.updateTable('empresa').set({ segundoFator: 'todos' }).execute()
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
    const codigo = codigoDoApp(outro.falta.app?.segredo ?? '', f.rh.clock.agora())
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
    const client = createClient(f.rh.app, String((await entrar('administrador', chave)).body['accessToken']))
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
    const outra = createClient(f.rh.app, String((await entrar('administrador', chave)).body['accessToken']))
    expect(await outra.try('POST /api/auth/confirmar/chave', { body })).toMatchObject(VENCIDO)
    const certa = await confirmar()
    expect(await client.call('POST /api/auth/confirmar/chave', { body: certa })).toEqual({
      confirmadaAte: f.rh.clock.agora().add({ minutes: 5 }).toString({ smallestUnit: 'millisecond' }),
    })
    expect((await sensivel()).status).toBe(200)
    expect(await client.try('POST /api/auth/confirmar/chave', { body: certa })).toMatchObject(VENCIDO)
    await f.rh.deps.seguranca.gravar()
    const { results } = await client.call('GET /api/seguranca/listar', { query: {} })
    expect(results.map(({ tipo }) => tipo)).toContain('confirmada_com_chave')
    expect(results.map(({ tipo }) => tipo)).toContain('confirmacao_recusada')
  })

  it('is of no use to who has none', async () => {
    const client = await f.rh.emOutraSessao('vagas')
    expect((await client.try('POST /api/auth/confirmar/desafio', MEIO)).status).toBe(409)
  })
})

import { UnsecuredJWT, SignJWT, type JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadConfig } from '../../../config.ts'
import { AGORA } from '../../../test/clock.ts'
import { createClient, createTestApp, senhaDemo, type Client, type TestApp } from '../../../test/harness.ts'
import { assinar, createChave, createChaveiro, type Chave, type Chaveiro } from '../../../test/provedor.ts'
import { novo } from '../../../test/usuarios.ts'
import { emissorDe, type Emissor } from './provedores.ts'
import { createVerificador } from './verificar.ts'

const POOL = 'sa-east-1_AbC123xyZ'
const CLIENTE = '1h57kf5cpq17m0eml12EXAMPLE'.toLowerCase()
const PROJETO = 'rh-empresa-1a2b3'
const DEMO = { FIREBASE_CHAVE_WEB: 'AIzaSyExemplo0123456789' }

const segundos = (instante: string): number => Date.parse(instante) / 1000
const agora = segundos(AGORA)

let chaveiro: Chaveiro
let nossa: Chave
let alheia: Chave
let eliptica: Chave
let rh: TestApp
/** Each provider with our key set in the place of its own: the rest is what production has. */
let emissores: Readonly<Record<'amplify' | 'firebase' | 'auth0', Emissor>>

const emissorCom = (env: Readonly<Record<string, string>>): Emissor => {
  const { provedor } = loadConfig(env)
  if (!provedor) throw new Error('No provider')
  return emissorDe(provedor)
}

beforeAll(async () => {
  ;[chaveiro, nossa, alheia, eliptica] = await Promise.all([
    createChaveiro(),
    createChave('k1'),
    createChave('k1'),
    createChave('e1', 'ES256'),
  ])
  chaveiro.publicar(nossa, eliptica)
  const amplify = {
    METODO_LOGIN: 'amplify',
    COGNITO_POOL: POOL,
    COGNITO_CLIENTE: CLIENTE,
    COGNITO_EMULADOR: chaveiro.url,
  }
  const firebase = { METODO_LOGIN: 'firebase', FIREBASE_PROJETO: PROJETO, ...DEMO }
  emissores = {
    amplify: emissorCom(amplify),
    firebase: { ...emissorCom(firebase), chaves: chaveiro.url },
    auth0: emissorCom({ METODO_LOGIN: 'auth0', AUTH0_DOMINIO: chaveiro.url, AUTH0_CLIENTE: CLIENTE }),
  }
  rh = await createTestApp(amplify)
})
beforeEach(async () => {
  await rh.db.deleteFrom('tentativaLogin').execute()
})
afterEach(() => {
  vi.useRealTimers()
  rh.clock.irPara(AGORA)
  chaveiro.publicar(nossa, eliptica)
})
afterAll(async () => {
  await rh[Symbol.asyncDispose]()
  await chaveiro[Symbol.asyncDispose]()
})

let emitidos = 0
/** What the provider says of somebody who has just signed in there. */
function claimsDe(emissor: Emissor, mais: JWTPayload = {}): JWTPayload {
  emitidos += 1
  return {
    iss: emissor.emissor,
    aud: emissor.publico,
    sub: 'pessoa-1',
    jti: `token-${emitidos}`,
    email: 'rosana.prado@alvorecer.example',
    email_verified: true,
    token_use: 'id',
    nonce: 'do-navegador',
    iat: agora,
    auth_time: agora,
    exp: agora + 3600,
    ...mais,
  }
}

const base64 = (valor: object): string => Buffer.from(JSON.stringify(valor)).toString('base64url')

/** Tokens that are not what they say, by what is wrong with them. */
async function hostis(emissor: Emissor): Promise<Readonly<Record<string, string>>> {
  const assinado = (mais: JWTPayload, chave = nossa, header = {}) =>
    assinar(claimsDe(emissor, mais), chave, header)
  const bom = await assinado({})
  const [cabecalho = '', , assinatura = ''] = bom.split('.')
  const publicaComoSegredo = Buffer.from(JSON.stringify(nossa.publica))
  const sem = async (claim: string): Promise<string> => {
    const { [claim]: _, ...resto } = claimsDe(emissor)
    return assinar(resto, nossa)
  }
  return {
    'another issuer': await assinado({ iss: 'https://malvado.example/' }),
    'the issuer of another project': await assinado({ iss: `${emissor.emissor}-outro` }),
    'another audience': await assinado({ aud: 'outro-aplicativo' }),
    'an audience besides ours': await assinado({ aud: [emissor.publico, 'outro-aplicativo'] }),
    'no audience': await sem('aud'),
    'alg none': new UnsecuredJWT(claimsDe(emissor)).encode(),
    'alg none over a signature': `${base64({ alg: 'none', kid: nossa.kid })}.${bom.split('.')[1]}.${assinatura}`,
    'no signature': bom.slice(0, bom.lastIndexOf('.') + 1),
    'another key by the same name': await assinado({}, alheia),
    'a key that nobody published': await assinado({}, { ...nossa, kid: 'k9' }),
    'a key in the header': await assinado({}, alheia, { jwk: alheia.publica, kid: undefined }),
    'a key set in the header': await assinado({}, alheia, { jku: 'https://malvado.example/jwks', kid: 'k9' }),
    'another algorithm of ours': await assinado({}, eliptica, { alg: 'ES256' }),
    'the public key as a secret': await new SignJWT(claimsDe(emissor))
      .setProtectedHeader({ alg: 'HS256', kid: nossa.kid })
      .sign(publicaComoSegredo),
    'a changed payload': `${cabecalho}.${base64(claimsDe(emissor, { email: 'outra@alvorecer.example' }))}.${assinatura}`,
    expired: await assinado({ iat: agora - 7200, exp: agora - 3600 }),
    'no expiry': await sem('exp'),
    'issued long ago': await assinado({ iat: agora - 3000 }),
    'issued in the future': await assinado({ iat: agora + 3600 }),
    'not yet valid': await assinado({ nbf: agora + 3600 }),
    'nobody’s': await sem('sub'),
    'no token': 'nada disto',
    'far too long a claim': await assinado({ sub: 'a'.repeat(5_000) }),
    ...(emissor === emissores.amplify && { 'an access token': await assinado({ token_use: 'access' }) }),
    ...(emissor === emissores.auth0 && { 'without a nonce': await sem('nonce') }),
    ...(emissor === emissores.firebase && { 'without a sign-in': await sem('auth_time') }),
  }
}

const trocar = (token: string) => rh.anonimo.try('POST /api/auth/trocar', { body: { token } })
const emailDe = async (usuario: string): Promise<string> =>
  (await rh.db.selectFrom('usuario').select('email').where('usuario', '=', usuario).executeTakeFirstOrThrow())
    .email
const tokenDe = async (usuario: string, mais: JWTPayload = {}): Promise<string> =>
  assinar(claimsDe(emissores.amplify, { email: await emailDe(usuario), ...mais }), nossa)

describe('a token of a provider', () => {
  it.each(['amplify', 'firebase', 'auth0'] as const)(
    '%s: is believed, and no hostile one is',
    async (qual) => {
      const emissor = emissores[qual]
      const verificar = createVerificador(emissor)
      const instante = Temporal.Instant.from(AGORA)
      const bom = await verificar(await assinar(claimsDe(emissor), nossa), instante)
      expect(bom).toMatchObject({ email: 'rosana.prado@alvorecer.example', emailConfirmado: true })
      const tokens = await hostis(emissor)
      const respostas = await Promise.all(
        Object.entries(tokens).map(async ([nome, token]) => {
          const codigo = await verificar(token, instante).then(
            () => 'aceito',
            (error: { codigo?: string }) => error.codigo,
          )
          return [nome, codigo]
        }),
      )
      const recusados = Object.keys(tokens).map((nome) => [nome, 'identidade_recusada'])
      expect(Object.fromEntries(respostas)).toEqual(Object.fromEntries(recusados))
    },
  )

  it('asks for the keys once, and again when the provider has a new one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(AGORA) })
    const verificar = createVerificador(emissores.amplify)
    const instante = Temporal.Instant.from(AGORA)
    const antes = chaveiro.pedidos()
    const [nova, claims] = [await createChave('k2'), claimsDe(emissores.amplify)]
    for (let i = 0; i < 3; i += 1) await verificar(await assinar(claims, nossa), instante)
    expect(chaveiro.pedidos() - antes).toBe(1)
    chaveiro.publicar(nova)
    vi.setSystemTime(Date.parse(AGORA) + 31_000)
    await verificar(await assinar(claims, nova), instante)
    expect(chaveiro.pedidos() - antes).toBe(2)
    // The old key went with the rotation.
    await expect(verificar(await assinar(claims, nossa), instante)).rejects.toMatchObject({
      codigo: 'identidade_recusada',
    })
    // A name that nobody has asks for the keys no more often than each half minute.
    expect(chaveiro.pedidos() - antes).toBe(2)
  })

  it.each([
    ['an error', 500, '{}'],
    ['a page', 200, '<html></html>'],
    ['what is no key set', 200, '{"keys":1}'],
    ['too much', 200, `{"keys":[],"x":"${'a'.repeat(70_000)}"}`],
  ])('is not refused for %s in the place of the keys: nobody knows yet', async (_, status, corpo) => {
    chaveiro.responder(status, corpo)
    const verificar = createVerificador(emissores.auth0)
    const token = await assinar(claimsDe(emissores.auth0), nossa)
    await expect(verificar(token, Temporal.Instant.from(AGORA))).rejects.toMatchObject({
      codigo: 'provedor_fora',
    })
  })

  it('may be unsigned with the Firebase emulator alone, and even then is for this project and this hour', async () => {
    const emissor = emissorCom({
      METODO_LOGIN: 'firebase',
      FIREBASE_PROJETO: PROJETO,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      ...DEMO,
    })
    const verificar = createVerificador(emissor)
    const codigoDe = (mais: JWTPayload) =>
      verificar(new UnsecuredJWT(claimsDe(emissor, mais)).encode(), Temporal.Instant.from(AGORA)).then(
        () => 'aceito',
        (error: { codigo?: string }) => error.codigo,
      )
    expect(await codigoDe({})).toBe('aceito')
    for (const mais of [
      { aud: 'outro' },
      { iss: 'https://outro.example' },
      { exp: agora - 3600 },
      { iat: 0 },
    ])
      expect(await codigoDe(mais)).toBe('identidade_recusada')
  })
})

describe('POST /api/auth/trocar', () => {
  it('answers a session of ours to the registered person with that e-mail', async () => {
    const { status, body } = await trocar(await tokenDe('coordenador'))
    expect(status).toBe(200)
    const { accessToken, user } = body as { accessToken: string; user: { usuario: string } }
    expect(user.usuario).toBe('coordenador')
    const client = createClient(rh.app, accessToken)
    expect((await client.try('GET /api/auth/me')).status).toBe(200)
    await client.call('POST /api/auth/logout')
    expect((await client.try('GET /api/auth/me')).status).toBe(401)
  })

  it('takes each token once, however its signature is written, and one of two at the same moment', async () => {
    const token = await tokenDe('coordenador')
    expect((await trocar(token)).status).toBe(200)
    expect(await trocar(token)).toMatchObject({ status: 401, body: { codigo: 'identidade_recusada' } })
    // The last letter of a signature of 256 bytes has bits that mean nothing: another text, the same signature.
    const letras = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const outra = letras[letras.indexOf(token.at(-1) ?? 'A') ^ 1]
    expect((await trocar(`${token.slice(0, -1)}${outra}`)).status).toBe(401)
    const corrida = await tokenDe('coordenador')
    const estados = (await Promise.all([trocar(corrida), trocar(corrida)])).map(({ status }) => status)
    expect(estados.toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  it('forgets used tokens once they are too old, and not before', async () => {
    const token = await tokenDe('coordenador')
    expect((await trocar(token)).status).toBe(200)
    rh.clock.irPara('2026-11-21T01:05:29Z')
    expect((await trocar(token)).status).toBe(401)
    rh.clock.irPara('2026-11-21T01:10:00Z')
    await trocar(await tokenDe('coordenador', { iat: segundos('2026-11-21T01:10:00Z') }))
    const { n } = await rh.db
      .selectFrom('tokenDeProvedor')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(1)
    expect((await trocar(token)).status).toBe(401)
  })

  it('says in words who cannot come in, and makes no account', async () => {
    const contar = async () => (await rh.db.selectFrom('usuario').select('id').execute()).length
    const [antes, ninguem] = [await contar(), { email: 'ninguem@alvorecer.example' }]
    await rh.db.updateTable('usuario').set({ ativo: false }).where('usuario', '=', 'sesmt').execute()
    const casos = {
      email_nao_confirmado: await tokenDe('coordenador', { email_verified: false }),
      fora_do_horario: await tokenDe('fora.do.horario'),
      sem_cadastro: await tokenDe('coordenador', ninguem),
    }
    for (const [codigo, token] of Object.entries(casos))
      expect(await trocar(token)).toMatchObject({ status: 403, body: { codigo } })
    const semEmail = await tokenDe('coordenador', { email: undefined })
    expect((await trocar(semEmail)).body).toMatchObject({ codigo: 'email_nao_confirmado' })
    expect((await trocar(await tokenDe('sesmt'))).body).toMatchObject({ codigo: 'sem_cadastro' })
    // A login name is no e-mail.
    expect((await trocar(await tokenDe('coordenador', { email: 'cadastro' }))).status).toBe(401)
    expect(await contar()).toBe(antes)
    expect((await trocar(await tokenDe('fora.do.horario'))).body).toMatchObject({
      mensagem: 'Horário de acesso não permitido!',
    })
  })

  it('finds the person whatever the case of the e-mail', async () => {
    const email = (await emailDe('vagas')).toUpperCase()
    expect((await trocar(await tokenDe('vagas', { email }))).status).toBe(200)
  })

  it('refuses the hostile ones here too, and slows down who sends many', async () => {
    const tokens = Object.values(await hostis(emissores.amplify))
    for (const token of tokens) expect((await trocar(token)).status).toBe(401)
    const resto = Array.from({ length: 31 - tokens.length }, (_, i) => `ruim-${i}`)
    const estados = []
    for (const token of resto) estados.push((await trocar(token)).status)
    expect(estados.at(-1)).toBe(429)
    const ruim = await rh.anonimo.try('POST /api/auth/trocar', { body: { token: 'x'.repeat(20_000) } })
    expect(ruim.status).toBe(400)
    expect(rh.log.join('\n')).not.toContain('eyJ')
  })

  it('is the only way in: no call takes a password of ours', async () => {
    const body = { usuario: 'coordenador', senha: senhaDemo }
    expect((await rh.anonimo.try('POST /api/auth/login', { body })).status).toBe(404)
    const codigo = { usuario: 'coordenador', codigo: 'BCDF-2345-GHJK', senha: 'um-canto-de-sabiá' }
    expect((await rh.anonimo.try('POST /api/auth/codigo', { body: codigo })).status).toBe(404)
    const nova = { email: 'a@b.example', password: 'um-canto-de-sabiá', firstName: 'A', lastName: 'B' }
    expect((await rh.anonimo.try('POST /api/auth/register', { body: nova })).status).toBe(404)
    const { body: aberta } = await trocar(await tokenDe('coordenador'))
    const client = createClient(rh.app, (aberta as { accessToken: string }).accessToken)
    expect((await client.try('POST /api/auth/confirmar', { body: { senha: senhaDemo } })).status).toBe(404)
    const troca = { senhaAtual: senhaDemo, senhaNova: 'um-canto-de-sabiá' }
    expect((await client.try('PUT /api/conta/atualizarsenha', { body: troca })).status).toBe(404)
  })

  it('is not there where the passwords are ours', async () => {
    await using daqui = await createTestApp()
    const token = await tokenDe('coordenador')
    expect((await daqui.anonimo.try('POST /api/auth/trocar', { body: { token } })).status).toBe(404)
    expect((await daqui.anonimo.call('GET /api/config')).provedor).toBeUndefined()
  })
})

describe('POST /api/auth/confirmar-no-provedor', () => {
  it('opens the sensitive actions to who has just shown the provider who they are', async () => {
    const { body } = await trocar(await tokenDe('coordenador'))
    const client = createClient(rh.app, (body as { accessToken: string }).accessToken)
    const confirmar = async (usuario: string, mais: JWTPayload) =>
      client.try('POST /api/auth/confirmar-no-provedor', {
        body: { token: await tokenDe(usuario, mais) },
      })
    const recusada = { status: 401, body: { codigo: 'identidade_recusada' } }
    expect(await confirmar('coordenador', { auth_time: agora - 301 })).toMatchObject(recusada)
    expect(await confirmar('coordenador', { auth_time: undefined })).toMatchObject(recusada)
    expect(await confirmar('cadastro', {})).toMatchObject(recusada)
    expect(await confirmar('coordenador', { email_verified: false })).toMatchObject({ status: 403 })
    expect((await client.try('GET /api/auth/me')).status).toBe(200)
    expect(await confirmar('coordenador', { auth_time: agora - 299 })).toMatchObject({
      status: 200,
      body: { confirmadaAte: '2026-11-21T01:05:00.000Z' },
    })
  })
})

describe('who comes in by the provider', () => {
  it('is no first access any more, and the last Administrador as who has a password of ours', async () => {
    const entrar = async (usuario: string): Promise<Client> => {
      const { body } = await trocar(await tokenDe(usuario))
      const client = createClient(rh.app, (body as { accessToken: string }).accessToken)
      const token = await tokenDe(usuario)
      await client.call('POST /api/auth/confirmar-no-provedor', { body: { token } })
      return client
    }
    const antiga = await entrar('administrador')
    const body = novo({ grupos: ['Administrador'] })
    const { id } = await antiga.call('POST /api/usuarios/novo', { body })
    const detalhe = () => antiga.call('GET /api/usuarios/:id', { params: { id } })
    expect((await detalhe()).primeiroAcesso).toBe(true)
    const nova = await entrar(body.usuario)
    expect((await detalhe()).primeiroAcesso).toBe(false)
    const motivo = 'Saiu da empresa'
    const { id: antigaId, versao } = await antiga.call('GET /api/conta/perfil')
    await nova.call('POST /api/usuarios/desativar', { body: { id: antigaId, versao, motivo } })
    const propria = { id, versao: 1, motivo, alertasAceitos: ['desativar_a_si'] }
    expect(await nova.try('POST /api/usuarios/desativar', { body: propria })).toMatchObject({
      status: 409,
      body: { mensagem: 'Este é o último Administrador que pode entrar no sistema.' },
    })
  })
})

describe('the pages', () => {
  it('may ask the provider, and nobody else', async () => {
    const csp = async (app: TestApp): Promise<string> => {
      const { headers } = await app.app.inject({ url: '/api/saude' })
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      return String(headers['content-security-policy'])
    }
    expect(await csp(rh)).toContain(`connect-src 'self' ${chaveiro.url};`)
    expect(emissores.firebase.origens).toEqual([
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ])
    expect((await rh.anonimo.call('GET /api/config')).provedor).toEqual({
      metodo: 'amplify',
      pool: POOL,
      cliente: CLIENTE,
      emulador: chaveiro.url,
    })
  })
})

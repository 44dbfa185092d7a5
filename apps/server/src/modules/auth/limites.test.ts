import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { loadConfig } from '../../config.ts'
import { AGORA } from '../../test/clock.ts'
import { createTestApp, senhaDemo, type TestApp } from '../../test/harness.ts'
import { redeDe } from './conhecidos.ts'

const OUTRO_DIA = '2026-11-24T13:00:00Z'

let rh: TestApp
// Each test has an address of its own: floods from one address are also refused by the minute, whatever they ask.
let daqui = '203.0.113.0'
let teste = 0
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  // A test that moved it and failed before it put it back takes no other with it.
  rh.clock.irPara(AGORA)
  teste += 1
  daqui = `203.0.113.${teste}`
  await rh.db.deleteFrom('tentativaLogin').execute()
  await rh.db.deleteFrom('sessao').execute()
})
afterAll(() => rh[Symbol.asyncDispose]())

interface Tentativa {
  readonly usuario: string
  readonly senha?: string
  readonly ip?: string
  readonly cookie?: string
  readonly origin?: string
}

const tentar = (
  { usuario, senha = 'nem de longe é esta', ip = daqui, cookie, origin }: Tentativa,
  app = rh.app,
) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { usuario, senha },
    remoteAddress: ip,
    headers: { ...(cookie && { cookie }), ...(origin && { origin }) },
  })

const estado = async (tentativa: Tentativa): Promise<number> => (await tentar(tentativa)).statusCode

/** How many of these attempts came as far as the password: the others are refused before it. */
async function conferidas(tentativas: readonly Tentativa[]): Promise<number> {
  const estados: number[] = []
  for (const tentativa of tentativas) estados.push(await estado(tentativa))
  expect(estados.every((status) => status === 401 || status === 429)).toBe(true)
  return estados.filter((status) => status === 401).length
}

const vezes = <T>(quantas: number, de: (i: number) => T): T[] =>
  Array.from({ length: quantas }, (_, i) => de(i))

/** Comes in with the right password and answers the mark that the browser keeps. */
async function entrarComMarca(usuario: string, ip: string): Promise<string> {
  const resposta = await tentar({ usuario, senha: senhaDemo, ip })
  expect(resposta.statusCode).toBe(200)
  return String(resposta.headers['set-cookie']).split(';')[0] ?? ''
}

describe('guesses', () => {
  it('of a parallel burst pass no limit: each is counted before its password is looked at', async () => {
    const respostas = await Promise.all(vezes(60, () => estado({ usuario: 'comercial' })))
    expect(respostas.filter((status) => status !== 429)).toHaveLength(5)
  })

  it('of one login from sixty addresses are ten, whatever name it goes by', async () => {
    const { email } = await rh.db
      .selectFrom('usuario')
      .select('email')
      .where('usuario', '=', 'comercial')
      .executeTakeFirstOrThrow()
    const nomes = ['comercial', email, 'COMERCIAL', email.toUpperCase()]
    const espalhadas = vezes(300, (i) => ({
      usuario: nomes[i % nomes.length] ?? '',
      ip: `198.51.100.${i % 60}`,
    }))
    expect(await conferidas(espalhadas)).toBe(10)
  })

  it('spread over many names from one address are thirty', async () => {
    expect(await conferidas(vezes(120, (i) => ({ usuario: `nome.${i}` })))).toBe(30)
  })

  it('spread over a day are less than a hundred', async () => {
    const inicio = rh.clock.agora()
    let aceitas = 0
    for (let i = 0; i < 1000; i += 1) {
      rh.clock.irPara(inicio.add({ seconds: Math.floor(i * 86.4) }).toString())
      aceitas += (await estado({ usuario: 'comercial', ip: `198.51.100.${i % 250}` })) === 401 ? 1 : 0
    }
    expect(aceitas).toBeGreaterThan(10)
    expect(aceitas).toBeLessThanOrEqual(100)
  })

  it('from all of an IPv6 network are those of one address', async () => {
    const daRede = vezes(40, (i) => ({ usuario: `nome.${i}`, ip: `2001:db8:7:1:${i.toString(16)}::${i}` }))
    expect(await conferidas(daRede)).toBe(30)
    expect(await estado({ usuario: 'outro.nome', ip: '2001:db8:7:2::1' })).toBe(401)
  })

  it('on another instance are counted with those of this one', async () => {
    const config = loadConfig({ LOG_NIVEL: 'silent', DADOS_DIR: rh.deps.config.dadosDir })
    const outra = await buildApp({ ...rh, config, site: '/nenhum' })
    try {
      for (let i = 0; i < 5; i += 1) await tentar({ usuario: 'comercial' }, i % 2 ? outra : rh.app)
      expect((await tentar({ usuario: 'comercial' }, outra)).statusCode).toBe(429)
      expect((await tentar({ usuario: 'comercial' })).statusCode).toBe(429)
    } finally {
      await outra.close()
    }
  })

  it('wait for as long as the answer says, and no longer', async () => {
    await conferidas(vezes(5, () => ({ usuario: 'comercial' })))
    const { headers } = await tentar({ usuario: 'comercial' })
    const segundos = Number(headers['retry-after'])
    const agora = rh.clock.agora()
    rh.clock.irPara(agora.add({ seconds: segundos - 1 }).toString())
    expect(await estado({ usuario: 'comercial' })).toBe(429)
    rh.clock.irPara(agora.add({ seconds: segundos }).toString())
    expect(await estado({ usuario: 'comercial' })).toBe(401)
  })
})

describe('asking for an account', () => {
  it('tells of a few e-mails whether they are taken, and not of a list', async () => {
    const pedir = (email: string, remoteAddress = daqui) =>
      rh.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { email, password: 'um-canto-de-sabiá', firstName: 'Nova', lastName: 'Pessoa' },
        remoteAddress,
      })
    const { email } = await rh.db
      .selectFrom('usuario')
      .select('email')
      .where('usuario', '=', 'comercial')
      .executeTakeFirstOrThrow()
    const estados: number[] = []
    for (let i = 0; i < 8; i += 1) estados.push((await pedir(email)).statusCode)
    expect(estados).toEqual([409, 409, 409, 409, 409, 429, 429, 429])
    await conferidas(vezes(30, (i) => ({ usuario: `nome.${i}`, ip: '100.64.2.1' })))
    expect((await pedir('outra.pessoa@exemplo.com.br', '100.64.2.1')).statusCode).toBe(429)
    expect((await pedir('outra.pessoa@exemplo.com.br', '100.64.2.2')).statusCode).toBe(201)
  })
})

describe('the right password', () => {
  it('enters from an office that mistyped all morning', async () => {
    const ip = '192.0.2.10'
    await entrarComMarca('comercial', ip)
    await conferidas(vezes(60, (i) => ({ usuario: `nome.${i % 20}`, ip })))
    expect(await estado({ usuario: 'vagas', senha: senhaDemo, ip })).toBe(429)
    expect(await estado({ usuario: 'comercial', senha: senhaDemo, ip })).toBe(200)
  })

  it('always enters from a browser that is known, wherever it is and whatever strangers do', async () => {
    const cookie = await entrarComMarca('comercial', '192.0.2.10')
    for (const ip of ['192.0.2.10', '198.51.100.1'])
      await conferidas(vezes(40, () => ({ usuario: 'comercial', ip })))
    await conferidas(vezes(60, (i) => ({ usuario: 'comercial', ip: `198.51.100.${i}` })))
    for (const ip of ['192.0.2.10', '198.51.100.1', '100.64.1.2'])
      expect(await estado({ usuario: 'comercial', senha: senhaDemo, ip, cookie })).toBe(200)
    const rajada = vezes(15, () => estado({ usuario: 'comercial', senha: senhaDemo, cookie }))
    expect(new Set(await Promise.all(rajada))).toEqual(new Set([200]))
  })

  it('is not found out with a mark either: after twenty errors the browser is a stranger', async () => {
    const cookie = await entrarComMarca('comercial', '192.0.2.10')
    expect(await conferidas(vezes(100, () => ({ usuario: 'comercial', cookie })))).toBe(25)
    expect(await conferidas(vezes(40, () => ({ usuario: 'vagas', cookie })))).toBe(5)
  })

  it('gives back its own attempt, and not those of who guesses', async () => {
    for (let i = 0; i < 40; i += 1)
      expect(await estado({ usuario: 'vagas', senha: senhaDemo, ip: `100.64.0.${i}` })).toBe(200)
    await rh.db.deleteFrom('sessao').execute()
    await conferidas(vezes(9, (i) => ({ usuario: 'comercial', ip: `198.51.100.${i}` })))
    expect(await estado({ usuario: 'comercial', senha: senhaDemo, ip: '100.64.1.1' })).toBe(200)
    expect(await conferidas(vezes(9, (i) => ({ usuario: 'comercial', ip: `198.51.100.${i}` })))).toBe(1)
  })
})

describe('the mark of a browser', () => {
  it('is read by no script and sent by no other site', async () => {
    const { headers } = await tentar({ usuario: 'comercial', senha: senhaDemo })
    expect(headers['set-cookie']).toMatch(
      /^rh_dispositivo=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
  })

  it('is bound to this host over HTTPS, and counts before one that another host may have set', async () => {
    const origin = 'https://rh.exemplo.com.br'
    const { headers } = await tentar({ usuario: 'comercial', senha: senhaDemo, origin })
    expect(headers['set-cookie']).toMatch(
      /^__Host-rh_dispositivo=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    )
    const [cookie = ''] = String(headers['set-cookie']).split(';')
    const alheia = `rh_dispositivo=${'a'.repeat(43)}`
    const outra = await tentar({ usuario: 'vagas', senha: senhaDemo, origin, cookie: `${alheia}; ${cookie}` })
    expect(outra.headers['set-cookie']).toContain(cookie)
  })

  it('goes on counting for a browser that got it before it was bound', async () => {
    const antiga = await entrarComMarca('comercial', '192.0.2.10')
    const origin = 'https://rh.exemplo.com.br'
    const { headers } = await tentar({ usuario: 'comercial', senha: senhaDemo, origin, cookie: antiga })
    expect(headers['set-cookie']).toContain(`__Host-${antiga};`)
  })

  it('stays the same for all who use the browser, and is replaced where nobody knows it', async () => {
    const cookie = await entrarComMarca('comercial', '192.0.2.10')
    const outra = await tentar({ usuario: 'vagas', senha: senhaDemo, cookie })
    expect(outra.headers['set-cookie']).toContain(cookie)
    const plantada = `rh_dispositivo=${'a'.repeat(43)}`
    const { headers } = await tentar({ usuario: 'sesmt', senha: senhaDemo, cookie: plantada })
    expect(headers['set-cookie']).not.toContain(plantada)
  })

  it('is kept as a digest, and is forgotten when nobody comes in for half a year', async () => {
    const cookie = await entrarComMarca('comercial', '192.0.2.10')
    const [sessao] = await rh.db.selectFrom('sessao').selectAll().execute()
    expect(JSON.stringify(sessao)).not.toContain(cookie.split('=')[1])
    await rh.db.updateTable('sessao').set({ criadaEm: '2026-01-01T00:00:00Z' }).execute()
    await conferidas(vezes(10, () => ({ usuario: 'comercial' })))
    expect(await estado({ usuario: 'comercial', senha: senhaDemo, cookie })).toBe(429)
  })
})

describe('what is counted', () => {
  it('holds no name that nobody has, and goes away when it is forgotten', async () => {
    await conferidas(vezes(8, (i) => ({ usuario: `senha-no-campo-errado-${i}` })))
    const chaves = () => rh.db.selectFrom('tentativaLogin').select('chave').execute()
    expect(JSON.stringify(await chaves())).not.toContain('senha-no-campo-errado')
    rh.clock.irPara(OUTRO_DIA)
    await entrarComMarca('administrador', '192.0.2.1')
    expect(await chaves()).not.toContainEqual({ chave: expect.stringContaining('nome:') })
  })

  it('takes an IPv6 address for its /64 and a mapped one for its IPv4', () => {
    expect(
      ['192.0.2.1', '::ffff:192.0.2.1', '2001:DB8:0:1:2:3:4:5', '2001:db8:0:1::9', '::1', 'fe80::1%eth0'].map(
        redeDe,
      ),
    ).toEqual([
      '192.0.2.1',
      '192.0.2.1',
      '2001:db8:0:1::/64',
      '2001:db8:0:1::/64',
      '0:0:0:0::/64',
      'fe80:0:0:0::/64',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { variables } from './config-variables.ts'
import { type Env, loadConfig } from './config.ts'

const messageOf = (env: Env): string => {
  try {
    loadConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('loadConfig', () => {
  it('starts a demonstration on loopback when nothing is set', () => {
    expect(loadConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dadosDir: expect.stringMatching(/[\\/]dados$/),
      databaseUrl: undefined,
      ancora: { arquivo: expect.stringMatching(/[\\/]dados[\\/]auditoria\.ancora$/) },
      poolMax: 10,
      segurancaDias: 365,
      leituraAtrasoMs: 5_000,
      saidaMs: 0,
      demo: true,
      cadastroAberto: true,
      sessaoMaxHoras: 10,
      emergenciaHoras: 2,
      sessaoEntreAbas: true,
      empresaFuso: 'America/Sao_Paulo',
      metodoLogin: 'jwt',
      origemPublica: undefined,
      proxyConfiavel: [],
      webhooksInternos: [],
      logNivel: 'warn',
    })
  })

  it('sends e-mails with all that it takes, and says what lacks', () => {
    const SMTP_URL = 'smtps://rh:segredo@mail.example:465'
    const mais = { EMAIL_REMETENTE: 'rh@empresa.example', ORIGEM_PUBLICA: 'https://rh.empresa.example' }
    expect(loadConfig({ SMTP_URL, ...mais }).smtp).toEqual({
      url: SMTP_URL,
      remetente: mais.EMAIL_REMETENTE,
      origem: mais.ORIGEM_PUBLICA,
    })
    expect(messageOf({ SMTP_URL })).toContain('informe também EMAIL_REMETENTE e ORIGEM_PUBLICA')
    expect(messageOf({ SMTP_URL: 'smtp://rh:segredo@mail.example/caminho', ...mais })).not.toContain(
      'segredo',
    )
  })

  it('wants the origin of the pages where the socket has one of its own', () => {
    const ORIGEM_WEBSOCKET = 'https://tempo-real.empresa.example'
    const ORIGEM_PUBLICA = 'https://rh.empresa.example'
    expect(loadConfig({ ORIGEM_WEBSOCKET, ORIGEM_PUBLICA }).origemWebsocket).toBe(ORIGEM_WEBSOCKET)
    expect(messageOf({ ORIGEM_WEBSOCKET })).toContain('informe também ORIGEM_PUBLICA')
  })

  it('turns the demonstration and the open registration off with a server of its own', () => {
    const { demo, cadastroAberto } = loadConfig({ DATABASE_URL: 'postgres://rh@localhost/rh' })
    expect({ demo, cadastroAberto }).toEqual({ demo: false, cadastroAberto: false })
  })

  it('reads every variable', () => {
    const config = loadConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DADOS_DIR: '/var/lib/rh',
      POOL_MAX: '25',
      DEMO: '0',
      CADASTRO_ABERTO: '1',
      SESSAO_MAX_HORAS: '8',
      SESSAO_ENTRE_ABAS: '0',
      EMPRESA_FUSO: 'America/Rio_Branco',
      ORIGEM_PUBLICA: 'https://rh.exemplo.com.br',
      PROXY_CONFIAVEL: '10.0.0.1, 192.168.0.0/16',
      LOG_NIVEL: 'debug',
    })
    expect(config).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      poolMax: 25,
      demo: false,
      cadastroAberto: true,
      sessaoMaxHoras: 8,
      sessaoEntreAbas: false,
      empresaFuso: 'America/Rio_Branco',
      origemPublica: 'https://rh.exemplo.com.br',
      proxyConfiavel: ['10.0.0.1', '192.168.0.0/16'],
      logNivel: 'debug',
    })
  })

  it('takes an empty variable for an absent one', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, demo: true })
  })

  it('names every wrong variable at once, and what is accepted', () => {
    const message = messageOf({ PORT: 'oitenta', EMPRESA_FUSO: 'Brasilia', SESSAO_MAX_HORAS: '25' })
    expect(message.split('\n')).toEqual([
      'Configuração inválida:',
      '- PORT: "oitenta" não serve. Valores aceitos: um número inteiro de 0 a 65535 (0 escolhe uma porta livre).',
      '- SESSAO_MAX_HORAS: "25" não serve. Valores aceitos: um número inteiro de 1 a 24.',
      '- EMPRESA_FUSO: "Brasilia" não serve. Valores aceitos: um nome como America/Manaus ou America/Rio_Branco.',
    ])
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['HOST', 'http://x'],
    ['DATABASE_URL', 'mysql://rh@localhost/rh'],
    ['POOL_MAX', '0'],
    ['DEMO', 'sim'],
    ['EMPRESA_FUSO', '-03:00'],
    ['METODO_LOGIN', 'google'],
    ['COGNITO_POOL', 'sa-east-1'],
    ['COGNITO_POOL', 'sa-east-1_abc/../x'],
    ['COGNITO_CLIENTE', 'Cliente!'],
    ['FIREBASE_PROJETO', 'Rh Empresa'],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1:9099'],
    ['AUTH0_DOMINIO', 'empresa.us.auth0.com/'],
    ['AUTH0_DOMINIO', 'https://empresa.us.auth0.com/tenant'],
    ['AUTH0_CLIENTE', 'dois palavras'],
    ['ORIGEM_PUBLICA', 'https://rh.exemplo.com.br/'],
    ['ORIGEM_PUBLICA', 'ftp://rh.exemplo.com.br'],
    ['PROXY_CONFIAVEL', '10.0.0.1,'],
    ['PROXY_CONFIAVEL', '10.0.0.0/33'],
    ['LOG_NIVEL', 'tudo'],
  ])('refuses %s=%s', (name, value) => {
    expect(messageOf({ [name]: value })).toContain(`- ${name}: `)
  })

  it('never shows the password of the database', () => {
    expect(messageOf({ DATABASE_URL: 'mysql://rh:segredo@host/rh' })).not.toContain('segredo')
  })

  it('keeps the demonstration, whose passwords are public, on this machine', () => {
    expect(messageOf({ HOST: '0.0.0.0' })).toContain('DEMO_PUBLICO=1')
    expect(messageOf({ HOST: 'rh.local' })).toContain('DEMO_PUBLICO=1')
    expect(loadConfig({ HOST: '0.0.0.0', DEMO_PUBLICO: '1' }).demo).toBe(true)
    for (const host of ['localhost', '127.0.0.2', '::1']) expect(loadConfig({ HOST: host }).host).toBe(host)
  })

  const provedores = {
    amplify: { COGNITO_POOL: 'sa-east-1_AbC123xyZ', COGNITO_CLIENTE: '1h57kf5cpq17m0eml12example' },
    firebase: { FIREBASE_PROJETO: 'rh-empresa-1a2b3', FIREBASE_CHAVE_WEB: 'AIzaSyExemplo0123456789' },
    auth0: { AUTH0_DOMINIO: 'empresa.us.auth0.com', AUTH0_CLIENTE: 'a1B2c3D4e5F6g7H8' },
  } as const

  it('knows a provider by what it needs, and says what lacks', () => {
    expect(loadConfig({ METODO_LOGIN: 'amplify', ...provedores.amplify }).provedor).toEqual({
      metodo: 'amplify',
      pool: 'sa-east-1_AbC123xyZ',
      cliente: '1h57kf5cpq17m0eml12example',
    })
    expect(loadConfig({ METODO_LOGIN: 'auth0', ...provedores.auth0 }).provedor).toMatchObject({
      dominio: 'https://empresa.us.auth0.com',
    })
    expect(messageOf({ METODO_LOGIN: 'amplify' })).toContain(
      'METODO_LOGIN: com amplify, informe também COGNITO_POOL e COGNITO_CLIENTE.',
    )
    expect(messageOf({ METODO_LOGIN: 'firebase', FIREBASE_PROJETO: 'rh-empresa' })).toContain(
      'informe também FIREBASE_CHAVE_WEB.',
    )
    expect(messageOf({ METODO_LOGIN: 'auth0', ...provedores.auth0, AUTH0_DOMINIO: 'x y' })).not.toContain(
      'informe também',
    )
    // Those of another method change nothing.
    expect(loadConfig({ ...provedores.firebase }).provedor).toBeUndefined()
  })

  it.each([
    ['amplify', 'COGNITO_EMULADOR', 'http://127.0.0.1:9229', 'http://10.0.0.9:9229'],
    ['firebase', 'FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099', 'emulador.example:9099'],
    ['auth0', 'AUTH0_DOMINIO', 'http://127.0.0.1:9400', 'http://auth.example'],
  ] as const)('%s: takes a counterpart for tests on this machine only', (metodo, nome, daqui, deFora) => {
    const env = { METODO_LOGIN: metodo, ...provedores[metodo], [nome]: daqui }
    expect(loadConfig(env).provedor).toBeDefined()
    const recusa = `${nome}: um provedor de testes deixa qualquer um entrar`
    for (const outra of [
      { [nome]: deFora },
      { HOST: '0.0.0.0', DEMO: '0' },
      { ORIGEM_PUBLICA: 'https://rh.empresa.example' },
      { NODE_ENV: 'production' },
    ])
      expect(messageOf({ ...env, ...outra })).toContain(recusa)
    expect(messageOf({ ...env, METODO_LOGIN: 'jwt', HOST: '0.0.0.0', DEMO: '0', HTTP_SEM_TLS: '1' })).toBe('')
  })

  it('describes every variable for the README', () => {
    for (const { purpose } of Object.values(variables)) expect(purpose).toMatch(/^[A-Z].*\.$/)
  })
})

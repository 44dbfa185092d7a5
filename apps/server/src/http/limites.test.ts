import { api } from '@rh/domain/contract/index'
import type { AnyEndpoint } from '@rh/domain/http/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, enviada, novoCpf, rascunhoCompleto } from '../test/admissoes.ts'
import { createTestApp, senhaDemo, type TestApp } from '../test/harness.ts'

let rh: TestApp
// One for all of them: the two last take tables away that nobody asks for afterwards.
beforeAll(async () => {
  rh = await createTestApp({ LOG_NIVEL: 'debug' })
})
afterAll(() => rh[Symbol.asyncDispose]())

describe('an overloaded database', () => {
  it('answers 503 with Retry-After after three seconds, and works again at once', async () => {
    const { promise: soltar, resolve } = Promise.withResolvers<void>()
    const POOL = 6
    const { promise: cheio, resolve: encheu } = Promise.withResolvers<void>()
    let presas = 0
    const presos = Array.from({ length: POOL }, () =>
      rh.deps.db.connection().execute(async () => {
        presas += 1
        if (presas === POOL) encheu()
        await soltar
      }),
    )
    await cheio
    const inicio = performance.now()
    const resposta = await rh.app.inject('/api/pronto')
    expect(resposta.statusCode).toBe(503)
    expect(resposta.headers['retry-after']).toBe('2')
    expect(resposta.json()).toMatchObject({ codigo: 'ocupado' })
    expect(performance.now() - inicio).toBeLessThan(4_500)
    // The process itself is well: whoever watches it lets it live.
    expect((await rh.app.inject('/api/saude')).statusCode).toBe(200)
    resolve()
    await Promise.all(presos)
    expect((await rh.app.inject('/api/pronto')).statusCode).toBe(200)
  })

  it('is bounded: no statement runs longer than ten seconds', async () => {
    const linhas = await rh.deps.db
      .selectNoFrom((eb) => eb.fn<string>('current_setting', [eb.val('statement_timeout')]).as('limite'))
      .execute()
    expect(linhas).toEqual([{ limite: '10s' }])
  })
})

/** Calls that anybody may make, and that have a limit of their own. */
const comLimite = Object.entries<AnyEndpoint>(api).flatMap(([chamada, { access, perMinute }]) =>
  access.tipo === 'publico' && perMinute !== undefined ? [[chamada, perMinute] as const] : [],
)

describe('one address', () => {
  it('has three thousand calls a minute, counted over all of them, and apart from every other', async () => {
    const restam = async (url: string, remoteAddress: string): Promise<number> => {
      const { headers } = await rh.app.inject({ url, remoteAddress })
      expect(headers['x-ratelimit-limit'], url).toBe('3000')
      return Number(headers['x-ratelimit-remaining'])
    }
    // How it is refused past them: site.test.ts.
    expect(await restam('/api/saude', '10.1.0.1')).toBe(2_999)
    expect(await restam('/api/config', '10.1.0.1')).toBe(2_998)
    expect(await restam('/api/saude', '10.1.0.2')).toBe(2_999)
    // Refused for want of a session, and for want of such a call.
    expect(await restam('/api/auth/me', '10.1.0.2')).toBe(2_998)
    expect(await restam('/api/nada', '10.1.0.2')).toBe(2_997)
  })

  it.each(comLimite)(
    'may make %s as often as the call says in a minute, and not once more',
    async (chamada, limite) => {
      const [method, url = ''] = chamada.split(' ')
      const remoteAddress = `10.1.1.${comLimite.findIndex(([uma]) => uma === chamada)}`
      const fazer = async () =>
        (await rh.app.inject({ method: method as 'POST', url, remoteAddress, payload: {} })).statusCode
      const respostas: number[] = []
      for (let vez = 0; vez < limite; vez += 1) respostas.push(await fazer())
      expect(respostas).not.toContain(429)
      expect(await fazer()).toBe(429)
    },
  )
})

describe('the log', () => {
  it('names requests by id and never a password, a token, a CPF or a name', async () => {
    await abrirVagas(rh.db)
    const operacional = await rh.as('coordenador.operacional')
    const cpf = novoCpf()
    const nome = 'Quitéria Segredo de Teste'
    const { numero } = await enviada(operacional, { cpf, pessoa: { nome } })
    await operacional.try('GET /api/admissao/listar', { query: { busca: cpf } })
    await operacional.try('POST /api/admissao/cpf', { body: { cpf: '111.111.111-11' } })
    // A defect of the database quotes values in its message.
    await rh.db.schema.dropTable('notificacao').execute()
    const { id, versao } = await rascunhoCompleto(operacional)
    const quebrada = await operacional.try('POST /api/admissao/status', {
      body: { id, versao, transicao: 'enviar', alertasAceitos: ['anexos_faltando'] },
    })
    expect(quebrada).toMatchObject({ status: 500, body: { codigo: 'interno' } })

    const log = rh.log.join('')
    expect(log).toContain((quebrada.body as { requisicao: string }).requisicao)
    for (const segredo of [senhaDemo, operacional.token ?? '?', cpf, nome, 'Segredo', numero, '11111111111'])
      expect(log).not.toContain(segredo)
  })
})

describe('a failure inside', () => {
  it('tells the person the words of the specification and nothing of the inside', async () => {
    const operacional = await rh.as('coordenador.operacional')
    await rh.db.schema.dropTable('usuarioContrato').cascade().execute()
    await rh.db.schema.dropTable('processoIndice').cascade().execute()
    const { status, body } = await operacional.try('GET /api/admissao/listar', { query: {} })
    expect(status).toBe(500)
    expect(body).toEqual({
      codigo: 'interno',
      mensagem: 'Erro! Entre em contato com o suporte',
      acao: expect.any(String),
      requisicao: expect.stringMatching(/^req-/),
    })
  })
})

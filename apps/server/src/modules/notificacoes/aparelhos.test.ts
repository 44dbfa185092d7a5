import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { abrirServicoDePush, type ServicoDePush } from '../../test/servico-de-push.ts'

let rh: TestApp
let vagas: Client
let servico: ServicoDePush
beforeAll(async () => {
  rh = await createTestApp({ LOG_NIVEL: 'debug' })
  vagas = await rh.as('vagas')
  servico = await abrirServicoDePush()
})
afterAll(async () => {
  await servico[Symbol.asyncDispose]()
  await rh[Symbol.asyncDispose]()
})

describe('a browser that says yes', () => {
  it.each([
    'https://127.0.0.1/push',
    'https://192.168.0.10/push',
    'https://169.254.169.254/latest',
    'http://example.com/push',
    'https://[::1]/push',
    'https://[::ffff:10.0.0.1]/push',
    'https://localhost.localdomain/push',
    'https://nao-existe.invalid/push',
    'https://usuario:senha@example.com/push',
  ])('is one of the internet: %s is refused', async (endpoint) => {
    const { assinatura } = servico.navegador()
    const { status, body } = await vagas.try('POST /api/notificacoes/aparelhos/ativar', {
      body: { ...assinatura, endpoint },
    })
    // The same words for each: they tell nobody which names and networks there are inside.
    const campos = { endpoint: 'Este não é um serviço de mensagens da internet' }
    expect({ status, body }).toMatchObject({ status: 400, body: { codigo: 'validacao', campos } })
  })

  it('needs a key that is one: bytes beside the curve are refused', async () => {
    const { assinatura } = servico.navegador()
    const fora = createECDH('prime256v1').generateKeys()
    fora[64] = (fora[64] ?? 0) ^ 1
    for (const p256dh of [`B${'A'.repeat(86)}`, fora.toString('base64url')]) {
      const body = { ...assinatura, keys: { ...assinatura.keys, p256dh } }
      expect((await vagas.try('POST /api/notificacoes/aparelhos/ativar', { body })).status).toBe(400)
    }
  })

  it('leaves no trace of the browser or of its keys in the log', async () => {
    const { assinatura } = servico.navegador()
    await vagas.try('POST /api/notificacoes/aparelhos/ativar', { body: assinatura })
    for (const segredo of [assinatura.endpoint, assinatura.keys.auth, assinatura.keys.p256dh])
      expect(rh.log.join()).not.toContain(segredo)
  })
})

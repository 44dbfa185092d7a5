import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { motivoSenhaFraca } from '@rh/domain/acesso/senha-fraca'
import { createTestApp, senhaDemo, type TestApp } from '../../../test/harness.ts'
import { isDasMaisUsadas } from './lista.ts'
import { consultaDeVazadas } from './servico.ts'

const VAZOU = { campos: { senhaNova: expect.stringContaining('já apareceu em vazamentos') } }
/** Of the list, and what the rules of words let pass. */
const CONHECIDAS = [
  'manchester',
  'basketball',
  'minhasenha',
  '1qaz2wsx3edc',
  'soeuseiminhasenha',
  'amorsodemae',
]

const trocar = async (rh: TestApp, senhaNova: string) =>
  (await rh.emOutraSessao('vagas')).try('PUT /api/conta/atualizarsenha', {
    body: { senhaAtual: senhaDemo, senhaNova },
  })

describe('the list of passwords that breaches made known', () => {
  it('has the most used ones of ten characters and more, and those of Brazil', async () => {
    for (const senha of CONHECIDAS) expect(await isDasMaisUsadas(senha), senha).toBe(true)
    expect(await isDasMaisUsadas('Mánchester')).toBe(true)
  })

  it('takes no part of a line, and no sign of the list, for a password', async () => {
    for (const senha of ['anchester', 'manchester\nmanchester', 'nem de longe é esta', ''])
      expect(await isDasMaisUsadas(senha), senha).toBe(false)
  })
})

describe('a password that breaches made known', () => {
  let rh: TestApp
  beforeAll(async () => void (rh = await createTestApp()))
  afterAll(() => rh[Symbol.asyncDispose]())

  it('is refused where it is changed, in words that say what to do', async () => {
    expect(motivoSenhaFraca('basketball', [])).toBeNull()
    expect(await trocar(rh, 'Basketball')).toMatchObject({ status: 400, body: VAZOU })
  })

  it('is refused where an account is asked for', async () => {
    const body = { email: 'n@exemplo.com.br', password: 'amorsodemae', firstName: 'Nova', lastName: 'Pessoa' }
    expect(await rh.anonimo.try('POST /api/auth/register', { body })).toMatchObject({
      status: 400,
      body: { campos: { password: expect.stringContaining('três ou quatro palavras') } },
    })
  })
})

const CALADO = 0

/** A service of the range protocol that knows one password; what it was asked is kept. */
async function abrirServico(conhecida: string) {
  const hash = createHash('sha1').update(conhecida).digest('hex').toUpperCase()
  const pedidos: string[] = []
  let estado = 200
  const servidor = createServer(({ url = '' }, resposta) => {
    pedidos.push(url)
    if (estado === CALADO) return
    resposta.writeHead(estado, { location: '/outro' })
    resposta.end(`${'0'.repeat(35)}:7\r\n${hash.slice(5)}:${url.endsWith(hash.slice(0, 5)) ? 42 : 0}\r\n`)
  })
  await new Promise<void>((pronto) => void servidor.listen(0, '127.0.0.1', pronto))
  return {
    url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/range`,
    hash,
    pedidos,
    responder: (novo: number) => void (estado = novo),
    [Symbol.asyncDispose]: () =>
      new Promise<void>((pronto) => {
        servidor.close(() => pronto())
        servidor.closeAllConnections()
      }),
  }
}

describe('a service of breached passwords', () => {
  const senha = 'quatro telhas azuis ao vento'

  it('is told five digits of the hash and no more, and is believed', async () => {
    await using servico = await abrirServico(senha)
    await using rh = await createTestApp({ SENHAS_VAZADAS_URL: servico.url })
    expect(await trocar(rh, senha)).toMatchObject({ status: 400, body: VAZOU })
    expect(servico.pedidos).toEqual([`/range/${servico.hash.slice(0, 5)}`])
    expect(await trocar(rh, 'cinco telhas azuis ao vento')).toMatchObject({ status: 200 })
  })

  it('refuses nobody when it does not answer, which the log says', async () => {
    await using servico = await abrirServico(senha)
    servico.responder(503)
    await using rh = await createTestApp({ SENHAS_VAZADAS_URL: servico.url, LOG_NIVEL: 'warn' })
    expect(await trocar(rh, senha)).toMatchObject({ status: 200 })
    expect(rh.log.filter((linha) => linha.includes('senhas vazadas não respondeu'))).toHaveLength(1)
    expect(rh.log.join('')).not.toContain('telhas')
  })

  it('is not followed elsewhere, nor waited for', async () => {
    await using servico = await abrirServico(senha)
    const problemas: unknown[] = []
    const perguntar = (prazoMs?: number) =>
      consultaDeVazadas(servico.url, (problema) => void problemas.push(problema), prazoMs)(senha)
    servico.responder(302)
    expect(await perguntar()).toBe(false)
    servico.responder(CALADO)
    expect(await perguntar(50)).toBe(false)
    expect(problemas).toHaveLength(2)
    servico.responder(200)
    expect(await perguntar()).toBe(true)
  })

  it('takes a line that only pads the answer for nothing', async () => {
    await using servico = await abrirServico('outra senha inteiramente')
    expect(await consultaDeVazadas(servico.url, () => {})(senha)).toBe(false)
  })
})

import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { FaltaFator } from '@rh/domain/contract/auth'
import { codigoDoApp } from './app-de-codigos.ts'
import { AGORA } from './clock.ts'
import { createTestApp, senhaDemo, type Client, type TestApp } from './harness.ts'

interface Resposta {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & { readonly falta?: FaltaFator }
  readonly cookie: string
}

export interface Navegador {
  readonly ip?: string
  readonly cookie?: string
  readonly host?: string
}

/**
 * The demo company for the tests of one file about the second factor: before each of them nobody has one and nobody is
 * asked for one, and whoever calls does so from an address of their own.
 */
export function abrirFatores() {
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

  const senha = (usuario: string, navegador?: Navegador) =>
    chamar('login', { usuario, senha: senhaDemo }, navegador)

  /** The ticket and the browser of a right password. */
  async function bilheteDe(usuario: string, navegador?: Navegador) {
    const { body, cookie, status } = await senha(usuario, navegador)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('accessToken')
    if (!body.falta) throw new Error('No second factor was asked for')
    return { falta: body.falta, bilhete: body.falta.bilhete, cookie, ip: navegador?.ip ?? daqui }
  }

  /** What an app shows that was given this key. */
  const app =
    (segredo: string) =>
    (passos = 0): string =>
      codigoDoApp(segredo, rh.clock.agora(), passos)

  const adiantar = (segundos: number): void =>
    rh.clock.irPara(rh.clock.agora().add({ seconds: segundos }).toString())

  /** As confirming does; asked for by so many from one address it would be refused by the minute. */
  async function confirmar(client: Client): Promise<void> {
    await rh.db
      .updateTable('sessao')
      .set({ confirmadaAte: rh.clock.agora().add({ minutes: 5 }).toString() })
      .where('usuarioId', '=', (await client.call('GET /api/conta/perfil')).id)
      .execute()
  }

  /** A signed-in client who has just confirmed the password. */
  async function confirmado(usuario: string): Promise<Client> {
    const client = await rh.emOutraSessao(usuario)
    await confirmar(client)
    return client
  }

  /** Gives somebody an app; afterwards its next code is unused. */
  async function comApp(usuario: string) {
    const client = await confirmado(usuario)
    const preparado = await client.call('POST /api/conta/seguranca/preparar', { body: { meio: 'app' } })
    const codigo = app(preparado.app.segredo)
    const { codigos } = await client.call('POST /api/conta/seguranca/cadastrar', {
      body: { bilhete: preparado.bilhete, codigo: codigo() },
    })
    adiantar(60)
    return { client, codigo, codigos, segredo: preparado.app.segredo }
  }

  const segundo = (bilhete: string, codigo: string, navegador?: Navegador) =>
    chamar('segundo-fator', { bilhete, codigo }, navegador)

  const avisosDe = async (usuario: string): Promise<string[]> => {
    const linhas = await rh.db
      .selectFrom('notificacao as n')
      .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
      .select('n.texto')
      .where('u.usuario', '=', usuario)
      .orderBy('n.id')
      .execute()
    return linhas.map(({ texto }) => texto)
  }

  return {
    get rh() {
      return rh
    },
    chamar,
    senha,
    bilheteDe,
    app,
    adiantar,
    confirmar,
    confirmado,
    comApp,
    segundo,
    avisosDe,
  }
}

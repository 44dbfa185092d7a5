import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { io } from 'socket.io-client'
import { CAMINHO_SOCKET } from '@rh/domain/contract/socket'
import { buildApp } from '../app.ts'
import { loadConfig } from '../config.ts'
import { abrirVagas, enviada, rascunhoCompleto } from '../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../test/harness.ts'
import { AGORA } from '../test/clock.ts'
import { ateQue } from '../test/ate-que.ts'
import { abrirTela, ouvir, type Tela } from '../test/tela.ts'
import { senhaDemo } from '../seed/demo.ts'

let rh: TestApp
let endereco: string
beforeAll(async () => {
  rh = await createTestApp()
  endereco = await ouvir(rh.app)
  await escutam(1)
  await abrirVagas(rh.db)
})
afterAll(() => rh[Symbol.asyncDispose]())

/**
 * Waits until so many instances listen to the database. One that takes calls may not yet: what is told in that moment
 * is in the bell, not on the screen.
 */
const escutam = (instancias: number): Promise<unknown> =>
  ateQue(async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
      and application_name = 'rh-escuta' and state = 'idle' and (query ilike 'listen %' or query = 'select 1')`.execute(
      rh.db,
    )
    expect(rows).toHaveLength(instancias)
  })

const telaDe = ({ token }: Client): Promise<Tela> => abrirTela(endereco, { token })

/** Resolves with how long it took until the server closed the screen. */
async function tempoAteFechar(tela: Tela, acao: () => Promise<unknown>): Promise<number> {
  await acao()
  const inicio = performance.now()
  await Promise.race([tela.fechada, sleep(8_000, undefined, { ref: false })])
  expect(tela.socket.connected).toBe(false)
  return performance.now() - inicio
}

const idDe = async (usuario: string): Promise<number> => {
  const { id } = await rh.db
    .selectFrom('usuario')
    .select('id')
    .where('usuario', '=', usuario)
    .executeTakeFirstOrThrow()
  return id
}

describe('an alert', () => {
  // prova: entidade.alerta
  it('reaches exactly those whose turn it is, in the form of the specification', async () => {
    const operacional = await rh.emOutraSessao('coordenador.operacional')
    using solicitante = await telaDe(operacional)
    using vagas = await telaDe(await rh.emOutraSessao('vagas'))
    using sesmt = await telaDe(await rh.emOutraSessao('sesmt'))
    using comercial = await telaDe(await rh.emOutraSessao('comercial'))
    await enviada(operacional)
    await ateQue(() => expect(vagas.alertas).toHaveLength(1))
    expect(vagas.alertas).toEqual([{ icone: 'info', texto: expect.stringContaining(': confirmar vaga') }])
    await sleep(200)
    expect([...sesmt.alertas, ...comercial.alertas, ...solicitante.alertas]).toEqual([])
  })

  it('reaches every tab of the person, and nobody when the move was refused', async () => {
    const operacional = await rh.emOutraSessao('coordenador.operacional')
    const vagas = await rh.emOutraSessao('vagas')
    using uma = await telaDe(vagas)
    using outra = await telaDe(vagas)
    const { id, versao } = await enviada(operacional)
    await ateQue(() => expect([uma.alertas.length, outra.alertas.length]).toEqual([1, 1]))
    const recusada = await operacional.try('POST /api/admissao/status', {
      body: { id, versao, transicao: 'enviar', alertasAceitos: ['anexos_faltando'] },
    })
    expect(recusada.status).toBe(409)
    await sleep(200)
    expect(uma.alertas).toHaveLength(1)
  })

  it('is not shown to who asked not to be alerted, but is kept', async () => {
    const vagas = await rh.emOutraSessao('vagas')
    const { ajustes } = await vagas.call('GET /api/notificacoes/ajustes')
    await vagas.call('PUT /api/notificacoes/ajustes', {
      body: { ...ajustes, tela: { ...ajustes.tela, vez: false } },
    })
    using tela = await telaDe(vagas)
    const { naoLidas } = await vagas.call('GET /api/notificacoes/listar', { query: {} })
    await enviada(await rh.emOutraSessao('coordenador.operacional'))
    const depois = await vagas.call('GET /api/notificacoes/listar', { query: {} })
    await sleep(200)
    expect({ vistos: tela.alertas.length, guardadas: depois.naoLidas - naoLidas }).toEqual({
      vistos: 0,
      guardadas: 1,
    })
  })

  it('reaches 50 screens within a second, and none of the others', async () => {
    const sistema = await rh.emOutraSessao('administrador')
    const outro = await rh.emOutraSessao('comercial')
    const id = await idDe('administrador')
    const sessoes = await Promise.all(Array.from({ length: 5 }, () => rh.emOutraSessao('administrador')))
    const telas = await Promise.all(
      Array.from({ length: 50 }, (_, i) => telaDe(sessoes[i % sessoes.length] ?? sistema)),
    )
    const alheias = await Promise.all(Array.from({ length: 10 }, () => telaDe(outro)))
    const aviso = { usuarioId: id, icone: 'success', texto: 'Bom dia', criadaEm: AGORA }
    const inicio = performance.now()
    await rh.db.insertInto('notificacao').values(aviso).execute()
    await ateQue(() => expect(telas.every(({ alertas }) => alertas.length === 1)).toBe(true), 5)
    expect(performance.now() - inicio).toBeLessThan(1_000)
    expect(alheias.flatMap(({ alertas }) => alertas)).toEqual([])
    for (const tela of [...telas, ...alheias]) tela[Symbol.dispose]()
  })

  it('reaches people who are connected to another instance', async () => {
    const config = loadConfig({ LOG_NIVEL: 'silent' })
    const { db, clock, conexao } = rh
    await using outra = await buildApp({ db, conexao, config, clock, site: '/nenhum' })
    const enderecoDaOutra = await ouvir(outra)
    await escutam(2)
    const sesmt = await rh.emOutraSessao('sesmt')
    using tela = await abrirTela(enderecoDaOutra, { token: sesmt.token })
    const aviso = { usuarioId: await idDe('sesmt'), icone: 'info', texto: 'De longe', criadaEm: AGORA }
    await db.insertInto('notificacao').values(aviso).execute()
    await ateQue(() => expect(tela.alertas).toEqual([{ icone: 'info', texto: 'De longe' }]))
    expect(await tempoAteFechar(tela, () => sesmt.call('POST /api/auth/logout'))).toBeLessThan(1_000)
  })

  it('is cut to what a notice can carry; the notification keeps it whole', async () => {
    const client = await rh.emOutraSessao('rescisao')
    using tela = await telaDe(client)
    const texto = '"\\é😀'.repeat(1_000)
    const aviso = { usuarioId: await idDe('rescisao'), icone: 'warning', texto, criadaEm: AGORA }
    await rh.db.insertInto('notificacao').values(aviso).execute()
    await ateQue(() => expect(tela.alertas).toHaveLength(1))
    expect(texto.startsWith(tela.alertas[0]?.texto ?? '?')).toBe(true)
  })
})

describe('the board of cover', () => {
  it('tells whoever may open it that a cover was written, once for many, and nobody else', async () => {
    using gestor = await telaDe(await rh.emOutraSessao('gestor'))
    using sistema = await telaDe(await rh.emOutraSessao('administrador'))
    using sesmt = await telaDe(await rh.emOutraSessao('sesmt'))
    const posto = await rh.db.selectFrom('posto').select('id').executeTakeFirstOrThrow()
    const autorizar = (dia: number) =>
      rh.db
        .insertInto('coberturaAutorizada')
        .values({
          postoId: posto.id,
          inicio: `2027-01-${10 + dia}`,
          fim: `2027-01-${10 + dia}`,
          autorizadoPor: 'Marta',
        })
        .execute()
    await autorizar(0)
    await ateQue(() => expect([gestor.coberturas(), sistema.coberturas()]).toEqual([1, 1]))
    for (const dia of [1, 2, 3, 4]) await autorizar(dia)
    await ateQue(() => expect(gestor.coberturas()).toBe(2))
    await sleep(200)
    expect([gestor.coberturas(), sistema.coberturas(), sesmt.coberturas()]).toEqual([2, 2, 0])
  })
})

describe('presence on a process', () => {
  const nomeDe = async (client: Client): Promise<string> => (await client.call('GET /api/conta/perfil')).nome

  it('tells who else is there, in every instance, and only those who may see it', async () => {
    const config = loadConfig({ LOG_NIVEL: 'silent' })
    const { db, clock, conexao } = rh
    await using outra = await buildApp({ db, conexao, config, clock, site: '/nenhum' })
    const enderecoDaOutra = await ouvir(outra)
    await escutam(2)
    const cadastro = await rh.emOutraSessao('cadastro')
    const sesmt = await rh.emOutraSessao('sesmt')
    const { id } = await enviada(await rh.emOutraSessao('coordenador.operacional'))
    const onde = { tipo: 'admissao', id } as const
    using dela = await telaDe(cadastro)
    using dele = await abrirTela(enderecoDaOutra, { token: sesmt.token })
    using alheia = await telaDe(await rh.emOutraSessao('comercial'))
    dela.socket.emit('presenca', onde)
    dele.socket.emit('presenca', onde)
    alheia.socket.emit('presenca', onde)
    await ateQue(async () => {
      expect(dela.presentes()).toEqual({ id, nomes: [await nomeDe(sesmt)] })
      expect(dele.presentes()).toEqual({ id, nomes: [await nomeDe(cadastro)] })
    })
    expect(alheia.presentes()).toBeNull()
    dele.socket.emit('presenca', null)
    await ateQue(() => expect(dela.presentes()?.nomes).toEqual([]))
    dele.socket.emit('presenca', onde)
    await ateQue(() => expect(dela.presentes()?.nomes).toHaveLength(1))
    dele.socket.disconnect()
    await ateQue(() => expect(dela.presentes()?.nomes).toEqual([]))
  })

  it('tells on a draft who else fills it in, and nobody who may not open it', async () => {
    const coordenador = await rh.emOutraSessao('coordenador.operacional')
    const outra = await rh.emOutraSessao('administrador')
    const { id } = await rascunhoCompleto(coordenador)
    const onde = { tipo: 'admissao', id } as const
    using dele = await telaDe(coordenador)
    using dela = await telaDe(outra)
    using alheia = await telaDe(await rh.emOutraSessao('cadastro'))
    for (const tela of [dele, dela, alheia]) tela.socket.emit('presenca', onde)
    await ateQue(async () => {
      expect(dele.presentes()).toEqual({ id, nomes: [await nomeDe(outra)] })
      expect(dela.presentes()).toEqual({ id, nomes: [await nomeDe(coordenador)] })
    })
    expect(alheia.presentes()).toBeNull()
    dela.socket.emit('presenca', null)
    await ateQue(() => expect(dele.presentes()?.nomes).toEqual([]))
  })

  it('knows nothing of a draft of others, nor of what is no process', async () => {
    const { id } = await rascunhoCompleto(await rh.emOutraSessao('coordenador.operacional'))
    using uma = await telaDe(await rh.emOutraSessao('cadastro'))
    using outra = await telaDe(await rh.emOutraSessao('vagas'))
    for (const lugar of [
      { tipo: 'admissao', id },
      { tipo: 'admissao', id: -1 },
      { tipo: 'outro', id },
      'x',
    ] as never[]) {
      uma.socket.emit('presenca', lugar)
      outra.socket.emit('presenca', lugar)
    }
    await sleep(300)
    expect([uma.presentes(), outra.presentes()]).toEqual([null, null])
    expect(uma.socket.connected).toBe(true)
  })

  it('lets go of a screen that floods it', async () => {
    using tela = await telaDe(await rh.emOutraSessao('vagas'))
    for (let i = 0; i < 60; i += 1) tela.socket.emit('presenca', null)
    await tela.fechada
    expect(tela.socket.connected).toBe(false)
  })
})

// prova: estado.conexao, /api/websocket/conn
describe('the handshake', () => {
  const erroDe = (conexao: Parameters<typeof abrirTela>[1]): Promise<unknown> =>
    abrirTela(endereco, conexao).then(
      () => 'connected',
      (error: unknown) => error,
    )

  it('refuses a bad token with the words of an expired session', async () => {
    for (const token of [null, '', 'abc', 'a.b.c', 'x'.repeat(3_000)])
      expect(await erroDe({ token })).toMatchObject({
        message: 'Login expirado, por favor faça login novamente.',
        data: { codigo: 'sessao_expirada' },
      })
  })

  it('refuses the token of a closed session', async () => {
    const client = await rh.emOutraSessao('sesmt')
    await client.call('POST /api/auth/logout')
    expect(await erroDe({ token: client.token })).toMatchObject({ data: { codigo: 'sessao_expirada' } })
  })

  it('refuses pages of another origin, and callers that are no page', async () => {
    const { token } = await rh.emOutraSessao('sesmt')
    for (const origem of [
      'https://mal.exemplo',
      'null',
      `${endereco}.mal.exemplo`,
      endereco.replace(/:\d+$/, ':1'),
      '',
    ])
      expect(await erroDe({ token, origem }), origem).toMatchObject({ message: 'websocket error' })
    expect(await erroDe({ token, transports: ['polling'] })).toMatchObject({ message: 'xhr poll error' })
  })

  it('takes the public origin, and only it, where one is configured', async () => {
    await using atras = await createTestApp({ ORIGEM_PUBLICA: 'https://rh.exemplo.com.br' })
    const base = await ouvir(atras.app)
    const { token } = await atras.emOutraSessao('sesmt')
    using tela = await abrirTela(base, { token, origem: 'https://rh.exemplo.com.br' })
    expect(tela.socket.connected).toBe(true)
    await expect(abrirTela(base, { token })).rejects.toThrow('websocket error')
  })

  // prova: estado.conexao-host
  it('is told by the pages where it is, and lets them connect there, on a host of its own', async () => {
    await using separado = await createTestApp({
      ORIGEM_PUBLICA: 'https://rh.exemplo.com.br',
      ORIGEM_WEBSOCKET: 'https://tempo-real.exemplo.com.br',
    })
    const config = await separado.app.inject('/api/config')
    expect(config.json()).toMatchObject({ origemWebsocket: 'https://tempo-real.exemplo.com.br' })
    expect(
      config.headers['content-security-policy'] ??
        (await separado.app.inject('/')).headers['content-security-policy'],
    ).toContain("connect-src 'self' https://tempo-real.exemplo.com.br wss://tempo-real.exemplo.com.br")
    const base = await ouvir(separado.app)
    const { token } = await separado.emOutraSessao('sesmt')
    using tela = await abrirTela(base, { token, origem: 'https://rh.exemplo.com.br' })
    expect(tela.socket.connected).toBe(true)
    await expect(abrirTela(base, { token, origem: 'https://tempo-real.exemplo.com.br' })).rejects.toThrow(
      'websocket error',
    )
  })

  it('drops a connection that says too much, or nothing of who it is', async () => {
    expect(await erroDe({ token: 'x'.repeat(10_000) })).toMatchObject({ message: 'transport close' })
    const url = `${endereco.replace('http', 'ws')}${CAMINHO_SOCKET}/?EIO=4&transport=websocket`
    const calada = new WebSocket(url, { headers: { origin: endereco } })
    const inicio = performance.now()
    await new Promise((resolve) => calada.addEventListener('close', resolve))
    expect(performance.now() - inicio).toBeLessThan(8_000)
  })

  it('accepts a ping from a screen, and nothing else', async () => {
    using tela = await telaDe(await rh.emOutraSessao('sesmt'))
    await expect(tela.socket.timeout(1_000).emitWithAck('ping')).resolves.toBeUndefined()
    expect(tela.socket.connected).toBe(true)
    const qualquer = tela.socket as ReturnType<typeof io>
    qualquer.emit('alerta', { icone: 'info', texto: 'forjado' })
    expect(await tela.fechada).toBe('io server disconnect')
  })
})

describe('a screen closes', () => {
  it('within a second of logout, and only that session', async () => {
    const client = await rh.emOutraSessao('beneficio')
    using saiu = await telaDe(client)
    using ficou = await telaDe(await rh.emOutraSessao('beneficio'))
    expect(await tempoAteFechar(saiu, () => client.call('POST /api/auth/logout'))).toBeLessThan(1_000)
    expect(ficou.socket.connected).toBe(true)
  })

  it('within a second of a password change elsewhere, and of "sair de todas"', async () => {
    const aqui = await rh.emOutraSessao('gerente.rh')
    using tela = await telaDe(aqui)
    using outra = await telaDe(await rh.emOutraSessao('gerente.rh'))
    const body = { senhaAtual: senhaDemo, senhaNova: 'um-canto-de-sabiá' }
    const trocar = () => aqui.call('PUT /api/conta/atualizarsenha', { body })
    expect(await tempoAteFechar(outra, trocar)).toBeLessThan(1_000)
    expect(tela.socket.connected).toBe(true)
    const sair = () => aqui.call('POST /api/conta/sessoes/encerrar-todas')
    expect(await tempoAteFechar(tela, sair)).toBeLessThan(1_000)
  })

  it('within a second of a deactivation and of shorter hours, whoever writes them', async () => {
    using desativada = await telaDe(await rh.emOutraSessao('cadastro'))
    const desativar = () =>
      rh.db.updateTable('usuario').set({ ativo: false }).where('usuario', '=', 'cadastro').execute()
    expect(await tempoAteFechar(desativada, desativar)).toBeLessThan(1_000)

    using semHoras = await telaDe(await rh.emOutraSessao('almoxarifado'))
    const usuarioId = await idDe('almoxarifado')
    const tirar = () => rh.db.deleteFrom('horario').where('usuarioId', '=', usuarioId).execute()
    expect(await tempoAteFechar(semHoras, tirar)).toBeLessThan(1_000)
  })

  it('within five seconds of the end of the hours by the clock', async () => {
    using tela = await telaDe(await rh.emOutraSessao('coordenador'))
    const passar = async () => rh.clock.irPara('2026-11-21T11:30:00Z')
    expect(await tempoAteFechar(tela, passar)).toBeLessThan(6_000)
    rh.clock.irPara(AGORA)
  })

  it('at the end of the token', async () => {
    const client = await rh.emOutraSessao('coordenador')
    const fim = Temporal.Instant.from(AGORA).add({ milliseconds: 700 }).toString()
    await rh.db
      .updateTable('sessao')
      .set({ expiraEm: fim })
      .where('usuarioId', '=', await idDe('coordenador'))
      .where('encerradaEm', 'is', null)
      .execute()
    using tela = await telaDe(client)
    expect(await tempoAteFechar(tela, async () => {})).toBeLessThan(1_500)
  })
})

describe('the application', () => {
  it('closes at once with screens connected', async () => {
    const app = await createTestApp()
    const base = await ouvir(app.app)
    const { token } = await app.emOutraSessao('sesmt')
    const telas = await Promise.all(Array.from({ length: 20 }, () => abrirTela(base, { token })))
    const inicio = performance.now()
    await app.app.close()
    expect(performance.now() - inicio).toBeLessThan(1_000)
    await Promise.all(telas.map(({ fechada }) => fechada))
    await app[Symbol.asyncDispose]()
  })

  it('listens again when its connection to the database is lost', async () => {
    const client = await rh.emOutraSessao('vagas')
    using tela = await telaDe(client)
    const mortas = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'rh-escuta'`.execute(rh.db)
    expect(mortas.rows).toHaveLength(1)
    const aviso = { usuarioId: await idDe('vagas'), icone: 'info', texto: 'De volta', criadaEm: AGORA }
    await ateQue(async () => {
      await rh.db
        .insertInto('notificacao')
        .values({ ...aviso, assunto: 'sistema' })
        .execute()
      await sleep(50)
      expect(tela.alertas.length).toBeGreaterThan(0)
    }, 200)
  })

  it('answers a plain request at the socket path with a refusal', async () => {
    const resposta = await fetch(`${endereco}${CAMINHO_SOCKET}/`)
    expect(resposta.status).toBe(400)
  })
})

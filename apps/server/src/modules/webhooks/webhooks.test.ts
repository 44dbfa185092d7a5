import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DIAS_ATE_DESATIVAR, type EventoDeEfeito } from '@rh/domain/integracoes/eventos'
import { registrarEfeito, registrarEfeitos } from '../../eventos/eventos.ts'
import { write, writeAsSystem } from '../../db/write.ts'
import { createTestApp, senhaDemo, type Client, type TestApp } from '../../test/harness.ts'
import { isPublico, resolverDestino } from './destino.ts'
import { enviar } from './enviar.ts'
import { entregarWebhooks } from './entregar.ts'
import { AGORA, noiteDe } from '../../test/clock.ts'

const LOCAL = ['127.0.0.1', '::1']

interface Recebida {
  readonly headers: IncomingMessage['headers']
  readonly corpo: string
  readonly json: { readonly id: number; readonly tipo: string; readonly colaboradorId: number | null }
}

/** A receiver on this machine: what it got, and how it answers. */
async function abrirReceptor() {
  const recebidas: Recebida[] = []
  let responder = (_: Recebida, resposta: ServerResponse): void => void resposta.writeHead(204).end()
  const servidor = createServer((pedido, resposta) => {
    const pedacos: Buffer[] = []
    pedido.on('data', (pedaco: Buffer) => pedacos.push(pedaco))
    pedido.on('end', () => {
      const corpo = Buffer.concat(pedacos).toString()
      const recebida = { headers: pedido.headers, corpo, json: JSON.parse(corpo) as Recebida['json'] }
      recebidas.push(recebida)
      responder(recebida, resposta)
    })
  })
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  const { port } = servidor.address() as AddressInfo
  return {
    recebidas,
    url: `http://127.0.0.1:${port}/avisos`,
    aoReceber: (novo: typeof responder) => void (responder = novo),
    comStatus: (status: number) => void (responder = (_, resposta) => void resposta.writeHead(status).end()),
    async [Symbol.asyncDispose]() {
      servidor.closeAllConnections()
      servidor.close()
      await once(servidor, 'close')
    },
  }
}
type Receptor = Awaited<ReturnType<typeof abrirReceptor>>

let rh: TestApp
let administrador: Client
let receptor: Receptor
beforeAll(async () => {
  rh = await createTestApp({ WEBHOOKS_INTERNOS: LOCAL.join(',') })
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  administrador = await rh.as('administrador')
  await sql`update webhook set ativo = false, desativado_em = now(), desativado_motivo = 'Outro teste' where ativo`.execute(
    rh.db,
  )
  receptor = await abrirReceptor()
})
afterEach(() => receptor[Symbol.asyncDispose]())
afterAll(() => rh[Symbol.asyncDispose]())

const todos: EventoDeEfeito[] = ['ferias.aprovada', 'ferias.iniciada', 'ferias.encerrada', 'ferias.cancelada']
async function criar(
  mais: { url?: string; campos?: ('matricula' | 'nome')[]; eventos?: EventoDeEfeito[] } = {},
) {
  await administrador.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
  return administrador.call('POST /api/webhooks/criar', {
    body: { nome: 'Ponto', url: receptor.url, eventos: todos, campos: [], ...mais },
  })
}
const entregar = () => entregarWebhooks.executar(rh.deps)
const obter = async (id: number) => {
  const { results } = await administrador.call('GET /api/webhooks/listar')
  const webhook = results.find((um) => um.id === id)
  if (!webhook) throw new Error('No such webhook')
  return webhook
}
const entregasDe = async (id: number) =>
  (await administrador.call('GET /api/webhooks/entregas/:id', { params: { id } })).results
const tipos = () => receptor.recebidas.map(({ json }) => json.tipo)

/** Processes of vacation of two people, and what the engine does at a transition of one of them. */
async function deFerias(): Promise<{ id: number; vinculoId: number }[]> {
  const { rows } = await sql<{ id: number; vinculoId: number }>`
    select distinct on (vinculo_id) id, vinculo_id from processo where tipo = 'ferias' and vinculo_id is not null
     order by vinculo_id, id limit 2`.execute(rh.db)
  return rows
}
const efeito = (processoId: number, transicao: string, depois?: () => void) =>
  writeAsSystem(rh.deps, 'teste', async (work) => {
    await registrarEfeito(work, { processoId, tipo: 'ferias', transicao })
    depois?.()
  })

describe('a webhook', () => {
  it('that somebody changed meanwhile says who did, and when', async () => {
    const { registro } = await criar()
    const { id, versao } = registro
    const desativar = () =>
      administrador.try('POST /api/webhooks/desativar', { body: { id, versao, motivo: 'Manutenção' } })
    expect((await desativar()).status).toBe(200)
    expect(await desativar()).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(/^Alterado por \S.* em [0-9/]{10}, às /u),
      },
    })
  })
})

describe('a message', () => {
  it('tells an effect by ids, kind and date, signed with its moment', async () => {
    const { segredo, registro } = await criar()
    const [um] = await deFerias()
    await efeito(um?.id ?? 0, 'iniciar')
    await entregar()
    const [recebida] = receptor.recebidas
    expect(recebida?.json).toEqual({
      id: expect.any(Number),
      tipo: 'ferias.iniciada',
      data: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      em: '2026-11-21T01:00:00.000Z',
      colaboradorId: um?.vinculoId,
      contratoId: expect.any(Number),
      processo: { id: um?.id, tipo: 'ferias', numero: expect.any(String) },
    })
    const [, t = '', v1 = ''] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(recebida?.headers['x-rh-assinatura'])) ?? []
    expect(Number(t)).toBe(Date.parse(AGORA) / 1000)
    expect(
      createHmac('sha256', segredo)
        .update(`${t}.${recebida?.corpo ?? ''}`)
        .digest('hex'),
    ).toBe(v1)
    expect(await entregasDe(registro.id)).toMatchObject([
      { estado: 'entregue', tentativas: [{ numero: 1, status: 204, erro: null }] },
    ])
  })

  it('that arrived stays so, whatever a sender that was given up says of it later', async () => {
    const { registro } = await criar()
    const [um] = await deFerias()
    await efeito(um?.id ?? 0, 'iniciar')
    let vezes = 0
    receptor.aoReceber((_, resposta) => {
      vezes += 1
      if (vezes > 1) resposta.writeHead(204).end()
      else {
        // The first sender waits for longer than it holds the message; another one takes it.
        rh.clock.irPara(rh.clock.agora().add({ seconds: 61 }).toString())
        void entregar().then(() => resposta.writeHead(500).end())
      }
    })
    await entregar()
    expect(vezes).toBe(2)
    const [entrega] = await entregasDe(registro.id)
    expect(entrega).toMatchObject({ estado: 'entregue', proximaEm: null })
    expect(entrega?.tentativas.map(({ status }) => status)).toEqual([204, 500])
    expect(await obter(registro.id)).toMatchObject({ pendentes: 0, falhandoDesde: null })
    rh.clock.irPara(rh.clock.agora().add({ hours: 48 }).toString())
    await entregar()
    expect(vezes).toBe(2)
  })

  it('says more of a person only where the webhook declares it, and only what it asks for', async () => {
    await criar({ campos: ['matricula', 'nome'], eventos: ['ferias.iniciada'] })
    const [um] = await deFerias()
    await efeito(um?.id ?? 0, 'aprovar')
    await efeito(um?.id ?? 0, 'iniciar')
    await entregar()
    expect(tipos()).toEqual(['ferias.iniciada'])
    expect(receptor.recebidas[0]?.json).toMatchObject({
      matricula: expect.any(String),
      nome: expect.any(String),
    })
  })

  it('is not there when its effect was rolled back, and nothing leaves before the commit', async () => {
    await criar()
    const [um] = await deFerias()
    const desfeito = efeito(um?.id ?? 0, 'iniciar', () => {
      throw new Error('The effect failed')
    })
    await expect(desfeito).rejects.toThrow('The effect failed')
    await writeAsSystem(rh.deps, 'teste', async (work) => {
      await registrarEfeito(work, { processoId: um?.id ?? 0, tipo: 'ferias', transicao: 'iniciar' })
      await entregar()
      expect(receptor.recebidas).toEqual([])
    })
    await entregar()
    expect(tipos()).toEqual(['ferias.iniciada'])
  })

  it('comes of a move that a person makes, whatever made it', async () => {
    const { registro } = await criar()
    const { rows } = await sql<{ id: number; versao: number }>`
      select p.id, p.versao from processo p join processo_indice i on i.id = p.id
     where p.tipo = 'ferias' and p.status in ('solicitada', 'em_analise') order by i.data desc limit 1`.execute(
      rh.db,
    )
    const { id = 0, versao = 0 } = rows[0] ?? {}
    const gerente = await rh.as('gerente.rh')
    const { status, body } = await gerente.try('POST /api/ferias/status', {
      body: { id, versao, transicao: 'cancelar', motivo: 'A pessoa pediu para remarcar as férias' },
    })
    expect(body).not.toHaveProperty('pendencias')
    expect(status).toBe(200)
    await entregar()
    expect(tipos()).toEqual(['ferias.cancelada'])
    expect((await obter(registro.id)).pendentes).toBe(0)
  })
})

describe('a receiver that fails', () => {
  it('is tried again with longer waits, and gets the same id', async () => {
    receptor.comStatus(500)
    const { registro } = await criar()
    const [um] = await deFerias()
    await efeito(um?.id ?? 0, 'iniciar')
    await entregar()
    await entregar()
    expect(receptor.recebidas).toHaveLength(1)
    rh.clock.irPara('2026-11-21T01:01:00Z')
    await entregar()
    rh.clock.irPara('2026-11-21T01:05:00Z')
    await entregar()
    expect(receptor.recebidas).toHaveLength(2)
    receptor.comStatus(200)
    rh.clock.irPara('2026-11-21T01:06:00Z')
    await entregar()
    expect(new Set(receptor.recebidas.map(({ json }) => json.id)).size).toBe(1)
    const [entrega] = await entregasDe(registro.id)
    expect(entrega?.tentativas.map(({ status, erro }) => [status, erro])).toEqual([
      [500, 'O sistema respondeu 500'],
      [500, 'O sistema respondeu 500'],
      [200, null],
    ])
  })

  it('keeps what happened to one person in order, and does not hold up another', async () => {
    const [um, outro] = await deFerias()
    receptor.aoReceber(({ json }, resposta) =>
      resposta.writeHead(json.colaboradorId === um?.vinculoId ? 503 : 200).end(),
    )
    await criar()
    for (const transicao of ['aprovar', 'iniciar']) await efeito(um?.id ?? 0, transicao)
    await efeito(outro?.id ?? 0, 'iniciar')
    await entregar()
    const dele = () =>
      receptor.recebidas
        .filter(({ json }) => json.colaboradorId === um?.vinculoId)
        .map(({ json }) => json.tipo)
    expect(dele()).toEqual(['ferias.aprovada'])
    expect(receptor.recebidas).toHaveLength(2)
    receptor.comStatus(200)
    rh.clock.irPara('2026-11-21T01:01:00Z')
    await entregar()
    expect(dele()).toEqual(['ferias.aprovada', 'ferias.aprovada', 'ferias.iniciada'])
  })

  it('by dying between the effect and the sending is sent once it lives; by dying while sending, again', async () => {
    const { registro } = await criar()
    const [um] = await deFerias()
    await efeito(um?.id ?? 0, 'iniciar')
    // A sender that took the message and died left exactly this behind.
    await sql`update webhook_entrega set reservada_ate = '2026-11-21T01:01:00Z', tentativas = 1
      where webhook_id = ${registro.id}`.execute(rh.db)
    await entregar()
    expect(receptor.recebidas).toEqual([])
    rh.clock.irPara('2026-11-21T01:01:00Z')
    await entregar()
    await entregar()
    expect(tipos()).toEqual(['ferias.iniciada'])
  })

  it('is sent to once when two senders run at the same moment', async () => {
    await criar()
    for (const { id } of await deFerias()) await efeito(id, 'iniciar')
    await Promise.all([entregar(), entregar(), entregar()])
    expect(receptor.recebidas).toHaveLength(2)
  })

  it('by saying 410 is turned off at once, with an alert; what happens then is told when it is turned on', async () => {
    // Later than what the other tests brought about.
    rh.clock.irPara(noiteDe('2026-11-23'))
    administrador = await rh.as('administrador')
    receptor.comStatus(410)
    const { registro } = await criar()
    const [um, outro] = await deFerias()
    await efeito(um?.id ?? 0, 'iniciar')
    await entregar()
    const parado = await obter(registro.id)
    expect(parado).toMatchObject({
      ativo: false,
      desativado: { por: null, motivo: 'O sistema respondeu que não existe mais (410).' },
    })
    const { rows } = await sql`select from notificacao n join usuario u on u.id = n.usuario_id
      where u.usuario = 'administrador' and n.texto like 'O webhook Ponto foi desativado.%(410)%'`.execute(
      rh.db,
    )
    expect(rows).toHaveLength(1)
    rh.clock.irPara('2026-11-24T02:00:00Z')
    await efeito(outro?.id ?? 0, 'iniciar')
    await entregar()
    expect(receptor.recebidas).toHaveLength(1)
    receptor.comStatus(200)
    administrador = await rh.as('administrador')
    const { id, versao } = parado
    await administrador.call('POST /api/webhooks/reativar', { body: { id, versao } })
    await entregar()
    expect(receptor.recebidas.slice(1).map(({ json }) => json.colaboradorId)).toEqual([
      um?.vinculoId,
      outro?.vinculoId,
    ])
  })

  it('and is turned on again while an effect is under way hears of it', async () => {
    const { registro } = await criar()
    const { id, versao } = await administrador.call('POST /api/webhooks/desativar', {
      body: { id: registro.id, versao: registro.versao, motivo: 'Manutenção do ponto' },
    })
    const [um] = await deFerias()
    const reativado = await writeAsSystem(rh.deps, 'teste', async (work) => {
      await registrarEfeito(work, { processoId: um?.id ?? 0, tipo: 'ferias', transicao: 'iniciar' })
      const pedido = administrador.call('POST /api/webhooks/reativar', { body: { id, versao } })
      // It is done, or it waits for this effect.
      await Promise.race([pedido, sleep(500)])
      return { pedido }
    })
    await reativado.pedido
    const { rows } = await sql<{ estado: string }>`
      select estado from webhook_entrega
       where webhook_id = ${id} and evento_id = (select max(id) from efeito)`.execute(rh.db)
    expect(rows).toEqual([{ estado: 'pendente' }])
  })

  it('for days is turned off by itself; one success in between begins the count again', async () => {
    receptor.comStatus(500)
    const { registro } = await criar()
    const [um] = await deFerias()
    await efeito(um?.id ?? 0, 'iniciar')
    const inicio = Temporal.Instant.from(AGORA)
    for (let hora = 0; hora < 24 * DIAS_ATE_DESATIVAR; hora += 12) {
      rh.clock.irPara(inicio.add({ hours: hora }).toString())
      await entregar()
    }
    expect((await obterSemSessao(registro.id)).ativo).toBe(true)
    rh.clock.irPara(inicio.add({ hours: 24 * DIAS_ATE_DESATIVAR }).toString())
    await entregar()
    expect(await obterSemSessao(registro.id)).toEqual({
      ativo: false,
      desativadoMotivo: `Nenhuma mensagem chegou em ${DIAS_ATE_DESATIVAR} dias.`,
    })
  })

  it('is given up in time where nothing says where its name is', async () => {
    const procura = { procurar: () => new Promise<never>(() => {}), prazoMs: 20 }
    await expect(resolverDestino('https://lento.example/avisos', [], procura)).rejects.toThrow(
      'O nome lento.example não foi encontrado a tempo',
    )
  })

  it('slowly is given up in time', async () => {
    receptor.aoReceber(() => {})
    const { status, erro, milissegundos } = await enviar({
      url: receptor.url,
      corpo: '{}',
      cabecalhos: {},
      internos: LOCAL,
      prazoMs: 200,
    }).then((resultado) => resultado)
    expect({ status, erro }).toEqual({ status: null, erro: 'O sistema não respondeu a tempo' })
    expect(milissegundos).toBeGreaterThanOrEqual(190)
  })

  it('by pointing elsewhere is not followed', async () => {
    await using outro = await abrirReceptor()
    receptor.aoReceber((_, resposta) => void resposta.writeHead(307, { location: outro.url }).end())
    const { status, erro } = await enviar({ url: receptor.url, corpo: '{}', cabecalhos: {}, internos: LOCAL })
    expect({ status, erro }).toEqual({
      status: 307,
      erro: 'O endereço manda a outro: redirecionamentos não são seguidos',
    })
    expect(outro.recebidas).toEqual([])
  })
})

/** Days go by faster than a session lives. */
const obterSemSessao = (id: number) =>
  rh.db
    .selectFrom('webhook')
    .select(['ativo', 'desativadoMotivo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('by hand', () => {
  it('a message is sent again under the id of its event, and a test says that it is one', async () => {
    const { registro } = await criar()
    await administrador.call('POST /api/webhooks/testar', { body: { id: registro.id } })
    await entregar()
    expect(tipos()).toEqual(['teste'])
    const [entrega] = await entregasDe(registro.id)
    const reenviar = (id: number) => administrador.try('POST /api/webhooks/reenviar', { body: { id } })
    expect((await reenviar(entrega?.id ?? 0)).status).toBe(200)
    expect((await reenviar((await entregasDe(registro.id))[0]?.id ?? 0)).status).toBe(409)
    expect((await reenviar(999_999)).status).toBe(404)
    await entregar()
    expect(receptor.recebidas.map(({ json }) => json.id)).toEqual([entrega?.eventoId, entrega?.eventoId])
    expect((await entregasDe(registro.id))[0]).toMatchObject({ repeteId: entrega?.id, estado: 'entregue' })
  })

  it('is stopped and changed by the password, and a stale change is refused', async () => {
    const { segredo, registro } = await criar()
    const { id, versao } = registro
    const dados = { nome: 'Outro', url: receptor.url, eventos: ['promocao.efetivada' as const], campos: [] }
    expect(
      await administrador.call('PUT /api/webhooks/atualizar', { body: { id, versao, dados } }),
    ).toMatchObject({
      nome: 'Outro',
      eventos: ['promocao.efetivada'],
    })
    const velha = await administrador.try('PUT /api/webhooks/atualizar', { body: { id, versao, dados } })
    expect(velha.status).toBe(409)
    const body = { id, versao: versao + 1, motivo: 'Sistema em manutenção' }
    expect(await administrador.call('POST /api/webhooks/desativar', { body })).toMatchObject({ ativo: false })
    const { rows } = await sql<{ texto: string }>`
      select mudancas::text as texto from auditoria where entidade = 'webhook' and registro = ${id}`.execute(
      rh.db,
    )
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.filter(({ texto }) => texto.includes(segredo))).toEqual([])
    const outraSessao = await rh.as('administrador')
    const semSenha = await outraSessao.try('POST /api/webhooks/criar', { body: dados })
    expect(semSenha).toMatchObject({ status: 403, body: { codigo: 'confirmar_senha' } })
  })
})

describe('an address', () => {
  const recusados = {
    'no address': 'isto não é endereço',
    'another protocol': 'ftp://exemplo.com.br/',
    'user and password': 'https://ana:senha@exemplo.com.br/',
    'a private network': 'https://10.1.2.3/',
    'a private network as a whole number': 'https://167837955/',
    'the metadata of a cloud': 'http://169.254.169.254/latest',
    'a private network by IPv4 in IPv6': 'https://[::ffff:10.1.2.3]/',
    'a private network of IPv6': 'https://[fd00::1]/',
    'the internet without https': 'http://8.8.8.8/',
    'a name of nobody': 'https://nao-existe.invalid/',
  }

  it('is refused at its field, in words, where no message may go', async () => {
    await administrador.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    for (const [qual, url] of Object.entries(recusados)) {
      const body = { nome: 'Ponto', url, eventos: todos, campos: [] }
      expect(await administrador.try('POST /api/webhooks/criar', { body }), qual).toMatchObject({
        status: 400,
        body: { campos: { url: expect.any(String) } },
      })
    }
  })

  it('of this machine is refused where the configuration does not allow it', async () => {
    for (const url of [receptor.url, 'http://localhost:1/', 'https://127.0.0.1/'])
      await expect(resolverDestino(url, []), url).rejects.toThrow('rede interna')
    expect(await resolverDestino('https://8.8.8.8/x', [])).toMatchObject({ ip: '8.8.8.8', familia: 4 })
  })

  it('is looked at again at each sending: what was changed in the database is not reached', async () => {
    const { erro } = await enviar({ url: receptor.url, corpo: '{}', cabecalhos: {}, internos: [] })
    expect(erro).toBe('O endereço é de uma rede interna, que não recebe avisos')
    expect(receptor.recebidas).toEqual([])
  })

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['172.15.255.255', true],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['fe80::1', false],
    ['2002:7f00:1::', false],
    ['64:ff9b::7f00:1', false],
  ])('%s is of the internet: %s', (ip, esperado) => expect(isPublico(ip)).toBe(esperado))
})

/** Reads effects as another system does, from a cursor on. */
async function lerComChave() {
  await administrador.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
  const { chave } = await administrador.call('POST /api/chaves/criar', {
    body: { nome: 'Busca', escopos: ['eventos'], contratoIds: [], expiraEm: '2026-12-31', porMinuto: 120 },
  })
  return async (depois?: number) => {
    const resposta = await rh.app.inject({
      url: `/api/integracao/eventos?limite=500${depois ? `&depois=${depois}` : ''}`,
      headers: { authorization: `Bearer ${chave}` },
    })
    return resposta.json<{ results: { id: number; tipo: string; processo: object | null }[] }>().results
  }
}

it('keys read the same effects in their order, but never ahead of one that is still under way', async () => {
  const ler = await lerComChave()
  const antes = (await ler()).at(-1)?.id ?? 0
  const [um, outro] = await deFerias()
  await write(rh.deps, pedidoDoSistema, async (work) => {
    await registrarEfeito(work, { processoId: um?.id ?? 0, tipo: 'ferias', transicao: 'aprovar' })
    await efeito(outro?.id ?? 0, 'iniciar')
    expect(await ler(antes)).toEqual([])
  })
  expect((await ler(antes)).map(({ tipo }) => tipo)).toEqual(['ferias.aprovada', 'ferias.iniciada'])
})

it('keys lose no effect of a write that began later and took its number first', async () => {
  const ler = await lerComChave()
  const [um, outro] = await deFerias()
  const inicio = (await ler()).at(-1)?.id ?? 0
  let [soltar, chegou] = [() => {}, () => {}]
  const solta = new Promise<void>((resolve) => (soltar = resolve))
  const inserido = new Promise<void>((resolve) => (chegou = resolve))
  let nova: Promise<unknown> = Promise.resolve()
  await write(rh.deps, pedidoDoSistema, async (work) => {
    // From its first write on the transaction has a place in the order of all.
    await sql`select pg_current_xact_id()`.execute(work.tx)
    nova = write(rh.deps, pedidoDoSistema, async (depois) => {
      await registrarEfeito(depois, { processoId: um?.id ?? 0, tipo: 'ferias', transicao: 'aprovar' })
      chegou()
      await solta
    })
    await inserido
    await registrarEfeito(work, { processoId: outro?.id ?? 0, tipo: 'ferias', transicao: 'iniciar' })
  })
  // Whoever reads now goes on from what was there.
  const lidos = await ler(inicio)
  soltar()
  await nova
  const depois = await ler(lidos.at(-1)?.id ?? inicio)
  expect([...lidos, ...depois].map(({ tipo }) => tipo)).toEqual(['ferias.aprovada', 'ferias.iniciada'])
})

it('keys read what happened to many at once too, which no process brought about', async () => {
  const ler = await lerComChave()
  const cursor = (await ler()).at(-1)?.id ?? 0
  const { rows } = await sql<{ id: number }>`select id from vinculo order by id limit 1`.execute(rh.db)
  const atingidos = rows.map(({ id }) => ({ vinculoId: id, data: '2026-11-01' }))
  await write(rh.deps, pedidoDoSistema, (work) => registrarEfeitos(work, 'colaborador.importado', atingidos))
  expect((await ler(cursor)).map(({ tipo, processo }) => [tipo, processo])).toEqual([
    ['colaborador.importado', null],
  ])
})

/** A request of nobody, as a public call has. */
const pedidoDoSistema = {
  ator: null as never,
  ip: '',
  agente: '',
  requisicao: 'teste',
  chamada: 'teste',
  chave: null,
  corpo: {},
}

it('is documented: the message, its headers and an example', async () => {
  const doc = (await rh.app.inject('/api/docs/json')).json<{ webhooks?: Record<string, unknown> }>()
  expect(Object.keys(doc.webhooks ?? {})).toContain('ferias.iniciada')
  expect(JSON.stringify(doc.webhooks)).toContain('x-rh-assinatura')
  expect(JSON.stringify(doc.webhooks)).toContain('2026-000123')
})

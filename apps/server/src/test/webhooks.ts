import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { EventoDeEfeito } from '@rh/domain/integracoes/eventos'
import { writeAsSystem } from '../db/write.ts'
import { registrarEfeito } from '../eventos/eventos.ts'
import { entregarWebhooks } from '../modules/webhooks/entregar.ts'
import { AGORA } from './clock.ts'
import { createTestApp, senhaDemo, type Client, type TestApp } from './harness.ts'

/** Inner addresses that the configuration of these tests lets messages go to. */
export const LOCAL = ['127.0.0.1', '::1']

interface Recebida {
  readonly headers: IncomingMessage['headers']
  readonly corpo: string
  readonly json: { readonly id: number; readonly tipo: string; readonly colaboradorId: number | null }
}

/** A receiver on this machine: what it got, and how it answers. */
export async function abrirReceptor() {
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

export const todos: EventoDeEfeito[] = [
  'ferias.aprovada',
  'ferias.iniciada',
  'ferias.encerrada',
  'ferias.cancelada',
]

/** The demo company for the tests of one file about webhooks: before each of them it has none in use, and a new receiver. */
export function abrirWebhooks() {
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

  return {
    get rh() {
      return rh
    },
    get administrador() {
      return administrador
    },
    get receptor() {
      return receptor
    },
    /** For days that go by faster than a session lives. */
    entrarDeNovo: async () => {
      administrador = await rh.as('administrador')
    },
    criar,
    entregar,
    obter,
    entregasDe,
    tipos,
    deFerias,
    efeito,
  }
}

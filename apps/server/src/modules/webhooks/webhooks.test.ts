import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { senhaDemo } from '../../test/harness.ts'
import { abrirWebhooks, todos } from '../../test/webhooks.ts'
import { isPublico, resolverDestino } from './destino.ts'
import { enviar } from './enviar.ts'

const w = abrirWebhooks()
const { criar, entregar, entregasDe, tipos } = w

describe('a webhook', () => {
  it('that somebody changed meanwhile says who did, and when', async () => {
    const { registro } = await criar()
    const { id, versao } = registro
    const desativar = () =>
      w.administrador.try('POST /api/webhooks/desativar', { body: { id, versao, motivo: 'Manutenção' } })
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

describe('by hand', () => {
  it('a message is sent again under the id of its event, and a test says that it is one', async () => {
    const { registro } = await criar()
    await w.administrador.call('POST /api/webhooks/testar', { body: { id: registro.id } })
    await entregar()
    expect(tipos()).toEqual(['teste'])
    const [entrega] = await entregasDe(registro.id)
    const reenviar = (id: number) => w.administrador.try('POST /api/webhooks/reenviar', { body: { id } })
    expect((await reenviar(entrega?.id ?? 0)).status).toBe(200)
    expect((await reenviar((await entregasDe(registro.id))[0]?.id ?? 0)).status).toBe(409)
    expect((await reenviar(999_999)).status).toBe(404)
    await entregar()
    expect(w.receptor.recebidas.map(({ json }) => json.id)).toEqual([entrega?.eventoId, entrega?.eventoId])
    expect((await entregasDe(registro.id))[0]).toMatchObject({ repeteId: entrega?.id, estado: 'entregue' })
  })

  it('is stopped and changed by the password, and a stale change is refused', async () => {
    const { segredo, registro } = await criar()
    const { id, versao } = registro
    const dados = { nome: 'Outro', url: w.receptor.url, eventos: ['promocao.efetivada' as const], campos: [] }
    expect(
      await w.administrador.call('PUT /api/webhooks/atualizar', { body: { id, versao, dados } }),
    ).toMatchObject({
      nome: 'Outro',
      eventos: ['promocao.efetivada'],
    })
    const velha = await w.administrador.try('PUT /api/webhooks/atualizar', { body: { id, versao, dados } })
    expect(velha.status).toBe(409)
    const body = { id, versao: versao + 1, motivo: 'Sistema em manutenção' }
    expect(await w.administrador.call('POST /api/webhooks/desativar', { body })).toMatchObject({
      ativo: false,
    })
    const { rows } = await sql<{ texto: string }>`
      select mudancas::text as texto from auditoria where entidade = 'webhook' and registro = ${id}`.execute(
      w.rh.db,
    )
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.filter(({ texto }) => texto.includes(segredo))).toEqual([])
    const outraSessao = await w.rh.as('administrador')
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
    await w.administrador.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    for (const [qual, url] of Object.entries(recusados)) {
      const body = { nome: 'Ponto', url, eventos: todos, campos: [] }
      expect(await w.administrador.try('POST /api/webhooks/criar', { body }), qual).toMatchObject({
        status: 400,
        body: { campos: { url: expect.any(String) } },
      })
    }
  })

  it('of this machine is refused where the configuration does not allow it', async () => {
    for (const url of [w.receptor.url, 'http://localhost:1/', 'https://127.0.0.1/'])
      await expect(resolverDestino(url, []), url).rejects.toThrow('rede interna')
    expect(await resolverDestino('https://8.8.8.8/x', [])).toMatchObject({ ip: '8.8.8.8', familia: 4 })
  })

  it('is looked at again at each sending: what was changed in the database is not reached', async () => {
    const { erro } = await enviar({ url: w.receptor.url, corpo: '{}', cabecalhos: {}, internos: [] })
    expect(erro).toBe('O endereço é de uma rede interna, que não recebe avisos')
    expect(w.receptor.recebidas).toEqual([])
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

it('is documented: the message, its headers and an example', async () => {
  const doc = (await w.rh.app.inject('/api/docs/json')).json<{ webhooks?: Record<string, unknown> }>()
  expect(Object.keys(doc.webhooks ?? {})).toContain('ferias.iniciada')
  expect(JSON.stringify(doc.webhooks)).toContain('x-rh-assinatura')
  expect(JSON.stringify(doc.webhooks)).toContain('2026-000123')
})

import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { write, writeAsSystem } from '../../db/write.ts'
import { registrarEfeito, registrarEfeitos } from '../../eventos/eventos.ts'
import { AGORA } from '../../test/clock.ts'
import { senhaDemo } from '../../test/harness.ts'
import { abrirWebhooks } from '../../test/webhooks.ts'

const w = abrirWebhooks()
const { criar, deFerias, efeito, entregar, entregasDe, obter, tipos } = w

describe('a message', () => {
  it('tells an effect by ids, kind and date, signed with its moment', async () => {
    const { segredo, registro } = await criar()
    const [um] = await deFerias()
    await efeito(um?.id ?? 0, 'iniciar')
    await entregar()
    const [recebida] = w.receptor.recebidas
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
    w.receptor.aoReceber((_, resposta) => {
      vezes += 1
      if (vezes > 1) resposta.writeHead(204).end()
      else {
        // The first sender waits for longer than it holds the message; another one takes it.
        w.rh.clock.irPara(w.rh.clock.agora().add({ seconds: 61 }).toString())
        void entregar().then(() => resposta.writeHead(500).end())
      }
    })
    await entregar()
    expect(vezes).toBe(2)
    const [entrega] = await entregasDe(registro.id)
    expect(entrega).toMatchObject({ estado: 'entregue', proximaEm: null })
    expect(entrega?.tentativas.map(({ status }) => status)).toEqual([204, 500])
    expect(await obter(registro.id)).toMatchObject({ pendentes: 0, falhandoDesde: null })
    w.rh.clock.irPara(w.rh.clock.agora().add({ hours: 48 }).toString())
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
    expect(w.receptor.recebidas[0]?.json).toMatchObject({
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
    await writeAsSystem(w.rh.deps, 'teste', async (work) => {
      await registrarEfeito(work, { processoId: um?.id ?? 0, tipo: 'ferias', transicao: 'iniciar' })
      await entregar()
      expect(w.receptor.recebidas).toEqual([])
    })
    await entregar()
    expect(tipos()).toEqual(['ferias.iniciada'])
  })

  it('comes of a move that a person makes, whatever made it', async () => {
    const { registro } = await criar()
    const { rows } = await sql<{ id: number; versao: number }>`
      select p.id, p.versao from processo p join processo_indice i on i.id = p.id
     where p.tipo = 'ferias' and p.status in ('solicitada', 'em_analise') order by i.data desc limit 1`.execute(
      w.rh.db,
    )
    const { id = 0, versao = 0 } = rows[0] ?? {}
    const gerente = await w.rh.as('gerente.rh')
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

/** Reads effects as another system does, from a cursor on. */
async function lerComChave() {
  await w.administrador.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
  const { chave } = await w.administrador.call('POST /api/chaves/criar', {
    body: { nome: 'Busca', escopos: ['eventos'], contratoIds: [], expiraEm: '2026-12-31', porMinuto: 120 },
  })
  return async (depois?: number) => {
    const resposta = await w.rh.app.inject({
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
  await write(w.rh.deps, pedidoDoSistema, async (work) => {
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
  await write(w.rh.deps, pedidoDoSistema, async (work) => {
    // From its first write on the transaction has a place in the order of all.
    await sql`select pg_current_xact_id()`.execute(work.tx)
    nova = write(w.rh.deps, pedidoDoSistema, async (depois) => {
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
  const { rows } = await sql<{ id: number }>`select id from vinculo order by id limit 1`.execute(w.rh.db)
  const atingidos = rows.map(({ id }) => ({ vinculoId: id, data: '2026-11-01' }))
  await write(w.rh.deps, pedidoDoSistema, (work) =>
    registrarEfeitos(work, 'colaborador.importado', atingidos),
  )
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

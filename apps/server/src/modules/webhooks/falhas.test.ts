import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DIAS_ATE_DESATIVAR } from '@rh/domain/integracoes/eventos'
import { writeAsSystem } from '../../db/write.ts'
import { registrarEfeito } from '../../eventos/eventos.ts'
import { AGORA, noiteDe } from '../../test/clock.ts'
import { abrirReceptor, abrirWebhooks, LOCAL } from '../../test/webhooks.ts'
import { resolverDestino } from './destino.ts'
import { enviar } from './enviar.ts'

const w = abrirWebhooks()
const { criar, deFerias, efeito, entregar, entregasDe, obter, tipos } = w

describe('a receiver that fails', () => {
  it('is tried again with longer waits, and gets the same id', async () => {
    w.receptor.comStatus(500)
    const { registro } = await criar()
    const [um] = await deFerias()
    await efeito(um?.id ?? 0, 'iniciar')
    await entregar()
    await entregar()
    expect(w.receptor.recebidas).toHaveLength(1)
    w.rh.clock.irPara('2026-11-21T01:01:00Z')
    await entregar()
    w.rh.clock.irPara('2026-11-21T01:05:00Z')
    await entregar()
    expect(w.receptor.recebidas).toHaveLength(2)
    w.receptor.comStatus(200)
    w.rh.clock.irPara('2026-11-21T01:06:00Z')
    await entregar()
    expect(new Set(w.receptor.recebidas.map(({ json }) => json.id)).size).toBe(1)
    const [entrega] = await entregasDe(registro.id)
    expect(entrega?.tentativas.map(({ status, erro }) => [status, erro])).toEqual([
      [500, 'O sistema respondeu 500'],
      [500, 'O sistema respondeu 500'],
      [200, null],
    ])
  })

  it('keeps what happened to one person in order, and does not hold up another', async () => {
    const [um, outro] = await deFerias()
    w.receptor.aoReceber(({ json }, resposta) =>
      resposta.writeHead(json.colaboradorId === um?.vinculoId ? 503 : 200).end(),
    )
    await criar()
    for (const transicao of ['aprovar', 'iniciar']) await efeito(um?.id ?? 0, transicao)
    await efeito(outro?.id ?? 0, 'iniciar')
    await entregar()
    const dele = () =>
      w.receptor.recebidas
        .filter(({ json }) => json.colaboradorId === um?.vinculoId)
        .map(({ json }) => json.tipo)
    expect(dele()).toEqual(['ferias.aprovada'])
    expect(w.receptor.recebidas).toHaveLength(2)
    w.receptor.comStatus(200)
    w.rh.clock.irPara('2026-11-21T01:01:00Z')
    await entregar()
    expect(dele()).toEqual(['ferias.aprovada', 'ferias.aprovada', 'ferias.iniciada'])
  })

  it('by dying between the effect and the sending is sent once it lives; by dying while sending, again', async () => {
    const { registro } = await criar()
    const [um] = await deFerias()
    await efeito(um?.id ?? 0, 'iniciar')
    // A sender that took the message and died left exactly this behind.
    await sql`update webhook_entrega set reservada_ate = '2026-11-21T01:01:00Z', tentativas = 1
      where webhook_id = ${registro.id}`.execute(w.rh.db)
    await entregar()
    expect(w.receptor.recebidas).toEqual([])
    w.rh.clock.irPara('2026-11-21T01:01:00Z')
    await entregar()
    await entregar()
    expect(tipos()).toEqual(['ferias.iniciada'])
  })

  it('is sent to once when two senders run at the same moment', async () => {
    await criar()
    for (const { id } of await deFerias()) await efeito(id, 'iniciar')
    await Promise.all([entregar(), entregar(), entregar()])
    expect(w.receptor.recebidas).toHaveLength(2)
  })

  it('by saying 410 is turned off at once, with an alert; what happens then is told when it is turned on', async () => {
    // Later than what the other tests brought about.
    w.rh.clock.irPara(noiteDe('2026-11-23'))
    await w.entrarDeNovo()
    w.receptor.comStatus(410)
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
      w.rh.db,
    )
    expect(rows).toHaveLength(1)
    w.rh.clock.irPara('2026-11-24T02:00:00Z')
    await efeito(outro?.id ?? 0, 'iniciar')
    await entregar()
    expect(w.receptor.recebidas).toHaveLength(1)
    w.receptor.comStatus(200)
    await w.entrarDeNovo()
    const { id, versao } = parado
    await w.administrador.call('POST /api/webhooks/reativar', { body: { id, versao } })
    await entregar()
    expect(w.receptor.recebidas.slice(1).map(({ json }) => json.colaboradorId)).toEqual([
      um?.vinculoId,
      outro?.vinculoId,
    ])
  })

  it('and is turned on again while an effect is under way hears of it', async () => {
    const { registro } = await criar()
    const { id, versao } = await w.administrador.call('POST /api/webhooks/desativar', {
      body: { id: registro.id, versao: registro.versao, motivo: 'Manutenção do ponto' },
    })
    const [um] = await deFerias()
    const reativado = await writeAsSystem(w.rh.deps, 'teste', async (work) => {
      await registrarEfeito(work, { processoId: um?.id ?? 0, tipo: 'ferias', transicao: 'iniciar' })
      const pedido = w.administrador.call('POST /api/webhooks/reativar', { body: { id, versao } })
      // It is done, or it waits for this effect.
      await Promise.race([pedido, sleep(500)])
      return { pedido }
    })
    await reativado.pedido
    const { rows } = await sql<{ estado: string }>`
      select estado from webhook_entrega
       where webhook_id = ${id} and evento_id = (select max(id) from efeito)`.execute(w.rh.db)
    expect(rows).toEqual([{ estado: 'pendente' }])
  })

  it('for days is turned off by itself; one success in between begins the count again', async () => {
    w.receptor.comStatus(500)
    const { registro } = await criar()
    const [um] = await deFerias()
    await efeito(um?.id ?? 0, 'iniciar')
    const inicio = Temporal.Instant.from(AGORA)
    for (let hora = 0; hora < 24 * DIAS_ATE_DESATIVAR; hora += 12) {
      w.rh.clock.irPara(inicio.add({ hours: hora }).toString())
      await entregar()
    }
    expect((await obterSemSessao(registro.id)).ativo).toBe(true)
    w.rh.clock.irPara(inicio.add({ hours: 24 * DIAS_ATE_DESATIVAR }).toString())
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
    w.receptor.aoReceber(() => {})
    const { status, erro, milissegundos } = await enviar({
      url: w.receptor.url,
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
    w.receptor.aoReceber((_, resposta) => void resposta.writeHead(307, { location: outro.url }).end())
    const { status, erro } = await enviar({
      url: w.receptor.url,
      corpo: '{}',
      cabecalhos: {},
      internos: LOCAL,
    })
    expect({ status, erro }).toEqual({
      status: 307,
      erro: 'O endereço manda a outro: redirecionamentos não são seguidos',
    })
    expect(outro.recebidas).toEqual([])
  })
})

/** Days go by faster than a session lives. */
const obterSemSessao = (id: number) =>
  w.rh.db
    .selectFrom('webhook')
    .select(['ativo', 'desativadoMotivo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, enviada } from '../../test/admissoes.ts'
import { AGORA } from '../../test/clock.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { abrirServicoDePush, type ServicoDePush } from '../../test/servico-de-push.ts'
import { avisarPorPush } from './avisar-por-push.ts'

let rh: TestApp
let vagas: Client
let comercial: Client
let servico: ServicoDePush
beforeAll(async () => {
  rh = await createTestApp({ WEBHOOKS_INTERNOS: '127.0.0.1' })
  await abrirVagas(rh.db)
  vagas = await rh.as('vagas')
  comercial = await rh.as('comercial')
  servico = await abrirServicoDePush()
  await rh.db.deleteFrom('notificacao').execute()
})
afterAll(async () => {
  await servico[Symbol.asyncDispose]()
  await rh[Symbol.asyncDispose]()
})

const avisar = async (
  assunto: 'vez' | 'andamento' | 'sistema',
  processoId?: number,
  usuario: 'vagas' | 'gestor' = 'vagas',
) => {
  await sql`insert into notificacao (usuario_id, processo_id, icone, texto, criada_em, assunto)
    select id, ${processoId ?? null}, 'info', 'Jaciara Araújo: documentos para conferir até 28/11',
           ${rh.clock.agora().toString()}, ${assunto} from usuario where usuario = ${usuario}`.execute(rh.db)
  await avisarPorPush.executar(rh.deps)
}
const lerTudo = () => sql`update notificacao set lida_em = now() where lida_em is null`.execute(rh.db)
const aparelhos = async () => (await vagas.call('GET /api/notificacoes/aparelhos')).results
const ativar = (client: Client, { assinatura }: Pick<ReturnType<ServicoDePush['navegador']>, 'assinatura'>) =>
  client.call('POST /api/notificacoes/aparelhos/ativar', { body: assinatura })
const desativarTodos = async () => {
  for (const { id } of await aparelhos())
    await vagas.call('POST /api/notificacoes/aparelhos/desativar', { body: { id } })
}
const passar = (minutos: number) => rh.clock.irPara(rh.clock.agora().add({ minutes: minutos }).toString())

describe('a message to a browser', () => {
  it('is encrypted for it, signed by this installation, and names nobody', async () => {
    const { id } = await enviada(await rh.as('coordenador.operacional'))
    await lerTudo()
    const navegador = servico.navegador()
    await vagas.call('POST /api/notificacoes/aparelhos/ativar', { body: navegador.assinatura })
    await avisar('vez', id)
    const { chavePush } = await vagas.call('GET /api/notificacoes/ajustes')
    const [recebida, ...mais] = await navegador.recebidas()
    expect(mais).toEqual([])
    expect(recebida).toEqual({
      chave: chavePush,
      publico: servico.origem,
      assinante: expect.stringMatching(/^mailto:/),
      valeSegundos: 24 * 60 * 60,
      mensagem: {
        titulo: expect.any(String),
        corpo: 'Há algo esperando por você em Admissão',
        url: `/vagas/admissao/visualizar/${id}`,
        marca: `processo-${id}`,
      },
    })
    await avisarPorPush.executar(rh.deps)
    expect(await navegador.recebidas()).toHaveLength(1)
  })

  it('tells nothing of a process that the person does not see any more', async () => {
    const { id } = await enviada(await rh.as('coordenador.operacional'))
    const navegador = servico.navegador()
    await ativar(await rh.as('gestor'), navegador)
    await lerTudo()
    const contar = async () => {
      await avisar('andamento', id, 'gestor')
      await lerTudo()
      return (await navegador.recebidas()).at(-1)?.mensagem
    }
    const corpo = 'Um pedido seu andou em Admissão'
    expect(await contar()).toMatchObject({ corpo, marca: `processo-${id}` })
    await sql`delete from usuario_contrato uc using usuario u, processo p
      where u.id = uc.usuario_id and u.usuario = 'gestor' and p.id = ${id} and p.contrato_id = uc.contrato_id`.execute(
      rh.db,
    )
    expect(await contar()).toMatchObject({ corpo: 'Há um aviso para você', url: '/', marca: 'avisos' })
  })

  it('tells of what came together in one, and leads to the start page', async () => {
    const navegador = servico.navegador()
    await vagas.call('POST /api/notificacoes/aparelhos/ativar', { body: navegador.assinatura })
    await sql`insert into notificacao (usuario_id, icone, texto, criada_em, assunto)
      select id, 'info', 'Outro', ${rh.clock.agora().toString()}, 'sistema' from usuario where usuario = 'vagas'`.execute(
      rh.db,
    )
    await avisar('sistema')
    const [recebida] = await navegador.recebidas()
    expect(recebida?.mensagem).toMatchObject({ corpo: 'Há 2 avisos novos para você', url: '/' })
  })

  it('is not sent of a kind that was switched off, nor in the hours of silence, but after them', async () => {
    const navegador = servico.navegador()
    await vagas.call('POST /api/notificacoes/aparelhos/ativar', { body: navegador.assinatura })
    const { ajustes } = await vagas.call('GET /api/notificacoes/ajustes')
    await vagas.call('PUT /api/notificacoes/ajustes', {
      body: { ...ajustes, push: { ...ajustes.push, andamento: false } },
    })
    await avisar('andamento')
    expect(await navegador.recebidas()).toEqual([])
    const local = rh.clock.agora().toZonedDateTimeISO(rh.deps.config.empresaFuso)
    const em = (horas: number): string =>
      local.add({ hours: horas }).toPlainTime().toString({ smallestUnit: 'minute' })
    await vagas.call('PUT /api/notificacoes/ajustes', {
      body: { ...ajustes, horas: { de: em(-1), ate: em(2) } },
    })
    await lerTudo()
    await avisar('vez')
    expect(await navegador.recebidas()).toEqual([])
    rh.clock.irPara(local.add({ hours: 2 }).toInstant().toString())
    await avisarPorPush.executar(rh.deps)
    expect(await navegador.recebidas()).toHaveLength(1)
    await vagas.call('PUT /api/notificacoes/ajustes', { body: ajustes })
  })

  it('forgets the browser that is gone, and tries again where the service is away', async () => {
    await desativarTodos()
    const [sumido, fora] = [servico.navegador(410), servico.navegador(503)]
    for (const { assinatura } of [sumido, fora])
      await vagas.call('POST /api/notificacoes/aparelhos/ativar', { body: assinatura })
    await avisar('vez')
    expect((await aparelhos()).map(({ usadoEm }) => usadoEm)).toEqual([null])
    fora.responder(201)
    await avisarPorPush.executar(rh.deps)
    expect(await fora.recebidas()).toHaveLength(1)
    passar(1)
    await avisarPorPush.executar(rh.deps)
    expect(await fora.recebidas()).toHaveLength(2)
    expect((await aparelhos()).map(({ usadoEm }) => usadoEm)).toEqual([expect.any(String)])
    expect(await sumido.recebidas()).toHaveLength(1)
  })

  it('goes to whom the browser belongs now, and to nobody once it was switched off', async () => {
    const navegador = servico.navegador()
    await vagas.call('POST /api/notificacoes/aparelhos/ativar', { body: navegador.assinatura })
    const { id } = await comercial.call('POST /api/notificacoes/aparelhos/ativar', {
      body: navegador.assinatura,
    })
    await avisar('vez')
    expect(await navegador.recebidas()).toEqual([])
    expect((await vagas.try('POST /api/notificacoes/aparelhos/desativar', { body: { id } })).status).toBe(404)
    await comercial.call('POST /api/notificacoes/aparelhos/desativar', { body: { id } })
    expect((await comercial.call('GET /api/notificacoes/aparelhos')).results).toEqual([])
  })

  it('reaches each browser by itself: whom it reached is not told again, whatever becomes of the others', async () => {
    await desativarTodos()
    const [bom, fora, ilegivel] = [servico.navegador(), servico.navegador(503), servico.navegador()]
    for (const navegador of [bom, fora, ilegivel]) await ativar(vagas, navegador)
    // From before keys were looked at: nothing can be encrypted for it.
    await rh.db
      .updateTable('pushAparelho')
      .set({ p256dh: `B${'A'.repeat(86)}` })
      .where('endpoint', '=', ilegivel.assinatura.endpoint)
      .execute()
    await lerTudo()
    await avisar('vez')
    for (let vez = 0; vez < 12; vez += 1) {
      passar(200)
      await avisarPorPush.executar(rh.deps)
    }
    rh.clock.irPara(AGORA)
    expect(await bom.recebidas()).toHaveLength(1)
    expect(await ilegivel.recebidas()).toEqual([])
    expect(await fora.recebidas()).toHaveLength(8)
    expect(await aparelhos()).toHaveLength(2)
    expect(await rh.db.selectFrom('pushEntrega').selectAll().execute()).toEqual([])
  })

  it('says once what is due together, and no more what was read while the service was away', async () => {
    await desativarTodos()
    const navegador = servico.navegador(503)
    await ativar(vagas, navegador)
    await lerTudo()
    await avisar('vez')
    await avisar('sistema')
    navegador.responder(201)
    passar(1)
    await avisarPorPush.executar(rh.deps)
    const recebidas = await navegador.recebidas()
    expect(recebidas).toHaveLength(3)
    expect(recebidas.at(-1)?.mensagem).toMatchObject({ corpo: 'Há 2 avisos novos para você' })
    navegador.responder(503)
    await avisar('vez')
    await lerTudo()
    navegador.responder(201)
    passar(1)
    await avisarPorPush.executar(rh.deps)
    expect(await navegador.recebidas()).toHaveLength(4)
  })

  it('keeps no transaction open while a service takes its time, and two senders at once send it once', async () => {
    await desativarTodos()
    const navegador = servico.navegador()
    await ativar(vagas, navegador)
    await lerTudo()
    const solto = navegador.segurar()
    const enviando = avisar('vez')
    await expect.poll(navegador.chegou).toBe(true)
    await avisarPorPush.executar(rh.deps)
    const { rows } = await sql<{ abertas: number }>`
      select count(*)::int as abertas from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`.execute(rh.db)
    expect(rows).toEqual([{ abertas: 0 }])
    solto()
    await enviando
    expect(await navegador.recebidas()).toHaveLength(1)
  })

  it('on its way to whom the browser belonged before is told to nobody', async () => {
    await desativarTodos()
    const navegador = servico.navegador(503)
    await ativar(vagas, navegador)
    await lerTudo()
    await avisar('vez')
    await ativar(comercial, navegador)
    navegador.responder(201)
    passar(5)
    await avisarPorPush.executar(rh.deps)
    expect(await navegador.recebidas()).toHaveLength(1)
  })
})

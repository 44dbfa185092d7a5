import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, enviada } from '../../test/admissoes.ts'
import { criarColaborador, postoDe } from '../../test/colaboradores.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { avisarExperiencia } from '../colaborador/experiencia/avisar-experiencia.ts'
import { lembrarAvisos } from './tratar.ts'

let rh: TestApp
let vagas: Client
let usuarioId: number
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  vagas = await rh.as('vagas')
  usuarioId = (await vagas.call('GET /api/conta/perfil')).id
  await rh.db.deleteFrom('notificacao').execute()
})
afterAll(() => rh[Symbol.asyncDispose]())

const listar = (client: Client, query: { antesDe?: number; naoLidas?: '1' } = {}) =>
  client.call('GET /api/notificacoes/listar', { query })

describe('notifications', () => {
  it('carry the process they speak of, for those whose turn it is', async () => {
    const { id, numero } = await enviada(await rh.as('coordenador.operacional'))
    const { results, naoLidas, temMais } = await listar(vagas)
    expect({ results, naoLidas, temMais }).toEqual({
      results: [
        {
          id: expect.any(Number),
          icone: 'info',
          texto: expect.stringMatching(/^\p{Lu}\p{L}+ .*: confirmar vaga até \d\d\/\d\d\/\d{4}$/u),
          criadaEm: '2026-11-21T01:00:00.000Z',
          lidaEm: null,
          processo: { tipo: 'admissao', id, numero },
          lote: null,
          contratoId: null,
          colaboradorId: null,
          dia: null,
          cartao: null,
          comunicadoId: null,
          conversaId: null,
          correspondenciaId: null,
        },
      ],
      naoLidas: 1,
      temMais: false,
    })
    expect(await listar(await rh.as('comercial'))).toEqual({ results: [], naoLidas: 0, temMais: false })
  })

  it('go to nobody whose access ended, and not to who brings it about', async () => {
    const ativar = (ativo: boolean) =>
      rh.db.updateTable('usuario').set({ ativo }).where('id', '=', usuarioId).execute()
    const ultima = await rh.db.selectFrom('notificacao').select('id').orderBy('id', 'desc').executeTakeFirst()
    // Administrador may send an admission, and is of those who are asked about its slot.
    const administrador = await rh.as('administrador')
    await ativar(false)
    const daSua = await enviada(administrador)
    const daOutra = await enviada(await rh.as('coordenador.operacional'))
    await ativar(true)
    const avisos = await rh.db
      .selectFrom('notificacao as n')
      .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
      .select(['n.processoId', 'u.usuario'])
      .where('n.id', '>', ultima?.id ?? 0)
      .execute()
    const avisados = (id: number) => avisos.flatMap((n) => (n.processoId === id ? [n.usuario] : []))
    expect(avisados(daSua.id)).not.toContain('administrador')
    expect(avisados(daOutra.id)).toContain('administrador')
    expect(avisos.map(({ usuario }) => usuario)).not.toContain('vagas')
    await rh.db
      .deleteFrom('notificacao')
      .where('id', '>', ultima?.id ?? 0)
      .execute()
  })

  it('are paged from the newest, without repeats', async () => {
    const criadaEm = '2026-11-21T01:00:00Z'
    const textos = Array.from({ length: 45 }, (_, i) => `Aviso ${i}`)
    await rh.db
      .insertInto('notificacao')
      .values(textos.map((texto) => ({ usuarioId, icone: 'info', texto, criadaEm, assunto: 'sistema' })))
      .execute()
    const vistas: string[] = []
    let antesDe: number | undefined
    for (let mais = true; mais;) {
      const { results, temMais } = await listar(vagas, antesDe === undefined ? {} : { antesDe })
      vistas.push(...results.map(({ texto }) => texto))
      antesDe = results.at(-1)?.id
      mais = temMais
    }
    expect(vistas).toHaveLength(46)
    expect(vistas.slice(0, 45)).toEqual(textos.toReversed())
  })

  it('are read one by one, only one’s own, and stay read', async () => {
    const { results } = await listar(vagas)
    const id = results[0]?.id ?? 0
    const comercial = await rh.as('comercial')
    expect((await comercial.try('PUT /api/notificacoes/ler', { body: { id } })).status).toBe(404)
    expect(await vagas.call('PUT /api/notificacoes/ler', { body: { id } })).toEqual({ naoLidas: 45 })
    rh.clock.irPara('2026-11-21T01:30:00Z')
    expect(await vagas.call('PUT /api/notificacoes/ler', { body: { id } })).toEqual({ naoLidas: 45 })
    expect((await listar(vagas)).results[0]?.lidaEm).toBe('2026-11-21T01:00:00.000Z')
    expect((await listar(vagas, { naoLidas: '1' })).results[0]?.id).toBeLessThan(id)
  })

  it('are all read up to the newest that the person saw; one that comes meanwhile stays new', async () => {
    const ate = (await listar(vagas)).results[3]?.id ?? 0
    // Number 0 was read above; 1 and 2 are newer than what the person saw.
    expect(await vagas.call('PUT /api/notificacoes/ler-todas', { body: { ate } })).toEqual({ naoLidas: 2 })
  })
})

describe('entries', () => {
  const entradas = (client: Client) => client.call('GET /api/notificacoes/entradas')
  const limpar = () => rh.db.deleteFrom('notificacao').execute()

  it('say who, what is asked and until when, one for each process, until a colleague did it', async () => {
    await limpar()
    const operacional = await rh.as('coordenador.operacional')
    const { id, numero, versao } = await enviada(operacional)
    await operacional.call('POST /api/admissao/comentario', {
      body: { id, texto: 'A vaga é do turno da noite' },
    })
    const { pedem, totalPedem, saber } = await entradas(vagas)
    expect({ totalPedem, saber }).toEqual({ totalPedem: 1, saber: [] })
    expect(pedem).toMatchObject([
      {
        chave: `processo-${id}`,
        nome: expect.stringMatching(/\S/),
        processo: { tipo: 'admissao', id, numero },
        aFazer: { meu: true, rotulo: 'Confirmar vaga' },
        prazo: { dia: expect.stringMatching(/^\d{4}-/), rotulo: expect.any(String) },
        nova: true,
        linhas: [
          { autor: expect.any(String), texto: 'comentou' },
          { autor: expect.any(String), texto: 'enviou' },
        ],
      },
    ])
    expect(pedem[0]?.ids.length).toBeGreaterThan(1)
    // Reading it does not do it.
    await vagas.call('PUT /api/notificacoes/ler-entradas', { body: { ids: pedem[0]?.ids ?? [] } })
    expect(await entradas(vagas)).toMatchObject({ totalPedem: 1, pedem: [{ nova: false }] })
    await (
      await rh.as('administrador')
    ).call('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'vaga', decisao: 'aprovado', dados: {} },
    })
    expect(await entradas(vagas)).toMatchObject({ totalPedem: 0, totalSaber: 0 })
    expect(await entradas(await rh.as('comercial'))).toMatchObject({ totalPedem: 0, totalSaber: 0 })
  })

  it('are put off to the next morning at eight, and told again then', async () => {
    await limpar()
    const { id } = await enviada(await rh.as('coordenador.operacional'))
    const { pedem } = await entradas(vagas)
    const ids = pedem[0]?.ids ?? []
    const comercial = await rh.as('comercial')
    expect((await comercial.try('PUT /api/notificacoes/lembrar', { body: { ids } })).status).toBe(404)
    const { em } = await vagas.call('PUT /api/notificacoes/lembrar', { body: { ids } })
    const amanha = rh.clock.agora().toZonedDateTimeISO(rh.deps.config.empresaFuso).add({ days: 1 })
    expect(em).toBe(amanha.withPlainTime('08:00').toInstant().toString({ fractionalSecondDigits: 3 }))
    expect(await entradas(vagas)).toMatchObject({ totalPedem: 0, totalSaber: 0 })
    const antes = rh.clock.agora().toString()
    await lembrarAvisos.executar(rh.deps)
    expect(await entradas(vagas)).toMatchObject({ totalPedem: 0 })
    rh.clock.irPara(em)
    await lembrarAvisos.executar(rh.deps)
    await lembrarAvisos.executar(rh.deps)
    const total = await rh.db
      .selectFrom('notificacao')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('usuarioId', '=', usuarioId)
      .where('lidaEm', 'is', null)
      .executeTakeFirstOrThrow()
    expect(total).toEqual({ total: 1 })
    rh.clock.irPara(antes)
    expect(await entradas(vagas)).toMatchObject({ pedem: [{ chave: `processo-${id}`, nova: true }] })
  })

  it('of a process that the person silenced ask nothing and tell nothing, until it is taken back', async () => {
    await limpar()
    const operacional = await rh.as('coordenador.operacional')
    const { id } = await enviada(operacional)
    await vagas.call('PUT /api/notificacoes/silenciar', { body: { processoId: id, silenciar: true } })
    await operacional.call('POST /api/admissao/comentario', { body: { id, texto: 'Outra vez' } })
    expect(await entradas(vagas)).toMatchObject({
      totalPedem: 0,
      totalSaber: 0,
      silenciados: [{ chave: `processo-${id}` }],
    })
    const comercial = await rh.as('comercial')
    const alheio = { processoId: id, silenciar: true }
    expect((await comercial.try('PUT /api/notificacoes/silenciar', { body: alheio })).status).toBe(404)
    await vagas.call('PUT /api/notificacoes/silenciar', { body: { processoId: id, silenciar: false } })
    expect(await entradas(vagas)).toMatchObject({ totalPedem: 1, silenciados: [] })
  })

  it('of a process that the person does not see any more keep their own words, and tell nothing of how it is now', async () => {
    await limpar()
    const gestor = await rh.as('gestor')
    const { id: gestorId } = await gestor.call('GET /api/conta/perfil')
    const { id, numero } = await enviada(await rh.as('coordenador.operacional'))
    const texto = 'Antônia: foi pedida a sua opinião.'
    const comum = { usuarioId: gestorId, processoId: id, icone: 'info', criadaEm: '2026-11-19T13:00:00Z' }
    await rh.db
      .insertInto('notificacao')
      .values({ ...comum, texto, assunto: 'citacao' })
      .execute()
    await sql`insert into usuario_contrato (usuario_id, contrato_id)
      select ${gestorId}, contrato_id from processo where id = ${id} on conflict do nothing`.execute(rh.db)
    expect(await entradas(gestor)).toMatchObject({
      pedem: [{ nome: expect.any(String), processo: { numero }, aFazer: { nome: 'responder' } }],
    })
    const silenciar = { processoId: id, silenciar: true }
    await gestor.call('PUT /api/notificacoes/silenciar', { body: silenciar })
    expect(await entradas(gestor)).toMatchObject({ silenciados: [{ processo: { numero } }] })
    await gestor.call('PUT /api/notificacoes/silenciar', { body: { ...silenciar, silenciar: false } })
    await sql`delete from usuario_contrato where usuario_id = ${gestorId}
      and contrato_id = (select contrato_id from processo where id = ${id})`.execute(rh.db)
    const { saber, ...resto } = await entradas(gestor)
    expect(resto).toMatchObject({ pedem: [], silenciados: [] })
    expect(saber).toMatchObject([
      {
        nome: null,
        contrato: null,
        processo: null,
        aFazer: null,
        prazo: null,
        linhas: [{ autor: null, texto }],
      },
    ])
    const naLista = (await listar(gestor)).results
    expect(naLista).toMatchObject([{ texto, processo: null }])
    expect(JSON.stringify([saber, naLista])).not.toContain(numero)
  })

  it('of an employee ask what their trial and their vacations wait for, of who may do it, until it is done', async () => {
    await limpar()
    const posto = await postoDe(rh.db, 'gestor')
    const id = await criarColaborador(rh.db, {
      nome: 'Jaciara Araújo',
      matricula: '955001',
      posto,
      admissao: '2026-10-16',
      experienciaDias: 45,
      prorrogacaoDias: 45,
    })
    const antes = rh.clock.agora().toString()
    // 45 days from 16 October end on 29 November.
    rh.clock.irPara('2026-11-19T09:15:00Z')
    await avisarExperiencia.executar(rh.deps)
    rh.clock.irPara('2026-11-24T09:15:00Z')
    await avisarExperiencia.executar(rh.deps)
    const daJaciara = async (login: string) =>
      (await entradas(await rh.as(login))).pedem.filter(({ colaboradorId }) => colaboradorId === id)
    expect(await daJaciara('cadastro')).toMatchObject([
      {
        chave: `colaborador-${id}`,
        nome: 'Jaciara Araújo',
        contrato: expect.stringContaining(' · '),
        processo: null,
        aFazer: { nome: 'experiencia', rotulo: 'Decidir a experiência' },
        prazo: { dia: '2026-11-29', dias: 5, rotulo: 'experiência' },
        linhas: [
          { texto: expect.stringContaining('em 5 dias') },
          { texto: expect.stringContaining('em 10 dias') },
        ],
      },
    ])
    const doGestor = { aFazer: { nome: 'experiencia', rotulo: 'Dizer como a pessoa trabalha' } }
    expect(await daJaciara('gestor')).toMatchObject([doGestor])
    const comentario = 'Chega na hora e trabalha bem.'
    await (
      await rh.as('gestor')
    ).call('POST /api/colaborador/experiencia/sugerir', {
      body: { id, termo: 1, decisao: 'encerrar', comentario },
    })
    expect(await daJaciara('gestor')).toEqual([])
    expect(await daJaciara('cadastro')).toHaveLength(1)
    const ficha = await (
      await rh.as('cadastro')
    ).call('GET /api/colaborador/obter/:id', { params: { id }, query: {} })
    await (
      await rh.as('cadastro')
    ).call('POST /api/colaborador/experiencia', {
      body: { id, versao: ficha.versao, termo: 1, decisao: 'encerrar', motivo: 'Não se adaptou' },
    })
    expect(await daJaciara('gestor')).toMatchObject([
      { aFazer: { nome: 'demissao', rotulo: 'Abrir a demissão' } },
    ])
    await sql`update vinculo set data_desligamento = '2026-11-29' where id = ${id}`.execute(rh.db)
    expect(await daJaciara('gestor')).toEqual([])
    rh.clock.irPara(antes)
  })

  it('of an employee whom the person does not see any more ask nothing and keep their own words', async () => {
    await limpar()
    const id = await criarColaborador(rh.db, {
      nome: 'Bruna de Tal',
      matricula: '955002',
      posto: await postoDe(rh.db, 'gestor', false),
      admissao: '2026-10-16',
      experienciaDias: 45,
    })
    const gestor = await rh.as('gestor')
    const { id: gestorId } = await gestor.call('GET /api/conta/perfil')
    const texto = 'A experiência termina em 5 dias.'
    const aviso = { usuarioId: gestorId, vinculoId: id, icone: 'warning', texto, assunto: 'sistema' }
    await rh.db
      .insertInto('notificacao')
      .values({ ...aviso, criadaEm: '2026-11-19T13:00:00Z' })
      .execute()
    const { pedem, saber } = await entradas(gestor)
    expect(pedem).toEqual([])
    expect(saber).toMatchObject([{ nome: null, contrato: null, aFazer: null, linhas: [{ texto }] }])
  })

  it('of before, and of no process, keep their own words, to be read', async () => {
    await limpar()
    await rh.db
      .insertInto('notificacao')
      .values({
        usuarioId,
        icone: 'info',
        texto: 'Seu acesso mudou.',
        criadaEm: '2026-11-19T13:00:00Z',
        assunto: 'sistema',
      })
      .execute()
    const { saber } = await entradas(vagas)
    expect(saber).toMatchObject([
      { nome: null, processo: null, linhas: [{ autor: null, texto: 'Seu acesso mudou.' }] },
    ])
    await vagas.call('PUT /api/notificacoes/ler-entradas', { body: { ids: saber[0]?.ids ?? [] } })
    expect((await entradas(vagas)).saber).toEqual([])
  })
})

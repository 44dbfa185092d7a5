import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AGORA } from '../../../test/clock.ts'
import { abrirLoja, recusa } from '../../../test/loja.ts'
import { pedida } from '../../../test/promocoes.ts'
import { abrirComQuedas } from '../../../test/quedas-de-lote.ts'
import { TAREFA_DAS_DECISOES } from '../espera/segurar.ts'

const l = abrirLoja()
const { loja } = l

const pronto = async () => {
  const { id } = await l.abrir()
  await l.dar(id, l.calculista(), 'calculo')
  await l.dar(id, l.conferente(), 'conferencia')
  return id
}
const chegarODia = (id: number) =>
  sql`update processo_agenda set para = '2020-01-01' where processo_id = ${id}`.execute(l.rh.db)
const transicoes = async (id: number) => {
  const linhas = await l.rh.db
    .selectFrom('processoEvento')
    .select(['nome', 'usuarioId'])
    .where('processoId', '=', id)
    .where('tipo', '=', 'transicao')
    .orderBy('id')
    .execute()
  return linhas.map(({ nome, usuarioId }) => [nome, usuarioId])
}

describe('moves by date', () => {
  it('are made at once where the day is past', async () => {
    loja.festa = '2026-11-01'
    const id = await pronto()
    expect((await l.ler(id)).status).toBe('entregue')
    expect((await transicoes(id)).at(-1)).toEqual(['entregar', null])
  })

  it('wait for their day, are nobody’s turn meanwhile, and are made once', async () => {
    loja.festa = '2099-12-24'
    const id = await pronto()
    expect(await l.ler(id)).toMatchObject({ status: 'pronto', agendado: true })
    expect(await l.esperaPor(id, l.calculista())).toBe(false)
    await l.cumprir()
    expect((await l.ler(id)).status).toBe('pronto')
    await chegarODia(id)
    await Promise.all([l.cumprir(), l.cumprir()])
    expect((await transicoes(id)).filter(([nome]) => nome === 'entregar')).toEqual([['entregar', null]])
  })

  it('are checked again on the day; what stops one is told, and it is then somebody’s turn', async () => {
    loja.festa = '2099-12-24'
    const id = await pronto()
    loja.embalado = false
    await chegarODia(id)
    await l.cumprir()
    expect(await l.ler(id)).toMatchObject({ status: 'pronto', agendado: false })
    expect(await l.esperaPor(id, l.calculista())).toBe(true)
    const avisos = await l.rh.db
      .selectFrom('notificacao')
      .select('texto')
      .where('processoId', '=', id)
      .where('icone', '=', 'warning')
      .execute()
    expect(avisos.length).toBeGreaterThan(0)
    expect(avisos[0]?.texto).toContain('o sistema não pôde entregar no dia marcado. Falta: sem_caixa.')
  })
})

describe('a move that may be left for a day', () => {
  it('asks for the password on the day it is left, and waits', async () => {
    const id = await pronto()
    const { versao } = await l.ler(id)
    const guardar = (ator: ReturnType<typeof l.gestor>) =>
      l.registroDe('POST /guardar', ator, { body: { id, versao, para: '2026-12-01' } })
    expect(await recusa(guardar(l.almoxarife()))).toEqual({ codigo: 'confirmar_senha' })
    const confirmado = { ...l.almoxarife(), confirmadaAte: '2099-01-01T00:00:00Z' }
    expect(await guardar(confirmado)).toMatchObject({
      status: 'pronto',
      agenda: { transicao: 'guardar', para: '2026-12-01' },
    })
    expect(await l.esperaPor(id, l.almoxarife())).toBe(false)
  })
})

describe('a decision that can still be undone', () => {
  const depois = '2026-11-20T13:00:10Z'
  beforeAll(async () => {
    await l.darGrupos(l.calculista())
    await l.darGrupos(l.coordenador())
  })
  beforeEach(() => l.rh.clock.irPara(AGORA))

  const segurar = (id: number, ator = l.calculista(), mais: object = {}) =>
    l.dar(id, ator, 'calculo', { emEspera: true, ...mais })
  const desfazer = (id: number, ator = l.calculista()) =>
    l.registroDe('POST /espera/desfazer', ator, { body: { id } })
  const passar = async () => {
    l.rh.clock.irPara(depois)
    return l.cumprirDecisoes()
  }
  const rastro = async (id: number) => {
    const { rows } = await sql<{ eventos: number; avisos: number; efeitos: number; esperas: number }>`
      select (select count(*)::int from processo_evento where processo_id = ${id}) as eventos,
             (select count(*)::int from notificacao where processo_id = ${id}) as avisos,
             (select count(*)::int from efeito where processo_id = ${id}) as efeitos,
             (select count(*)::int from decisao_em_espera where processo_id = ${id}) as esperas`.execute(
      l.rh.db,
    )
    return rows[0]
  }
  const avisosA = async (id: number, usuarioId: number) => {
    const linhas = await l.rh.db
      .selectFrom('notificacao')
      .select('texto')
      .where('processoId', '=', id)
      .where('usuarioId', '=', usuarioId)
      .where('icone', '=', 'warning')
      .execute()
    return linhas.map(({ texto }) => texto)
  }

  it('is told to nobody, shown to whoever made it, and made by the system after ten seconds, once', async () => {
    const { id } = await l.abrir()
    const antes = await rastro(id)
    expect(await l.esperaPor(id, l.calculista())).toBe(true)
    expect(await segurar(id)).toMatchObject({
      status: 'pedido',
      acoes: [],
      pareceresAbertos: [],
      emEspera: { parecer: 'calculo', decisao: 'aprovado', transicao: null, faltam: 10_000 },
    })
    expect(await rastro(id)).toEqual({ ...antes, esperas: 1 })
    expect(await l.esperaPor(id, l.calculista())).toBe(false)
    // To everybody else it still waits for Rescisão.
    expect(await l.obter(id, l.conferente())).toMatchObject({ emEspera: null, pareceresAbertos: ['calculo'] })
    l.rh.clock.irPara('2026-11-20T13:00:09Z')
    await l.cumprirDecisoes()
    expect((await l.ler(id)).status).toBe('pedido')
    await Promise.all([passar(), passar()])
    expect(await l.obter(id, l.gestor())).toMatchObject({ status: 'em_conferencia', emEspera: null })
    const { rows } = await sql<object>`select nome, usuario_id from processo_evento
      where processo_id = ${id} and tipo = 'parecer' and nome = 'calculo'`.execute(l.rh.db)
    expect(rows).toEqual([{ nome: 'calculo', usuarioId: l.calculista().id }])
    expect((await rastro(id))?.avisos).toBeGreaterThan(antes?.avisos ?? 0)
  })

  it('is undone by whoever made it and by nobody else, and then made anew', async () => {
    const { id } = await l.abrir()
    const antes = await rastro(id)
    await segurar(id)
    expect(await recusa(desfazer(id, l.conferente()))).toEqual({ codigo: 'transicao_invalida' })
    expect(await desfazer(id)).toMatchObject({ emEspera: null, pareceresAbertos: ['calculo'] })
    expect(await rastro(id)).toEqual(antes)
    await passar()
    expect((await l.ler(id)).status).toBe('pedido')
    l.rh.clock.irPara(AGORA)
    await segurar(id)
    await passar()
    expect((await l.ler(id)).status).toBe('em_conferencia')
    expect(await recusa(desfazer(id))).toEqual({ codigo: 'transicao_invalida' })
  })

  it('is either undone or made, when both come at once', async () => {
    const { id } = await l.abrir()
    await segurar(id)
    const [undone] = await Promise.allSettled([desfazer(id), passar()])
    const { status } = await l.ler(id)
    expect([undone.status, status]).toEqual(
      undone.status === 'fulfilled' ? ['fulfilled', 'pedido'] : ['rejected', 'em_conferencia'],
    )
    expect(await rastro(id)).toMatchObject({ esperas: 0 })
  })

  it('is refused at once by whatever would refuse it now', async () => {
    const { id } = await l.abrir()
    const { versao } = await l.ler(id)
    expect(await recusa(segurar(id, l.almoxarife()))).toEqual({ codigo: 'sem_permissao' })
    expect(await recusa(segurar(id, l.calculista(), { versao: versao + 1 }))).toEqual({
      codigo: 'versao_antiga',
    })
    expect(await recusa(segurar(id, l.calculista(), { dados: { comecou: '2099-01-01' } }))).toEqual({
      codigo: 'validacao',
      campos: ['dados.comecou'],
    })
    const devolver = (mais: object) => l.mover(id, l.calculista(), 'devolver', { emEspera: true, ...mais })
    expect(await recusa(devolver({}))).toEqual({ codigo: 'validacao', campos: ['motivo'] })
    const cancelar = l.mover(id, l.coordenador(), 'cancelar', { emEspera: true })
    // It ends the request for everybody: it is made at once, or not at all.
    expect(await recusa(cancelar)).toEqual({ codigo: 'transicao_invalida' })
    expect(await rastro(id)).toMatchObject({ esperas: 0 })
    await devolver({ motivo: 'Falta a cor' })
    await passar()
    expect((await l.ler(id)).status).toBe('devolvido')
  })

  it('keeps its author from a second one on the same process until it is made or undone', async () => {
    const { id } = await l.abrir()
    await segurar(id)
    expect(await recusa(segurar(id))).toEqual({ codigo: 'em_espera' })
    expect(await recusa(l.dar(id, l.calculista(), 'calculo'))).toEqual({ codigo: 'em_espera' })
    expect(await recusa(l.mover(id, l.calculista(), 'devolver', { motivo: 'Outra' }))).toEqual({
      codigo: 'em_espera',
    })
    await passar()
    expect((await l.ler(id)).status).toBe('em_conferencia')
  })

  it.each([
    {
      que: 'a colleague decided meanwhile',
      entretanto: (id: number) => l.dar(id, l.conferente(), 'calculo'),
      diz: 'Este registro foi alterado por outra pessoa',
    },
    {
      que: 'its author lost the permission meanwhile',
      entretanto: () =>
        sql`delete from usuario_grupo where usuario_id = ${l.calculista().id}`.execute(l.rh.db),
      diz: 'Você não tem permissão',
    },
  ])('is not made where $que: its author is told so, and nothing is kept', async ({ entretanto, diz }) => {
    await l.darGrupos(l.calculista())
    const { id } = await l.abrir()
    await segurar(id)
    await entretanto(id)
    const { versao } = await l.ler(id)
    expect(await passar()).toEqual([])
    expect((await l.ler(id)).versao).toBe(versao)
    expect(await rastro(id)).toMatchObject({ esperas: 0 })
    const [aviso, ...outros] = await avisosA(id, l.calculista().id)
    expect(outros).toEqual([])
    expect(aviso).toContain('sua decisão não foi registrada, e nada mudou.')
    expect(aviso).toContain(diz)
    await l.darGrupos(l.calculista())
  })

  it('stays where the system fails while making it, and is made when it is back', async () => {
    const { id } = await l.abrir()
    await segurar(id)
    await sql`alter table processo_evento add constraint fora check (false) not valid`.execute(l.rh.db)
    expect(await passar()).toHaveLength(1)
    expect(await rastro(id)).toMatchObject({ esperas: 1 })
    await sql`alter table processo_evento drop constraint fora`.execute(l.rh.db)
    expect(await passar()).toEqual([])
    expect((await l.ler(id)).status).toBe('em_conferencia')
  })

  it('survives a server that is killed in the middle of it, and is made once', async () => {
    const { rh } = l
    rh.clock.irPara('2026-11-20T12:59:00Z')
    const gestor = await rh.as('gestor')
    const cadastro = await rh.as('cadastro')
    const dados = { conferida: true }
    for (let n = 0; n < 9; n += 1) {
      const { registro } = await pedida(rh, gestor)
      await cadastro.call('POST /api/promocao/parecer', {
        body: {
          id: registro.id,
          versao: registro.versao,
          parecer: 'departamento_pessoal',
          decisao: 'aprovado',
          dados,
          emEspera: true,
        },
      })
    }
    const feitos = async () => {
      const { rows } = await sql<{ n: number }>`select 9 - count(*)::int as n from decisao_em_espera`.execute(
        rh.db,
      )
      return rows[0]?.n ?? 0
    }
    const conferir = async () => {
      const { rows } = await sql<object>`
        select p.id from processo p where p.tipo = 'promocao' and (
          (select count(*) from processo_evento e where e.processo_id = p.id and e.tipo = 'parecer'
              and e.nome = 'departamento_pessoal')
          + (select count(*) from decisao_em_espera d where d.processo_id = p.id)) <> 1
          and p.criado_em >= '2026-11-20T12:59:00Z'`.execute(rh.db)
      expect(rows).toEqual([])
    }
    const mortes = await abrirComQuedas(rh, { tarefa: TAREFA_DAS_DECISOES, total: 9, feitos, conferir })
    expect(mortes).toBeGreaterThan(0)
    await conferir()
  }, 60_000)
})

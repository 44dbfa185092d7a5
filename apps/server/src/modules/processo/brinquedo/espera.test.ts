import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AGORA } from '../../../test/clock.ts'
import { abrirLoja, recusa } from '../../../test/loja.ts'
import { pedida } from '../../../test/promocoes.ts'
import { abrirComQuedas } from '../../../test/quedas-de-lote.ts'
import { ateQue } from '../../../test/ate-que.ts'
import { travadasAntes } from '../../../test/travas.ts'
import { listen } from '../../../realtime/listener.ts'
import { CANAL_DAS_TAREFAS } from '../../../tarefa.ts'
import { cumprirDecisoes, cumprirDo } from '../espera/cumprir.ts'
import { TAREFA_DAS_DECISOES } from '../espera/segurar.ts'

const l = abrirLoja()

describe('a decision that can still be undone', () => {
  const depois = '2026-11-21T01:00:10Z'
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
    // Rescisão is still asked for it, and whoever else is there may give it too.
    expect(await l.obter(id, l.conferente())).toMatchObject({
      emEspera: null,
      pareceresAbertos: ['calculo'],
      aguardando: ['Rescisao', 'Administrador'],
    })
    l.rh.clock.irPara('2026-11-21T01:00:09Z')
    await l.cumprirDecisoes()
    expect((await l.ler(id)).status).toBe('pedido')
    await Promise.all([passar(), passar()])
    expect(await l.obter(id, l.gestor())).toMatchObject({ status: 'em_conferencia', emEspera: null })
    const { rows } = await sql<object>`select nome, usuario_id from processo_evento
      where processo_id = ${id} and tipo = 'parecer' and nome = 'calculo'`.execute(l.rh.db)
    expect(rows).toEqual([{ nome: 'calculo', usuarioId: l.calculista().id }])
    expect((await rastro(id))?.avisos).toBeGreaterThan(antes?.avisos ?? 0)
  })

  it('waits neither for its author nor for the sector, in the list as in the record, until it is undone', async () => {
    const { id } = await l.abrir()
    const meuPara = async (ator: ReturnType<typeof l.gestor>) => {
      const { aFazer } = (await l.obter(id, ator)) as unknown as { aFazer: { meu: boolean } }
      expect(await l.esperaPor(id, ator)).toBe(aFazer.meu)
      return aFazer.meu
    }
    const deTodos = async () => [await meuPara(l.calculista()), await meuPara(l.conferente())]
    expect(await deTodos()).toEqual([true, true])
    await segurar(id)
    expect(await deTodos()).toEqual([false, false])
    await desfazer(id)
    expect(await deTodos()).toEqual([true, true])
    await l.mover(id, l.conferente(), 'devolver', { emEspera: true, motivo: 'Falta a cor' })
    expect(await deTodos()).toEqual([false, false])
    await desfazer(id, l.conferente())
    expect(await deTodos()).toEqual([true, true])
  })

  it('is made, refused and undone with the process in hand, and holds nothing of it before', async () => {
    const { id } = await l.abrir()
    await segurar(id)
    expect(await travadasAntes(l.rh.db, id, () => desfazer(id))).toEqual([])
    await segurar(id)
    expect(await travadasAntes(l.rh.db, id, passar)).toEqual([])
    // Somebody had it: it is made with the next round, and not waited for.
    expect(await rastro(id)).toMatchObject({ esperas: 1 })
    await l.dar(id, l.conferente(), 'calculo')
    expect(await travadasAntes(l.rh.db, id, passar)).toEqual([])
    expect(await passar()).toEqual([])
    expect(await rastro(id)).toMatchObject({ esperas: 0 })
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

  it('is given back to its author where the system failed for ten minutes, who then decides again', async () => {
    const { id } = await l.abrir()
    await segurar(id)
    await sql`alter table processo_evento add constraint fora check (false) not valid`.execute(l.rh.db)
    await passar()
    l.rh.clock.irPara('2026-11-21T01:10:11Z')
    expect(await l.cumprirDecisoes()).toMatchObject([{ name: 'DecisaoAbandonada', cause: { code: '23514' } }])
    await sql`alter table processo_evento drop constraint fora`.execute(l.rh.db)
    expect(await rastro(id)).toMatchObject({ esperas: 0 })
    const [aviso, ...outros] = await avisosA(id, l.calculista().id)
    expect(outros).toEqual([])
    expect(aviso).toMatch(/não foi registrada, e nada mudou\. .* decida de novo/)
    await l.dar(id, l.calculista(), 'calculo')
    expect((await l.ler(id)).status).toBe('em_conferencia')
  })

  it('survives a server that is killed in the middle of it, and is made once', async () => {
    const { rh } = l
    rh.clock.irPara('2026-11-21T00:59:00Z')
    const gestor = await rh.as('gestor')
    const cadastro = await rh.as('cadastro')
    const dados = {}
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
          and p.criado_em >= '2026-11-21T00:59:00Z'`.execute(rh.db)
      expect(rows).toEqual([])
    }
    const mortes = await abrirComQuedas(rh, { tarefa: TAREFA_DAS_DECISOES, total: 9, feitos, conferir })
    expect(mortes).toBeGreaterThan(0)
    await conferir()
  })
})

describe('the task that makes them', () => {
  const tarefa = cumprirDecisoes({ brinquedo: cumprirDo(() => l.modulo) })
  beforeEach(() => l.rh.clock.irPara(AGORA))
  afterEach(() => void vi.useRealTimers())

  /** A decision that is due, on a process that somebody has in hand until `soltar`. */
  async function presa() {
    await l.darGrupos(l.calculista())
    const { id } = await l.abrir()
    await l.dar(id, l.calculista(), 'calculo', { emEspera: true })
    l.rh.clock.irPara('2026-11-21T01:00:10Z')
    const solto = Promise.withResolvers<void>()
    const tomado = Promise.withResolvers<void>()
    const mao = l.rh.db.transaction().execute(async (tx) => {
      await sql`select from processo where id = ${id} for update`.execute(tx)
      tomado.resolve()
      await solto.promise
    })
    await tomado.promise
    const soltar = async (): Promise<void> => {
      solto.resolve()
      await mao
    }
    return { id, soltar }
  }

  it('looks again four times a second, not more, at what it cannot make yet', async () => {
    const { id, soltar } = await presa()
    let vezes = 0
    const clock = {
      agora: () => {
        vezes += 1
        return l.rh.clock.agora()
      },
    }
    const rodando = tarefa.executar({ ...l.rh.deps, clock })
    await sleep(1_000)
    await soltar()
    await rodando
    expect((await l.ler(id)).status).toBe('em_conferencia')
    // Each round reads the clock three times at most.
    expect(vezes).toBeLessThanOrEqual(3 * 7)
  })

  it('ends after ten minutes without a pause, and calls itself again', async () => {
    const { id, soltar } = await presa()
    const chamadas: string[] = []
    await using escutas = new AsyncDisposableStack()
    escutas.use(
      await listen(l.rh.conexao, CANAL_DAS_TAREFAS, {
        onMessage: (nome) => void chamadas.push(nome),
        onConnect: () => {},
        onFailure: () => {},
      }),
    )
    vi.useFakeTimers({ toFake: ['performance'] })
    const rodando = tarefa.executar(l.rh.deps)
    await sleep(300)
    vi.advanceTimersByTime(10 * 60_000)
    await rodando
    vi.useRealTimers()
    await ateQue(() => expect(chamadas).toEqual([TAREFA_DAS_DECISOES]))
    await soltar()
    await tarefa.executar(l.rh.deps)
    expect((await l.ler(id)).status).toBe('em_conferencia')
  })
})

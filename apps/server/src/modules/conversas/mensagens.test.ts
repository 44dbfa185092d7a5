import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { POR_MINUTO } from '@rh/domain/conversas/limites'
import { abrirConversas, corpo, type Extra, type Login } from '../../test/conversas.ts'

const chat = abrirConversas()
const { avancar, de, direta, dizer, idDe, ler, naLista, textos } = chat

// prova: /api/chat
describe('a direct conversation', () => {
  it('is one per pair, whoever opens it, and both at once', async () => {
    const abertas = await Promise.all([
      direta('cadastro', 'gestor'),
      direta('gestor', 'cadastro'),
      direta('cadastro', 'gestor'),
      direta('gestor', 'cadastro'),
    ])
    expect(new Set(abertas).size).toBe(1)
    const [id] = abertas
    const { participantes, nome } = await de('gestor').call('GET /api/chat/:id', { params: { id } })
    expect(new Set(participantes.map((p) => p.id))).toEqual(new Set([idDe('cadastro'), idDe('gestor')]))
    expect(nome).toBe((await de('cadastro').call('GET /api/conta/perfil')).nome)
  })

  it('refuses oneself, and who does not use the system', async () => {
    for (const usuarioId of [idDe('cadastro'), 999_999])
      expect(
        await de('cadastro').try('POST /api/chat', { body: { tipo: 'direta', usuarioId } }),
      ).toMatchObject({ status: 400 })
  })

  it('is found by part of the name, with whoever uses the system', async () => {
    const { results } = await de('cadastro').call('GET /api/chat/pessoas', { query: {} })
    expect(results.length).toBeGreaterThan(3)
    const [alguem] = results
    if (!alguem) throw new Error('Nobody to write to')
    const busca = alguem.nome.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().slice(1, 6)
    const achadas = await de('cadastro').call('GET /api/chat/pessoas', { query: { busca } })
    expect(achadas.results).toContainEqual(alguem)
    expect(results.map(({ id }) => id)).not.toContain(idDe('cadastro'))
  })
})

describe('a message', () => {
  it('is one for its key, however often it is sent, and stays in the order of sending', async () => {
    const id = await direta('cadastro', 'vagas')
    const chave = randomUUID()
    const body = corpo('Uma vez só', { chave })
    const enviar = () => de('cadastro').try('POST /api/chat/mensagens/:id', { params: { id }, body })
    const respostas = await Promise.all([enviar(), enviar(), enviar()])
    const gravadas = respostas.map((r) => (r.status === 201 ? r.body.id : r.status))
    expect(new Set(gravadas).size).toBe(1)
    expect(await enviar()).toEqual(respostas[0])
    await dizer('cadastro', id, 'Depois')
    expect(await textos('vagas', id)).toEqual(['Uma vez só', 'Depois'])
    const outra = await direta('cadastro', 'sesmt')
    expect(
      await de('cadastro').try('POST /api/chat/mensagens/:id', { params: { id: outra }, body }),
    ).toMatchObject({ status: 409, body: { codigo: 'chave_reutilizada' } })
  })

  it('says something, and answers or names only what is in its conversation', async () => {
    const id = await direta('cadastro', 'vagas')
    const alheia = await dizer('cadastro', await direta('cadastro', 'sesmt'), 'Em outra')
    const tentar = (texto: string, extra: Extra = {}) =>
      de('cadastro').try('POST /api/chat/mensagens/:id', { params: { id }, body: corpo(texto, extra) })
    for (const tentativa of [
      tentar('   '),
      tentar('oi', { respostaA: alheia.id }),
      tentar('oi', { respostaA: 9_999_999 }),
      tentar('@Fulana', { citados: [idDe('sesmt')] }),
      tentar('oi', { anexos: [randomUUID()] }),
      tentar('x'.repeat(4_001)),
    ])
      expect((await tentativa).status).toBe(400)
  })

  it('is read page by page in both directions, from any place, with none missed and none twice', async () => {
    const id = await direta('sesmt', 'comercial')
    await sql`insert into mensagem (conversa_id, revisao, autor_id, chave, texto, enviada_em)
      select ${id}, n, ${idDe('sesmt')}, gen_random_uuid(), 'Nota ' || n, ${chat.rh.clock.agora().toString()}::timestamptz
        from generate_series(1, 130) n`.execute(chat.rh.db)
    await sql`update conversa set revisao = 130, ultima_em = now() where id = ${id}`.execute(chat.rh.db)
    const fim = await ler('comercial', id)
    expect([fim.results.length, fim.maisAntes, fim.maisDepois]).toEqual([40, true, false])
    const vistas = [...fim.results]
    for (let pagina = fim; pagina.maisAntes;) {
      pagina = await ler('comercial', id, { antesDe: vistas[0]?.id })
      vistas.unshift(...pagina.results)
    }
    expect(vistas.map(({ texto }) => texto)).toEqual(Array.from({ length: 130 }, (_, i) => `Nota ${i + 1}`))
    const meio = await ler('comercial', id, { em: vistas[60]?.id })
    expect(meio.results.map(({ id: um }) => um)).toEqual(vistas.slice(21, 101).map(({ id: um }) => um))
    const adiante = await ler('comercial', id, { depoisDe: vistas[100]?.id })
    expect(adiante.results.map(({ id: um }) => um)).toEqual(vistas.slice(101).map(({ id: um }) => um))
    const lista = await naLista('comercial', id)
    expect([lista?.naoLidas, lista?.ultima?.texto]).toEqual([100, 'Nota 130'])
  })

  it('is answered with what it quotes, and stands out to whom it names, who is told', async () => {
    const id = await direta('gestor', 'sesmt')
    const pergunta = await dizer('gestor', id, 'Quando é o exame?')
    const { nome } = await de('gestor').call('GET /api/conta/perfil')
    const antes = await de('gestor').call('GET /api/notificacoes/listar', { query: {} })
    const resposta = await dizer('sesmt', id, `@${nome}, na quinta`, {
      respostaA: pergunta.id,
      citados: [idDe('gestor')],
    })
    expect(resposta).toMatchObject({
      resposta: { id: pergunta.id, autor: nome, texto: 'Quando é o exame?' },
      citados: [{ id: idDe('gestor'), nome }],
    })
    expect(await naLista('gestor', id)).toMatchObject({ naoLidas: 1, citada: true })
    const { results } = await de('gestor').call('GET /api/notificacoes/listar', { query: {} })
    expect(results.length).toBe(antes.results.length + 1)
    expect(results[0]).toMatchObject({ texto: expect.stringContaining('citou você'), conversaId: id })
    expect(JSON.stringify(results[0])).not.toContain('quinta')
    // Who read it where it was said is told nowhere else, and of what came after it still is.
    avancar({ seconds: 1 })
    await dizer('sesmt', id, `@${nome}, confirma?`, { citados: [idDe('gestor')] })
    await de('gestor').call('POST /api/chat/lida/:id', { params: { id }, body: { ate: resposta.id } })
    const lidos = async () =>
      (await de('gestor').call('GET /api/notificacoes/listar', { query: {} })).results
        .filter(({ conversaId }) => conversaId === id)
        .map(({ lidaEm }) => lidaEm !== null)
    expect(await lidos()).toEqual([false, true])
    await de('gestor').call('POST /api/chat/lida/:id', { params: { id }, body: { ate: resposta.id + 1000 } })
    expect(await lidos()).toEqual([true, true])
  })

  it('counts as unread until it is read, for others alone, and not where it is silenced', async () => {
    const id = await direta('vagas', 'administrador')
    const primeira = await dizer('vagas', id, 'Bom dia')
    const ultima = await dizer('vagas', id, 'Tudo certo?')
    const conversas = async () => (await de('administrador').call('GET /api/chat/nao-lidas')).conversas
    expect([(await naLista('vagas', id))?.naoLidas, (await naLista('administrador', id))?.naoLidas]).toEqual([
      0, 2,
    ])
    const comNovas = await conversas()
    await de('administrador').call('POST /api/chat/silenciar/:id', {
      params: { id },
      body: { silenciada: true },
    })
    expect(await conversas()).toBe(comNovas - 1)
    const marcar = (ate: number) =>
      de('administrador').call('POST /api/chat/lida/:id', { params: { id }, body: { ate } })
    expect(await marcar(primeira.id)).toEqual({ lidaAte: primeira.id })
    expect((await naLista('administrador', id))?.naoLidas).toBe(1)
    expect(await marcar(9_999_999)).toEqual({ lidaAte: ultima.id })
    expect(await marcar(primeira.id)).toEqual({ lidaAte: ultima.id })
    const { participantes } = await de('vagas').call('GET /api/chat/:id', { params: { id } })
    expect(participantes.find((p) => p.id === idDe('administrador'))?.lidaAte).toBe(ultima.id)
  })

  it('is in a list read page by page, of which none is missed where one before moves up, and found by name in all', async () => {
    await sql`
      with novas as (
        insert into conversa (tipo, nome, criada_por, criada_em, ultima_em)
        select 'grupo', 'Turma ' || lpad(n::text, 3, '0'), ${idDe('comercial')}, now(), timestamptz '2026-01-01' - n / 3 * interval '1 day'
          from generate_series(1, 150) n returning id)
      insert into conversa_participante (conversa_id, usuario_id, entrou_em)
      select id, ${idDe('comercial')}, now() from novas`.execute(chat.rh.db)
    const pagina = (query = {}) =>
      de('comercial').call('GET /api/chat', { query: { busca: 'turma', ...query } })
    const lidas = await pagina()
    const ultima = lidas.results.at(-1)
    if (!ultima) throw new Error('No conversation')
    // What the page ends with is written in before the next one is asked for.
    await dizer('comercial', ultima.id, 'Subiu')
    const nomes = lidas.results.map(({ nome }) => nome)
    for (let { proxima } = lidas; proxima !== null;) {
      const seguinte = await pagina({ depoisDe: proxima })
      nomes.push(...seguinte.results.map(({ nome }) => nome))
      proxima = seguinte.proxima
    }
    expect(nomes).toHaveLength(150)
    expect(new Set(nomes).size).toBe(150)
    expect((await pagina({ busca: 'turma 150' })).results.map(({ nome }) => nome)).toEqual(['Turma 150'])
  })

  it('is changed and taken back by its author alone, and what it said is nowhere else', async () => {
    const id = await direta('cadastro', 'comercial')
    const segredo = `girassol ${randomUUID()}`
    const dita = await dizer('cadastro', id, segredo)
    const editar = (eu: Login, revisao: number, texto: string) =>
      de(eu).try('PUT /api/chat/mensagem/:id', {
        params: { id: dita.id },
        body: { revisao, texto, citados: [] },
      })
    expect((await editar('comercial', dita.revisao, 'x')).status).toBe(404)
    const mudada = await editar('cadastro', dita.revisao, `${segredo} amarelo`)
    expect(mudada).toMatchObject({ status: 200, body: { texto: `${segredo} amarelo` } })
    expect((await editar('cadastro', dita.revisao, 'de outra tela')).status).toBe(409)
    const apagar = (eu: Login) =>
      de(eu).try('POST /api/chat/mensagem/apagar/:id', { params: { id: dita.id } })
    expect((await apagar('comercial')).status).toBe(404)
    expect(await apagar('cadastro')).toMatchObject({ status: 200, body: { texto: null } })
    expect(await apagar('cadastro')).toMatchObject({ status: 200 })
    const { results } = await ler('comercial', id)
    expect(results.at(-1)).toMatchObject({ id: dita.id, texto: null, apagadaEm: expect.any(String) })
    const { rows: trilha } = await sql<{ mudancas: object; usuario_id: number }>`
      select mudancas, usuario_id from auditoria where entidade = 'mensagem' and registro = ${dita.id}
       order by sequencia`.execute(chat.rh.db)
    expect(trilha).toHaveLength(2)
    expect(trilha[1]?.mudancas).toHaveProperty('apagada_em')
    const { rows: tudo } = await sql<{ linha: string }>`
      select mudancas::text as linha from auditoria where em > now() - interval '1 hour'
      union all select to_jsonb(i)::text from idempotencia i
      union all select to_jsonb(m)::text from mensagem m where id = ${dita.id}`.execute(chat.rh.db)
    expect(tudo.filter(({ linha }) => linha.includes('girassol'))).toEqual([])
  })

  it('is caught up with by revision: what is new, what was changed and what was taken back', async () => {
    const id = await direta('gestor', 'comercial')
    const [uma, outra] = [await dizer('gestor', id, 'um'), await dizer('gestor', id, 'dois')]
    const { revisao } = await ler('comercial', id)
    await de('gestor').call('PUT /api/chat/mensagem/:id', {
      params: { id: uma.id },
      body: { revisao: uma.revisao, texto: 'um!', citados: [] },
    })
    const nova = await dizer('comercial', id, 'três')
    await de('gestor').call('POST /api/chat/mensagem/apagar/:id', { params: { id: outra.id } })
    const desde = await ler('comercial', id, { desdeRevisao: revisao })
    expect(desde.results.map(({ id: um, texto }) => [um, texto])).toEqual([
      [uma.id, 'um!'],
      [nova.id, 'três'],
      [outra.id, null],
    ])
    expect((await ler('comercial', id, { desdeRevisao: desde.revisao })).results).toEqual([])
  })

  it('is found by its words without accents, by who reads it alone', async () => {
    const id = await direta('cadastro', 'gestor')
    await dizer('cadastro', id, 'A Conceição pediu férias coletivas em março')
    const procurar = (eu: Login, q: string, extra = {}) =>
      de(eu).call('GET /api/chat/busca', { query: { q, ...extra } })
    for (const q of ['conceicao', 'FÉRIAS colet', 'marc', 'pediu conceição']) {
      const { results } = await procurar('gestor', q)
      expect(results[0], q).toMatchObject({ conversaId: id, texto: expect.stringContaining('Conceição') })
    }
    expect((await procurar('gestor', 'conceicao', { conversaId: id })).results).toHaveLength(1)
    for (const q of ['conceicao abril', '%%', "''':*", '12:a & b', '((', 'x\\y'])
      expect((await procurar('gestor', q)).results, q).toEqual([])
    for (const eu of ['administrador', 'sesmt'] as const)
      expect((await procurar(eu, 'conceicao')).results).toEqual([])
  })

  it('points at a person or a process, which each reader sees as their page does', async () => {
    const id = await direta('cadastro', 'comercial')
    const { id: vinculo } = await chat.rh.db
      .selectFrom('vinculo')
      .select('id')
      .where('dataDesligamento', 'is', null)
      .executeTakeFirstOrThrow()
    const apontada = await dizer('cadastro', id, 'Veja', {
      referencia: { tipo: 'colaborador', id: vinculo },
    })
    expect(apontada.referencia).toMatchObject({ tipo: 'colaborador', id: vinculo })
    const vista = await de('comercial').call('GET /api/chat/mensagem/:id', { params: { id: apontada.id } })
    expect(vista).toMatchObject({ texto: 'Veja', referencia: null })
    const recusada = await de('comercial').try('POST /api/chat/mensagens/:id', {
      params: { id },
      body: corpo('Veja', { referencia: { tipo: 'colaborador', id: vinculo } }),
    })
    expect(recusada.status).toBe(400)
  })

  it('does not flood', async () => {
    const id = await direta('sesmt', 'administrador')
    const respostas: number[] = []
    for (let i = 0; i <= POR_MINUTO; i += 1) {
      const { status } = await de('sesmt').try('POST /api/chat/mensagens/:id', {
        params: { id },
        body: corpo(`${i}`),
      })
      respostas.push(status)
    }
    expect(respostas.filter((status) => status === 201)).toHaveLength(POR_MINUTO)
    expect(respostas.at(-1)).toBe(429)
    await dizer('administrador', id, 'calma')
  })
})

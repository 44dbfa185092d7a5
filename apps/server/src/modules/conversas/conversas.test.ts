import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { chatContract, type Mensagem } from '@rh/domain/contract/chat'
import { POR_MINUTO } from '@rh/domain/conversas/limites'
import { buildApp } from '../../app.ts'
import { sweepFiles } from '../../arquivos/sweep.ts'
import { loadConfig } from '../../config.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { confirmado } from '../../test/admissoes.ts'
import { ateQue } from '../../test/ate-que.ts'
import { abrirTela, ouvir } from '../../test/tela.ts'
import { fecharAcessosDoDia } from '../demissao/acessos.ts'
import { reterConversas } from './reter.ts'

const LOGINS = ['cadastro', 'gestor', 'vagas', 'sesmt', 'comercial', 'administrador'] as const
type Login = (typeof LOGINS)[number]

let rh: TestApp
const clients = new Map<string, Client>()
const ids = new Map<string, number>()
const de = (login: Login): Client => {
  const client = clients.get(login)
  if (!client) throw new Error(`Nobody signed in as ${login}`)
  return client
}
const idDe = (login: Login): number => ids.get(login) ?? 0

const avancar = (quanto: Temporal.DurationLike): void =>
  rh.clock.irPara(rh.clock.agora().add(quanto).toString())

beforeAll(async () => {
  rh = await createTestApp()
  for (const login of LOGINS) {
    clients.set(login, await rh.as(login))
    const { id } = await de(login).call('GET /api/conta/perfil')
    ids.set(login, id)
  }
})
afterAll(() => rh[Symbol.asyncDispose]())
// What one test writes does not use up what the next may write.
beforeEach(() => avancar({ minutes: 2 }))

const direta = async (eu: Login, outra: Login): Promise<number> =>
  (await de(eu).call('POST /api/chat', { body: { tipo: 'direta', usuarioId: idDe(outra) } })).id
const grupo = async (eu: Login, nome: string, ...outras: Login[]): Promise<number> =>
  (await de(eu).call('POST /api/chat', { body: { tipo: 'grupo', nome, usuarioIds: outras.map(idDe) } })).id

type Extra = Partial<{
  chave: string
  respostaA: number
  anexos: string[]
  citados: number[]
  referencia: { tipo: 'colaborador'; id: number }
}>
const corpo = (texto: string, extra: Extra = {}) => ({
  chave: randomUUID(),
  respostaA: null,
  anexos: [],
  citados: [],
  referencia: null,
  texto,
  ...extra,
})
const dizer = (eu: Login, id: number, texto: string, extra?: Extra): Promise<Mensagem> =>
  de(eu).call('POST /api/chat/mensagens/:id', { params: { id }, body: corpo(texto, extra) })
const ler = (eu: Login, id: number, query = {}) =>
  de(eu).call('GET /api/chat/mensagens/:id', { params: { id }, query })
const textos = async (eu: Login, id: number) =>
  (await ler(eu, id)).results.filter(({ fato }) => fato === null).map(({ texto }) => texto)
const naLista = async (eu: Login, id: number) =>
  (await de(eu).call('GET /api/chat', { query: {} })).results.find((uma) => uma.id === id)

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
      select ${id}, n, ${idDe('sesmt')}, gen_random_uuid(), 'Nota ' || n, ${rh.clock.agora().toString()}::timestamptz
        from generate_series(1, 130) n`.execute(rh.db)
    await sql`update conversa set revisao = 130, ultima_em = now() where id = ${id}`.execute(rh.db)
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
      select id, ${idDe('comercial')}, now() from novas`.execute(rh.db)
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
       order by sequencia`.execute(rh.db)
    expect(trilha).toHaveLength(2)
    expect(trilha[1]?.mudancas).toHaveProperty('apagada_em')
    const { rows: tudo } = await sql<{ linha: string }>`
      select mudancas::text as linha from auditoria where em > now() - interval '1 hour'
      union all select to_jsonb(i)::text from idempotencia i
      union all select to_jsonb(m)::text from mensagem m where id = ${dita.id}`.execute(rh.db)
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
    const { id: vinculo } = await rh.db
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

describe('a group', () => {
  it('is read from when one came in until one leaves', async () => {
    const id = await grupo('cadastro', 'Mutirão', 'gestor')
    const antes = await dizer('cadastro', id, 'Antes de Vagas')
    const incluir = (eu: Login, ...quem: Login[]) =>
      de(eu).try('POST /api/chat/participantes/:id', { params: { id }, body: { usuarioIds: quem.map(idDe) } })
    expect((await incluir('gestor', 'vagas')).status).toBe(403)
    expect((await incluir('cadastro', 'vagas', 'sesmt')).status).toBe(200)
    await dizer('cadastro', id, 'Com Vagas', { respostaA: antes.id })
    const daVagas = await ler('vagas', id)
    expect(daVagas.results.map(({ texto, fato }) => fato ?? texto)).toEqual([
      'incluiu',
      'incluiu',
      'Com Vagas',
    ])
    expect(daVagas.results.at(-1)?.resposta).toBeNull()
    expect(daVagas.maisAntes).toBe(false)
    expect(await de('vagas').try('GET /api/chat/mensagem/:id', { params: { id: antes.id } })).toMatchObject({
      status: 404,
    })
    expect((await de('vagas').call('GET /api/chat/busca', { query: { q: 'antes' } })).results).toEqual([])
    await de('cadastro').call('POST /api/chat/participantes/remover/:id', {
      params: { id },
      body: { usuarioId: idDe('vagas') },
    })
    await de('sesmt').call('POST /api/chat/sair/:id', { params: { id } })
    for (const fora of ['vagas', 'sesmt'] as const) {
      expect(await de(fora).try('GET /api/chat/mensagens/:id', { params: { id }, query: {} })).toMatchObject({
        status: 404,
      })
      expect(await naLista(fora, id)).toBeUndefined()
    }
    await incluir('cadastro', 'vagas')
    expect(await textos('vagas', id)).toEqual([])
    expect((await ler('gestor', id)).results.map(({ fato, texto }) => fato ?? texto)).toEqual([
      'criou',
      'Antes de Vagas',
      'incluiu',
      'incluiu',
      'Com Vagas',
      'removeu',
      'saiu',
      'incluiu',
    ])
  })

  it('is kept by somebody always, and renamed by who keeps it', async () => {
    const id = await grupo('cadastro', 'Escala', 'gestor', 'vagas')
    const { versao } = await de('gestor').call('GET /api/chat/:id', { params: { id } })
    const renomear = (eu: Login, de_: number) =>
      de(eu).try('PUT /api/chat/:id', { params: { id }, body: { versao: de_, nome: 'Escala de dezembro' } })
    expect((await renomear('gestor', versao)).status).toBe(403)
    expect(
      await de('cadastro').try('POST /api/chat/participantes/administrar/:id', {
        params: { id },
        body: { usuarioId: idDe('cadastro'), administra: false },
      }),
    ).toMatchObject({ status: 400 })
    expect((await renomear('cadastro', versao)).status).toBe(200)
    expect((await renomear('cadastro', versao)).status).toBe(409)
    await de('cadastro').call('POST /api/chat/sair/:id', { params: { id } })
    const { administra, nome } = await de('gestor').call('GET /api/chat/:id', { params: { id } })
    expect({ administra, nome }).toEqual({ administra: true, nome: 'Escala de dezembro' })
  })

  /** Opens an account again, with a session, once the test is over. */
  const reabrirDepois = (login: Login) =>
    onTestFinished(async () => {
      const aberta = {
        ativo: true,
        vinculoId: null,
        desativadoEm: null,
        desativadoPor: null,
        desativadoMotivo: null,
      }
      await rh.db.updateTable('usuario').set(aberta).where('usuario', '=', login).execute()
      clients.set(login, await rh.as(login))
    })
  const administra = async (eu: Login, id: number) =>
    (await de(eu).call('GET /api/chat/:id', { params: { id } })).administra

  it('is not kept by who uses the system no more', async () => {
    const id = await grupo('cadastro', 'Reforma', 'gestor', 'vagas', 'sesmt')
    const manter = (usuarioId: number, sim: boolean) =>
      de('cadastro').try('POST /api/chat/participantes/administrar/:id', {
        params: { id },
        body: { usuarioId, administra: sim },
      })
    expect((await manter(idDe('vagas'), true)).status).toBe(200)
    reabrirDepois('vagas')
    await rh.db.updateTable('usuario').set({ ativo: false }).where('id', '=', idDe('vagas')).execute()
    expect((await manter(idDe('cadastro'), false)).status).toBe(400)
    await de('cadastro').call('POST /api/chat/sair/:id', { params: { id } })
    expect(await administra('gestor', id)).toBe(true)
    expect(await administra('sesmt', id)).toBe(false)
  })

  it('goes to another keeper when the account of the only one is closed', async () => {
    const admin = await confirmado(rh, 'administrador')
    const aberta = await confirmado(rh, 'comercial')
    const usuarioId = idDe('comercial')
    reabrirDepois('comercial')
    const novo = async (nome: string, ...outras: number[]) =>
      (await aberta.call('POST /api/chat', { body: { tipo: 'grupo', nome, usuarioIds: outras } })).id
    const id = await novo('Propostas', idDe('vagas'), idDe('gestor'))
    const mantido = await novo('Com dois', idDe('vagas'), idDe('gestor'))
    await aberta.call('POST /api/chat/participantes/administrar/:id', {
      params: { id: mantido },
      body: { usuarioId: idDe('vagas'), administra: true },
    })
    const versaoDe = async () =>
      (await admin.call('GET /api/usuarios/:id', { params: { id: String(usuarioId) } })).versao
    await admin.call('POST /api/usuarios/desativar', {
      body: { id: usuarioId, versao: await versaoDe(), motivo: 'Saiu da empresa' },
    })
    expect([await administra('vagas', id), await administra('gestor', id)]).toEqual([false, true])
    expect([await administra('vagas', mantido), await administra('gestor', mantido)]).toEqual([true, false])
    const fatos = (await ler('vagas', id)).results.filter(({ fato }) => fato === 'administra')
    expect(fatos).toHaveLength(1)
  })

  it('goes to another keeper, and to nobody twice, as the only one leaves the company', async () => {
    const id = await grupo('sesmt', 'Exames', 'vagas', 'gestor')
    reabrirDepois('sesmt')
    await sql`update usuario set vinculo_id = (
        select v.id from vinculo v where v.data_desligamento < '2026-11-01'
           and not exists (select from usuario x where x.vinculo_id = v.id) order by v.id limit 1)
      where usuario = 'sesmt'`.execute(rh.db)
    await fecharAcessosDoDia.executar(rh.deps)
    await fecharAcessosDoDia.executar(rh.deps)
    expect([await administra('vagas', id), await administra('gestor', id)]).toEqual([false, true])
    expect((await ler('vagas', id)).results.filter(({ fato }) => fato === 'administra')).toHaveLength(1)
  })
})

/** All that an answer says: its JSON, or that of the pack. */
const ditoDe = async (body: unknown): Promise<string> =>
  body instanceof Blob
    ? Object.values(unzipSync(new Uint8Array(await body.arrayBuffer())))
        .map((arquivo) => strFromU8(arquivo))
        .join()
    : JSON.stringify(body)

describe('secrecy', () => {
  it('has no call by which anybody else reads or touches a conversation, whatever their role', async () => {
    const id = await grupo('cadastro', 'Sigilo absoluto', 'gestor')
    const anexo = await de('cadastro').call('POST /api/arquivos', {
      arquivo: new File(['a;b\n1;2'], 'a.csv'),
    })
    const dita = await dizer('cadastro', id, 'jabuticaba', { anexos: [anexo.id] })
    const args: Readonly<Record<string, object>> = {
      'GET /api/chat': { query: {} },
      'GET /api/chat/nao-lidas': {},
      'GET /api/chat/pessoas': { query: {} },
      'GET /api/chat/busca': { query: { q: 'jabuticaba' } },
      'GET /api/chat/exportar': {},
      'GET /api/chat/anexo/:id': { params: { id: anexo.id } },
      'GET /api/chat/:id': { params: { id } },
      'GET /api/chat/mensagens/:id': { params: { id }, query: {} },
      'POST /api/chat': { body: { tipo: 'direta', usuarioId: idDe('vagas') } },
      'PUT /api/chat/:id': { params: { id }, body: { versao: 1, nome: 'Outro' } },
      'POST /api/chat/participantes/:id': { params: { id }, body: { usuarioIds: [idDe('administrador')] } },
      'POST /api/chat/participantes/remover/:id': { params: { id }, body: { usuarioId: idDe('gestor') } },
      'POST /api/chat/participantes/administrar/:id': {
        params: { id },
        body: { usuarioId: idDe('administrador'), administra: true },
      },
      'POST /api/chat/sair/:id': { params: { id } },
      'POST /api/chat/silenciar/:id': { params: { id }, body: { silenciada: true } },
      'POST /api/chat/lida/:id': { params: { id }, body: { ate: dita.id } },
      'POST /api/chat/mensagens/:id': { params: { id }, body: corpo('oi') },
      'GET /api/chat/mensagem/:id': { params: { id: dita.id } },
      'PUT /api/chat/mensagem/:id': {
        params: { id: dita.id },
        body: { revisao: dita.revisao, texto: 'mudada', citados: [] },
      },
      'POST /api/chat/mensagem/apagar/:id': { params: { id: dita.id } },
    }
    expect(Object.keys(args).toSorted()).toEqual(Object.keys(chatContract).toSorted())
    const abertas = ['GET /api/chat/nao-lidas', 'GET /api/chat/pessoas', 'POST /api/chat']
    const vazias = ['GET /api/chat', 'GET /api/chat/busca', 'GET /api/chat/exportar']
    const fechadas = Object.keys(args).filter((chamada) => ![...abertas, ...vazias].includes(chamada))
    for (const login of ['administrador', 'sesmt'] as const) {
      const tentar = (chamada: string) =>
        de(login).try(chamada as 'GET /api/chat', args[chamada] as { query: object })
      for (const chamada of fechadas)
        expect([chamada, (await tentar(chamada)).status]).toEqual([chamada, 404])
      for (const chamada of vazias) {
        const { status, body } = await tentar(chamada)
        expect([chamada, status]).toEqual([chamada, 200])
        expect(await ditoDe(body)).not.toMatch(/jabuticaba|Sigilo/)
      }
    }
    expect(await textos('gestor', id)).toEqual(['jabuticaba'])
  })

  it('holds for two people of many too, and the flag of what one cannot open says nothing', async () => {
    const id = await direta('cadastro', 'sesmt')
    await dizer('cadastro', id, 'só nós')
    expect(await de('gestor').try('GET /api/chat/:id', { params: { id } })).toMatchObject({ status: 404 })
    expect(await de('gestor').try('GET /api/chat/:id', { params: { id: 999_999 } })).toMatchObject({
      status: 404,
    })
  })
})

describe('files, the pack of a person and the end of what was said', () => {
  it('go with the message, and end with it', async () => {
    const id = await direta('cadastro', 'vagas')
    const enviar = (nome: string) =>
      de('cadastro').call('POST /api/arquivos', { arquivo: new File(['nome;dia\nAna;2'], nome) })
    const [fica, vai] = [await enviar('escala.csv'), await enviar('rascunho.csv')]
    const dita = await dizer('cadastro', id, '', { anexos: [fica.id] })
    expect(dita.anexos).toEqual([fica])
    const apagada = await dizer('cadastro', id, 'errada', { anexos: [vai.id] })
    const baixar = (eu: Login, arquivo: string) =>
      de(eu).try('GET /api/chat/anexo/:id', { params: { id: arquivo } })
    expect((await baixar('vagas', fica.id)).status).toBe(200)
    const alheia = await de('vagas').try('POST /api/chat/mensagens/:id', {
      params: { id },
      body: corpo('', { anexos: [fica.id] }),
    })
    expect(alheia.status).toBe(400)
    await de('cadastro').call('POST /api/chat/mensagem/apagar/:id', { params: { id: apagada.id } })
    expect((await baixar('vagas', vai.id)).status).toBe(404)
    avancar({ hours: 50 })
    await sweepFiles.executar(rh.deps)
    const { rows } = await sql<{ id: string }>`
      select id from arquivo where id = any (${sql.val([fica.id, vai.id])}::uuid[])`.execute(rh.db)
    expect(rows).toEqual([{ id: fica.id }])
    for (const login of LOGINS) clients.set(login, await rh.as(login))
  })

  it('come as one pack to the person: what they read, and what they wrote where they left', async () => {
    const ficou = await grupo('comercial', 'Proposta', 'gestor')
    await dizer('gestor', ficou, 'prazo na sexta')
    const saiu = await grupo('gestor', 'Obra', 'comercial')
    await dizer('gestor', saiu, 'de outra pessoa')
    await dizer('comercial', saiu, 'minha despedida')
    await de('comercial').call('POST /api/chat/sair/:id', { params: { id: saiu } })
    const pacote: Blob = await de('comercial').call('GET /api/chat/exportar')
    const arquivos = unzipSync(new Uint8Array(await pacote.arrayBuffer()))
    const texto = strFromU8(arquivos['conversas.txt'] ?? new Uint8Array())
    expect(texto).toContain('== Proposta ==')
    expect(texto).toContain('prazo na sexta')
    expect(texto).toContain('minha despedida')
    expect(texto).not.toContain('de outra pessoa')
    const json = JSON.parse(strFromU8(arquivos['conversas.json'] ?? new Uint8Array())) as { texto: string }[]
    expect(json.map((m) => m.texto)).toContain('prazo na sexta')
  })

  it('end after as long as the company keeps them, with what they answered left in words of their own', async () => {
    const id = await direta('vagas', 'comercial')
    const velha = await dizer('vagas', id, 'de dois anos atrás')
    const nova = await dizer('comercial', id, 'resposta', { respostaA: velha.id })
    await sql`update mensagem set enviada_em = enviada_em - interval '25 months' where id = ${velha.id}`.execute(
      rh.db,
    )
    await reterConversas.executar(rh.deps)
    const { results } = await ler('comercial', id)
    expect(results.map(({ id: um, resposta }) => [um, resposta])).toEqual([[nova.id, null]])
    const { rows } =
      await sql`select from auditoria where entidade = 'mensagem' and registro = ${velha.id}`.execute(rh.db)
    expect(rows).toHaveLength(0)
  })
})

describe('over the socket', () => {
  it('reaches who is in the conversation in every instance, once, and nobody else', async () => {
    const config = loadConfig({ LOG_NIVEL: 'silent' })
    const { db, clock, conexao } = rh
    await using segunda = await buildApp({ db, conexao, config, clock, site: '/nenhum' })
    const [aqui, la] = [await ouvir(rh.app), await ouvir(segunda)]
    await ateQue(async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = current_database()
        and application_name = 'rh-escuta' and state = 'idle'`.execute(db)
      expect(rows).toHaveLength(2)
    })
    const id = await grupo('cadastro', 'Plantão', 'gestor', 'vagas')
    using dele = await abrirTela(la, { token: de('gestor').token })
    using dela = await abrirTela(aqui, { token: de('vagas').token })
    using alheia = await abrirTela(aqui, { token: de('administrador').token })
    const ouvidas = new Map<object, string[]>()
    // Readings are told together, now and then: who read, apart from what was said.
    const lidas = new Map<object, number[]>()
    for (const tela of [dele, dela, alheia]) {
      ouvidas.set(tela, [])
      lidas.set(tela, [])
      tela.socket.on('mensagem', ({ mensagem }) =>
        ouvidas.get(tela)?.push(mensagem.texto ?? mensagem.fato ?? 'apagada'),
      )
      tela.socket.on('digitando', ({ nome }) => ouvidas.get(tela)?.push(`digita ${nome}`))
      tela.socket.on('leituras', ({ leituras }) =>
        lidas.get(tela)?.push(...leituras.map((uma) => uma.usuarioId)),
      )
      tela.socket.on('conversa', () => ouvidas.get(tela)?.push('conversa'))
    }
    const dita = await dizer('cadastro', id, 'Chegou?')
    // That the group was made may still be on its way to an instance when somebody opens a screen there.
    const dito = (tela: object) => ouvidas.get(tela)?.filter((texto) => texto !== 'Plantão')
    await ateQue(() => {
      expect(dito(dele)).toEqual(['Chegou?'])
      expect(dito(dela)).toEqual(['Chegou?'])
    })
    await ateQue(async () => {
      const { participantes } = await de('cadastro').call('GET /api/chat/:id', { params: { id } })
      expect(new Set(participantes.filter((p) => p.conectado).map((p) => p.id))).toEqual(
        new Set([idDe('gestor'), idDe('vagas')]),
      )
    })
    dele.socket.emit('digitando', id)
    alheia.socket.emit('digitando', id)
    await ateQue(() => expect(ouvidas.get(dela)?.at(-1)).toMatch(/^digita /))
    await de('vagas').call('POST /api/chat/lida/:id', { params: { id }, body: { ate: dita.id } })
    await ateQue(() => expect(lidas.get(dele)).toContain(idDe('vagas')))
    await de('cadastro').call('POST /api/chat/participantes/remover/:id', {
      params: { id },
      body: { usuarioId: idDe('vagas') },
    })
    await dizer('cadastro', id, 'Sem Vagas')
    await de('cadastro').call('POST /api/chat/mensagem/apagar/:id', { params: { id: dita.id } })
    await ateQue(() => expect(ouvidas.get(dele)?.slice(-3)).toEqual(['removeu', 'Sem Vagas', 'apagada']))
    await sleep(300)
    expect(ouvidas.get(dela)?.slice(-1)).toEqual(['conversa'])
    expect(ouvidas.get(dela)?.filter((dito) => dito === 'Chegou?')).toHaveLength(1)
    expect([ouvidas.get(alheia), lidas.get(alheia)]).toEqual([[], []])
  })
})

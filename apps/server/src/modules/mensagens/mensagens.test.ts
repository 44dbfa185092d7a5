import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailContract } from '@rh/domain/contract/mail'
import { ETIQUETAS_MAXIMO, POR_MINUTO, RASCUNHOS_MAXIMO } from '@rh/domain/mensagens/limites'
import { sweepFiles } from '../../arquivos/sweep.ts'
import type { Carta } from '../../email/correio.ts'
import { aoMesmoTempo } from '../../test/travas.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { avisarPorEmail } from '../notificacoes/avisar-por-email.ts'
import { reterMensagens } from './reter.ts'

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
const a = (login: Login): string => `pessoa:${idDe(login)}`

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
beforeEach(() => rh.clock.irPara(rh.clock.agora().add({ minutes: 2 }).toString()))

const vazia = {
  para: [] as string[],
  copia: [] as string[],
  assunto: '',
  texto: '',
  anexos: [] as string[],
  referencia: null as { tipo: 'colaborador'; id: number } | null,
  respostaA: null as number | null,
}
type Extra = Partial<typeof vazia> & { chave?: string; porEmail?: boolean }
const corpo = (para: string[], extra: Extra = {}) => ({
  ...vazia,
  chave: randomUUID() as string,
  porEmail: false,
  assunto: 'Assunto',
  texto: 'Texto',
  para,
  ...extra,
})
const tentar = (eu: Login, para: string[], extra?: Extra) =>
  de(eu).try('POST /api/mail/enviar', { body: corpo(para, extra) })
const enviar = (eu: Login, para: string[], extra?: Extra) =>
  de(eu).call('POST /api/mail/enviar', { body: corpo(para, extra) })
const abrir = (eu: Login, id: number, query = {}) =>
  de(eu).call('GET /api/mail/details', { query: { id, ...query } })
const textos = async (eu: Login, id: number) => (await abrir(eu, id)).mensagens.map(({ texto }) => texto)
const listar = async (eu: Login, query = {}) => (await de(eu).call('GET /api/mail/list', { query })).results
const idsDe = async (eu: Login, query = {}) => (await listar(eu, query)).map(({ id }) => id)
const arquivo = (eu: Login, nome: string) =>
  de(eu).call('POST /api/arquivos', { arquivo: new File(['nome;dia\nAna;2'], nome) })
const naoLidas = async (eu: Login) => (await de(eu).call('GET /api/mail/nao-lidas')).assuntos

// prova: /api/mail
describe('a message', () => {
  it('is read by whom it was sent to, copied or by whom it was written, and by nobody else', async () => {
    const anexo = await arquivo('cadastro', 'escala.csv')
    const { id, mensagemId, pessoas } = await enviar('cadastro', [a('gestor')], {
      copia: [a('vagas')],
      assunto: 'Escala jabuticaba',
      texto: 'Segue a escala.',
      anexos: [anexo.id],
    })
    expect(pessoas).toBe(2)
    const chave = randomUUID()
    await de('cadastro').call('PUT /api/mail/rascunho/:id', {
      params: { id: chave },
      body: { ...vazia, versao: 0, texto: 'só meu' },
    })
    const { id: etiqueta } = await de('cadastro').call('POST /api/mail/etiquetas', {
      body: { nome: 'Só minha', cor: 'azul' },
    })
    const chamadas = {
      'GET /api/mail/details': { query: { id } },
      'GET /api/mail/leituras/:id': { params: { id: mensagemId } },
      'GET /api/mail/anexo/:id': { params: { id: anexo.id } },
      'GET /api/mail/rascunho/:id': { params: { id: chave } },
      'POST /api/mail/rascunho/descartar/:id': { params: { id: chave }, body: { versao: 1 } },
      'POST /api/mail/lida/:id': { params: { id }, body: { ate: mensagemId } },
      'POST /api/mail/organizar': { body: { ids: [id], arquivada: true } },
      'PUT /api/mail/etiquetas/:id': {
        params: { id: etiqueta },
        body: { nome: 'x', cor: 'azul', versao: 1 },
      },
      'POST /api/mail/etiquetas/excluir/:id': { params: { id: etiqueta }, body: { versao: 1 } },
    } as const
    for (const login of ['administrador', 'sesmt', 'comercial'] as const) {
      for (const [chamada, args] of Object.entries(chamadas)) {
        const { status } = await de(login).try(chamada as 'GET /api/mail/details', args as never)
        expect([login, chamada, status]).toEqual([login, chamada, 404])
      }
      for (const query of [{}, { busca: 'jabuticaba' }, { caixa: 'arquivadas' }, { etiqueta }])
        expect(await idsDe(login, query)).not.toContain(id)
      expect((await tentar(login, [a('gestor')], { respostaA: mensagemId })).status).toBe(400)
      expect((await tentar(login, [a('gestor')], { anexos: [anexo.id] })).status).toBe(400)
    }
    // Every call that names a message, a draft or a label is among these, or answers for the person alone.
    const comNome = Object.keys(mailContract).filter((um) => /:id$|details|organizar/.test(um))
    expect(comNome.filter((um) => !(um in chamadas))).toEqual(['PUT /api/mail/rascunho/:id'])
    for (const login of ['gestor', 'vagas'] as const) {
      expect(await textos(login, id)).toEqual(['Segue a escala.'])
      const { status } = await de(login).try('GET /api/mail/anexo/:id', { params: { id: anexo.id } })
      expect(status).toBe(200)
      expect((await de(login).try('GET /api/mail/leituras/:id', { params: { id: mensagemId } })).status).toBe(
        404,
      )
      expect((await abrir(login, id)).mensagens[0]?.leituras).toBeNull()
    }
  })

  it('reaches who is in a group or sector when it is sent, each once, and not who joins later', async () => {
    const { id, pessoas } = await enviar('cadastro', ['setor:vagas', a('vagas')], {
      copia: ['grupo:Vagas', a('sesmt')],
    })
    const { rows } = await sql<{ usuarioId: number; papel: string }>`
      select l.usuario_id, l.papel from carta_leitor l join carta m on m.id = l.carta_id
       where m.correspondencia_id = ${id}`.execute(rh.db)
    expect(new Set(rows.map(({ usuarioId }) => usuarioId)).size).toBe(rows.length)
    expect(rows).toContainEqual({ usuarioId: idDe('vagas'), papel: 'para' })
    expect(rows).toContainEqual({ usuarioId: idDe('sesmt'), papel: 'copia' })
    expect(pessoas).toBe(rows.length - 1)
    await sql`insert into usuario_grupo (usuario_id, grupo_id)
      select ${idDe('comercial')}, id from grupo where nome = 'Vagas' limit 1`.execute(rh.db)
    expect(await de('comercial').try('GET /api/mail/details', { query: { id } })).toMatchObject({
      status: 404,
    })
    const depois = await enviar('cadastro', ['grupo:Vagas'])
    expect(await textos('comercial', depois.id)).toEqual(['Texto'])
    await sql`delete from usuario_grupo ug using grupo g
      where g.id = ug.grupo_id and g.nome = 'Vagas' and ug.usuario_id = ${idDe('comercial')}`.execute(rh.db)
    // What was sent then stays theirs.
    expect(await textos('comercial', depois.id)).toEqual(['Texto'])
  })

  it('is one for its key, however often and at once it is sent', async () => {
    const chave = randomUUID()
    const respostas = await Promise.all([0, 1, 2].map(() => tentar('cadastro', [a('gestor')], { chave })))
    expect(respostas.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(respostas.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { rows } = await sql`select from carta where chave = ${chave}::uuid`.execute(rh.db)
    expect(rows).toHaveLength(1)
  })

  it('says something to somebody who is there', async () => {
    const recusadas: [string[], Extra][] = [
      [[], {}],
      [[a('cadastro')], {}],
      [['pessoa:999999'], {}],
      [['grupo:Ninguém'], {}],
      [['setor:lua'], {}],
      [[a('gestor'), a('gestor')], {}],
      [[a('gestor')], { copia: [a('gestor')] }],
      [[a('gestor')], { assunto: '  ' }],
      [[a('gestor')], { texto: ' \n' }],
      [[a('gestor')], { texto: 'x'.repeat(20_001) }],
      [[a('gestor')], { anexos: [randomUUID()] }],
      [[a('gestor')], { respostaA: 999_999 }],
      [[a('gestor')], { referencia: { tipo: 'colaborador', id: 999_999 } }],
    ]
    for (const [para, extra] of recusadas)
      expect([para, extra, (await tentar('cadastro', para, extra)).status]).toEqual([para, extra, 400])
  })

  it('is answered under its subject, by who reads it, to those who are named alone', async () => {
    const { id, mensagemId } = await enviar('cadastro', [a('gestor'), a('vagas')], {
      assunto: 'Férias',
      texto: 'um',
    })
    const resposta = await enviar('gestor', [a('cadastro')], {
      respostaA: mensagemId,
      assunto: '',
      texto: 'dois',
    })
    expect(resposta.id).toBe(id)
    await enviar('cadastro', [a('gestor'), a('comercial')], {
      respostaA: resposta.mensagemId,
      assunto: '',
      texto: 'três',
    })
    expect(await textos('cadastro', id)).toEqual(['um', 'dois', 'três'])
    expect(await textos('gestor', id)).toEqual(['um', 'dois', 'três'])
    expect(await textos('vagas', id)).toEqual(['um'])
    expect(await textos('comercial', id)).toEqual(['três'])
    expect((await listar('gestor')).find((um) => um.id === id)).toMatchObject({
      assunto: 'Férias',
      quantas: 3,
      naoLidas: 2,
      trecho: 'três',
    })
    expect((await abrir('cadastro', id, { antesDe: resposta.mensagemId })).mensagens).toHaveLength(1)
  })

  it('keeps everybody who answers at once', async () => {
    const { id, mensagemId } = await enviar('cadastro', [a('gestor'), a('vagas'), a('sesmt')])
    const quem = ['gestor', 'vagas', 'sesmt', 'cadastro'] as const
    await Promise.all(
      quem.map((login) =>
        enviar(
          login,
          quem.filter((um) => um !== login).map((um) => a(um)),
          { respostaA: mensagemId, texto: login },
        ),
      ),
    )
    for (const login of quem)
      expect((await textos(login, id)).toSorted()).toEqual(['Texto', ...quem].toSorted())
    const { quantas, naoLidas: novas } = (await listar('vagas')).find((um) => um.id === id) ?? {}
    expect([quantas, novas]).toEqual([5, 4])
  })

  it('is sent on with the files that came with it', async () => {
    const anexo = await arquivo('cadastro', 'modelo.csv')
    const { id } = await enviar('cadastro', [a('gestor')], { anexos: [anexo.id] })
    const encaminhada = await enviar('gestor', [a('sesmt')], { assunto: 'Enc: Assunto', anexos: [anexo.id] })
    const { mensagens } = await abrir('sesmt', encaminhada.id)
    expect(mensagens[0]?.anexos).toEqual([anexo])
    expect((await de('sesmt').try('GET /api/mail/anexo/:id', { params: { id: anexo.id } })).status).toBe(200)
    expect((await de('sesmt').try('GET /api/mail/details', { query: { id } })).status).toBe(404)
  })

  it('points at a person or a process, which each reader sees as their page does', async () => {
    const { id: vinculo } = await rh.db
      .selectFrom('vinculo')
      .select('id')
      .where('dataDesligamento', 'is', null)
      .executeTakeFirstOrThrow()
    const { id } = await enviar('cadastro', [a('comercial')], {
      referencia: { tipo: 'colaborador', id: vinculo },
    })
    expect((await abrir('cadastro', id)).mensagens[0]?.referencia).toMatchObject({ id: vinculo })
    expect((await abrir('comercial', id)).mensagens[0]?.referencia).toBeNull()
  })

  it('does not flood', async () => {
    const respostas: number[] = []
    for (let i = 0; i <= POR_MINUTO; i += 1) respostas.push((await tentar('sesmt', [a('gestor')])).status)
    expect(respostas.filter((status) => status === 201)).toHaveLength(POR_MINUTO)
    expect(respostas.at(-1)).toBe(429)
  })
})

describe('the boxes of a person', () => {
  it('have what came, what was sent, what has a star and what was put away, in pages', async () => {
    const veio = await enviar('vagas', [a('cadastro')])
    const foi = await enviar('cadastro', [a('vagas')])
    expect(await idsDe('cadastro')).toContain(veio.id)
    expect(await idsDe('cadastro')).not.toContain(foi.id)
    expect(await idsDe('cadastro', { caixa: 'enviadas' })).toContain(foi.id)
    const organizar = (body: object) =>
      de('cadastro').call('POST /api/mail/organizar', { body: { ids: [veio.id], ...body } })
    await organizar({ estrela: true, arquivada: true })
    expect(await idsDe('cadastro')).not.toContain(veio.id)
    for (const caixa of ['estrela', 'arquivadas'])
      expect(await idsDe('cadastro', { caixa })).toContain(veio.id)
    // With who sent it nothing changed.
    for (const caixa of ['estrela', 'arquivadas'])
      expect(await idsDe('vagas', { caixa })).not.toContain(veio.id)
    // What is answered comes back.
    await enviar('vagas', [a('cadastro')], { respostaA: veio.mensagemId })
    expect(await idsDe('cadastro')).toContain(veio.id)
    const primeira = await de('cadastro').call('GET /api/mail/list', { query: {} })
    const todas = new Set<number>()
    for (let antesDe: number | undefined; ;) {
      const { results, proxima } = await de('cadastro').call('GET /api/mail/list', {
        query: antesDe === undefined ? {} : { antesDe },
      })
      for (const { id } of results) {
        expect(todas.has(id)).toBe(false)
        todas.add(id)
      }
      if (proxima === null) break
      antesDe = proxima
    }
    expect(todas.size).toBeGreaterThanOrEqual(primeira.results.length)
  })

  it('count what is unread until it is read, with its alerts, and say so to the author', async () => {
    const antes = await naoLidas('comercial')
    const { id, mensagemId } = await enviar('cadastro', [a('comercial')], { assunto: 'Prazo' })
    const outra = await enviar('cadastro', [a('comercial')], { respostaA: mensagemId, texto: 'ainda' })
    expect(await naoLidas('comercial')).toBe(antes + 1)
    const { saber } = await de('comercial').call('GET /api/notificacoes/entradas')
    const entrada = saber.filter(({ correspondenciaId }) => correspondenciaId === id)
    expect(entrada).toHaveLength(1)
    expect(entrada[0]?.ids).toHaveLength(2)
    const ler = (ate: number) =>
      de('comercial').call('POST /api/mail/lida/:id', { params: { id }, body: { ate } })
    expect(await ler(mensagemId)).toEqual({ naoLidas: 1 })
    expect(await ler(outra.mensagemId)).toEqual({ naoLidas: 0 })
    expect(await naoLidas('comercial')).toBe(antes)
    const depois = await de('comercial').call('GET /api/notificacoes/entradas')
    expect(depois.saber.filter(({ correspondenciaId }) => correspondenciaId === id)).toEqual([])
    expect((await abrir('cadastro', id)).mensagens.map(({ leituras }) => leituras)).toEqual([
      { lidas: 1, total: 1 },
      { lidas: 1, total: 1 },
    ])
    const { results } = await de('cadastro').call('GET /api/mail/leituras/:id', {
      params: { id: mensagemId },
    })
    expect(results).toMatchObject([{ id: idDe('comercial'), copia: false, lidaEm: expect.any(String) }])
    // Taken as new again, it was read all the same.
    await de('comercial').call('POST /api/mail/organizar', { body: { ids: [id], lida: false } })
    expect(await naoLidas('comercial')).toBe(antes + 1)
    expect((await abrir('cadastro', id)).mensagens[0]?.leituras).toEqual({ lidas: 1, total: 1 })
    await de('comercial').call('POST /api/mail/organizar', { body: { ids: [id], lida: true } })
    expect(await naoLidas('comercial')).toBe(antes)
  })

  it('are searched by subject, text, people and files, by who reads the message alone', async () => {
    const anexo = await arquivo('cadastro', 'mapa-pitanga.csv')
    const { id } = await enviar('cadastro', [a('gestor'), 'grupo:Sesmt'], {
      assunto: 'Reunião de acompanhamento',
      texto: 'A Conceição pediu férias coletivas em março',
      anexos: [anexo.id],
    })
    const { nome } = await de('gestor').call('GET /api/conta/perfil')
    for (const busca of [
      'conceicao',
      'REUNIÃO acompanh',
      'marc ferias',
      'pitanga',
      nome,
      'grupo sesmt reuniao',
    ])
      expect(await idsDe('gestor', { busca }), busca).toContain(id)
    for (const busca of ['conceicao abril', '%%', "''':*", '@12', '((', 'x\\y'])
      expect(await idsDe('gestor', { busca }), busca).not.toContain(id)
    for (const login of ['administrador', 'comercial'] as const)
      for (const busca of ['conceicao', `${idDe('gestor')}`])
        expect(await idsDe(login, { busca })).not.toContain(id)
  })
})

describe('what a person has only so many of', () => {
  const minha = (login: Login) => sql`select from usuario where id = ${idDe(login)} for no key update`

  it('is counted with nobody adding to it: labels', async () => {
    await sql`insert into carta_etiqueta (usuario_id, nome, cor)
      select ${idDe('sesmt')}::int, 'Cheia ' || n, 'azul' from generate_series(2, ${ETIQUETAS_MAXIMO}) n`.execute(
      rh.db,
    )
    const criar = (nome: string) => () =>
      de('sesmt').try('POST /api/mail/etiquetas', { body: { nome, cor: 'verde' } })
    const { esperaram, respostas } = await aoMesmoTempo<{ status: number }>(rh.db, minha('sesmt'), [
      criar('Uma'),
      criar('Outra'),
    ])
    expect(esperaram).toBe(2)
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
  })

  it('is counted with nobody adding to it: drafts', async () => {
    await sql`insert into carta_rascunho (usuario_id, chave, versao, para, copia, assunto, texto, salvo_em)
      select ${idDe('comercial')}::int, gen_random_uuid(), 1, '{}', '{}', 'Cheio', '', now()
        from generate_series(2, ${RASCUNHOS_MAXIMO}) n`.execute(rh.db)
    const guardar = () =>
      de('comercial').try('PUT /api/mail/rascunho/:id', {
        params: { id: randomUUID() },
        body: { ...vazia, versao: 0, texto: 'mais um' },
      })
    const { esperaram, respostas } = await aoMesmoTempo<{ status: number }>(rh.db, minha('comercial'), [
      guardar,
      guardar,
    ])
    expect(esperaram).toBe(2)
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    await sql`delete from carta_rascunho where usuario_id = ${idDe('comercial')}`.execute(rh.db)
  })
})

describe('labels', () => {
  it('are each person’s own, with versions, and go without what they were on', async () => {
    const { id } = await enviar('vagas', [a('cadastro'), a('gestor')])
    const criar = (login: Login, nome: string) =>
      de(login).try('POST /api/mail/etiquetas', { body: { nome, cor: 'verde' } })
    const minha = await criar('cadastro', 'Convenção')
    if (minha.status !== 201) throw new Error('No label')
    expect((await criar('cadastro', 'CONVENCAO')).status).toBe(409)
    expect((await criar('gestor', 'Convenção')).status).toBe(201)
    const etiqueta = minha.body.id
    const pôr = (login: Login, body: object) =>
      de(login).try('POST /api/mail/organizar', { body: { ids: [id], ...body } })
    expect((await pôr('gestor', { incluir: [etiqueta] })).status).toBe(404)
    expect((await pôr('cadastro', { incluir: [etiqueta] })).status).toBe(200)
    expect((await pôr('cadastro', { incluir: [etiqueta] })).status).toBe(200)
    expect((await abrir('cadastro', id)).etiquetas).toEqual([etiqueta])
    expect((await abrir('gestor', id)).etiquetas).toEqual([])
    expect(await idsDe('cadastro', { etiqueta })).toEqual([id])
    expect(await idsDe('gestor', { etiqueta })).toEqual([])
    const naLista = async (login: Login) =>
      (await de(login).call('GET /api/mail/labels')).etiquetas.find((um) => um.id === etiqueta)
    expect(await naLista('cadastro')).toMatchObject({ naoLidas: 1, versao: 1 })
    expect(await naLista('gestor')).toBeUndefined()
    const mudar = (versao: number) =>
      de('cadastro').try('PUT /api/mail/etiquetas/:id', {
        params: { id: etiqueta },
        body: { nome: 'Acordo', cor: 'roxo', versao },
      })
    expect((await mudar(1)).status).toBe(200)
    expect((await mudar(1)).status).toBe(409)
    await de('cadastro').call('POST /api/mail/etiquetas/excluir/:id', {
      params: { id: etiqueta },
      body: { versao: 2 },
    })
    expect((await abrir('cadastro', id)).etiquetas).toEqual([])
  })
})

describe('a draft', () => {
  const guardar = (login: Login, chave: string, versao: number, extra: Partial<typeof vazia> = {}) =>
    de(login).try('PUT /api/mail/rascunho/:id', {
      params: { id: chave },
      body: { ...vazia, versao, ...extra },
    })
  const obter = (login: Login, chave: string) =>
    de(login).call('GET /api/mail/rascunho/:id', { params: { id: chave } })

  it('is kept as it is typed, by one screen at a time', async () => {
    const chave = randomUUID()
    const anexo = await arquivo('cadastro', 'rascunho.csv')
    expect((await guardar('cadastro', chave, 0, { texto: 'um' })).status).toBe(200)
    const dois = { texto: 'dois', para: [a('gestor'), 'setor:rh'], anexos: [anexo.id] }
    expect(await guardar('cadastro', chave, 1, dois)).toMatchObject({ status: 200, body: { versao: 2 } })
    // The answer was lost, and the screen says the same again.
    expect(await guardar('cadastro', chave, 1, dois)).toMatchObject({ status: 200, body: { versao: 2 } })
    // Another screen, with something else.
    expect((await guardar('cadastro', chave, 1, { texto: 'outro' })).status).toBe(409)
    expect((await guardar('cadastro', chave, 0, { texto: 'outro' })).status).toBe(409)
    expect(await obter('cadastro', chave)).toMatchObject({
      texto: 'dois',
      versao: 2,
      para: [{ codigo: a('gestor') }, { codigo: 'setor:rh', nome: 'Setor Rh' }],
      anexos: [anexo],
    })
    // Nobody has a place in the key of somebody else.
    expect((await guardar('gestor', chave, 0, { texto: 'do gestor' })).status).toBe(200)
    expect((await obter('cadastro', chave)).texto).toBe('dois')
    const { results } = await de('cadastro').call('GET /api/mail/rascunhos')
    expect(results.find((um) => um.chave === chave)).toMatchObject({ trecho: 'dois', versao: 2 })
  })

  it('becomes the message when it is sent, and does not come back by a late save', async () => {
    const chave = randomUUID()
    await guardar('cadastro', chave, 0, { texto: 'quase' })
    const [enviada] = await Promise.all([
      tentar('cadastro', [a('gestor')], { chave, texto: 'pronto' }),
      guardar('cadastro', chave, 1, { texto: 'quase pronto' }),
    ])
    expect(enviada.status).toBe(201)
    for (const versao of [0, 1, 2]) expect((await guardar('cadastro', chave, versao)).status).toBe(409)
    const { status } = await de('cadastro').try('GET /api/mail/rascunho/:id', { params: { id: chave } })
    expect(status).toBe(404)
  })

  it('of an answer is told with its subject, and is thrown away once', async () => {
    const { id, mensagemId } = await enviar('gestor', [a('cadastro')], { assunto: 'Pergunta' })
    const chave = randomUUID()
    expect((await guardar('vagas', chave, 0, { respostaA: mensagemId })).status).toBe(400)
    await guardar('cadastro', chave, 0, { respostaA: mensagemId, texto: 'Talvez' })
    expect((await abrir('cadastro', id)).rascunho).toBe(chave)
    expect((await abrir('gestor', id)).rascunho).toBeNull()
    expect(await obter('cadastro', chave)).toMatchObject({ correspondenciaId: id })
    const descartar = (versao: number) =>
      de('cadastro').try('POST /api/mail/rascunho/descartar/:id', { params: { id: chave }, body: { versao } })
    expect((await descartar(2)).status).toBe(409)
    expect((await descartar(1)).status).toBe(200)
    expect((await descartar(1)).status).toBe(404)
  })
})

describe('what leaves the system', () => {
  it('is a copy by e-mail where its author asked for it, and never what it points at', async () => {
    const cartas: Carta[] = []
    Object.assign(rh.deps, {
      correio: { origem: 'https://rh.exemplo', enviar: async (carta: Carta) => void cartas.push(carta) },
    })
    const { email } = await de('gestor').call('GET /api/conta/perfil')
    const passar = async () => {
      rh.clock.irPara(rh.clock.agora().add({ minutes: 11 }).toString())
      await avisarPorEmail.executar(rh.deps)
      return cartas.splice(0).find(({ para }) => para.email === email)
    }
    await sql`update notificacao set lida_em = now() where lida_em is null`.execute(rh.db)
    const { id: vinculo } = await rh.db.selectFrom('vinculo').select('id').executeTakeFirstOrThrow()
    const { id } = await enviar('cadastro', [a('gestor')], { assunto: 'Sigilosa', texto: 'nada disto sai' })
    const calada = await passar()
    expect(calada?.assunto).toBe('Há uma mensagem interna para você')
    expect(calada?.texto).toContain(`/mensagens/${id}`)
    expect(calada?.texto).not.toMatch(/Sigilosa|nada disto/)
    const { rows } = await sql<{ nome: string }>`
      select p.nome from pessoa p join vinculo v on v.pessoa_id = p.id where v.id = ${vinculo}`.execute(rh.db)
    await enviar('cadastro', [a('gestor')], {
      assunto: 'Recesso',
      texto: 'O recesso começa dia 24.',
      porEmail: true,
      referencia: { tipo: 'colaborador', id: vinculo },
    })
    const copia = await passar()
    expect(copia?.assunto).toMatch(/^Mensagem de .+: Recesso$/)
    expect(copia?.texto).toContain('O recesso começa dia 24.')
    expect(copia?.texto).not.toContain(rows[0]?.nome ?? '?')
    // Who wants no such e-mail gets none.
    const { ajustes } = await de('gestor').call('GET /api/notificacoes/ajustes')
    await de('gestor').call('PUT /api/notificacoes/ajustes', {
      body: { ...ajustes, email: { ...ajustes.email, citacao: false } },
    })
    await enviar('cadastro', [a('gestor')], { porEmail: true })
    expect(await passar()).toBeUndefined()
    await de('gestor').call('PUT /api/notificacoes/ajustes', { body: ajustes })
  })

  it('is a pack of all that the person was sent, sent and began to write', async () => {
    await enviar('cadastro', [a('comercial')], { assunto: 'Proposta', texto: 'prazo na sexta' })
    await enviar('cadastro', [a('vagas')], { texto: 'de outra pessoa' })
    await de('comercial').call('PUT /api/mail/rascunho/:id', {
      params: { id: randomUUID() },
      body: { ...vazia, versao: 0, texto: 'por terminar' },
    })
    const pacote: Blob = await de('comercial').call('GET /api/mail/exportar')
    const arquivos = unzipSync(new Uint8Array(await pacote.arrayBuffer()))
    const parte = (nome: string) => strFromU8(arquivos[nome] ?? new Uint8Array())
    expect(parte('mensagens.txt')).toContain('== Proposta ==')
    expect(parte('mensagens.txt')).not.toContain('de outra pessoa')
    const json = JSON.parse(parte('mensagens.json')) as { texto: string }[]
    expect(json.map(({ texto }) => texto)).toContain('prazo na sexta')
    expect(parte('rascunhos.json')).toContain('por terminar')
  })

  it('ends when nothing was said under a subject for as long as the company keeps it, files and all', async () => {
    const anexo = await arquivo('vagas', 'velho.csv')
    const { id } = await enviar('vagas', [a('comercial')], { anexos: [anexo.id] })
    const viva = await enviar('vagas', [a('comercial')])
    await sql`update correspondencia set ultima_em = ultima_em - interval '61 months' where id = ${id}`.execute(
      rh.db,
    )
    await sql`update arquivo set enviado_em = enviado_em - interval '61 months' where id = ${anexo.id}`.execute(
      rh.db,
    )
    await reterMensagens.executar(rh.deps)
    expect((await de('comercial').try('GET /api/mail/details', { query: { id } })).status).toBe(404)
    expect(await textos('comercial', viva.id)).toEqual(['Texto'])
    await sweepFiles.executar(rh.deps)
    const { rows } = await sql`select from arquivo where id = ${anexo.id}::uuid`.execute(rh.db)
    expect(rows).toHaveLength(0)
    const { saber } = await de('comercial').call('GET /api/notificacoes/entradas')
    expect(saber.map(({ correspondenciaId }) => correspondenciaId)).not.toContain(id)
  })
})

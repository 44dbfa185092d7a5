import { setTimeout as sleep } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { chatContract } from '@rh/domain/contract/chat'
import { buildApp } from '../../app.ts'
import { sweepFiles } from '../../arquivos/sweep.ts'
import { loadConfig } from '../../config.ts'
import { ateQue } from '../../test/ate-que.ts'
import { abrirConversas, corpo, type Login } from '../../test/conversas.ts'
import { abrirTela, ouvir } from '../../test/tela.ts'
import { reterConversas } from './reter.ts'

const chat = abrirConversas()
const { avancar, de, direta, dizer, grupo, idDe, ler, textos } = chat

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
    await sweepFiles.executar(chat.rh.deps)
    const { rows } = await sql<{ id: string }>`
      select id from arquivo where id = any (${sql.val([fica.id, vai.id])}::uuid[])`.execute(chat.rh.db)
    expect(rows).toEqual([{ id: fica.id }])
    await chat.entrar()
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
      chat.rh.db,
    )
    await reterConversas.executar(chat.rh.deps)
    const { results } = await ler('comercial', id)
    expect(results.map(({ id: um, resposta }) => [um, resposta])).toEqual([[nova.id, null]])
    const { rows } =
      await sql`select from auditoria where entidade = 'mensagem' and registro = ${velha.id}`.execute(
        chat.rh.db,
      )
    expect(rows).toHaveLength(0)
  })
})

describe('over the socket', () => {
  it('reaches who is in the conversation in every instance, once, and nobody else', async () => {
    const config = loadConfig({ LOG_NIVEL: 'silent' })
    const { db, clock, conexao } = chat.rh
    await using segunda = await buildApp({ db, conexao, config, clock, site: '/nenhum' })
    const [aqui, la] = [await ouvir(chat.rh.app), await ouvir(segunda)]
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

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { mailContract } from '@rh/domain/contract/mail'
import { POR_MINUTO } from '@rh/domain/mensagens/limites'
import { abrirMensagens, vazia, type Extra } from '../../test/mensagens.ts'

const m = abrirMensagens()
const { a, abrir, arquivo, de, enviar, idDe, idsDe, listar, tentar, textos } = m

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
       where m.correspondencia_id = ${id}`.execute(m.rh.db)
    expect(new Set(rows.map(({ usuarioId }) => usuarioId)).size).toBe(rows.length)
    expect(rows).toContainEqual({ usuarioId: idDe('vagas'), papel: 'para' })
    expect(rows).toContainEqual({ usuarioId: idDe('sesmt'), papel: 'copia' })
    expect(pessoas).toBe(rows.length - 1)
    await sql`insert into usuario_grupo (usuario_id, grupo_id)
      select ${idDe('comercial')}, id from grupo where nome = 'Vagas' limit 1`.execute(m.rh.db)
    expect(await de('comercial').try('GET /api/mail/details', { query: { id } })).toMatchObject({
      status: 404,
    })
    const depois = await enviar('cadastro', ['grupo:Vagas'])
    expect(await textos('comercial', depois.id)).toEqual(['Texto'])
    await sql`delete from usuario_grupo ug using grupo g
      where g.id = ug.grupo_id and g.nome = 'Vagas' and ug.usuario_id = ${idDe('comercial')}`.execute(m.rh.db)
    // What was sent then stays theirs.
    expect(await textos('comercial', depois.id)).toEqual(['Texto'])
  })

  it('is one for its key, however often and at once it is sent', async () => {
    const chave = randomUUID()
    const respostas = await Promise.all([0, 1, 2].map(() => tentar('cadastro', [a('gestor')], { chave })))
    expect(respostas.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(respostas.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { rows } = await sql`select from carta where chave = ${chave}::uuid`.execute(m.rh.db)
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
    const { id: vinculo } = await m.rh.db
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

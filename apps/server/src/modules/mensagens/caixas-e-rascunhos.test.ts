import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ETIQUETAS_MAXIMO, RASCUNHOS_MAXIMO } from '@rh/domain/mensagens/limites'
import { abrirMensagens, vazia, type Login } from '../../test/mensagens.ts'
import { aoMesmoTempo } from '../../test/travas.ts'

const m = abrirMensagens()
const { a, abrir, arquivo, de, enviar, idDe, idsDe, naoLidas, tentar } = m

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
      m.rh.db,
    )
    const criar = (nome: string) => () =>
      de('sesmt').try('POST /api/mail/etiquetas', { body: { nome, cor: 'verde' } })
    const { esperaram, respostas } = await aoMesmoTempo<{ status: number }>(m.rh.db, minha('sesmt'), [
      criar('Uma'),
      criar('Outra'),
    ])
    expect(esperaram).toBe(2)
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
  })

  it('is counted with nobody adding to it: drafts', async () => {
    await sql`insert into carta_rascunho (usuario_id, chave, versao, para, copia, assunto, texto, salvo_em)
      select ${idDe('comercial')}::int, gen_random_uuid(), 1, '{}', '{}', 'Cheio', '', now()
        from generate_series(2, ${RASCUNHOS_MAXIMO}) n`.execute(m.rh.db)
    const guardar = () =>
      de('comercial').try('PUT /api/mail/rascunho/:id', {
        params: { id: randomUUID() },
        body: { ...vazia, versao: 0, texto: 'mais um' },
      })
    const { esperaram, respostas } = await aoMesmoTempo<{ status: number }>(m.rh.db, minha('comercial'), [
      guardar,
      guardar,
    ])
    expect(esperaram).toBe(2)
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    await sql`delete from carta_rascunho where usuario_id = ${idDe('comercial')}`.execute(m.rh.db)
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

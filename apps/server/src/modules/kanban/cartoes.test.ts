import { describe, expect, it } from 'vitest'
import { criarColaborador, postoDe } from '../../test/colaboradores.ts'
import type { Client } from '../../test/harness.ts'
import { abrirKanban, colunaDe } from '../../test/kanban.ts'
import { avisarVencimentos } from './avisar.ts'

const k = abrirKanban()
const { abrir, avisosDe, cartao, criar, idDe, novoQuadro, ver } = k

describe('a card', () => {
  it('is what was said of it, and changes by versions', async () => {
    const quadro = await novoQuadro()
    const id = await criar(colunaDe(quadro, 0), 'Revisar escala', {
      descricao: 'Com o Sesmt\nhttps://exemplo.com.br',
      vence: '2026-11-27',
      responsaveis: [idDe('cadastro')],
    })
    const visto = await cartao(id)
    expect(visto).toMatchObject({
      titulo: 'Revisar escala',
      vence: '2026-11-27',
      concluido: false,
      responsaveis: [{ id: idDe('cadastro') }],
      kanban: { id: quadro.id, setor: 'rh' },
      historico: [{ tipo: 'criou', para: 'A fazer' }],
    })
    const dados = {
      titulo: 'Revisar a escala',
      descricao: null,
      vence: null,
      etiquetas: [],
      referencia: null,
    }
    const mudar = (versao: number, responsaveis: number[], client = k.cadastro) =>
      client.try('PUT /api/kanban/cartao/:id', { params: { id }, body: { versao, responsaveis, ...dados } })
    expect(await mudar(1, [idDe('cadastro'), idDe('gerente.rh')])).toMatchObject({ status: 200 })
    expect(await mudar(1, [], k.gerente)).toMatchObject({ status: 409 })
    expect(await mudar(2, [idDe('gestor')])).toMatchObject({
      status: 400,
      body: { campos: { responsaveis: 'Escolha pessoas deste setor' } },
    })
    const [ultimo] = (await cartao(id)).historico
    expect(ultimo).toMatchObject({
      tipo: 'alterou',
      para: 'o título, a descrição, o vencimento e os responsáveis',
    })
    expect((await avisosDe('gerente.rh'))[0]).toMatchObject({ assunto: 'vez', kanbanCartaoId: id })
    expect((await avisosDe('cadastro')).filter((um) => um.kanbanCartaoId === id)).toEqual([])
    const { results } = await k.gerente.call('GET /api/notificacoes/listar', { query: {} })
    expect(results[0]).toMatchObject({ cartao: { id, setor: 'rh' } })
  })

  it('holds a list, comments that name people, and files', async () => {
    const quadro = await novoQuadro()
    const id = await criar(colunaDe(quadro, 0), 'Com partes', { responsaveis: [idDe('beneficio')] })
    const item = await k.cadastro.call('POST /api/kanban/item', { body: { cartaoId: id, texto: 'Ligar' } })
    const outro = await k.cadastro.call('POST /api/kanban/item', { body: { cartaoId: id, texto: 'Anotar' } })
    await k.gerente.call('PUT /api/kanban/item/:id', { params: { id: item.id }, body: { feito: true } })
    const { results: pessoas } = await k.cadastro.call('GET /api/kanban/pessoas', {
      query: { setor: 'rh', busca: '' },
    })
    const citada = pessoas.find((pessoa) => pessoa.id === idDe('gerente.rh'))
    await k.cadastro.call('POST /api/kanban/comentario', {
      body: { cartaoId: id, texto: `@${citada?.nome} veja`, citados: [idDe('gerente.rh'), idDe('cadastro')] },
    })
    expect((await avisosDe('gerente.rh'))[0]).toMatchObject({ assunto: 'citacao', kanbanCartaoId: id })
    expect((await avisosDe('beneficio'))[0]).toMatchObject({ assunto: 'andamento', kanbanCartaoId: id })
    const deFora = { cartaoId: id, texto: '@Alguém', citados: [idDe('gestor')] }
    expect(await k.cadastro.try('POST /api/kanban/comentario', { body: deFora })).toMatchObject({
      status: 400,
    })
    const arquivo = await k.cadastro.call('POST /api/arquivos', { arquivo: new File(['a;b\n'], 'lista.csv') })
    const anexar = (client: Client) =>
      client.try('POST /api/kanban/anexo', { body: { cartaoId: id, arquivos: [arquivo.id] } })
    expect(await anexar(k.gerente)).toMatchObject({ status: 400 })
    expect(await anexar(k.cadastro)).toMatchObject({ status: 201 })
    expect(await anexar(k.cadastro)).toMatchObject({ status: 400 })
    const visto = await cartao(id, k.gerente)
    expect(visto).toMatchObject({
      itens: [
        { texto: 'Ligar', feito: true },
        { texto: 'Anotar', feito: false },
      ],
      comentarios: [{ citados: [{ id: idDe('gerente.rh') }] }],
      anexos: [{ nome: 'lista.csv', tipo: 'text/csv' }],
    })
    const [resumo] = (await ver(quadro)).colunas[0]?.cartoes ?? []
    expect(resumo).toMatchObject({ itens: { feitos: 1, total: 2 }, comentarios: 1, anexos: 1 })
    const anexoId = visto.anexos[0]?.id ?? 0
    const baixar = async (login: string) =>
      (await (await k.rh.as(login)).try('GET /api/kanban/anexo/:id', { params: { id: anexoId } })).status
    expect([await baixar('gerente.rh'), await baixar('gestor')]).toEqual([200, 404])
    await k.cadastro.call('POST /api/kanban/anexo/excluir', { body: { id: anexoId } })
    await k.cadastro.call('POST /api/kanban/item/excluir', { body: { id: outro.id } })
    expect(await baixar('gerente.rh')).toBe(404)
    expect(await cartao(id)).toMatchObject({ itens: [{ id: item.id }], anexos: [] })
  })

  it('is read with what was told of it, by whoever opens it and nobody else', async () => {
    const quadro = await novoQuadro()
    const responsaveis = [idDe('gerente.rh'), idDe('beneficio')]
    const id = await criar(colunaDe(quadro, 0), 'Com avisos', { responsaveis })
    const outro = await criar(colunaDe(quadro, 0), 'Outro', { responsaveis })
    await k.cadastro.call('POST /api/kanban/comentario', {
      body: { cartaoId: id, texto: 'Veja', citados: [] },
    })
    const porLer = async (usuario: string) =>
      (
        await k.rh.db
          .selectFrom('notificacao')
          .select('kanbanCartaoId as de')
          .where('usuarioId', '=', idDe(usuario))
          .where('lidaEm', 'is', null)
          .where('kanbanCartaoId', 'in', [id, outro])
          .orderBy('id')
          .execute()
      ).map(({ de }) => de)
    expect(await porLer('gerente.rh')).toEqual([id, outro, id])
    expect(await cartao(id, k.gerente)).toMatchObject({ lido: false })
    const ler = (client: Client) => client.try('POST /api/kanban/cartao/ler/:id', { params: { id } })
    expect(await ler(k.gerente)).toMatchObject({ status: 200, body: { id } })
    expect(await cartao(id, k.gerente)).toMatchObject({ lido: true })
    expect([await porLer('gerente.rh'), await porLer('beneficio')]).toEqual([[outro], [id, outro, id]])
    expect(await ler(await k.rh.as('gestor'))).toMatchObject({ status: 404 })
  })

  it('tells a stale form who changed what it shows, and not who ticked an item since', async () => {
    const quadro = await novoQuadro()
    const id = await criar(colunaDe(quadro, 0), 'De dois')
    const item = await k.cadastro.call('POST /api/kanban/item', { body: { cartaoId: id, texto: 'Ligar' } })
    const mudar = (client: Client, titulo: string) =>
      client.try('PUT /api/kanban/cartao/:id', {
        params: { id },
        body: {
          versao: 1,
          titulo,
          descricao: null,
          vence: null,
          responsaveis: [],
          etiquetas: [],
          referencia: null,
        },
      })
    expect((await mudar(k.gerente, 'Da gerente')).status).toBe(200)
    const beneficio = await k.rh.as('beneficio')
    await beneficio.call('PUT /api/kanban/item/:id', { params: { id: item.id }, body: { feito: true } })
    const { nome } = await k.rh.db
      .selectFrom('usuario')
      .select('nome')
      .where('usuario', '=', 'gerente.rh')
      .executeTakeFirstOrThrow()
    expect(await mudar(k.cadastro, 'Do cadastro')).toMatchObject({
      status: 409,
      body: { mensagem: expect.stringContaining(`Alterado por ${nome} em `) },
    })
  })

  it('keeps in its history whatever was changed of it', async () => {
    const quadro = await novoQuadro()
    const { id: quadroId, versao: doQuadro, nome, colunas } = quadro
    await k.cadastro.call('PUT /api/kanban/:id', {
      params: { id: quadroId },
      body: {
        versao: doQuadro,
        nome,
        colunas: colunas.map(({ id: colunaId, nome: dito, limite, conclui }) => ({
          id: colunaId,
          nome: dito,
          limite,
          conclui,
        })),
        etiquetas: [{ id: null, nome: 'Urgente', cor: 'vermelho' }],
      },
    })
    const [etiqueta] = (await ver(quadro)).etiquetas
    const id = await criar(colunaDe(quadro, 0), 'Com história')
    const vinculo = await criarColaborador(k.rh.db, {
      nome: 'Pessoa Citada',
      matricula: '987002',
      posto: await postoDe(k.rh.db, 'gestor'),
      admissao: '2024-01-10',
    })
    const mudar = async (mais: object) => {
      const { versao, titulo, descricao, vence } = await cartao(id)
      const dados = { titulo, descricao, vence, responsaveis: [], etiquetas: [], referencia: null }
      await k.cadastro.call('PUT /api/kanban/cartao/:id', {
        params: { id },
        body: { versao, ...dados, ...mais },
      })
      return (await cartao(id)).historico[0]?.para
    }
    const referencia = { tipo: 'colaborador', id: vinculo } as const
    expect(await mudar({ etiquetas: [etiqueta?.id ?? 0] })).toBe('as etiquetas')
    expect(await mudar({ referencia })).toBe('as etiquetas e a referência')
    expect(await mudar({ referencia, vence: '2026-12-24' })).toBe('o vencimento')
  })

  it('points at what each person may see, and keeps it for those who do not', async () => {
    const fora = await criarColaborador(k.rh.db, {
      nome: 'Zulmira Fora do Escopo',
      matricula: '987001',
      posto: await postoDe(k.rh.db, 'gestor', false),
      admissao: '2024-01-10',
    })
    const coordenador = await k.rh.as('coordenador.operacional')
    const gestor = await k.rh.as('gestor')
    const quadro = await novoQuadro(coordenador, 'operacional')
    const referencia = { tipo: 'colaborador', id: fora } as const
    const id = await criar(colunaDe(quadro, 0), 'Conversar', { referencia }, coordenador)
    expect((await cartao(id, coordenador)).referencia).toMatchObject({
      titulo: 'Zulmira Fora do Escopo',
      numero: '987001',
    })
    const doGestor = await cartao(id, gestor)
    expect(doGestor.referencia).toBeNull()
    const textos = JSON.stringify([
      doGestor,
      await abrir(gestor, 'operacional', { kanbanId: quadro.id }),
      await gestor.call('GET /api/kanban/listar', { query: { kanbanId: quadro.id } }),
    ])
    expect(textos).not.toContain('Zulmira')
    const dados = {
      versao: 1,
      titulo: 'Conversar logo',
      descricao: null,
      vence: null,
      responsaveis: [],
      etiquetas: [],
    }
    const mudar = (client: Client, versao: number, nova: typeof referencia | null) =>
      client.try('PUT /api/kanban/cartao/:id', {
        params: { id },
        body: { ...dados, versao, referencia: nova },
      })
    expect(await mudar(gestor, 1, referencia)).toMatchObject({ status: 400 })
    expect(await mudar(gestor, 1, null)).toMatchObject({ status: 200 })
    expect((await cartao(id, coordenador)).referencia).toMatchObject(referencia)
    expect(await mudar(coordenador, 2, null)).toMatchObject({ status: 200 })
    expect((await cartao(id, coordenador)).referencia).toBeNull()
  })

  it('is told of to those who answer for it on the day before it is due, once', async () => {
    const quadro = await novoQuadro()
    const id = await criar(colunaDe(quadro, 0), 'Prazo de amanhã', {
      vence: '2026-11-21',
      responsaveis: [idDe('rescisao')],
    })
    await criar(colunaDe(quadro, 2), 'Feita', { vence: '2026-11-21', responsaveis: [idDe('rescisao')] })
    await avisarVencimentos.executar(k.rh.deps)
    await avisarVencimentos.executar(k.rh.deps)
    const avisos = await avisosDe('rescisao')
    expect(avisos.filter(({ assunto }) => assunto === 'sistema')).toEqual([
      { assunto: 'sistema', texto: 'A tarefa Prazo de amanhã vence amanhã.', kanbanCartaoId: id },
    ])
  })
})

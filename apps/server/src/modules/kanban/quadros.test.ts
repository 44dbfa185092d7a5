import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { LIMITES_DO_KANBAN } from '@rh/domain/kanban/kanban'
import { HOJE } from '../../test/clock.ts'
import { abrirKanban, colunaDe, titulos, type Filtros } from '../../test/kanban.ts'

const k = abrirKanban()
const { abrir, cartao, criar, idDe, mover, novoQuadro, ver } = k

describe('the boards of a sector', () => {
  it('begin with one, made once however many come first', async () => {
    const abertos = await Promise.all(
      ['sesmt', 'administrador', 'sesmt', 'administrador'].map(async (login) =>
        abrir(await k.rh.as(login), 'sesmt'),
      ),
    )
    const quais = new Set(abertos.map(({ kanban }) => kanban.id))
    expect(quais.size).toBe(1)
    const [um] = abertos
    expect(um?.kanbans.filter(({ arquivado }) => !arquivado)).toHaveLength(1)
    expect(um?.kanban.colunas.map(({ nome, conclui }) => [nome, conclui])).toEqual([
      ['A fazer', false],
      ['Fazendo', false],
      ['Concluído', true],
    ])
  })

  it('are of its people, and do not exist for others', async () => {
    const quadro = await novoQuadro()
    const id = await criar(colunaDe(quadro, 0), 'Conferir férias')
    const gestor = await k.rh.as('gestor')
    const colunaId = colunaDe(quadro, 0)
    const recusadas = await Promise.all([
      gestor.try('GET /api/kanban', { query: { setor: 'rh' } }),
      gestor.try('GET /api/kanban', { query: { setor: 'operacional', kanbanId: quadro.id } }),
      gestor.try('GET /api/kanban/coluna/:id', { params: { id: colunaId }, query: { pagina: 1 } }),
      gestor.try('GET /api/kanban/minhas', { query: { setor: 'rh' } }),
      gestor.try('GET /api/kanban/pessoas', { query: { setor: 'rh' } }),
      gestor.try('GET /api/kanban/cartao/:id', { params: { id } }),
      gestor.try('POST /api/kanban', { body: { setor: 'rh', nome: 'Meu' } }),
      gestor.try('POST /api/kanban/cartao', { body: { colunaId, titulo: 'Meu' } }),
      gestor.try('POST /api/kanban/cartao/arquivar', { body: { id, arquivar: true } }),
      gestor.try('POST /api/kanban/item', { body: { cartaoId: id, texto: 'x' } }),
      gestor.try('POST /api/kanban/comentario', { body: { cartaoId: id, texto: 'oi', citados: [] } }),
      mover(id, colunaId, null, gestor),
    ])
    expect(recusadas.map(({ status }) => status)).toEqual(recusadas.map(() => 404))
    const lista = await gestor.call('GET /api/kanban/listar', { query: { kanbanId: quadro.id } })
    expect(lista).toMatchObject({ results: [], total: 0 })
  })

  it('have their columns and labels changed as a whole, and lose no column with cards', async () => {
    const quadro = await novoQuadro()
    const [aFazer, fazendo, feito] = quadro.colunas
    if (!aFazer || !fazendo || !feito) throw new Error('A board has three columns')
    const id = await criar(fazendo.id, 'Fica')
    const { versao, nome } = quadro
    const ajuste = (colunas: object[], mais: object = {}) =>
      k.cadastro.try('PUT /api/kanban/:id', {
        params: { id: quadro.id },
        body: { versao, nome, colunas: colunas as never, etiquetas: [], ...mais },
      })
    const dela = ({ id: colunaId, nome: dito, limite, conclui }: typeof aFazer) => ({
      id: colunaId,
      nome: dito,
      limite,
      conclui,
    })
    expect(await ajuste([dela(aFazer), dela(feito)])).toMatchObject({
      status: 400,
      body: { campos: { colunas: 'A coluna "Fazendo" tem cartões: mova ou arquive antes de tirar' } },
    })
    const certo = await ajuste(
      [
        { ...dela(fazendo), nome: 'Em curso', limite: 3, conclui: true },
        { id: null, nome: 'Espera', limite: null, conclui: false },
        dela(feito),
      ],
      { nome: 'Outro nome', etiquetas: [{ id: null, nome: 'Urgente', cor: 'vermelho' }] },
    )
    expect(certo).toMatchObject({ status: 200, body: { versao: versao + 1 } })
    const depois = await ver(quadro)
    expect(depois.nome).toBe('Outro nome')
    expect(depois.colunas.map((coluna) => [coluna.nome, coluna.limite, coluna.total])).toEqual([
      ['Em curso', 3, 1],
      ['Espera', null, 0],
      ['Concluído', null, 0],
    ])
    expect(depois.etiquetas).toMatchObject([{ nome: 'Urgente', cor: 'vermelho' }])
    expect((await cartao(id)).concluido).toBe(true)
    expect(await ajuste([dela(fazendo)])).toMatchObject({ status: 409 })
    const outro = await novoQuadro()
    expect(
      await k.cadastro.try('PUT /api/kanban/:id', {
        params: { id: outro.id },
        body: { versao: 1, nome: outro.nome, colunas: [dela(fazendo)], etiquetas: [] },
      }),
    ).toMatchObject({ status: 400 })
  })

  it('have one name each, and are put away and brought back whole', async () => {
    const quadro = await novoQuadro()
    const id = await criar(colunaDe(quadro, 0), 'Guardada')
    const repetido = await k.cadastro.try('POST /api/kanban', {
      body: { setor: 'rh', nome: quadro.nome.toUpperCase() },
    })
    expect(repetido).toMatchObject({ status: 400, body: { campos: { nome: expect.any(String) as string } } })
    const arquivar = (arquivar: boolean, versao: number) =>
      k.cadastro.call('POST /api/kanban/arquivar', { body: { id: quadro.id, versao, arquivar } })
    const { versao } = await arquivar(true, quadro.versao)
    expect(await mover(id, colunaDe(quadro, 1), null)).toMatchObject({ status: 409 })
    expect((await abrir(k.cadastro)).kanbans.find((um) => um.id === quadro.id)?.arquivado).toBe(true)
    await arquivar(false, versao)
    expect(await mover(id, colunaDe(quadro, 1), null)).toMatchObject({ status: 200 })
  })

  it('are so many at once, however they came to be in use', async () => {
    const vagas = await k.rh.as('vagas')
    const quadro = await novoQuadro(vagas, 'vagas')
    const arquivar = (arquivar: boolean, versao: number) =>
      vagas.try('POST /api/kanban/arquivar', { body: { id: quadro.id, versao, arquivar } })
    expect(await arquivar(true, quadro.versao)).toMatchObject({ status: 200 })
    const criados = async () =>
      (await abrir(vagas, 'vagas')).kanbans.filter(({ arquivado }) => !arquivado).length
    while ((await criados()) < LIMITES_DO_KANBAN.quadros) await novoQuadro(vagas, 'vagas')
    expect(await vagas.try('POST /api/kanban', { body: { setor: 'vagas', nome: 'Demais' } })).toMatchObject({
      status: 400,
    })
    expect(await arquivar(false, quadro.versao + 1)).toMatchObject({
      status: 409,
      body: { acao: expect.stringMatching(/Arquive/) },
    })
    expect(await criados()).toBe(LIMITES_DO_KANBAN.quadros)
  })
})

describe('the filters of a board', () => {
  it('find by words, person, label and date, and count what they find', async () => {
    const quadro = await novoQuadro()
    const coluna = colunaDe(quadro, 0)
    await k.cadastro.call('PUT /api/kanban/:id', {
      params: { id: quadro.id },
      body: {
        versao: quadro.versao,
        nome: quadro.nome,
        colunas: quadro.colunas.map(({ id, nome, limite, conclui }) => ({ id, nome, limite, conclui })),
        etiquetas: [{ id: null, nome: 'Folha', cor: 'azul' }],
      },
    })
    const etiquetaId = (await ver(quadro)).etiquetas[0]?.id ?? 0
    await criar(coluna, 'Avó Açucena', { vence: '2026-11-19', responsaveis: [idDe('cadastro')] })
    await criar(coluna, 'Bolo', { vence: HOJE, descricao: 'para a açúcena', etiquetas: [etiquetaId] })
    await criar(coluna, 'Café', { vence: '2026-11-26' })
    await criar(coluna, 'Dado')
    const com = async (filtros: Filtros) => {
      const [primeira] = (await ver(quadro, filtros)).colunas
      expect(primeira).toMatchObject({ total: 4, achados: primeira?.cartoes.length })
      return titulos(primeira?.cartoes ?? [])
    }
    expect(await com({})).toEqual(['Avó Açucena', 'Bolo', 'Café', 'Dado'])
    expect(await com({ busca: 'ACUCENA' })).toEqual(['Avó Açucena', 'Bolo'])
    expect(await com({ minhas: '1' })).toEqual(['Avó Açucena'])
    expect(await com({ responsavelId: idDe('gerente.rh') })).toEqual([])
    expect(await com({ etiquetaId })).toEqual(['Bolo'])
    expect(await com({ vence: 'vencidas' })).toEqual(['Avó Açucena'])
    expect(await com({ vence: 'hoje' })).toEqual(['Bolo'])
    expect(await com({ vence: 'semana' })).toEqual(['Bolo', 'Café'])
    expect(await com({ vence: 'sem' })).toEqual(['Dado'])
    const lista = await k.cadastro.call('GET /api/kanban/listar', {
      query: { kanbanId: quadro.id, ordenar: '-titulo' },
    })
    expect(titulos(lista.results)).toEqual(['Dado', 'Café', 'Bolo', 'Avó Açucena'])
    const arquivo = await k.cadastro.call('GET /api/kanban/exportar', {
      query: { kanbanId: quadro.id, formato: 'csv' },
    })
    const linhas = (await arquivo.text()).trim().split('\r\n')
    expect(linhas).toHaveLength(5)
    expect(linhas[1]).toContain('Avó Açucena')
  })

  it('give a column page by page', async () => {
    const quadro = await novoQuadro()
    const colunaId = colunaDe(quadro, 0)
    await sql`
      insert into kanban_cartao (kanban_id, coluna_id, ordem, titulo, criado_por, criado_em, alterado_em)
      select ${quadro.id}, ${colunaId}, n * 10, 'Nº ' || n, ${idDe('cadastro')}, now(), now()
        from generate_series(1, 120) n`.execute(k.rh.db)
    const [primeira] = (await ver(quadro)).colunas
    expect(primeira).toMatchObject({ total: 120, achados: 120 })
    const pagina = async (n: number) =>
      (
        await k.cadastro.call('GET /api/kanban/coluna/:id', {
          params: { id: colunaId },
          query: { pagina: n },
        })
      ).cartoes
    const todos = [...(primeira?.cartoes ?? []), ...(await pagina(2)), ...(await pagina(3))]
    expect(titulos(todos)).toEqual(Array.from({ length: 120 }, (_, i) => `Nº ${i + 1}`))
    expect(await pagina(4)).toEqual([])
  })
})

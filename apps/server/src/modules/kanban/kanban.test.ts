import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartaoDoKanban, Kanban } from '@rh/domain/contract/kanban'
import { LIMITES_DO_KANBAN } from '@rh/domain/kanban/kanban'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { openDb } from '../../db/db.ts'
import { atorDe, requestDe } from '../../test/ator.ts'
import { criarColaborador, postoDe } from '../../test/colaboradores.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { write } from '../../db/write.ts'
import { avisarVencimentos } from './avisar.ts'
import { moverCartao } from './mover.ts'
import { HOJE } from '../../test/clock.ts'
import { aoMesmoTempo } from '../../test/travas.ts'

let rh: TestApp
let cadastro: Client
let gerente: Client
const ids = new Map<string, number>()
const idDe = (usuario: string): number => ids.get(usuario) ?? 0

beforeAll(async () => {
  rh = await createTestApp()
  const usuarios = await rh.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  for (const { id, usuario } of usuarios) ids.set(usuario, id)
  cadastro = await rh.as('cadastro')
  gerente = await rh.as('gerente.rh')
})
afterAll(() => rh[Symbol.asyncDispose]())

type Filtros = Record<string, string | number>
const abrir = (client: Client, setor: SetorSlug = 'rh', filtros: Filtros = {}) =>
  client.call('GET /api/kanban', { query: { setor, ...filtros } })
let novos = 0
/** A board of its own, with the columns to begin with. */
async function novoQuadro(client = cadastro, setor: SetorSlug = 'rh'): Promise<Kanban> {
  novos += 1
  const { id } = await client.call('POST /api/kanban', { body: { setor, nome: `Quadro ${novos}` } })
  return (await abrir(client, setor, { kanbanId: id })).kanban
}
const ver = async (kanban: Kanban, filtros: Filtros = {}, client = cadastro): Promise<Kanban> =>
  (await abrir(client, 'rh', { kanbanId: kanban.id, ...filtros })).kanban
const colunaDe = ({ colunas }: Kanban, i: number): number => colunas[i]?.id ?? 0
const criar = async (colunaId: number, titulo: string, mais: object = {}, client = cadastro) =>
  (await client.call('POST /api/kanban/cartao', { body: { colunaId, titulo, ...mais } })).id
const cartao = (id: number, client = cadastro) =>
  client.call('GET /api/kanban/cartao/:id', { params: { id } })
const mover = (id: number, colunaId: number, depoisDe: number | null, client = cadastro) =>
  client.try('POST /api/kanban/cartao/mover', { body: { id, colunaId, depoisDe } })
const titulos = (cartoes: readonly Pick<CartaoDoKanban, 'titulo'>[]) => cartoes.map(({ titulo }) => titulo)
const avisosDe = async (usuario: string) =>
  rh.db
    .selectFrom('notificacao')
    .select(['assunto', 'texto', 'kanbanCartaoId'])
    .where('usuarioId', '=', idDe(usuario))
    .where('kanbanCartaoId', 'is not', null)
    .orderBy('id', 'desc')
    .execute()

describe('the boards of a sector', () => {
  it('begin with one, made once however many come first', async () => {
    const abertos = await Promise.all(
      ['sesmt', 'administrador', 'sesmt', 'administrador'].map(async (login) =>
        abrir(await rh.as(login), 'sesmt'),
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
    const gestor = await rh.as('gestor')
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
      cadastro.try('PUT /api/kanban/:id', {
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
      await cadastro.try('PUT /api/kanban/:id', {
        params: { id: outro.id },
        body: { versao: 1, nome: outro.nome, colunas: [dela(fazendo)], etiquetas: [] },
      }),
    ).toMatchObject({ status: 400 })
  })

  it('have one name each, and are put away and brought back whole', async () => {
    const quadro = await novoQuadro()
    const id = await criar(colunaDe(quadro, 0), 'Guardada')
    const repetido = await cadastro.try('POST /api/kanban', {
      body: { setor: 'rh', nome: quadro.nome.toUpperCase() },
    })
    expect(repetido).toMatchObject({ status: 400, body: { campos: { nome: expect.any(String) as string } } })
    const arquivar = (arquivar: boolean, versao: number) =>
      cadastro.call('POST /api/kanban/arquivar', { body: { id: quadro.id, versao, arquivar } })
    const { versao } = await arquivar(true, quadro.versao)
    expect(await mover(id, colunaDe(quadro, 1), null)).toMatchObject({ status: 409 })
    expect((await abrir(cadastro)).kanbans.find((um) => um.id === quadro.id)?.arquivado).toBe(true)
    await arquivar(false, versao)
    expect(await mover(id, colunaDe(quadro, 1), null)).toMatchObject({ status: 200 })
  })

  it('are so many at once, however they came to be in use', async () => {
    const vagas = await rh.as('vagas')
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

describe('a card', () => {
  it('is not put into a column that is taken off the board while it is written', async () => {
    const quadro = await novoQuadro()
    const colunaId = colunaDe(quadro, 1)
    // As who changes the columns does: it holds the board, and the column is gone once it lets go.
    const tirar = sql`
      with preso as (select id from kanban where id = ${quadro.id} for no key update)
      update kanban_coluna co set excluida_em = now() from preso
       where co.kanban_id = preso.id and co.id = ${colunaId}`
    const { esperaram, respostas } = await aoMesmoTempo(rh.db, tirar, [
      () => cadastro.try('POST /api/kanban/cartao', { body: { colunaId, titulo: 'Perdido' } }),
    ])
    expect(esperaram).toBe(1)
    expect(respostas).toMatchObject([{ status: 404 }])
    const cartoes = rh.db.selectFrom('kanbanCartao').select('id').where('colunaId', '=', colunaId)
    expect(await cartoes.execute()).toEqual([])
  })

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
    const mudar = (versao: number, responsaveis: number[], client = cadastro) =>
      client.try('PUT /api/kanban/cartao/:id', { params: { id }, body: { versao, responsaveis, ...dados } })
    expect(await mudar(1, [idDe('cadastro'), idDe('gerente.rh')])).toMatchObject({ status: 200 })
    expect(await mudar(1, [], gerente)).toMatchObject({ status: 409 })
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
    const { results } = await gerente.call('GET /api/notificacoes/listar', { query: {} })
    expect(results[0]).toMatchObject({ cartao: { id, setor: 'rh' } })
  })

  it('is done in a column of what is done, put away, and comes back where it was', async () => {
    const quadro = await novoQuadro()
    const [aFazer, , feito] = quadro.colunas.map((coluna) => coluna.id)
    const id = await criar(aFazer ?? 0, 'Vai e volta', { responsaveis: [idDe('cadastro')] })
    const minhas = async () =>
      (await cadastro.call('GET /api/kanban/minhas', { query: { setor: 'rh' } })).results.map((um) => um.id)
    expect(await minhas()).toContain(id)
    await mover(id, feito ?? 0, null)
    expect(await cartao(id)).toMatchObject({ concluido: true, colunaId: feito })
    expect(await minhas()).not.toContain(id)
    await mover(id, aFazer ?? 0, null)
    expect(await minhas()).toContain(id)
    const arquivar = (arquivar: boolean) =>
      cadastro.call('POST /api/kanban/cartao/arquivar', { body: { id, arquivar } })
    await arquivar(true)
    expect((await ver(quadro)).colunas.map(({ total }) => total)).toEqual([0, 0, 0])
    expect(await mover(id, feito ?? 0, null)).toMatchObject({ status: 409 })
    const arquivadas = await cadastro.call('GET /api/kanban/listar', {
      query: { kanbanId: quadro.id, situacao: 'arquivadas' },
    })
    expect(titulos(arquivadas.results)).toEqual(['Vai e volta'])
    await arquivar(false)
    await arquivar(false)
    const { historico } = await cartao(id)
    expect(historico.map(({ tipo }) => tipo)).toEqual(['restaurou', 'arquivou', 'moveu', 'moveu', 'criou'])
    // What was done on a day was done on that day, also once it comes back from where it was put away.
    await mover(id, feito ?? 0, null)
    const feitoEm = async () =>
      (await cadastro.call('GET /api/kanban/listar', { query: { kanbanId: quadro.id } })).results.map(
        ({ concluidoEm }) => concluidoEm,
      )
    const em = await feitoEm()
    await arquivar(true)
    rh.clock.irPara(rh.clock.agora().add({ hours: 1 }).toString())
    await arquivar(false)
    expect(await feitoEm()).toEqual(em)
    rh.clock.irPara(rh.clock.agora().subtract({ hours: 1 }).toString())
  })

  it('holds a list, comments that name people, and files', async () => {
    const quadro = await novoQuadro()
    const id = await criar(colunaDe(quadro, 0), 'Com partes', { responsaveis: [idDe('beneficio')] })
    const item = await cadastro.call('POST /api/kanban/item', { body: { cartaoId: id, texto: 'Ligar' } })
    const outro = await cadastro.call('POST /api/kanban/item', { body: { cartaoId: id, texto: 'Anotar' } })
    await gerente.call('PUT /api/kanban/item/:id', { params: { id: item.id }, body: { feito: true } })
    const { results: pessoas } = await cadastro.call('GET /api/kanban/pessoas', {
      query: { setor: 'rh', busca: '' },
    })
    const citada = pessoas.find((pessoa) => pessoa.id === idDe('gerente.rh'))
    await cadastro.call('POST /api/kanban/comentario', {
      body: { cartaoId: id, texto: `@${citada?.nome} veja`, citados: [idDe('gerente.rh'), idDe('cadastro')] },
    })
    expect((await avisosDe('gerente.rh'))[0]).toMatchObject({ assunto: 'citacao', kanbanCartaoId: id })
    expect((await avisosDe('beneficio'))[0]).toMatchObject({ assunto: 'andamento', kanbanCartaoId: id })
    const deFora = { cartaoId: id, texto: '@Alguém', citados: [idDe('gestor')] }
    expect(await cadastro.try('POST /api/kanban/comentario', { body: deFora })).toMatchObject({ status: 400 })
    const arquivo = await cadastro.call('POST /api/arquivos', { arquivo: new File(['a;b\n'], 'lista.csv') })
    const anexar = (client: Client) =>
      client.try('POST /api/kanban/anexo', { body: { cartaoId: id, arquivos: [arquivo.id] } })
    expect(await anexar(gerente)).toMatchObject({ status: 400 })
    expect(await anexar(cadastro)).toMatchObject({ status: 201 })
    expect(await anexar(cadastro)).toMatchObject({ status: 400 })
    const visto = await cartao(id, gerente)
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
      (await (await rh.as(login)).try('GET /api/kanban/anexo/:id', { params: { id: anexoId } })).status
    expect([await baixar('gerente.rh'), await baixar('gestor')]).toEqual([200, 404])
    await cadastro.call('POST /api/kanban/anexo/excluir', { body: { id: anexoId } })
    await cadastro.call('POST /api/kanban/item/excluir', { body: { id: outro.id } })
    expect(await baixar('gerente.rh')).toBe(404)
    expect(await cartao(id)).toMatchObject({ itens: [{ id: item.id }], anexos: [] })
  })

  it('is read with what was told of it, by whoever opens it and nobody else', async () => {
    const quadro = await novoQuadro()
    const responsaveis = [idDe('gerente.rh'), idDe('beneficio')]
    const id = await criar(colunaDe(quadro, 0), 'Com avisos', { responsaveis })
    const outro = await criar(colunaDe(quadro, 0), 'Outro', { responsaveis })
    await cadastro.call('POST /api/kanban/comentario', { body: { cartaoId: id, texto: 'Veja', citados: [] } })
    const porLer = async (usuario: string) =>
      (
        await rh.db
          .selectFrom('notificacao')
          .select('kanbanCartaoId as de')
          .where('usuarioId', '=', idDe(usuario))
          .where('lidaEm', 'is', null)
          .where('kanbanCartaoId', 'in', [id, outro])
          .orderBy('id')
          .execute()
      ).map(({ de }) => de)
    expect(await porLer('gerente.rh')).toEqual([id, outro, id])
    expect(await cartao(id, gerente)).toMatchObject({ lido: false })
    const ler = (client: Client) => client.try('POST /api/kanban/cartao/ler/:id', { params: { id } })
    expect(await ler(gerente)).toMatchObject({ status: 200, body: { id } })
    expect(await cartao(id, gerente)).toMatchObject({ lido: true })
    expect([await porLer('gerente.rh'), await porLer('beneficio')]).toEqual([[outro], [id, outro, id]])
    expect(await ler(await rh.as('gestor'))).toMatchObject({ status: 404 })
  })

  it('tells a stale form who changed what it shows, and not who ticked an item since', async () => {
    const quadro = await novoQuadro()
    const id = await criar(colunaDe(quadro, 0), 'De dois')
    const item = await cadastro.call('POST /api/kanban/item', { body: { cartaoId: id, texto: 'Ligar' } })
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
    expect((await mudar(gerente, 'Da gerente')).status).toBe(200)
    const beneficio = await rh.as('beneficio')
    await beneficio.call('PUT /api/kanban/item/:id', { params: { id: item.id }, body: { feito: true } })
    const { nome } = await rh.db
      .selectFrom('usuario')
      .select('nome')
      .where('usuario', '=', 'gerente.rh')
      .executeTakeFirstOrThrow()
    expect(await mudar(cadastro, 'Do cadastro')).toMatchObject({
      status: 409,
      body: { mensagem: expect.stringContaining(`Alterado por ${nome} em `) },
    })
  })

  it('keeps in its history whatever was changed of it', async () => {
    const quadro = await novoQuadro()
    const { id: quadroId, versao: doQuadro, nome, colunas } = quadro
    await cadastro.call('PUT /api/kanban/:id', {
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
    const vinculo = await criarColaborador(rh.db, {
      nome: 'Pessoa Citada',
      matricula: '987002',
      posto: await postoDe(rh.db, 'gestor'),
      admissao: '2024-01-10',
    })
    const mudar = async (mais: object) => {
      const { versao, titulo, descricao, vence } = await cartao(id)
      const dados = { titulo, descricao, vence, responsaveis: [], etiquetas: [], referencia: null }
      await cadastro.call('PUT /api/kanban/cartao/:id', {
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
    const fora = await criarColaborador(rh.db, {
      nome: 'Zulmira Fora do Escopo',
      matricula: '987001',
      posto: await postoDe(rh.db, 'gestor', false),
      admissao: '2024-01-10',
    })
    const coordenador = await rh.as('coordenador.operacional')
    const gestor = await rh.as('gestor')
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
    await avisarVencimentos.executar(rh.deps)
    await avisarVencimentos.executar(rh.deps)
    const avisos = await avisosDe('rescisao')
    expect(avisos.filter(({ assunto }) => assunto === 'sistema')).toEqual([
      { assunto: 'sistema', texto: 'A tarefa Prazo de amanhã vence amanhã.', kanbanCartaoId: id },
    ])
  })
})

describe('the filters of a board', () => {
  it('find by words, person, label and date, and count what they find', async () => {
    const quadro = await novoQuadro()
    const coluna = colunaDe(quadro, 0)
    await cadastro.call('PUT /api/kanban/:id', {
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
    const lista = await cadastro.call('GET /api/kanban/listar', {
      query: { kanbanId: quadro.id, ordenar: '-titulo' },
    })
    expect(titulos(lista.results)).toEqual(['Dado', 'Café', 'Bolo', 'Avó Açucena'])
    const arquivo = await cadastro.call('GET /api/kanban/exportar', {
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
        from generate_series(1, 120) n`.execute(rh.db)
    const [primeira] = (await ver(quadro)).colunas
    expect(primeira).toMatchObject({ total: 120, achados: 120 })
    const pagina = async (n: number) =>
      (await cadastro.call('GET /api/kanban/coluna/:id', { params: { id: colunaId }, query: { pagina: n } }))
        .cartoes
    const todos = [...(primeira?.cartoes ?? []), ...(await pagina(2)), ...(await pagina(3))]
    expect(titulos(todos)).toEqual(Array.from({ length: 120 }, (_, i) => `Nº ${i + 1}`))
    expect(await pagina(4)).toEqual([])
  })
})

describe('moves', () => {
  it('put a card where they say, and at the end where its neighbour is gone', async () => {
    const quadro = await novoQuadro()
    const [a, b] = [colunaDe(quadro, 0), colunaDe(quadro, 1)]
    const [um, dois, tres] = [await criar(a, 'um'), await criar(a, 'dois'), await criar(a, 'três')]
    const ordem = async () => (await ver(quadro)).colunas.map(({ cartoes }) => titulos(cartoes))
    await mover(tres, a, null)
    expect(await ordem()).toEqual([['três', 'um', 'dois'], [], []])
    await mover(um, a, dois)
    expect(await ordem()).toEqual([['três', 'dois', 'um'], [], []])
    await mover(dois, b, null)
    await mover(tres, a, dois)
    expect(await ordem()).toEqual([['um', 'três'], ['dois'], []])
    await mover(um, a, um)
    expect(await ordem()).toEqual([['três', 'um'], ['dois'], []])
    const outro = await novoQuadro()
    expect(await mover(um, colunaDe(outro, 0), null)).toMatchObject({ status: 404 })
  })

  it('find room between two cards as often as one likes', async () => {
    const quadro = await novoQuadro()
    const a = colunaDe(quadro, 0)
    const fixo = await criar(a, 'fixo')
    const pares = [await criar(a, 'x'), await criar(a, 'y')] as const
    for (let i = 0; i < 40; i += 1) await mover(pares[i % 2] ?? 0, a, fixo)
    expect(titulos((await ver(quadro)).colunas[0]?.cartoes ?? [])).toEqual(['fixo', 'y', 'x'])
  })

  it('of many people at once lose no card, double none, and end as the last of each says', async () => {
    const quadro = await novoQuadro()
    const colunas = quadro.colunas.map(({ id }) => id)
    const cartoes: number[] = []
    for (let i = 0; i < 12; i += 1) cartoes.push(await criar(colunas[i % 3] ?? 0, `c${i}`))
    const movimento = fc.record({
      id: fc.constantFrom(...cartoes),
      colunaId: fc.constantFrom(...colunas),
      depoisDe: fc.option(fc.constantFrom(...cartoes), { nil: null }),
    })
    const pessoas = fc.array(fc.array(movimento, { minLength: 4, maxLength: 10 }), {
      minLength: 3,
      maxLength: 4,
    })
    // Connections of their own, as other instances have.
    const conexoes = Array.from({ length: 4 }, () => openDb({ ...rh.conexao, max: 1 }))
    try {
      await fc.assert(
        fc.asyncProperty(pessoas, async (delas) => {
          await Promise.all(
            delas.map(async (movimentos, i) => {
              const db = conexoes[i] ?? rh.db
              const ator = atorDe(idDe('cadastro'), 'Cadastro')
              for (const um of movimentos)
                await write({ db, clock: rh.clock }, requestDe(ator), (work) => moverCartao(work, um, ator))
            }),
          )
          const linhas = await rh.db
            .selectFrom('kanbanCartao')
            .select(['id', 'colunaId', 'ordem', 'concluidoEm'])
            .where('kanbanId', '=', quadro.id)
            .execute()
          expect(linhas.map(({ id }) => id).toSorted((x, y) => x - y)).toEqual(cartoes)
          expect(new Set(linhas.map(({ colunaId, ordem }) => `${colunaId} ${ordem}`)).size).toBe(
            cartoes.length,
          )
          for (const { colunaId, concluidoEm } of linhas)
            expect(concluidoEm !== null).toBe(colunaId === colunas[2])
          for (const um of cartoes) {
            const ultimos = delas.flatMap((movimentos) => movimentos.findLast(({ id }) => id === um) ?? [])
            const onde = linhas.find(({ id }) => id === um)?.colunaId
            expect(ultimos.length === 0 || ultimos.some(({ colunaId }) => colunaId === onde)).toBe(true)
          }
          const visto = (await ver(quadro)).colunas.flatMap((coluna) => coluna.cartoes.map(({ id }) => id))
          expect(visto.toSorted((x, y) => x - y)).toEqual(cartoes)
        }),
        { numRuns: 15 },
      )
    } finally {
      await Promise.all(conexoes.map((db) => db.destroy()))
    }
  })
})

import { afterAll, beforeAll } from 'vitest'
import type { CartaoDoKanban, Kanban } from '@rh/domain/contract/kanban'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { createTestApp, type Client, type TestApp } from './harness.ts'

export type Filtros = Record<string, string | number>

export const colunaDe = ({ colunas }: Kanban, i: number): number => colunas[i]?.id ?? 0
export const titulos = (cartoes: readonly Pick<CartaoDoKanban, 'titulo'>[]) =>
  cartoes.map(({ titulo }) => titulo)

/** The demo company for the tests of one file about boards, with two people of Rh and boards of their own. */
export function abrirKanban() {
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
  const criar = async (colunaId: number, titulo: string, mais: object = {}, client = cadastro) =>
    (await client.call('POST /api/kanban/cartao', { body: { colunaId, titulo, ...mais } })).id
  const cartao = (id: number, client = cadastro) =>
    client.call('GET /api/kanban/cartao/:id', { params: { id } })
  const mover = (id: number, colunaId: number, depoisDe: number | null, client = cadastro) =>
    client.try('POST /api/kanban/cartao/mover', { body: { id, colunaId, depoisDe } })
  const avisosDe = async (usuario: string) =>
    rh.db
      .selectFrom('notificacao')
      .select(['assunto', 'texto', 'kanbanCartaoId'])
      .where('usuarioId', '=', idDe(usuario))
      .where('kanbanCartaoId', 'is not', null)
      .orderBy('id', 'desc')
      .execute()

  return {
    get rh() {
      return rh
    },
    get cadastro() {
      return cadastro
    },
    get gerente() {
      return gerente
    },
    idDe,
    abrir,
    novoQuadro,
    ver,
    criar,
    cartao,
    mover,
    avisosDe,
  }
}

import { sql, type RawBuilder } from 'kysely'
import type { CartaoDoKanban, ColunaDoKanban, EtiquetaDoKanban, Kanban } from '@rh/domain/contract/kanban'
import { DIAS_DA_SEMANA, LIMITES_DO_KANBAN, type VencimentoDoCartao } from '@rh/domain/kanban/kanban'
import type { Db, Tx } from '../../db/db.ts'
import { contemTermos } from '../../db/termos.ts'
import type { Deps } from '../../deps.ts'
import { failure } from '../../http/failure.ts'
import { lerReferencias, type Apontado } from '../referencia/referencias.ts'
import { listKanbans } from './quadros.ts'
import { listPessoas, setoresDoLeitor, type Leitor } from './setor.ts'

/** What narrows and orders the cards of a board. */
export interface Filtros {
  readonly busca?: string | undefined
  readonly responsavelId?: number | undefined
  readonly minhas?: '1' | undefined
  readonly etiquetaId?: number | undefined
  readonly vence?: VencimentoDoCartao | undefined
  readonly ordenar?: 'vence' | undefined
}

export interface Leitura {
  readonly leitor: Leitor
  readonly hoje: string
}

const doResponsavel = (usuarioId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from kanban_responsavel r where r.cartao_id = c.id and r.usuario_id = ${usuarioId})`

const vencimento = (vence: VencimentoDoCartao, hoje: string): RawBuilder<boolean> => {
  const ate = {
    vencidas: sql<boolean>`c.vence < ${hoje}::date`,
    hoje: sql<boolean>`c.vence = ${hoje}::date`,
    semana: sql<boolean>`c.vence between ${hoje}::date and ${hoje}::date + ${DIAS_DA_SEMANA}::int`,
    sem: sql<boolean>`c.vence is null`,
  } as const
  return sql<boolean>`(${ate[vence]} and c.concluido_em is null)`
}

/** Conditions on `kanban_cartao c`. */
export const condicoes = (filtros: Filtros, { leitor, hoje }: Leitura): RawBuilder<unknown>[] => [
  ...(filtros.busca ? [contemTermos('c.texto_busca', filtros.busca)] : []),
  ...(filtros.responsavelId ? [doResponsavel(filtros.responsavelId)] : []),
  ...(filtros.minhas ? [doResponsavel(leitor.id)] : []),
  ...(filtros.etiquetaId
    ? [
        sql`exists (select from kanban_cartao_etiqueta ce where ce.cartao_id = c.id and ce.etiqueta_id = ${filtros.etiquetaId})`,
      ]
    : []),
  ...(filtros.vence ? [vencimento(filtros.vence, hoje)] : []),
]

export const responsaveisSql = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'nome', u.nome) order by u.nome), '[]')
  from kanban_responsavel r join usuario u on u.id = r.usuario_id where r.cartao_id = c.id)`

const contados = sql`
  c.id, c.coluna_id, c.titulo, c.vence, c.concluido_em is not null as concluido, c.processo_id, c.vinculo_id,
  ${responsaveisSql} as responsaveis,
  array(select ce.etiqueta_id from kanban_cartao_etiqueta ce join kanban_etiqueta e on e.id = ce.etiqueta_id
         where ce.cartao_id = c.id and e.excluida_em is null order by e.id) as etiquetas,
  (select jsonb_build_object('feitos', count(*) filter (where i.feito), 'total', count(*))
     from kanban_item i where i.cartao_id = c.id and i.excluido_em is null) as itens,
  (select count(*)::int from kanban_comentario o where o.cartao_id = c.id) as comentarios,
  (select count(*)::int from kanban_anexo a where a.cartao_id = c.id and a.excluido_em is null) as anexos`

type Linha = Omit<CartaoDoKanban, 'referencia'> & Apontado

/** Cards of columns of one board, so many of each. */
async function findCartoes(
  db: Db | Tx,
  colunaIds: readonly number[],
  { pagina, filtros, leitura }: { pagina: number; filtros: Filtros; leitura: Leitura },
): Promise<CartaoDoKanban[]> {
  const { porColuna } = LIMITES_DO_KANBAN
  const onde = sql.join([sql`c.arquivado_em is null`, ...condicoes(filtros, leitura)], sql` and `)
  const ordem = filtros.ordenar === 'vence' ? sql`c.vence nulls last, c.ordem` : sql`c.ordem`
  const { rows } = await sql<Linha>`
    select ${contados}
      from unnest(${sql.val([...colunaIds])}::int[]) with ordinality as coluna (id, lugar)
      cross join lateral (
        select c.* from kanban_cartao c
         where c.coluna_id = coluna.id and ${onde}
         order by ${ordem} limit ${porColuna} offset ${(pagina - 1) * porColuna}) c
     order by coluna.lugar, ${ordem}`.execute(db)
  return comReferencias(db, rows, leitura)
}

async function comReferencias(
  db: Db | Tx,
  linhas: readonly Linha[],
  { leitor, hoje }: Leitura,
): Promise<CartaoDoKanban[]> {
  const olhar = await lerReferencias(db, linhas, { ator: leitor, hoje })
  return linhas.map(({ processoId, vinculoId, ...cartao }) => ({
    ...cartao,
    referencia: olhar({ processoId, vinculoId }),
  }))
}

export type Coluna = Omit<ColunaDoKanban, 'total' | 'achados' | 'cartoes'>

export const listColunas = async (db: Db | Tx, kanbanId: number): Promise<Coluna[]> =>
  db
    .selectFrom('kanbanColuna')
    .select(['id', 'nome', 'limite', 'conclui'])
    .where('kanbanId', '=', kanbanId)
    .where('excluidaEm', 'is', null)
    .orderBy('ordem')
    .orderBy('id')
    .execute()

export const listEtiquetas = async (db: Db | Tx, kanbanId: number): Promise<EtiquetaDoKanban[]> =>
  (await db
    .selectFrom('kanbanEtiqueta')
    .select(['id', 'nome', 'cor'])
    .where('kanbanId', '=', kanbanId)
    .where('excluidaEm', 'is', null)
    .orderBy('id')
    .execute()) as EtiquetaDoKanban[]

/** A board with the first cards of each column. */
async function obterKanban(
  db: Db,
  { id, nome, arquivado }: { readonly id: number; readonly nome: string; readonly arquivado: boolean },
  filtros: Filtros,
  leitura: Leitura,
): Promise<Kanban> {
  const [{ versao }, colunas, etiquetas] = await Promise.all([
    db.selectFrom('kanban').select('versao').where('id', '=', id).executeTakeFirstOrThrow(),
    listColunas(db, id),
    listEtiquetas(db, id),
  ])
  const ids = colunas.map((coluna) => coluna.id)
  const [cartoes, contagens] = await Promise.all([
    findCartoes(db, ids, { pagina: 1, filtros, leitura }),
    contar(db, ids, filtros, leitura),
  ])
  return {
    id,
    nome,
    arquivado,
    versao,
    etiquetas,
    colunas: colunas.map((coluna) => ({
      ...coluna,
      ...(contagens.get(coluna.id) ?? { total: 0, achados: 0 }),
      cartoes: cartoes.filter(({ colunaId }) => colunaId === coluna.id),
    })),
  }
}

/** What the page of a sector opens with: its boards, its people, and one board, the first where none is asked for. */
export async function abrirKanban(
  deps: Pick<Deps, 'db' | 'clock'>,
  setorId: number,
  { kanbanId, ...filtros }: Filtros & { readonly kanbanId?: number | undefined },
  leitura: Leitura,
) {
  const kanbans = await listKanbans(deps, setorId)
  const qual = kanbans.find(({ id }) => kanbanId === undefined || id === kanbanId)
  if (!qual) throw failure('nao_encontrado')
  const [kanban, pessoas] = await Promise.all([
    obterKanban(deps.db, qual, filtros, leitura),
    listPessoas(deps.db, setorId),
  ])
  return { hoje: leitura.hoje, kanbans, kanban, pessoas }
}

/** How many cards each column has, and how many of them the filters find. */
async function contar(db: Db, ids: readonly number[], filtros: Filtros, leitura: Leitura) {
  const partes = condicoes(filtros, leitura)
  const total = (onde: RawBuilder<unknown>) => sql`
    select c.coluna_id, count(*)::int as total from kanban_cartao c
     where c.coluna_id = any (${sql.val([...ids])}::int[]) and c.arquivado_em is null and ${onde} group by c.coluna_id`
  const de = async (onde: RawBuilder<unknown>) =>
    (await sql<{ colunaId: number; total: number }>`${total(onde)}`.execute(db)).rows
  const [todos, achados] = await Promise.all([
    de(sql`true`),
    partes.length === 0 ? null : de(sql.join(partes, sql` and `)),
  ])
  return new Map(
    todos.map(({ colunaId, total: n }) => [
      colunaId,
      {
        total: n,
        achados: achados === null ? n : (achados.find((um) => um.colunaId === colunaId)?.total ?? 0),
      },
    ]),
  )
}

/** One more page of a column. Throws 404 for one of another sector. */
export async function listDaColuna(
  db: Db,
  id: number,
  { pagina, ...filtros }: Filtros & { readonly pagina: number },
  leitura: Leitura,
): Promise<CartaoDoKanban[]> {
  const { rows } = await sql`
    select co.id from kanban_coluna co join kanban k on k.id = co.kanban_id
     where co.id = ${id} and co.excluida_em is null
       and k.setor_id = any (${sql.val(setoresDoLeitor(leitura.leitor))}::int[])`.execute(db)
  if (rows.length === 0) throw failure('nao_encontrado')
  return findCartoes(db, [id], { pagina, filtros, leitura })
}

/** The open cards of a person on the boards of a sector, what is due first. */
export async function listMinhas(db: Db, leitor: Leitor, setorId: number) {
  const { rows } = await sql<{
    id: number
    titulo: string
    vence: string | null
    quadro: string
    coluna: string
    total: number
  }>`
    select c.id, c.titulo, c.vence, k.nome as quadro, co.nome as coluna, count(*) over ()::int as total
      from kanban_responsavel r
      join kanban_cartao c on c.id = r.cartao_id
      join kanban k on k.id = c.kanban_id
      join kanban_coluna co on co.id = c.coluna_id
     where r.usuario_id = ${leitor.id} and k.setor_id = ${setorId} and k.arquivado_em is null
       and c.arquivado_em is null and c.concluido_em is null
     order by c.vence nulls last, c.id limit ${MINHAS}`.execute(db)
  return { total: rows[0]?.total ?? 0, results: rows }
}

/** As many as a start page has room for. */
const MINHAS = 5

import { sql, type RawBuilder } from 'kysely'
import type { SituacaoDoComunicado } from '@rh/domain/comunicados/comunicado'
import { podeComunicar, respondePorTodos } from '@rh/domain/comunicados/publico'
import {
  COMUNICADOS_POR_PAGINA,
  PEDIDOS_MAXIMO,
  ULTIMOS_COMUNICADOS,
  type Comunicado,
} from '@rh/domain/contract/comunicados'
import { paginar, type Continuacao } from '@rh/domain/listas/continuacao'
import type { Db, Tx } from '../../db/db.ts'
import { contemTermos } from '../../db/termos.ts'
import type { Ator } from '../../http/ator.ts'
import { alcanca, ciente } from './publico.ts'

/** Characters of the text that a list shows. */
const RESUMO = 400

/** Who reads, on which day. */
export interface Leitor {
  readonly ator: Ator
  readonly hoje: string
}

/** Condition on `comunicado c`: shown on a day, whoever it is for. */
export const noAr = (hoje: string): RawBuilder<boolean> => sql<boolean>`(
  c.retirado_em is null and c.mostrar_de <= ${hoje}::date and (c.mostrar_ate is null or c.mostrar_ate >= ${hoje}::date))`

const passou = (hoje: string): RawBuilder<boolean> =>
  sql<boolean>`(c.retirado_em is null and c.mostrar_ate < ${hoje}::date)`

/** Condition on `comunicado c` and `usuario u`, the reader: for them, and begun; what was withdrawn is gone. */
export const paraLer = (hoje: string): RawBuilder<boolean> => sql<boolean>`(
  c.retirado_em is null and c.mostrar_de <= ${hoje}::date and ${alcanca})`

/** Condition on `comunicado c`: the person corrects and withdraws it, and sees who read it. */
export function gerido({ id, grupos }: Pick<Ator, 'id' | 'grupos'>): RawBuilder<boolean> {
  if (!podeComunicar(grupos)) return sql<boolean>`false`
  return respondePorTodos(grupos) ? sql<boolean>`true` : sql<boolean>`c.usuario_id = ${id}`
}

/** Of `comunicado c`, `comunicado_edicao e`, `usuario u`, the reader, and `recibo`, what they did with what counts. */
const pede = (hoje: string): RawBuilder<boolean> => sql<boolean>`(
  c.exige_ciencia and recibo.ciente_em is null and c.usuario_id <> u.id and ${noAr(hoje)} and ${alcanca})`

const deQuem = (usuarioId: number) => sql`
  from comunicado c
  join comunicado_edicao e on e.comunicado_id = c.id and e.edicao = c.edicao
  join usuario u on u.id = ${usuarioId}`

const origem = (usuarioId: number) => sql`${deQuem(usuarioId)}
  left join lateral (
    select min(r.lido_em) as lido_em, max(r.ciente_em) as ciente_em from comunicado_recibo r
     where r.comunicado_id = c.id and r.usuario_id = u.id and r.edicao >= c.edicao_valida) recibo on true`

const situacao = (hoje: string) => sql<SituacaoDoComunicado>`
  case when c.retirado_em is not null then 'retirado' when c.mostrar_de > ${hoje}::date then 'programado'
       when c.mostrar_ate < ${hoje}::date then 'encerrado' else 'no_ar' end`

/** What lists say of each. */
const colunas = (hoje: string) => sql`
  c.id, e.titulo, left(regexp_replace(e.texto, '\\s+', ' ', 'g'), ${RESUMO}::int) as resumo,
  (select a.nome from usuario a where a.id = c.usuario_id) as autor, c.mostrar_de, c.mostrar_ate,
  ${situacao(hoje)} as situacao, c.exige_ciencia, c.ciencia_ate, c.edicao,
  (select count(*)::int from comunicado_anexo ax where ax.comunicado_id = c.id and ax.retirado_em is null) as anexos,
  recibo.lido_em is not null or c.usuario_id = u.id as lido, recibo.ciente_em, ${pede(hoje)} as pede_ciencia`

const RECENTES = sql`c.mostrar_de desc, c.id desc`
/** What is due first before the rest. */
const URGENTES = sql`c.ciencia_ate nulls last, ${RECENTES}`
/** Condition on `comunicado c` that is shown to `usuario u`, before their receipts are read: it waits for them. */
const falta = sql<boolean>`(c.exige_ciencia and c.usuario_id <> u.id and not ${ciente})`

interface Quais {
  readonly onde: RawBuilder<unknown>
  readonly ordem?: RawBuilder<unknown>
  readonly limite: number
}

/** Notices under a condition on `c`, `e` and `u`. Chosen first: what is said of each is read of those alone. */
async function ler(db: Db, { ator, hoje }: Leitor, { onde, ordem = RECENTES, limite }: Quais) {
  const { rows } = await sql<Comunicado>`
    with escolhidos as materialized (
      select c.id ${deQuem(ator.id)} where ${onde} order by ${ordem} limit ${limite})
    select ${colunas(hoje)} ${origem(ator.id)} join escolhidos on escolhidos.id = c.id order by ${ordem}`.execute(
    db,
  )
  return rows
}

/** What waits for the person, what is due first before the rest. */
const lerPedidos = (db: Db, leitor: Leitor, limite: number) =>
  ler(db, leitor, { onde: sql`${noAr(leitor.hoje)} and ${falta} and ${alcanca}`, ordem: URGENTES, limite })

const semPedidos = (hoje: string) => sql`${noAr(hoje)} and not ${falta} and ${alcanca}`

type DepoisDe = Continuacao | undefined

/** A page of the notices under a condition, the latest first, after the last one that was shown. */
async function paginaDe(db: Db, leitor: Leitor, depoisDe: DepoisDe, onde: RawBuilder<unknown>) {
  const adiante = depoisDe
    ? sql`(c.mostrar_de, c.id) < (${depoisDe.em}::date, ${depoisDe.id}::int) and ${onde}`
    : onde
  const linhas = await ler(db, leitor, { onde: adiante, limite: COMUNICADOS_POR_PAGINA + 1 })
  return paginar(
    linhas.map((linha) => ({ ...linha, em: linha.mostrarDe })),
    COMUNICADOS_POR_PAGINA,
  )
}

export type Aba = 'agora' | 'anteriores' | 'publicacao'

export async function listComunicados(db: Db, leitor: Leitor, aba: Aba, depoisDe: DepoisDe) {
  const { hoje, ator } = leitor
  const onde = {
    agora: semPedidos(hoje),
    anteriores: sql`${passou(hoje)} and ${alcanca}`,
    publicacao: gerido(ator),
  }[aba]
  const [pedidos, { results, proxima }, { pedemCiencia, naoLidos }] = await Promise.all([
    aba === 'agora' && !depoisDe ? lerPedidos(db, leitor, PEDIDOS_MAXIMO) : [],
    paginaDe(db, leitor, depoisDe, onde),
    contarPendentes(db, leitor),
  ])
  return { results: [...pedidos, ...results], proxima, pedemCiencia, naoLidos }
}

async function contarPendentes(db: Db, { ator, hoje }: Leitor) {
  const { rows } = await sql<{ pedemCiencia: number; naoLidos: number }>`
    select count(*) filter (where ${pede(hoje)})::int as pedem_ciencia,
           count(*) filter (where recibo.lido_em is null and c.usuario_id <> u.id)::int as nao_lidos
      ${origem(ator.id)} where ${noAr(hoje)} and ${alcanca}`.execute(db)
  return rows[0] ?? { pedemCiencia: 0, naoLidos: 0 }
}

/** In words of the present edition; those of earlier ones are not searched. */
export const searchComunicados = (db: Db, leitor: Leitor, busca: string, depoisDe: DepoisDe) =>
  paginaDe(
    db,
    leitor,
    depoisDe,
    sql`${contemTermos('e.busca', busca)} and (${paraLer(leitor.hoje)} or ${gerido(leitor.ator)})`,
  )

export async function listUltimos(db: Db, leitor: Leitor) {
  const [pedidos, outros, { pedemCiencia }] = await Promise.all([
    lerPedidos(db, leitor, ULTIMOS_COMUNICADOS),
    ler(db, leitor, { onde: semPedidos(leitor.hoje), limite: ULTIMOS_COMUNICADOS }),
    contarPendentes(db, leitor),
  ])
  return { results: [...pedidos, ...outros].slice(0, ULTIMOS_COMUNICADOS), pedemCiencia }
}

/** A notice as one person may see it; undefined for one that is not for them. */
export async function findComunicado(db: Db | Tx, { ator, hoje }: Leitor, id: number) {
  const { rows } = await sql<
    Omit<Comunicado, 'anexos' | 'resumo'> & {
      texto: string
      versao: number
      gerido: boolean
      setores: number[]
      grupos: string[]
      contratos: number[]
      retiradoEm: string | null
      retiradoPor: string | null
      retiradoMotivo: string | null
    }
  >`select ${colunas(hoje)}, e.texto, c.versao, ${gerido(ator)} as gerido, c.setores, c.grupos, c.contratos,
           c.retirado_em, (select q.nome from usuario q where q.id = c.retirado_por) as retirado_por, c.retirado_motivo
      ${origem(ator.id)} where c.id = ${id} and (${paraLer(hoje)} or ${gerido(ator)})`.execute(db)
  return rows[0]
}

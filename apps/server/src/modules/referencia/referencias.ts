import { sql } from 'kysely'
import { processos } from '@rh/domain/processos/processos'
import type { Referencia, ReferenciaVista } from '@rh/domain/referencia/referencia'
import type { View } from '@rh/domain/setores/areas'
import type { Grupo } from '@rh/domain/setores/grupos'
import { gruposDe } from '@rh/domain/setores/setores'
import type { Db, Tx } from '../../db/db.ts'
import type { Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { situacaoEm } from '../colaborador/situacao.ts'
import { versaoVigente } from '../colaborador/vinculo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { visiveis } from '../processo/listas/listagem.ts'

/** What a row points at, in the two columns that any table may have for it: a process, an employee, or nothing. */
export interface Apontado {
  readonly processoId: number | null
  readonly vinculoId: number | null
}

interface Leitura {
  readonly ator: Quem
  readonly hoje: string
}

/** Looks up what a row points at, among those that were read. */
type Olhar = (linha: Apontado) => ReferenciaVista | null

const NADA: Apontado = { processoId: null, vinculoId: null }

const gruposQueAbrem = (ator: Quem, ...views: readonly View[]): Grupo[] =>
  ator.grupos.filter((grupo) => views.some((view) => gruposDe(view).includes(grupo)))

/**
 * Reads what rows point at as one person sees it, in at most two queries however many they are. What the person may not
 * open, by its page and the scope of that page, is null: nothing tells it from a row that points at nothing.
 */
export async function lerReferencias(
  db: Db | Tx,
  linhas: readonly Apontado[],
  { ator, hoje }: Leitura,
): Promise<Olhar> {
  const [processosVistos, pessoas] = await Promise.all([
    findProcessos(db, idsDe(linhas, 'processoId'), ator),
    findColaboradores(db, idsDe(linhas, 'vinculoId'), { ator, hoje }),
  ])
  return ({ processoId, vinculoId }) =>
    (processoId === null ? undefined : processosVistos.get(processoId)) ??
    (vinculoId === null ? undefined : pessoas.get(vinculoId)) ??
    null
}

const idsDe = (linhas: readonly Apontado[], coluna: keyof Apontado): number[] => [
  ...new Set(linhas.flatMap((linha) => linha[coluna] ?? [])),
]

type Vistas = ReadonlyMap<number, ReferenciaVista>

async function findProcessos(db: Db | Tx, ids: readonly number[], ator: Quem): Promise<Vistas> {
  const condicoes = processos.flatMap((process) => {
    // As its page asks: of the person's groups, only those that open it count.
    const paginas = [`${process.name}.visualizar`, `${process.name}.ver`] as View[]
    const grupos = gruposQueAbrem(ator, ...paginas)
    return grupos.length === 0 ? [] : [sql`(${visiveis(process, { ...ator, grupos })})`]
  })
  if (ids.length === 0 || condicoes.length === 0) return new Map()
  const { rows } = await sql<ReferenciaVista>`
    select p.tipo, p.id, p.numero, p.nome as titulo, p.status from processo_indice p
     where p.id = any (${sql.val([...ids])}::int[]) and (${sql.join(condicoes, sql` or `)})`.execute(db)
  return new Map(rows.map((linha) => [linha.id, linha]))
}

async function findColaboradores(
  db: Db | Tx,
  ids: readonly number[],
  { ator, hoje }: Leitura,
): Promise<Vistas> {
  if (ids.length === 0 || gruposQueAbrem(ator, 'colaborador.visualizar').length === 0) return new Map()
  const { rows } = await sql<Omit<ReferenciaVista, 'tipo'>>`
    select v.id, v.matricula as numero, coalesce(pe.nome_social, pe.nome) as titulo, ${situacaoEm(hoje)} as status
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      ${versaoVigente(hoje)}
     where v.id = any (${sql.val([...ids])}::int[]) and ${contratoNoEscopo(ator, 've.contrato_id')}`.execute(
    db,
  )
  return new Map(rows.map((linha) => [linha.id, { tipo: 'colaborador', ...linha }]))
}

/** The columns of what a call points at; refuses what the person may not open as if it did not exist. */
export async function apontar(db: Db | Tx, qual: Referencia | null, leitura: Leitura): Promise<Apontado> {
  if (qual === null) return NADA
  const apontado: Apontado =
    qual.tipo === 'colaborador' ? { ...NADA, vinculoId: qual.id } : { ...NADA, processoId: qual.id }
  const olhar = await lerReferencias(db, [apontado], leitura)
  if (olhar(apontado)?.tipo !== qual.tipo)
    throw failure('validacao', { campos: { referencia: 'Escolha uma pessoa ou um processo da lista' } })
  return apontado
}

import { sql } from 'kysely'
import {
  categoriasAnonimizadas,
  guardadoAte,
  mesesDeGuarda,
  type PrazosDaEmpresa,
} from '@rh/domain/privacidade/anonimizacao'
import type { NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import type { Db, Tx } from '../../../db/db.ts'

/** Somebody who left, as what is due of them is worked out. */
export interface Saida {
  readonly pessoaId: number
  /** The last bond. */
  readonly vinculoId: number
  readonly nome: string
  readonly matricula: string
  readonly saida: string
  /** Kinds that were let go since this end. */
  readonly feitas: readonly NomeDeCategoria[]
  readonly suspensa: boolean
}

/** The longer terms that the company chose. */
export async function lerPrazos(db: Db | Tx): Promise<PrazosDaEmpresa> {
  const linhas = await db.selectFrom('prazoDeGuarda').select(['categoria', 'meses']).execute()
  return Object.fromEntries(linhas.map(({ categoria, meses }) => [categoria, meses]))
}

/** Months of the shortest term in this company. */
export const primeiroPrazo = (prazos: PrazosDaEmpresa): number =>
  Math.min(...categoriasAnonimizadas.map((nome) => mesesDeGuarda(nome, prazos)))

interface Procura {
  readonly hoje: string
  readonly prazos: PrazosDaEmpresa
  /** Only this person. */
  readonly pessoaId?: number
  /** Past this one. */
  readonly depoisDe?: number
  readonly limite: number
}

/**
 * People no bond of whom lasts and whose shortest term is over, the first ids first. A hold is told, not left out.
 */
export async function listSaidas(db: Db | Tx, procura: Procura): Promise<readonly Saida[]> {
  const { hoje, prazos, pessoaId, depoisDe = 0, limite } = procura
  const { rows } = await sql<Saida>`
    select v.pessoa_id, v.id as vinculo_id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula,
           v.data_desligamento as saida,
           array(select a.categoria from anonimizacao a
                  where a.pessoa_id = v.pessoa_id and a.desde = v.data_desligamento) as feitas,
           exists (select from retencao_suspensa r
                    where r.pessoa_id = v.pessoa_id and r.encerrada_em is null) as suspensa
      from (select distinct on (pessoa_id) * from vinculo
             where ${pessoaId === undefined ? sql`pessoa_id > ${depoisDe}` : sql`pessoa_id = ${pessoaId}`}
             order by pessoa_id, data_desligamento desc nulls first, id desc) v
      join pessoa pe on pe.id = v.pessoa_id
     where v.data_desligamento + ${primeiroPrazo(prazos)} * interval '1 month' < ${hoje}::date
     order by v.pessoa_id limit ${limite}`.execute(db)
  return rows
}

export interface ProcuraDeTodas extends Pick<Procura, 'hoje' | 'prazos'> {
  /** People read in one go. */
  readonly porVez: number
}

/** All of these people, whatever their number, one after the other. */
export async function* saidasUmaAUma(
  db: Db | Tx,
  { porVez, ...procura }: ProcuraDeTodas,
): AsyncGenerator<Saida> {
  let depoisDe = 0
  for (;;) {
    const saidas = await listSaidas(db, { ...procura, depoisDe, limite: porVez })
    yield* saidas
    if (saidas.length < porVez) return
    depoisDe = saidas.at(-1)?.pessoaId ?? depoisDe
  }
}

/** Kinds of somebody that are due and were not let go yet, in the order in which they go. */
export const faltam = ({ saida, feitas }: Saida, hoje: string, prazos: PrazosDaEmpresa): NomeDeCategoria[] =>
  categoriasAnonimizadas.filter((nome) => guardadoAte(nome, saida, prazos) < hoje && !feitas.includes(nome))

import { sql } from 'kysely'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { termosDoPosto, vagasLivres } from '../contratos/ocupacao.ts'
import { lockPosto } from '../contratos/posto.ts'
import type { Pedido } from '../processo/nascido.ts'
import { findRegistrado, type Registrado } from './repository.ts'

// The slots that a notice freed, which somebody else may have by the time they are to be given back.

/** A slot that the notice freed: the first and the last day on which the person would have it again, null for good. */
interface VagaLiberada {
  readonly postoId: number
  readonly desde: string
  readonly ate: string | null
}

/**
 * Slots that the end of the bond freed: from the day after it, or from the one on which they were to begin, until the day
 * on which the person was to leave them. One that they left by the end of the bond was not freed by it.
 */
async function listVagasLiberadas(
  db: Db | Tx,
  { alocacoes, desligamento }: Pick<Registrado, 'alocacoes' | 'desligamento'>,
): Promise<VagaLiberada[]> {
  if (alocacoes.length === 0) return []
  // Who covers a colleague holds no slot that somebody else could take.
  const { rows } = await sql<VagaLiberada>`${prepared}
    select a.posto_id, d.desde, f.fim as ate
      from (select ${somarDias(desligamento, 1)}::date as desde) d,
           jsonb_to_recordset(${JSON.stringify(alocacoes.map(({ id, fim }) => ({ id, fim })))}::jsonb) as f (id int, fim date)
      join alocacao a on a.id = f.id
     where a.tipo = 'titular' and (f.fim is null or f.fim >= d.desde)
    union
    select a.posto_id, a.inicio, a.fim
      from unnest(${alocacoes.flatMap(({ linha }) => linha ?? [])}::jsonb[]) as linha,
           jsonb_populate_record(null::alocacao, linha) a
     where a.tipo = 'titular' and not exists (select from alocacao viva where viva.id = a.id)
     order by posto_id, desde`.execute(db)
  return rows
}

/**
 * First day from which a post that the notice freed has no slot left; null for none. After the end of its contract a post
 * has slots for nobody, the person or somebody in their place.
 */
export async function findVagaOcupada(db: Db | Tx, registrado: Registrado): Promise<string | null> {
  const vagas = await listVagasLiberadas(db, registrado)
  if (vagas.length === 0) return null
  const [dia, ate] = [sql<string>`v.desde`, sql<string | null>`v.ate`]
  const { rows } = await sql<{ desde: string | null }>`${prepared}
    select min(v.desde) as desde
      from jsonb_to_recordset(${JSON.stringify(vagas)}::jsonb) as v ("postoId" int, desde date, ate date)
      join posto po on po.id = v."postoId"
      join contrato co on co.id = po.contrato_id
      join ${termosDoPosto(dia)} on true
     where v.desde <= co.termino and ${vagasLivres(dia, null, ate)} <= 0`.execute(db)
  return rows[0]?.desde ?? null
}

/** Makes whoever wants one of these slots wait, or waits for them; in one order, as everywhere. */
export async function travarVagas(tx: Tx, { processoId }: Pick<Pedido, 'processoId'>): Promise<void> {
  const registrado = processoId === null ? null : await findRegistrado(tx, processoId)
  const vagas = registrado ? await listVagasLiberadas(tx, registrado) : []
  for (const postoId of new Set(vagas.map((vaga) => vaga.postoId))) await lockPosto(tx, postoId)
}

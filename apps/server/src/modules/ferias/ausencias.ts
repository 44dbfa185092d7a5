import { sql } from 'kysely'
import { SEM_FIM, type Dias } from '@rh/domain/processos/ferias/fatos'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { emVigor } from '../colaborador/periodo.ts'

// Who is away on which days. Dates only: why somebody is away is not everybody's to know.

/** What the calendar calls an absence of the person. */
export const rotulosDaAusencia = {
  ferias: 'férias',
  afastamento: 'afastamento',
  licenca: 'licença remunerada',
} as const

interface Ausencia extends Dias {
  readonly tipo: keyof typeof rotulosDaAusencia
}

const fimDe = sql<string>`coalesce(a.fim, ${SEM_FIM}::date)`

/** Other days on which the person is away, from a day on. `menos` leaves out one process. */
export async function listAusencias(
  db: Db | Tx,
  vinculoId: number,
  desde: string,
  menos: number | null,
): Promise<Ausencia[]> {
  const { rows } = await sql<Ausencia>`${prepared}
    select a.tipo, a.inicio, ${fimDe} as fim from ausencia a
     where a.vinculo_id = ${vinculoId} and ${fimDe} >= ${desde}::date
       and a.processo_id is distinct from ${menos}::int
     order by a.inicio`.execute(db)
  return rows
}

interface Onde {
  readonly vinculoId: number
  readonly postoId: number
  readonly contratoId: number
}

const noPeriodo = ({ inicio, fim }: Dias) =>
  sql<boolean>`daterange(a.inicio, a.fim, '[]') && daterange(${inicio}::date, ${fim}::date, '[]')`

/** Colleagues of the same post who are away on some of the days. */
export async function listEquipeFora(
  db: Db | Tx,
  { vinculoId, postoId }: Onde,
  dias: Dias,
): Promise<(Dias & { nome: string })[]> {
  const { rows } = await sql<Dias & { nome: string }>`
    select coalesce(pe.nome_social, pe.nome) as nome, a.inicio, ${fimDe} as fim
      from ausencia a
      join vinculo v on v.id = a.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where ${noPeriodo(dias)} and a.vinculo_id <> ${vinculoId}
       and exists (select from alocacao al where al.vinculo_id = a.vinculo_id and al.posto_id = ${postoId}
                      and al.tipo = 'titular' and daterange(al.inicio, al.fim, '[]') && daterange(a.inicio, a.fim, '[]'))
     order by a.inicio, nome`.execute(db)
  return rows
}

/** How many people the contract has on a day, and who of the others is away on some of the days. */
export async function contarContrato(db: Db | Tx, { vinculoId, contratoId }: Onde, dias: Dias) {
  const noContrato = sql`al.tipo = 'titular' and al.posto_id in (select po.id from posto po where po.contrato_id = ${contratoId})`
  const [efetivo, ausencias] = await Promise.all([
    sql<{ efetivo: number }>`select count(*)::int as efetivo from alocacao al
       where ${noContrato} and al.inicio <= ${dias.inicio}::date and (al.fim is null or al.fim >= ${dias.inicio}::date)`.execute(
      db,
    ),
    sql<Dias>`select a.inicio, ${fimDe} as fim from ausencia a
       where ${noPeriodo(dias)} and a.vinculo_id <> ${vinculoId}
         and exists (select from alocacao al where al.vinculo_id = a.vinculo_id and ${noContrato}
                        and daterange(al.inicio, al.fim, '[]') && daterange(a.inicio, a.fim, '[]'))`.execute(
      db,
    ),
  ])
  return { efetivo: efetivo.rows[0]?.efetivo ?? 0, ausencias: ausencias.rows }
}

/** Days on which these people are not free to cover: away themselves, or covering somebody else. */
export async function listOcupacao(
  db: Db | Tx,
  colaboradorIds: readonly number[],
  dias: Dias,
  menos: number | null,
): Promise<(Dias & { colaboradorId: number; nome: string })[]> {
  if (colaboradorIds.length === 0) return []
  const { rows } = await sql<Dias & { colaboradorId: number; nome: string }>`
    select o.colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, o.inicio, o.fim
      from (select a.vinculo_id as colaborador_id, a.inicio, ${fimDe} as fim from ausencia a
             where a.vinculo_id = any (${[...colaboradorIds]}::int[]) and ${noPeriodo(dias)}
            union all
            select al.vinculo_id, al.inicio, coalesce(al.fim, ${SEM_FIM}::date) from alocacao al
             where al.vinculo_id = any (${[...colaboradorIds]}::int[]) and al.tipo <> 'titular'
               and (${menos}::int is null or al.processo_id is distinct from ${menos}::int)
               and daterange(al.inicio, al.fim, '[]') && daterange(${dias.inicio}::date, ${dias.fim}::date, '[]')) o
      join vinculo v on v.id = o.colaborador_id
      join pessoa pe on pe.id = v.pessoa_id
     order by o.inicio`.execute(db)
  return rows
}

/**
 * Those of these people who do not work in the contract on the first and on the last of the days. Somebody of another contract is nobody here:
 * what a finding says of them would be told to who may not see them.
 */
export async function listForaDoQuadro(
  db: Db | Tx,
  colaboradorIds: readonly number[],
  { contratoId }: Pick<Onde, 'contratoId'>,
  { inicio, fim }: Dias,
): Promise<number[]> {
  if (colaboradorIds.length === 0) return []
  const trabalhaEm = (dia: string) => sql<boolean>`exists (
    select from colaborador_periodo cp
     where cp.vinculo_id = q.id and cp.contrato_id = ${contratoId} and cp.data_admissao <= ${dia}::date
       and (cp.data_desligamento is null or cp.data_desligamento >= ${dia}::date) and ${emVigor(dia)})`
  const { rows } = await sql<{ id: number }>`
    select q.id from unnest(${[...colaboradorIds]}::int[]) as q(id)
     where not (${trabalhaEm(inicio)} and ${trabalhaEm(fim)})`.execute(db)
  return rows.map(({ id }) => id)
}

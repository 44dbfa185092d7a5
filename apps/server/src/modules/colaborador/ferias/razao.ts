import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import type { AjusteDeFerias, PeriodoDeFerias } from '@rh/domain/colaborador/ferias'
import { diasDeDireito } from '@rh/domain/regras/ferias/direito'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Grupo } from '@rh/domain/setores/grupos'
import { setores } from '@rh/domain/setores/setores'
import type { Db, Tx } from '../../../db/db.ts'
import { prepared } from '../../../db/prepared.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import { failure } from '../../../http/failure.ts'
import { isoDe } from '../../../clock.ts'

// The ledger of vacations: lines are only added, and the balance of a period is their sum.

interface Lancamento {
  readonly periodoId: number
  readonly tipo: 'reserva' | 'gozo' | 'abono' | 'perda' | 'ajuste' | 'estorno'
  /** Signed days: what takes is below zero. */
  readonly dias: number
  readonly processoId?: number
  readonly motivo?: string
  readonly usuarioId: number | null
  /** The occurrence that took the days, or whose undoing gave them back. */
  readonly ocorrenciaId?: number
}

/** Adds lines; those of no days say nothing and are left out. */
export async function lancar({ tx, agora }: UnitOfWork, lancamentos: readonly Lancamento[]): Promise<void> {
  const linhas = lancamentos.filter(({ dias }) => dias !== 0)
  if (linhas.length === 0) return
  // One parameter however many they are: a load gives the days of thousands at once.
  await sql`
    insert into ferias_lancamento (periodo_id, tipo, dias, processo_id, motivo, usuario_id, ocorrencia_id, em)
    select l."periodoId", l.tipo, l.dias, l."processoId", l.motivo, l."usuarioId", l."ocorrenciaId", ${isoDe(agora)}::timestamptz
      from rows from (jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
        as ("periodoId" int, tipo text, dias int, "processoId" int, motivo text, "usuarioId" int, "ocorrenciaId" int))
           with ordinality as l
     order by l.ordinality`.execute(tx)
}

/** Gives back whatever a process still holds of its periods; what it was given in advance is another matter. */
export const estornar = (
  { tx, agora }: UnitOfWork,
  processoId: number,
  { motivo, usuarioId }: { readonly motivo: string; readonly usuarioId: number | null },
) =>
  sql`
    insert into ferias_lancamento (periodo_id, tipo, dias, processo_id, motivo, usuario_id, em)
    select l.periodo_id, 'estorno', -sum(l.dias), ${processoId}, ${motivo}, ${usuarioId}::int, ${isoDe(agora)}::timestamptz
      from ferias_lancamento l where l.processo_id = ${processoId} and l.tipo <> 'ajuste'
     group by l.periodo_id having sum(l.dias) < 0`.execute(tx)

type Linha = Omit<PeriodoDeFerias, 'ultimoInicio' | 'completo'>

/** The periods of a bond with their balances, oldest first. `menos` leaves out what one process holds, and not what a period was given for it. */
export async function listPeriodos(
  db: Db | Tx,
  vinculoId: number,
  hoje: string,
  menos: number | null = null,
): Promise<PeriodoDeFerias[]> {
  const { rows } = await sql<Linha>`${prepared}
    select p.id, p.inicio as aquisitivo_inicio, p.fim as aquisitivo_fim, p.concessao_fim as concessivo_fim,
           p.faltas, p.motivo, p.perdido,
           coalesce(sum(l.dias) filter (where l.tipo in ('direito', 'perda', 'ajuste')), 0)::int as direito,
           coalesce(-sum(l.dias) filter (where l.tipo in ('gozo', 'abono')), 0)::int as gozados,
           coalesce(-sum(l.dias) filter (where l.tipo in ('reserva', 'estorno')), 0)::int as reservados,
           coalesce(sum(l.dias), 0)::int as saldo
      from ferias_periodo p
      left join ferias_lancamento l
        on l.periodo_id = p.id
       and (${menos}::int is null or l.processo_id is distinct from ${menos}::int or l.tipo = 'ajuste')
     where p.vinculo_id = ${vinculoId} and not p.anulado
     group by p.id order by p.inicio`.execute(db)
  return rows.map((linha) => ({
    ...linha,
    completo: linha.aquisitivoFim < hoje,
    ultimoInicio: linha.saldo > 0 ? somarDias(linha.concessivoFim, 1 - linha.saldo) : null,
  }))
}

/** Rh alone reads why a period moved or was lost: the law's reason names illness, prison or a mandate (LGPD art. 11). */
export const vePorque = (grupos: readonly Grupo[]): boolean =>
  setores.rh.grupos.some((grupo) => grupos.includes(grupo))

/** A period as a person may see it. */
export const comoVisto = (periodo: PeriodoDeFerias, grupos: readonly Grupo[]): PeriodoDeFerias =>
  vePorque(grupos) ? periodo : { ...periodo, motivo: null }

/** Everything that happened to the periods of a bond, the newest first. */
export const listLancamentos = (db: Db | Tx, vinculoId: number) =>
  db
    .selectFrom('feriasLancamento as l')
    .innerJoin('feriasPeriodo as p', 'p.id', 'l.periodoId')
    .leftJoin('processo as pr', 'pr.id', 'l.processoId')
    .leftJoin('usuario as u', 'u.id', 'l.usuarioId')
    .select(['l.id', 'l.periodoId', 'l.tipo', 'l.dias', 'l.motivo', 'l.em', 'l.ocorrenciaId'])
    .select('u.nome as por')
    .select(['pr.id as processoId', 'pr.numero as processoNumero'])
    .where('p.vinculoId', '=', vinculoId)
    .orderBy('l.id', 'desc')
    .execute()

/** Adds days to a period, or takes them, by hand and with the reason. Throws where fewer than none would be left. */
export async function ajustar(
  work: UnitOfWork,
  periodoId: number,
  { dias, motivo }: AjusteDeFerias,
  usuarioId: number,
): Promise<void> {
  const { rows } = await sql<{ saldo: number }>`
    select coalesce(sum(l.dias), 0)::int as saldo from ferias_lancamento l where l.periodo_id = ${periodoId}`.execute(
    work.tx,
  )
  const saldo = rows[0]?.saldo ?? 0
  if (saldo + dias < 0)
    throw failure('validacao', {
      campos: {
        'dados.dias': `O período tem ${saldo} ${saldo === 1 ? 'dia' : 'dias'}: não é possível tirar ${-dias}`,
      },
    })
  await lancar(work, [{ periodoId, tipo: 'ajuste', dias, motivo, usuarioId }])
}

/** Days of a period for a number of absences (CLT art. 130); whole, as the period is. */
export const direitoPor = (faltas: number): number => diasDeDireito(faltas)?.dias ?? 0

/**
 * Writes how many unjustified absences a period had, and what that takes from its days or gives back. Throws where the
 * days are asked for or enjoyed already.
 */
export async function informarFaltas(
  work: UnitOfWork,
  periodoId: number,
  faltas: number,
  usuarioId: number,
): Promise<void> {
  const { tx, agora } = work
  await tx.selectFrom('feriasPeriodo').select('id').where('id', '=', periodoId).forUpdate().execute()
  const { rows } = await sql<{ fim: string; faltas: number | null; dado: boolean; saldo: number }>`
    select p.fim, p.faltas, p.concedido as dado,
           coalesce(sum(l.dias), 0)::int as saldo
      from ferias_periodo p left join ferias_lancamento l on l.periodo_id = p.id
     where p.id = ${periodoId} group by p.id`.execute(tx)
  const [periodo] = rows
  if (!periodo) throw failure('nao_encontrado')
  // A period in progress gets its days when it is complete, by the absences that it has then.
  const diferenca = periodo.dado ? direitoPor(faltas) - direitoPor(periodo.faltas ?? 0) : 0
  if (periodo.saldo + diferenca < 0) throw faltasDemais(periodo, faltas)
  await tx
    .updateTable('feriasPeriodo')
    .set({ faltas, faltasPor: usuarioId, faltasEm: isoDe(agora) })
    .where('id', '=', periodoId)
    .execute()
  const tipo = diferenca < 0 ? 'perda' : 'ajuste'
  await lancar(work, [{ periodoId, tipo, dias: diferenca, motivo: motivoDasFaltas(faltas), usuarioId }])
}

export const motivoDasFaltas = (faltas: number): string =>
  `${faltas} ${faltas === 1 ? 'falta' : 'faltas'} sem justificativa (CLT art. 130)`

const faltasDemais = ({ fim }: { readonly fim: string }, faltas: number) => {
  const mensagem = `Com ${faltas} faltas o período até ${formatData(fim)} tem ${direitoPor(faltas)} dias, e mais do que isso já foi pedido ou gozado.`
  return failure('validacao', {
    mensagem,
    acao: 'Devolva ou cancele o pedido, ou confira as faltas.',
    campos: { 'dados.faltas': mensagem },
  })
}

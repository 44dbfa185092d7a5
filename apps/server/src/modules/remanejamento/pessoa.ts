import { sql } from 'kysely'
import { isGestanteOuLactante, temProtecao } from '../colaborador/estabilidades/protecao.ts'
import { listAusencias } from '../ferias/ausencias.ts'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { DIAS_DE_REFERENCIA } from '../processo/alteracao/escala-vt.ts'
import { treinamentosDaPessoa, type TreinamentoFeito } from '../processo/treinamentos.ts'

/** What a transfer needs to know of the person besides the contract. */
export interface Pessoa {
  readonly nome: string
  readonly nascimento: string
  readonly gestanteOuLactante: boolean
  /** Holds a mandate on the day, by the facts of the file: CIPA or union. */
  readonly eleito: boolean
  /** Where the person lives; null where no address says it. */
  readonly moradiaIbge: number | null
  /** First day at the post held on the day, from which a cycle is counted; null for who holds none. */
  readonly noPostoDesde: string | null
  readonly treinamentos: readonly TreinamentoFeito[]
  /** The transport voucher in force; null without one. */
  readonly transporte: { readonly dias: number; readonly porDiaCentavos: number } | null
}

/** The person of a bond on a day; what the process `menos` itself wrote of the way to work is left out. */
export async function findPessoa(
  db: Db | Tx,
  vinculoId: number,
  dia: string,
  menos: number | null = null,
): Promise<Pessoa> {
  const { rows } = await sql<Pessoa>`${prepared}
    select coalesce(pe.nome_social, pe.nome) as nome, pe.nascimento,
           ${isGestanteOuLactante(dia)} as gestante_ou_lactante,
           -- The protection outlives the mandate by a year; what ties to the place is the mandate.
           ${temProtecao(
             dia,
             sql`e.tipo in ('CIPA', 'DIRIGENTE_SINDICAL') and coalesce((select r.marco from estabilidade_registro r
                where e.fonte = 'registro' and r.id = e.fonte_id), e.fim, 'infinity') >= ${dia}::date`,
           )} as eleito,
           (select mo.ibge from municipio mo where mo.nome = pe.municipio and mo.uf = pe.uf) as moradia_ibge,
           (select max(al.inicio) from alocacao al where al.vinculo_id = v.id and al.tipo = 'titular'
               and al.inicio <= ${dia}::date and (al.fim is null or al.fim >= ${dia}::date - 1)) as no_posto_desde,
           ${treinamentosDaPessoa('pe.id')} as treinamentos,
           (select jsonb_build_object('dias', coalesce(e.dias_mes, ${DIAS_DE_REFERENCIA}::int), 'porDiaCentavos',
                     coalesce((select sum(l.tarifa_centavos * l.viagens_dia) from vale_transporte_linha l
                                where l.vale_transporte_id = vt.id), 0))
              from vale_transporte vt left join escala_vt e on e.id = vt.escala_vt_id
             where vt.vinculo_id = v.id and vt.optante and vt.desde = (
               select max(x.desde) from vale_transporte x where x.vinculo_id = v.id and x.desde <= ${dia}::date
                  and x.processo_id is distinct from coalesce(${menos}::int, -1))
           ) as transporte
      from vinculo v join pessoa pe on pe.id = v.pessoa_id
     where v.id = ${vinculoId}`.execute(db)
  const [pessoa] = rows
  if (!pessoa) throw new Error(`No bond ${vinculoId}`)
  return pessoa
}

/** Vacations and leaves of the person from a day on, those asked for too. */
export const listImpedimentos = (db: Db | Tx, vinculoId: number, dia: string, menos: number | null) =>
  listAusencias(db, vinculoId, dia, menos)

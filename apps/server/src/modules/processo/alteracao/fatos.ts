import { sql } from 'kysely'
import type { Colega } from '@rh/domain/processo/alteracao'
import type { Db, Tx } from '../../../db/db.ts'
import { prepared } from '../../../db/prepared.ts'
import { failure } from '../../../http/failure.ts'
import { findDemissaoAberta } from '../../colaborador/processos.ts'
import { vagasLivres } from '../../contratos/ocupacao.ts'
import { selectPosto } from '../../contratos/posto.ts'

// What the rules of every kind that changes a contract ask of the database.

/** Reads when a bond begins and ends, and the last day of the trial that runs today. Throws 404 for an unknown bond. */
export async function findFatosDoVinculo(db: Db | Tx, id: number, hoje: string) {
  const { rows } = await sql<{
    admissao: string
    desligamento: string | null
    fimExperiencia: string | null
  }>`${prepared}
    select v.data_admissao as admissao, v.data_desligamento as desligamento,
           case when fim_da_experiencia(v) >= ${hoje}::date then fim_da_experiencia(v) end as fim_experiencia
      from vinculo v where v.id = ${id}`.execute(db)
  const [vinculo] = rows
  if (!vinculo) throw failure('nao_encontrado')
  return { ...vinculo, demissao: await findDemissaoAberta(db, id) }
}

/** Floor of a cargo in the CCT of a union on a day, in centavos; as a part of a query, null where there is none. */
export const pisoEm = (cargoId: number, sindicatoId: number, dia: string) => sql<number | null>`
  (select pi.valor_centavos from piso_salarial pi
    where pi.cargo_id = ${cargoId} and pi.sindicato_id = ${sindicatoId} and pi.desde <= ${dia}::date
    order by pi.desde desc limit 1)`

interface CargoNoDia {
  readonly id: number
  readonly sindicatoId: number
  readonly dia: string
}

/** Reads the CBO of a cargo in use, and its floor under a union on a day; null for another cargo. */
export async function findCargoNoDia(db: Db | Tx, { id, sindicatoId, dia }: CargoNoDia) {
  const { rows } = await sql<{ cbo: string | null; pisoCentavos: number | null }>`${prepared}
    select ca.cbo, ${pisoEm(id, sindicatoId, dia)} as piso_centavos
      from cargo ca where ca.id = ${id} and ca.ativo`.execute(db)
  return rows[0] ?? null
}

/** Where a move leads from and to: so many ids make few texts, each of which is worth preparing. */
export const DE_E_PARA = 2

/** Reads posts with their terms on a day; the process `menos` takes no slot. */
export const listPostosNoDia = (db: Db | Tx, ids: readonly number[], dia: string, menos: number | null) =>
  selectPosto(db, dia)
    .select(['po.id', 'po.contratoId', 'te.salarioPrevistoCentavos', 'te.precoCentavos', 'te.insalubridade'])
    .select([
      'te.periculosidade',
      'es.noturna',
      'es.horasSemanais',
      vagasLivres(dia, menos).as('vagasLivres'),
    ])
    .where('po.id', 'in', [...new Set(ids)])
    .$if(ids.length <= DE_E_PARA, (q) => q.modifyEnd(prepared))
    .execute()

type PostoNoDia = Awaited<ReturnType<typeof listPostosNoDia>>[number]

/** A function in a place. */
interface Lugar {
  readonly cargoId: number
  readonly postoId: number
}

/** Whether a move changes the function, or the risks of the place: then NR-7 item 7.5.10 asks for an exam. */
export function mudaRisco(de: Lugar, para: Lugar, postos: readonly PostoNoDia[]): boolean {
  const risco = ({ postoId }: Lugar) => {
    const posto = postos.find(({ id }) => id === postoId)
    return posto && [posto.insalubridade, posto.periculosidade, posto.noturna].join()
  }
  return para.cargoId !== de.cargoId || risco(para) !== risco(de)
}

interface ColegasDe extends Lugar {
  /** Left out: the person whose contract changes. */
  readonly vinculoId: number
  readonly dia: string
  /** Names the colleagues, for those who may know the pay of others. */
  readonly nomeia: boolean
}

/** Reads who works in a cargo at the place of a post on a day, since when, and at what pay. */
export async function listColegas(
  db: Db | Tx,
  { vinculoId, cargoId, postoId, dia, nomeia }: ColegasDe,
): Promise<Colega[]> {
  const { rows } = await sql<Colega>`
    select v.data_admissao as admissao, vv.salario_centavos, ${nomeia ? sql`coalesce(pe.nome_social, pe.nome)` : sql`''`} as nome,
           (select min(x.vigencia) from vinculo_versao x
             where x.vinculo_id = v.id and x.cargo_id = ${cargoId}
               and not exists (select from vinculo_versao o where o.vinculo_id = v.id and o.cargo_id <> ${cargoId}
                                  and o.vigencia > x.vigencia and o.vigencia <= ${dia}::date)) as na_funcao_desde
      from colaborador_periodo cp
      join vinculo v on v.id = cp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join vinculo_versao vv on vv.id = cp.versao_id
     where cp.posto_id in (select o.id from posto o join posto este on este.local_id = o.local_id
                            where este.id = ${postoId})
       and cp.cargo_id = ${cargoId} and cp.desde <= ${dia}::date and cp.ate > ${dia}::date
       and v.data_desligamento is null and v.id <> ${vinculoId}`.execute(db)
  return rows
}

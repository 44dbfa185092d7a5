import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'

// The row of a leave beside its form: what it works out to, and where it stands.

/** A leave as it is kept. */
export interface Registrado {
  readonly motivo: string
  readonly inicio: string
  readonly fim: string | null
  readonly prorrogadoDe: string | null
  readonly inssApartirDe: string | null
  readonly exameDesde: string | null
  readonly inssDecisao: 'concedido' | 'negado' | null
  readonly inssCessacao: string | null
  readonly exameEm: string | null
  readonly exameResultado: 'apto' | 'inapto' | null
  readonly retorno: string | null
  readonly vigente: boolean
}

export const findRegistrado = async (db: Db | Tx, processoId: number): Promise<Registrado | null> =>
  ((await db
    .selectFrom('afastamento')
    .select(['motivo', 'inicio', 'fim', 'prorrogadoDe', 'inssApartirDe', 'exameDesde', 'inssDecisao'])
    .select(['inssCessacao', 'exameEm', 'exameResultado', 'retorno', 'vigente'])
    .where('processoId', '=', processoId)
    .modifyEnd(prepared)
    .executeTakeFirst()) as Registrado | undefined) ?? null

interface Outro {
  readonly processoId: number
  readonly motivo: string
  readonly inicio: string
  readonly fim: string | null
  readonly doencaDe: number | null
  readonly remunerado: boolean | null
  readonly inssApartirDe: string | null
  readonly retorno: string | null
  readonly atestado: Readonly<Partial<Record<'conselho' | 'registro' | 'uf' | 'emissao' | 'hash', string>>>
}

/** The other leaves of a person that hold, oldest first; `menos` leaves out the one that is looked at. */
export async function listOutros(db: Db | Tx, vinculoId: number, menos: number | null): Promise<Outro[]> {
  const { rows } = await sql<Outro>`${prepared}
    select a.processo_id, a.motivo, a.inicio, a.fim, a.doenca_de, a.remunerado, a.inss_apartir_de, a.retorno,
           jsonb_strip_nulls(jsonb_build_object(
             'conselho', f.dados ->> 'atestado.conselho', 'registro', f.dados ->> 'atestado.registro',
             'uf', f.dados ->> 'atestado.uf', 'emissao', f.dados ->> 'atestado.emissao',
             'hash', f.dados ->> 'atestado.hash')) as atestado
      from afastamento a
      join processo p on p.id = a.processo_id
      join processo_formulario f on f.processo_id = a.processo_id
     where a.vinculo_id = ${vinculoId} and p.status not in ('recusado', 'cancelado')
       and a.processo_id is distinct from ${menos}::int
     order by a.inicio, a.processo_id`.execute(db)
  return rows
}

/** Vacations of a person that were approved: days that a leave ends, waits for or stops. */
export async function listFerias(db: Db | Tx, vinculoId: number) {
  const linhas = await db
    .selectFrom('ausencia')
    .select(['inicio', 'fim'])
    .where('vinculoId', '=', vinculoId)
    .where('tipo', '=', 'ferias')
    .where('confirmada', '=', true)
    .orderBy('inicio')
    .modifyEnd(prepared)
    .execute()
  return linhas.flatMap(({ inicio, fim }) => (fim === null ? [] : [{ inicio, fim }]))
}

import { sql, type RawBuilder } from 'kysely'
import { isTipoDeEstabilidade, type TipoDeEstabilidade } from '@rh/domain/regras/estabilidade/estabilidade'
import type {
  AfastamentoQueProtege,
  FatosDaEstabilidade,
  RegistroDeEstabilidade,
} from '@rh/domain/regras/estabilidade/pessoa'
import type { Db, Tx } from '../../../db/db.ts'
import { oneOrAny, prepared } from '../../../db/prepared.ts'
import { versaoVigente } from '../vinculo.ts'

type DoVinculo<T> = T & { readonly vinculoId: number }

/** What the agreements in force on a day give to who comes back from the leave `a`, the better of two; no row without one. */
const clausulaDoRetorno = (dia: RawBuilder<unknown>) => sql`(
  select max(c.estabilidade_retorno_dias) as retorno_dias
    from convencao c
   where ${dia} between c.inicio and c.fim
     and c.sindicato_id = (select x.sindicato_id from vinculo_versao x where x.vinculo_id = a.vinculo_id
                            order by (x.vigencia <= ${dia}) desc,
                                     case when x.vigencia <= ${dia} then x.vigencia end desc, x.vigencia limit 1)
  having count(*) > 0)`

/** Leaves of these bonds that protect, or that a clause may make protect on the return: those that came to nothing are out. */
async function listAfastamentos(db: Db | Tx, vinculoIds: readonly number[], hoje: string) {
  const { rows } = await sql<
    DoVinculo<Omit<AfastamentoQueProtege, 'estabilidade'>> & { estabilidade: string | null }
  >`${prepared}
    select a.vinculo_id, a.processo_id as id, p.numero, a.motivo, a.inicio, a.fim, a.inss_apartir_de,
           a.estabilidade, a.estabilidade_ate as estavel_ate, cl.retorno_dias
      from afastamento a join processo p on p.id = a.processo_id
      left join lateral (
        select c.retorno_dias from ${clausulaDoRetorno(sql`a.fim + 1`)} c
        union all
        -- Nobody signed what holds on a day to come: until then it is what holds now.
        select c.retorno_dias from ${clausulaDoRetorno(sql`${hoje}::date`)} c where a.fim >= ${hoje}::date
        limit 1) cl on true
     where a.vinculo_id = ${oneOrAny(vinculoIds)}
       and (a.estabilidade is not null or a.inss_apartir_de is not null and (a.vigente or a.retorno is not null))`.execute(
    db,
  )
  return rows.map(({ estabilidade, ...linha }) => ({
    ...linha,
    estabilidade: estabilidade !== null && isTipoDeEstabilidade(estabilidade) ? estabilidade : null,
  }))
}

/** Facts registered of these bonds that no other one replaced. */
async function listRegistros(db: Db | Tx, vinculoIds: readonly number[]) {
  const { rows } = await sql<DoVinculo<RegistroDeEstabilidade> & { tipo: TipoDeEstabilidade }>`${prepared}
    select r.vinculo_id, r.id, r.tipo, r.inicio, r.marco, r.marco_previsto, r.meses, r.dias, r.fim, r.registrado_em
      from estabilidade_registro r
     where r.vinculo_id = ${oneOrAny(vinculoIds)} and not r.anulado
       and not exists (select from estabilidade_registro s where s.substitui_id = r.id)`.execute(db)
  return rows
}

/** What the agreements in force on a day give to each of these bonds, the better where there are two. */
async function listConvencoes(db: Db | Tx, vinculoIds: readonly number[], hoje: string) {
  const { rows } = await sql<DoVinculo<NonNullable<FatosDaEstabilidade['convencao']>>>`${prepared}
    select v.id as vinculo_id, max(c.estabilidade_aposentadoria_meses) as aposentadoria_meses
      from vinculo v ${versaoVigente(hoje)}
      join convencao c on c.sindicato_id = ve.sindicato_id and ${hoje}::date between c.inicio and c.fim
     where v.id = ${oneOrAny(vinculoIds)}
     group by v.id`.execute(db)
  return rows
}

/** What protects each of these bonds, as the rules ask for it; bonds of which nothing is known are not in the answer. */
export async function readFatos(
  db: Db | Tx,
  vinculoIds: readonly number[],
  hoje: string,
): Promise<ReadonlyMap<number, FatosDaEstabilidade>> {
  if (vinculoIds.length === 0) return new Map()
  const [afastamentos, registros, convencoes] = [
    Map.groupBy(await listAfastamentos(db, vinculoIds, hoje), ({ vinculoId }) => vinculoId),
    Map.groupBy(await listRegistros(db, vinculoIds), ({ vinculoId }) => vinculoId),
    new Map((await listConvencoes(db, vinculoIds, hoje)).map((linha) => [linha.vinculoId, linha])),
  ]
  const comFatos = new Set([...afastamentos.keys(), ...registros.keys()])
  return new Map(
    [...comFatos].map((id) => [
      id,
      {
        afastamentos: afastamentos.get(id) ?? [],
        registros: registros.get(id) ?? [],
        convencao: convencoes.get(id) ?? null,
      },
    ]),
  )
}

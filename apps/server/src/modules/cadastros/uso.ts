import { sql, type RawBuilder } from 'kysely'
import { USO_LISTADO, type Uso } from '@rh/domain/cadastros/uso'
import type { Db, Tx } from '../../db/db.ts'

/** A record, and the day from which on its use counts. */
export interface DeQual {
  readonly id: number
  readonly hoje: string
}

/** What uses a record: people, posts and contracts, each a select of `tipo`, `nome` and `detalhe`. */
export type Usa = (de: DeQual) => RawBuilder<unknown>

type TermoDaVersao = 'cargo_id' | 'escala_id' | 'sindicato_id' | 'centro_de_custo_id'

/** People whose contract says it now, or says it later. */
export const pessoasCom =
  (coluna: TermoDaVersao): Usa =>
  ({ id, hoje }) =>
    sql`
    select 'pessoa' as tipo, coalesce(pe.nome_social, pe.nome) as nome, 'Matrícula ' || v.matricula as detalhe
      from vinculo v join pessoa pe on pe.id = v.pessoa_id
     where coalesce(v.data_desligamento >= ${hoje}::date, true)
       and exists (select from vinculo_versao vv
                    where vv.vinculo_id = v.id and ${sql.ref(`vv.${coluna}`)} = ${id}
                      and not exists (select from vinculo_versao d
                                       where d.vinculo_id = v.id and d.vigencia > vv.vigencia
                                         and d.vigencia <= ${hoje}::date))`

/** Posts of contracts not yet over that have slots now or later. */
const postosOnde = (onde: RawBuilder<boolean>, hoje: string) => sql`
  select 'posto' as tipo, lo.nome || ' – ' || ca.titulo as nome,
         'Contrato ' || co.numero || ' – ' || cl.nome_fantasia as detalhe
    from posto po
    join local lo on lo.id = po.local_id
    join cargo ca on ca.id = po.cargo_id
    join contrato co on co.id = po.contrato_id
    join cliente cl on cl.id = co.cliente_id
    cross join lateral posto_termos(po.id, ${hoje}::date) te
   where ${onde} and co.termino >= ${hoje}::date
     and (te.quantidade > 0 or exists (select from posto_vigencia pv
            where pv.posto_id = po.id and pv.desde > ${hoje}::date and pv.quantidade > 0))`

export const postosCom =
  (coluna: 'cargo_id' | 'escala_id'): Usa =>
  ({ id, hoje }) =>
    postosOnde(sql<boolean>`${sql.ref(`po.${coluna}`)} = ${id}`, hoje)

export const postosComItem: Usa = ({ id, hoje }) =>
  postosOnde(
    sql<boolean>`exists (select from posto_kit k where k.posto_id = po.id and k.item_id = ${id})`,
    hoje,
  )

/** Contracts not yet over. */
export const contratosCom =
  (coluna: 'sindicato_id' | 'centro_de_custo_id'): Usa =>
  ({ id, hoje }) =>
    sql`
    select 'contrato' as tipo, co.numero || ' – ' || cl.nome_fantasia as nome, co.objeto as detalhe
      from contrato co join cliente cl on cl.id = co.cliente_id
     where ${sql.ref(`co.${coluna}`)} = ${id} and co.termino >= ${hoje}::date`

/** People whose transport voucher counts its days by it. */
export const pessoasComEscalaDeVt: Usa = ({ id, hoje }) => sql`
  select 'pessoa' as tipo, coalesce(pe.nome_social, pe.nome) as nome, 'Matrícula ' || v.matricula as detalhe
    from vinculo v join pessoa pe on pe.id = v.pessoa_id
    cross join lateral (select vt.escala_vt_id from vale_transporte vt
                         where vt.vinculo_id = v.id order by vt.desde desc limit 1) atual
   where atual.escala_vt_id = ${id} and coalesce(v.data_desligamento >= ${hoje}::date, true)`

/** People with a paper of the kind in their file. */
export const pessoasComDocumento: Usa = ({ id, hoje }) => sql`
  select 'pessoa' as tipo, coalesce(pe.nome_social, pe.nome) as nome, 'Matrícula ' || v.matricula as detalhe
    from vinculo v join pessoa pe on pe.id = v.pessoa_id
   where coalesce(v.data_desligamento >= ${hoje}::date, true)
     and exists (select from pessoa_documento d
                  where d.pessoa_id = pe.id and d.tipo_id = ${id} and d.encerrado_em is null)`

/** How many use a record, and the first of them by name. */
export async function findUso(db: Db | Tx, usa: readonly Usa[], de: DeQual): Promise<Uso> {
  if (usa.length === 0) return { pessoas: 0, postos: 0, contratos: 0, results: [] }
  const { rows } = await sql<Uso>`
    with uso as materialized (${sql.join(
      usa.map((parte) => parte(de)),
      sql` union all `,
    )})
    select count(*) filter (where tipo = 'pessoa')::int as pessoas,
           count(*) filter (where tipo = 'posto')::int as postos,
           count(*) filter (where tipo = 'contrato')::int as contratos,
           coalesce((select jsonb_agg(l) from (
             select tipo, nome, detalhe from uso order by tipo desc, busca(nome) limit ${USO_LISTADO}) l), '[]') as results
      from uso`.execute(db)
  const [uso] = rows
  if (!uso) throw new Error('A count has one row')
  return uso
}

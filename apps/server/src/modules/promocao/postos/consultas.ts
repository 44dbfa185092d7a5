import { sql, type RawBuilder } from 'kysely'
import type { ItemDaMudanca, LinhaDaMudanca, Mudanca, OpcoesDaMudanca } from '@rh/domain/contract/mudanca'
import type { ParametrosDaMudanca } from '@rh/domain/processos/promocao/mudanca'
import { dia15DoMesSeguinte } from '@rh/domain/regras/esocial/prazos'
import type { Db } from '../../../db/db.ts'
import { failure } from '../../../http/failure.ts'
import { colunasColetivas, fontesColetivas, MOSTRADAS, type LinhaColetiva } from '../coletiva/consultas.ts'

interface Linha extends LinhaColetiva {
  readonly contrato: string
  readonly vigencia: string
  readonly parametros: ParametrosDaMudanca
  readonly escala: string | null
  readonly postos: string[]
}

const mudancas = (quais: RawBuilder<unknown>) => sql<Linha>`
  select ${colunasColetivas}, co.numero || ' · ' || cl.nome_fantasia as contrato, r.vigencia,
         (select es.nome from escala es where es.id = (r.parametros ->> 'escalaId')::int) as escala,
         coalesce((select jsonb_agg(lo.nome || ' · ' || ca.titulo order by lo.nome, ca.titulo)
            from alteracao_coletiva_posto p join posto po on po.id = p.posto_id
            join local lo on lo.id = po.local_id join cargo ca on ca.id = po.cargo_id
           where p.alteracao_id = r.id), '[]') as postos
    from ${fontesColetivas}
    join contrato co on co.id = r.contrato_id
    join cliente cl on cl.id = co.cliente_id
   where r.tipo = 'postos' and ${quais}
   order by r.id desc`

export async function listMudancas(db: Db): Promise<{ results: LinhaDaMudanca[] }> {
  const { rows } = await sql<Linha>`${mudancas(sql`true`)} limit ${MOSTRADAS}`.execute(db)
  return { results: rows }
}

/** One change. Throws 404. */
export async function obterMudanca(db: Db, id: number): Promise<Mudanca> {
  const { rows } = await mudancas(sql`r.id = ${id}`).execute(db)
  const [mudanca] = rows
  if (!mudanca) throw failure('nao_encontrado')
  return {
    ...mudanca,
    s2206Ate: dia15DoMesSeguinte(mudanca.vigencia),
    podeDesfazer: mudanca.estado === 'aplicado',
  }
}

/** Person of a change, as its papers name them too. */
export interface LinhaDoItem extends ItemDaMudanca {
  readonly cpf: string
}

/** People of a change by name, with whoever stayed out; names of now. */
export async function listPessoas(
  db: Db,
  id: number,
  onde: RawBuilder<unknown> = sql`true`,
): Promise<LinhaDoItem[]> {
  const { rows } = await sql<LinhaDoItem>`
    select v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, pe.cpf, v.matricula, ca.titulo as cargo,
           lo.nome as posto, i.vigencia, i.de_centavos, i.para_centavos, de.nome as de_escala, para.nome as para_escala,
           i.fora, i.ficou
      from alteracao_coletiva_item i
      join vinculo v on v.id = i.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select x.cargo_id, x.posto_id from vinculo_versao x where x.vinculo_id = v.id
                     order by x.vigencia <= i.vigencia desc, abs(x.vigencia - i.vigencia) limit 1) x on true
      join cargo ca on ca.id = x.cargo_id
      join posto po on po.id = x.posto_id
      join local lo on lo.id = po.local_id
      left join escala de on de.id = i.de_escala_id
      left join escala para on para.id = i.para_escala_id
     where i.alteracao_id = ${id} and ${onde}
     order by pe.nome_busca, v.id`.execute(db)
  return rows
}

/** Contracts in force and scales in use, and the posts of one contract. */
export async function listOpcoes(
  db: Db,
  contratoId: number | undefined,
  hoje: string,
): Promise<OpcoesDaMudanca> {
  const [contratos, escalas, postos] = await Promise.all([
    sql<OpcoesDaMudanca['contratos'][number]>`
      select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label
        from contrato co join cliente cl on cl.id = co.cliente_id
       where co.termino >= ${hoje}::date order by label`.execute(db),
    sql<OpcoesDaMudanca['escalas'][number]>`
      select id as value, nome as label, tipo = '12x36' as plantoes from escala where ativo order by nome`.execute(
      db,
    ),
    sql<OpcoesDaMudanca['postos'][number]>`
      select po.id as value, lo.nome || ' · ' || ca.titulo || ' · ' || es.nome as label,
             te.salario_previsto_centavos as salario_centavos,
             (select count(*)::int from alocacao al where al.posto_id = po.id and al.tipo = 'titular'
                 and al.inicio <= ${hoje}::date and (al.fim is null or al.fim >= ${hoje}::date)) as pessoas
        from posto po
        join local lo on lo.id = po.local_id
        join cargo ca on ca.id = po.cargo_id
        join escala es on es.id = po.escala_id
        cross join lateral posto_termos(po.id, ${hoje}::date) te
       where po.contrato_id = ${contratoId ?? 0} and te.quantidade > 0
       order by label`.execute(db),
  ])
  return { hoje, contratos: contratos.rows, escalas: escalas.rows, postos: postos.rows }
}

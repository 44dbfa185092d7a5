import { sql, type RawBuilder } from 'kysely'
import type {
  ItemDoReajuste,
  LinhaDoReajuste,
  OpcoesDoReajuste,
  Reajuste,
} from '@rh/domain/contract/reajuste'
import { sindicatosDeEmpregados } from '@rh/domain/cadastros/sindicato'
import type { ParametrosDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import { dia15DoMesSeguinte } from '@rh/domain/regras/esocial/prazos'
import { hojeEm } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { failure } from '../../../http/failure.ts'
import { emVigor, noQuadro } from '../../colaborador/periodo.ts'
import { colunasColetivas, fontesColetivas, MOSTRADAS, type LinhaColetiva } from '../coletiva/consultas.ts'

interface Linha extends LinhaColetiva {
  readonly sindicato: string
  readonly dataBase: string
  readonly parametros: ParametrosDoReajuste
  readonly convencao: string
}

const reajustes = (quais: RawBuilder<unknown>) => sql<Linha>`
  select ${colunasColetivas}, si.nome as sindicato, r.vigencia as data_base,
         upper(c.tipo) || ' ' || to_char(c.inicio, 'DD/MM/YYYY') || ' a ' || to_char(c.fim, 'DD/MM/YYYY') as convencao
    from ${fontesColetivas}
    join sindicato si on si.id = r.sindicato_id
    join convencao c on c.id = r.convencao_id
   where ${quais}
   order by r.id desc`

export async function listReajustes(db: Db): Promise<{ results: LinhaDoReajuste[] }> {
  const { rows } = await sql<Linha>`${reajustes(sql`true`)} limit ${MOSTRADAS}`.execute(db)
  return { results: rows }
}

/** One readjustment. Throws 404. */
export async function obterReajuste(db: Db, id: number, fuso: string): Promise<Reajuste> {
  const { rows } = await reajustes(sql`r.id = ${id}`).execute(db)
  const [reajuste] = rows
  if (!reajuste) throw failure('nao_encontrado')
  const contratos = await sql<Reajuste['contratos'][number]>`
    select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label, count(*)::int as pessoas
      from alteracao_coletiva_item i
      join contrato co on co.id = i.contrato_id
      join cliente cl on cl.id = co.cliente_id
     where i.alteracao_id = ${id} and i.fora is null
     group by co.id, cl.id order by label`.execute(db)
  return {
    ...reajuste,
    // The alteration is dated by its registration (MOS S-2206).
    s2206Ate: dia15DoMesSeguinte(hojeEm(Temporal.Instant.from(reajuste.em), fuso)),
    contratos: contratos.rows,
    podeDesfazer: reajuste.estado === 'aplicado',
  }
}

/** Person of a readjustment, as its papers name them too. */
export interface LinhaDoItem extends ItemDoReajuste {
  readonly cpf: string
  readonly contratoId: number
}

/** People of a readjustment by name, with whoever stayed out; names of now. */
export async function listPessoas(
  db: Db,
  id: number,
  onde: RawBuilder<unknown> = sql`true`,
): Promise<LinhaDoItem[]> {
  const { rows } = await sql<LinhaDoItem>`
    select v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, pe.cpf, v.matricula,
           ca.titulo as cargo, co.id as contrato_id, co.numero || ' · ' || cl.nome_fantasia as contrato,
           i.vigencia, i.de_centavos, i.para_centavos, i.diferenca_centavos, i.fora, i.ficou
      from alteracao_coletiva_item i
      join vinculo v on v.id = i.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join contrato co on co.id = i.contrato_id
      join cliente cl on cl.id = co.cliente_id
      join lateral (select x.cargo_id from vinculo_versao x where x.vinculo_id = v.id
                     order by x.vigencia <= i.vigencia desc, abs(x.vigencia - i.vigencia) limit 1) x on true
      join cargo ca on ca.id = x.cargo_id
     where i.alteracao_id = ${id} and ${onde}
     order by pe.nome_busca, v.id`.execute(db)
  return rows
}

/** Unions, agreements, cargos with people, and contracts that a readjustment may name. */
export async function listOpcoes(db: Db, hoje: string): Promise<OpcoesDoReajuste> {
  const [sindicatos, convencoes, cargos, contratos] = await Promise.all([
    sql<OpcoesDoReajuste['sindicatos'][number]>`
      select si.id as value, si.nome as label, si.data_base_mes from sindicato si
       where si.tipo = any (${[...sindicatosDeEmpregados]}) and exists (select from convencao c where c.sindicato_id = si.id)
       order by busca(si.nome)`.execute(db),
    sql<OpcoesDoReajuste['convencoes'][number]>`
      select c.id as value, c.sindicato_id, c.inicio, c.fim, c.reajuste_percentual::float8 as reajuste_percentual,
             upper(c.tipo) || ' de ' || to_char(c.inicio, 'DD/MM/YYYY') || ' a ' || to_char(c.fim, 'DD/MM/YYYY') as label
        from convencao c
        -- One that a later one has replaced was applied, or never will be.
       where not exists (select from convencao x where x.sindicato_id = c.sindicato_id and x.tipo = c.tipo
                            and x.inicio > c.inicio and x.inicio <= ${hoje}::date)
       order by c.inicio desc, c.id desc`.execute(db),
    sql<OpcoesDoReajuste['cargos'][number]>`
      select ca.id as value, ca.titulo as label, q.sindicato_id, q.pessoas,
             (select pi.valor_centavos from piso_salarial pi
               where pi.cargo_id = ca.id and pi.sindicato_id = q.sindicato_id and pi.desde <= ${hoje}::date
               order by pi.desde desc limit 1) as piso_centavos
        from (select vv.sindicato_id, cp.cargo_id, count(*)::int as pessoas
                from colaborador_periodo cp join vinculo_versao vv on vv.id = cp.versao_id
               where ${emVigor(hoje)} and ${noQuadro(hoje)} group by 1, 2) q
        join cargo ca on ca.id = q.cargo_id
       order by q.pessoas desc, label`.execute(db),
    sql<OpcoesDoReajuste['contratos'][number]>`
      select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label
        from contrato co join cliente cl on cl.id = co.cliente_id
       where coalesce(co.encerrado_em, co.fim) >= ${hoje}::date order by label`.execute(db),
  ])
  return {
    hoje,
    sindicatos: sindicatos.rows,
    convencoes: convencoes.rows,
    cargos: cargos.rows,
    contratos: contratos.rows,
  }
}

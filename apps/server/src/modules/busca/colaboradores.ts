import { sql, type RawBuilder } from 'kysely'
import { BUSCA_POR_TIPO, type Achados } from '@rh/domain/contract/busca'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { situacaoEm } from '../colaborador/situacao.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { podeVer, type Termo } from './termo.ts'

/** Of a part that thousands of names have, so many are looked at; those that begin with it come whole. */
const EXAMINADOS = 1_000

/**
 * Employees by part of the name, matrícula or CPF, each way through its own index. Those at work come before those
 * who left, and names that begin with the term before those that contain it.
 */
export async function procurarColaboradores(
  db: Db,
  ator: Ator,
  termo: Termo,
  hoje: string,
): Promise<Achados['colaboradores']> {
  if (!podeVer(ator, 'colaborador.listar')) return []
  const { rows } = await sql<Achados['colaboradores'][number]>`
    with candidatos as materialized (${candidatos(ator, termo)}),
    ordenados as (
      select v.*, pe.nome, pe.nome_busca, v.data_desligamento is not null as saiu,
             pe.nome_busca like ${termo.inicioDeNome} as comeca
        from candidatos c join vinculo v on v.id = c.id join pessoa pe on pe.id = v.pessoa_id
       order by saiu, comeca desc, pe.nome_busca, v.id)
    select v.id, v.matricula, v.nome, ca.titulo as cargo, lo.nome as posto, ${situacaoEm(hoje)} as situacao
      from ordenados v
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id
        order by (x.vigencia <= ${hoje}::date) desc,
                 case when x.vigencia <= ${hoje}::date then x.vigencia end desc, x.vigencia
        limit 1) ve on ${contratoNoEscopo(ator, 've.contrato_id')}
      join cargo ca on ca.id = ve.cargo_id
      join posto po on po.id = ve.posto_id
      join local lo on lo.id = po.local_id
     order by v.saiu, v.comeca desc, v.nome_busca, v.id
     limit ${BUSCA_POR_TIPO}`.execute(db)
  return rows
}

function candidatos(ator: Ator, { parteDeNome, inicioDeNome, numero, cpf }: Termo) {
  // Ever in one of the person's contracts: a first sieve, so that the limits count what may be shown.
  const meus = ator.escopado
    ? sql`v.id in (select x.vinculo_id from vinculo_versao x where ${contratoNoEscopo(ator, 'x.contrato_id')})`
    : sql`true`
  const onde = (condicao: RawBuilder<unknown>) =>
    sql`select v.id from pessoa pe join vinculo v on v.pessoa_id = pe.id where ${meus} and ${condicao}`
  const caminhos = [
    // In the byte order of its index, so that it stops at the last one shown.
    sql`${onde(sql`pe.nome_busca like ${inicioDeNome} and v.data_desligamento is null`)}
      order by pe.nome_busca using ~<~, pe.id limit ${BUSCA_POR_TIPO}`,
    sql`${onde(sql`pe.nome_busca like ${parteDeNome}`)} limit ${EXAMINADOS}`,
    ...(numero === null ? [] : [onde(sql`v.matricula in (${numero}, lpad(${numero}, 6, '0'))`)]),
    ...(cpf === null ? [] : [onde(sql`pe.cpf = ${cpf}`)]),
  ]
  return sql.join(
    caminhos.map((caminho) => sql`(${caminho})`),
    sql` union `,
  )
}

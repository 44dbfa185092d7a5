import { sql } from 'kysely'
import { BUSCA_POR_TIPO, type Achados } from '@rh/domain/contract/busca'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { situacaoEm } from '../colaborador/handlers.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { podeVer, type Termo } from './termo.ts'

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
    with candidatos as materialized (${candidatos(termo)})
    select v.id, v.matricula, pe.nome, ca.titulo as cargo, lo.nome as posto, ${situacaoEm(hoje)} as situacao
      from candidatos c
      join vinculo v on v.id = c.id
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id
        order by (x.vigencia <= ${hoje}::date) desc,
                 case when x.vigencia <= ${hoje}::date then x.vigencia end desc, x.vigencia
        limit 1) ve on ${contratoNoEscopo(ator, 've.contrato_id')}
      join cargo ca on ca.id = ve.cargo_id
      join posto po on po.id = ve.posto_id
      join local lo on lo.id = po.local_id
     order by v.data_desligamento is not null, pe.nome_busca like ${termo.inicioDeNome} desc, pe.nome_busca, v.id
     limit ${BUSCA_POR_TIPO}`.execute(db)
  return rows
}

const candidatos = ({ parteDeNome, numero, cpf }: Termo) => {
  const caminhos = [
    sql`select v.id from pessoa pe join vinculo v on v.pessoa_id = pe.id where pe.nome_busca like ${parteDeNome}`,
    ...(numero === null
      ? []
      : [sql`select v.id from vinculo v where v.matricula in (${numero}, lpad(${numero}, 6, '0'))`]),
    ...(cpf === null
      ? []
      : [sql`select v.id from pessoa pe join vinculo v on v.pessoa_id = pe.id where pe.cpf = ${cpf}`]),
  ]
  return sql.join(caminhos, sql` union `)
}

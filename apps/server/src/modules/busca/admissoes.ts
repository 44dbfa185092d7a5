import { sql } from 'kysely'
import { BUSCA_POR_TIPO, type Achados } from '@rh/domain/contract/busca'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { semRascunhosAlheios } from '../admissao/lista.ts'
import { noEscopo } from '../processo/escopo.ts'
import { podeVer, type Termo } from './termo.ts'

/** Admissions by number, part of the name or CPF, the newest first; under the rules of their list. */
export async function procurarAdmissoes(db: Db, ator: Ator, termo: Termo): Promise<Achados['admissoes']> {
  if (!podeVer(ator, 'admissao.listar')) return []
  const { rows } = await sql<Achados['admissoes'][number]>`
    with candidatos as materialized (${candidatos(termo)})
    select p.id, p.numero, a.nome, p.status
      from candidatos c
      join processo p on p.id = c.id
      join admissao a on a.processo_id = p.id
     where ${noEscopo(ator)} and ${semRascunhosAlheios(ator)}
     order by p.id desc
     limit ${BUSCA_POR_TIPO}`.execute(db)
  return rows
}

const candidatos = ({ parteDeNome, numero, numeroCompleto, cpf }: Termo) => {
  const caminhos = [
    sql`select a.processo_id as id from admissao a where a.nome_busca like ${parteDeNome}`,
    ...(numero === null
      ? []
      : [
          sql`select p.id from processo p where p.tipo = 'admissao'
            and ltrim(split_part(p.numero, '-', 2), '0') = ltrim(${numero}, '0')`,
        ]),
    ...(numeroCompleto === null
      ? []
      : [
          sql`select p.id from processo p where p.tipo = 'admissao' and p.numero like ${numeroCompleto} || '%'`,
        ]),
    ...(cpf === null ? [] : [sql`select a.processo_id from admissao a where a.cpf = ${cpf}`]),
  ]
  return sql.join(caminhos, sql` union `)
}

import { sql, type RawBuilder } from 'kysely'
import { BUSCA_POR_TIPO, type Achados } from '@rh/domain/contract/busca'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { semRascunhosAlheios } from '../admissao/lista.ts'
import { noEscopo } from '../processo/escopo.ts'
import { podeVer, type Termo } from './termo.ts'

/** Admissions by number, part of the name or CPF, the newest first; under the rules of their list. */
export async function procurarAdmissoes(db: Db, ator: Ator, termo: Termo): Promise<Achados['admissoes']> {
  if (!podeVer(ator, 'admissao.listar')) return []
  const visivel = sql<boolean>`p.tipo = 'admissao' and ${noEscopo(ator)} and ${semRascunhosAlheios(ator)}`
  const { rows } = await sql<Achados['admissoes'][number]>`
    select p.id, p.numero, p.nome, p.status
      from (${sql.join(caminhos(termo, visivel), sql` union `)}) c
      join processo_indice p on p.id = c.id
     order by p.id desc
     limit ${BUSCA_POR_TIPO}`.execute(db)
  return rows
}

/** Each way of finding, with its own few newest. */
function caminhos({ parteDeNome, numero, numeroCompleto, cpf }: Termo, visivel: RawBuilder<boolean>) {
  const onde = (condicao: RawBuilder<unknown>) => sql`(
    select p.id from processo_indice p where ${visivel} and ${condicao} order by p.id desc limit ${BUSCA_POR_TIPO})`
  return [
    onde(sql`p.nome_busca like ${parteDeNome}`),
    ...(numero === null ? [] : [onde(sql`ltrim(split_part(p.numero, '-', 2), '0') = ltrim(${numero}, '0')`)]),
    ...(numeroCompleto === null ? [] : [onde(sql`p.numero like ${numeroCompleto} || '%'`)]),
    ...(cpf === null ? [] : [onde(sql`p.cpf = ${cpf}`)]),
  ]
}

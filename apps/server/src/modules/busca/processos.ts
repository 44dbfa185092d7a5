import { sql, type RawBuilder } from 'kysely'
import { BUSCA_POR_TIPO, type Achados } from '@rh/domain/contract/busca'
import type { AnyProcess } from '@rh/domain/processo/define'
import { processos } from '@rh/domain/processos/processos'
import type { View } from '@rh/domain/setores/areas'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { visiveis } from '../processo/listas/listagem.ts'
import { podeVer, type Termo } from './termo.ts'

/** Processes by number, part of the name or CPF, the newest of each kind first; under the rules of their lists. */
export async function procurarProcessos(
  db: Db,
  ator: Ator,
  termo: Termo,
  declarados: readonly AnyProcess[] = processos,
): Promise<Achados['processos']> {
  const tipos = declarados.filter(({ name }) => podeVer(ator, `${name}.listar` as View))
  if (tipos.length === 0) return []
  const dosTipos = tipos.map((process, ordem) => primeirosDoTipo(termo, visiveis(process, ator), ordem))
  const { rows } = await sql<Achados['processos'][number]>`
    select p.tipo, p.id, p.numero, p.nome, p.status
      from (${sql.join(dosTipos, sql` union all `)}) c
      join processo_indice p on p.id = c.id
     order by c.ordem, p.id desc`.execute(db)
  return rows
}

/** Each way of finding, with its own few newest. */
function primeirosDoTipo(
  { parteDeNome, numero, numeroCompleto, cpf }: Termo,
  visivel: RawBuilder<boolean>,
  ordem: number,
): RawBuilder<unknown> {
  const onde = (condicao: RawBuilder<unknown>) => sql`(
    select p.id from processo_indice p where ${visivel} and ${condicao} order by p.id desc limit ${BUSCA_POR_TIPO})`
  const caminhos = [
    onde(sql`p.nome_busca like ${parteDeNome}`),
    ...(numero === null
      ? []
      : [onde(sql`ltrim(split_part(p.numero, '-', -1), '0') = ltrim(${numero}, '0')`)]),
    ...(numeroCompleto === null ? [] : [onde(sql`p.numero like ${numeroCompleto} || '%'`)]),
    ...(cpf === null ? [] : [onde(sql`p.cpf = ${cpf}`)]),
  ]
  return sql`(select a.id, ${ordem}::int as ordem from (${sql.join(caminhos, sql` union `)}) a
     order by a.id desc limit ${BUSCA_POR_TIPO})`
}

import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { whileUnchanged } from '../../../db/unchanged.ts'
import type { Ator } from '../../../http/ator.ts'
import {
  condicoes,
  visiveis,
  type FiltrosDeProcesso,
  type LinhaDeProcesso,
  type Listagem,
} from './listagem.ts'

/** Who follows a whole company and looks at its lists within the same minutes. */
const PESSOAS = 100

/**
 * Counts the visible processes of a kind by status, under the same filters: without any, to who follows a whole company,
 * the same until a process is written.
 */
export function contarPorStatus<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
): Promise<Record<string, number>> {
  // Page, order and day of a list narrow nothing.
  const { status: _todos, pagina: _p, porPagina: _q, ordenar: _o, hoje, fuso, ...outros } = filtros
  const comFiltro = Object.values(outros).some((valor) => valor !== undefined)
  if (ator.escopado || comFiltro || (listagem.condicoes?.({ hoje, fuso }, ator).length ?? 0) > 0)
    return contarStatus(db, listagem, ator, filtros)
  const about = `status ${listagem.process.name}`
  const question = [ator.id, ...ator.grupos]
  return whileUnchanged(db, { about, question, tables: ['processo_indice'], places: PESSOAS }, () =>
    contarStatus(db, listagem, ator, filtros),
  )
}

async function contarStatus<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; total: number }>`
    select p.status, count(*)::int as total
      from processo_indice p
     where ${condicoes(listagem, ator, { ...filtros, status: undefined })}
     group by p.status`.execute(db)
  return deCadaStatus(listagem, rows)
}

/** How many there are of every status of a kind, in the order of its declaration. */
export function deCadaStatus(
  { process }: Pick<Listagem<LinhaDeProcesso>, 'process'>,
  contados: readonly { readonly status: string; readonly total: number }[],
): Record<string, number> {
  const totais = new Map(contados.map(({ status, total }) => [status, total]))
  return Object.fromEntries(Object.keys(process.statuses).map((status) => [status, totais.get(status) ?? 0]))
}

const MAX_OPCOES = 500

interface Opcao {
  readonly value: number
  readonly label: string
}

/** Filter options of a list: contracts and requesters of the visible processes. */
export async function listOpcoes<L extends LinhaDeProcesso>(db: Db, { process }: Listagem<L>, ator: Ator) {
  const opcoes = async (origem: RawBuilder<unknown>, liga: RawBuilder<unknown>) => {
    const { rows } = await sql<Opcao>`
      ${origem} where exists (select from processo_indice p where ${liga} and ${visiveis(process, ator)})
      order by label limit ${MAX_OPCOES}`.execute(db)
    return rows
  }
  const [contratos, solicitantes] = await Promise.all([
    opcoes(
      sql`select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label
        from contrato co join cliente cl on cl.id = co.cliente_id`,
      sql`p.contrato_id = co.id`,
    ),
    opcoes(sql`select u.id as value, u.nome as label from usuario u`, sql`p.solicitante_id = u.id`),
  ])
  return { contratos, solicitantes }
}

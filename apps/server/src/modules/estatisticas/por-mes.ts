import { sql, type RawBuilder } from 'kysely'
import { veNaoEnviado } from '@rh/domain/processo/vez'
import { primeiroDiaDoMes, ultimoDiaDoMes } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../db/db.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import type { Ator } from '../../http/ator.ts'
import {
  condicoes,
  type FiltrosDeProcesso,
  type LinhaDeProcesso,
  type Listagem,
} from '../processo/listas/listagem.ts'

/** What a month is counted by. */
export type Dimensao = 'motivo' | 'contrato' | 'status'

interface Contadas {
  readonly mes: number
  readonly por: Dimensao
  readonly contagens: Readonly<Record<string, number>>
}

/** Code under which those are counted whose form does not say why. */
export const SEM_MOTIVO = 'nao_informado'

/** First and last day of each month of a year, as the list's filters of dates take them. */
export const mesesDoAno = (ano: number) =>
  Array.from({ length: 12 }, (_, i) => {
    const de = primeiroDiaDoMes(`${ano}-${String(i + 1).padStart(2, '0')}-01`)
    return { mes: i + 1, de, ate: ultimoDiaDoMes(de) }
  })

/**
 * Counts the processes of a kind that fall in each month of a year, by why, contract and status: each month is what the
 * list shows from its first to its last day, read from the index of dates.
 */
async function contar<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  { ano, filtros }: { readonly ano: number; readonly filtros: FiltrosDeProcesso },
): Promise<readonly Contadas[]> {
  const { rows } = await sql<Contadas>`
    with contadas as (
      select m.mes,
             case when grouping(p.motivo) = 0 then 'motivo' when grouping(p.contrato_id) = 0 then 'contrato'
                  else 'status' end as por,
             coalesce(case when grouping(p.status) = 0 then p.status
                           when grouping(p.contrato_id) = 0 then p.contrato_id::text
                           else p.motivo end, ${SEM_MOTIVO}::text) as chave,
             count(*)::int as total
        from jsonb_to_recordset(${JSON.stringify(mesesDoAno(ano))}::jsonb) as m(mes int, de text, ate text)
        join processo_indice p on p.data >= m.de and p.data <= m.ate
       where ${condicoes(listagem, ator, filtros)} and p.data >= ${`${ano}-01-01`} and p.data <= ${`${ano}-12-31`}
       group by grouping sets ((m.mes, p.motivo), (m.mes, p.contrato_id), (m.mes, p.status)))
    select mes, por, jsonb_object_agg(chave, total) as contagens from contadas group by mes, por`.execute(db)
  return rows
}

/** The same, of a whole company, until a process is written: one answer for all who see the same processes of the kind. */
function lerContadas<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  quais: { readonly ano: number; readonly filtros: FiltrosDeProcesso },
): Promise<readonly Contadas[]> {
  const { process } = listagem
  if (ator.escopado || (listagem.condicoes?.({}, ator).length ?? 0) > 0)
    return contar(db, listagem, ator, quais)
  const about = `meses ${process.name}`
  const question = [quais.ano, quais.filtros.contratoId, String(veNaoEnviado(process, ator.grupos))]
  return whileUnchanged(db, { about, question, tables: ['processo_indice'] }, () =>
    contar(db, listagem, ator, quais),
  )
}

/** The months of a year with their counts, and the names of the contracts in them. */
export async function contarPorMes<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  { ano, contrato }: { readonly ano: number; readonly contrato?: number | undefined },
) {
  const contadas = await lerContadas(db, listagem, ator, { ano, filtros: { contratoId: contrato } })
  const meses = mesesDoAno(ano).map(({ mes }) => {
    const por = (dimensao: Dimensao) =>
      contadas.find((linha) => linha.mes === mes && linha.por === dimensao)?.contagens ?? {}
    const status = por('status')
    const total = Object.values(status).reduce((soma, n) => soma + n, 0)
    return { mes, total, motivo: por('motivo'), contrato: por('contrato'), status }
  })
  const ids = new Set(meses.flatMap((mes) => Object.keys(mes.contrato)))
  return { ano, meses, contratos: await nomesDosContratos(db, [...ids].map(Number).filter(Number.isInteger)) }
}

/** What contracts are called, by number and client, in the order of their names. */
export async function nomesDosContratos(db: Db, ids: readonly (number | null)[]) {
  const { rows } = await sql<{ value: number; label: string }>`
    select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label
      from contrato co join cliente cl on cl.id = co.cliente_id
     where co.id = any (${sql.val(ids)}::int[]) order by label`.execute(db)
  return rows
}

/** After every text that begins as another one does, as bytes are compared. */
const AFTER_ALL = sql`chr(1114111)`

/**
 * Years and months in which a kind has anything that the person sees: from one month to the next one through the index
 * of dates, whatever lies between. A draft may say anything for a day.
 */
export async function listDisponiveis<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
): Promise<{ ano: number; meses: number[] }[]> {
  const proximo = (depois: RawBuilder<unknown>) => sql`(select substr(p.data, 1, 7) from processo_indice p
     where ${condicoes(listagem, ator, {})} and p.data > ${depois} order by p.data limit 1)`
  const { rows } = await sql<{ mes: string }>`
    with recursive meses as (
      select ${proximo(sql`'1900'`)} as mes
      union all
      select ${proximo(sql`meses.mes || ${AFTER_ALL}`)} from meses where meses.mes is not null)
    select mes from meses where mes ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$' order by mes`.execute(db)
  const anos = Map.groupBy(rows, ({ mes }) => Number(mes.slice(0, 4)))
  return [...anos]
    .map(([ano, meses]) => ({ ano, meses: meses.map(({ mes }) => Number(mes.slice(5))) }))
    .toReversed()
}

import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

/** More names than anybody reads; a very large company sees the first days of the month. */
const MOSTRADOS = 500

interface Celebrado {
  readonly nome: string
  readonly dia: number
  readonly hoje: boolean
}

/** Who has a birthday this month and who completes years in the house, of the people at work whom the person sees. */
export async function listParabens(db: Db, ator: Ator, hoje: string) {
  const data = Temporal.PlainDate.from(hoje)
  const [aniversarios, tempoDeCasa] = await Promise.all([
    listAniversarios(db, ator, data),
    listTempoDeCasa(db, ator, data),
  ])
  return { mes: data.month, aniversarios, tempoDeCasa }
}

/** Bonds in force on the date, in the contracts that the person sees, with the name as the colleague goes by. */
const noTrabalho = (ator: Ator, hoje: Temporal.PlainDate) => sql`
    from vinculo v
    join pessoa pe on pe.id = v.pessoa_id
    join colaborador_periodo cp on cp.vinculo_id = v.id and ${emVigor(hoje.toString())}
   where v.data_desligamento is null and v.data_admissao <= ${hoje.toString()}::date
     and ${contratoNoEscopo(ator, 'cp.contrato_id')}`

/** Born on 29 February, celebrated on the 28th of a common year. */
const diaDe = (coluna: 'pe.nascimento' | 'v.data_admissao', hoje: Temporal.PlainDate) =>
  sql`least(extract(day from ${sql.ref(coluna)})::int, ${hoje.daysInMonth}::int)`

async function listAniversarios(db: Db, ator: Ator, hoje: Temporal.PlainDate): Promise<Celebrado[]> {
  const dia = diaDe('pe.nascimento', hoje)
  const { rows } = await sql<Celebrado>`
    select coalesce(pe.nome_social, pe.nome) as nome, ${dia} as dia, ${dia} = ${hoje.day}::int as hoje
    ${noTrabalho(ator, hoje)} and extract(month from pe.nascimento) = ${hoje.month}::int
   order by dia, pe.nome_busca, v.id limit ${MOSTRADOS}`.execute(db)
  return rows
}

async function listTempoDeCasa(db: Db, ator: Ator, hoje: Temporal.PlainDate) {
  const dia = diaDe('v.data_admissao', hoje)
  const { rows } = await sql<Celebrado & { readonly anos: number }>`
    select coalesce(pe.nome_social, pe.nome) as nome, ${dia} as dia, ${dia} = ${hoje.day}::int as hoje,
           ${hoje.year}::int - extract(year from v.data_admissao)::int as anos
    ${noTrabalho(ator, hoje)} and extract(month from v.data_admissao) = ${hoje.month}::int
     and extract(year from v.data_admissao) < ${hoje.year}::int
   order by dia, pe.nome_busca, v.id limit ${MOSTRADOS}`.execute(db)
  return rows
}

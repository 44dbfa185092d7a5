import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/db.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
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

/**
 * Who has a birthday this month and who completes years in the house, of the people at work whom the person sees: of a whole
 * company the same until anything of a person is written.
 */
export const listParabens = (db: Db, ator: Ator, hoje: string) =>
  ator.escopado
    ? ler(db, ator, hoje)
    : whileUnchanged(
        db,
        { about: 'parabens', question: [hoje], tables: ['colaborador_periodo', 'pessoa', 'vinculo'] },
        () => ler(db, ator, hoje),
      )

async function ler(db: Db, ator: Ator, hoje: string) {
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

/** The days of the month, each with the days of the year celebrated on it: in a common year the 28th has two. */
function diasDoMes({ month, daysInMonth }: Temporal.PlainDate): RawBuilder<unknown> {
  const dias = Array.from({ length: daysInMonth }, (_, i) => i + 1)
  const bissexto = daysInMonth === 28 ? [29] : []
  const chaves = [...dias, ...bissexto].map((dia) => month * 100 + dia)
  const celebrado = [...dias, ...bissexto.map(() => daysInMonth)]
  return sql`(select * from unnest(${celebrado}::int[], ${chaves}::int[]) as d (dia, chave) order by dia) d`
}

/**
 * Who celebrates on each day of the month, day by day, each with no more people than are shown: the first days fill the list,
 * and the others are not looked at.
 */
async function listDoMes<C extends Celebrado>(
  db: Db,
  hoje: Temporal.PlainDate,
  { colunas, onde }: { readonly colunas: RawBuilder<unknown>; readonly onde: RawBuilder<unknown> },
): Promise<C[]> {
  const { rows } = await sql<C>`
    select x.nome, d.dia, d.dia = ${hoje.day}::int as hoje ${colunas}
      from ${diasDoMes(hoje)}
     cross join lateral (
       select coalesce(pe.nome_social, pe.nome) as nome, pe.nome_busca, v.id, v.data_admissao ${onde}
        order by pe.nome_busca, v.id limit ${MOSTRADOS}) x
     order by d.dia, x.nome_busca, x.id limit ${MOSTRADOS}`.execute(db)
  return rows
}

/** Born on 29 February, celebrated on the 28th of a common year. */
const listAniversarios = (db: Db, ator: Ator, hoje: Temporal.PlainDate) =>
  listDoMes(db, hoje, {
    colunas: sql``,
    onde: sql`${noTrabalho(ator, hoje)} and mes_e_dia(pe.nascimento) = d.chave`,
  })

const listTempoDeCasa = (db: Db, ator: Ator, hoje: Temporal.PlainDate) =>
  listDoMes<Celebrado & { readonly anos: number }>(db, hoje, {
    colunas: sql`, ${hoje.year}::int - extract(year from x.data_admissao)::int as anos`,
    onde: sql`${noTrabalho(ator, hoje)} and mes_e_dia(v.data_admissao) = d.chave
      and v.data_admissao < make_date(${hoje.year}::int, 1, 1)`,
  })

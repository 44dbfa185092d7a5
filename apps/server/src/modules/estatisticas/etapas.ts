import { sql, type RawBuilder } from 'kysely'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { visiveis } from '../processo/listas/listagem.ts'

/** How many admissions each of the two means is of: a bounded number, whatever the size of the company. */
const AMOSTRA = 100
/** Fewer of them say nothing. */
const MINIMO = 5

interface Passo {
  readonly etapa: string
  readonly label: string
  readonly quem: string
  /** When it began and when it was over, of the times of an admission. */
  readonly de: RawBuilder<unknown>
  readonly ate: RawBuilder<unknown>
}

const entrou = (status: string) => sql`max(e.em) filter (where e.para = ${status}::text)`
const palavra = (parecer: string) => sql`max(e.em) filter (where e.parecer = ${parecer}::text)`

/** The words that hold the approval back, and the moves that people make by themselves, from the declaration. */
function passos(): Passo[] {
  const { stages, pareceres, transitions } = admissao
  const antesDoEfeito = stages.filter(({ status }) => status !== 'efetivada')
  const palavras = antesDoEfeito.flatMap(({ status, pareceres: nomes }) =>
    nomes.map((nome) => ({
      etapa: nome,
      label: pareceres[nome].label,
      quem: pareceres[nome].grupos[0] ?? 'Rh',
      de: entrou(status),
      ate: palavra(nome),
    })),
  )
  const bloqueantes = palavras.filter(({ etapa }) => !('podeAtrasar' in pareceres[etapa]))
  const prontos = sql`greatest(${sql.join(bloqueantes.map(({ ate }) => ate))})`
  return [
    ...palavras,
    { etapa: 'aprovar', label: transitions.aprovar.label, quem: 'Rh', de: prontos, ate: entrou('aprovada') },
    {
      etapa: 'efetivar',
      label: transitions.efetivar.label,
      quem: 'Rh',
      de: entrou('aprovada'),
      ate: entrou('efetivada'),
    },
  ]
}

interface Medida {
  readonly etapa: string
  readonly recente: boolean
  readonly dias: number
  readonly admissoes: number
}

const segundos = ({ de, ate }: Passo) => sql`extract(epoch from greatest(${ate} - ${de}, interval '0'))`

/**
 * Mean days of each step in the latest admissions that took effect, beside as many before them: read through the index
 * of dates and the history of those few.
 */
export async function obterEtapas(
  db: Db,
  ator: Ator,
  { hoje, contrato }: { readonly hoje: string; readonly contrato?: number | undefined },
) {
  const todos = passos()
  const tempos = todos.map((passo) => sql`${passo.etapa}::text, ${segundos(passo)}`)
  const { rows } = await sql<Medida>`
    with escolhidas as materialized (
      select p.id, row_number() over (order by p.data desc, p.id desc) <= ${AMOSTRA} as recente
        from processo_indice p
       where ${visiveis(admissao, ator)} and p.status in ('efetivada', 'finalizada') and p.data <= ${hoje}
         ${contrato === undefined ? sql`` : sql`and p.contrato_id = ${contrato}`}
       order by p.data desc, p.id desc limit ${AMOSTRA * 2})
    select t.etapa, es.recente, avg(t.valor::float8) / 86400 as dias, count(*)::int as admissoes
      from escolhidas es
      cross join lateral (
        select jsonb_build_object(${sql.join(tempos)}) as tempos
          from (select em, para, null::text as parecer from processo_evento
                 where processo_id = es.id and tipo = 'transicao'
                union all
                select em, null, parecer from processo_parecer
                 where processo_id = es.id and decisao in ('aprovado', 'dispensado')) e) x
      cross join lateral jsonb_each_text(x.tempos) as t(etapa, valor)
     where t.valor is not null
     group by 1, 2`.execute(db)
  const medida = (etapa: string, recente: boolean) =>
    rows.find((row) => row.etapa === etapa && row.recente === recente && row.admissoes >= MINIMO)
  const quantas = (recente: boolean) =>
    Math.max(0, ...rows.filter((row) => row.recente === recente).map(({ admissoes }) => admissoes))
  return {
    admissoes: quantas(true),
    antes: quantas(false),
    results: todos.flatMap(({ etapa, label, quem }) => {
      const agora = medida(etapa, true)
      return agora
        ? [{ etapa, label, quem, dias: agora.dias, antes: medida(etapa, false)?.dias ?? null }]
        : []
    }),
  }
}

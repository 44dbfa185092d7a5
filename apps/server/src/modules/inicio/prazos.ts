import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { inicioContract } from '@rh/domain/contract/inicio'
import { DIAS_DA_SEMANA, type PrazoDoRh } from '@rh/domain/inicio/prazos'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { DIAS_DE_PAGAMENTO } from '@rh/domain/regras/ferias/prazos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { emVigor, terminaEmBreve, ultimaDecisao } from '../colaborador/periodo.ts'
import { contratoNoEscopo, noEscopo, type Escopo } from '../processo/escopo.ts'

type Filtros = z.output<NonNullable<(typeof inicioContract)['GET /api/inicio/prazos']['query']>>

/** Rows shown; the counts say how many there are. */
const MOSTRADOS = 8

const processos = (
  tipo: TipoDeclarado,
  prazo: PrazoDoRh,
  dia: RawBuilder<unknown>,
  onde: RawBuilder<unknown>,
) => sql`
  select ${prazo}::text as tipo, p.tipo as processo, p.id, p.numero, p.nome, p.contrato_id, ${dia} as dia
    from processo_indice p ${onde} and p.tipo = ${tipo}`

/** What is due up to a day, of the people and processes that the person sees, whoever has to do it. */
export function prazosAte(ator: Escopo, hoje: string, ate: string): RawBuilder<unknown> {
  const escopo = noEscopo(ator)
  return sql`(
    ${processos(
      'admissao',
      'registrar_admissao',
      sql`p.data::date - 1`,
      // The text of a date orders as the date: the index of dates is read up to the last day.
      sql`where p.status in ('solicitada', 'em_analise', 'aprovada') and p.data <= ${somarDias(ate, 1)} and ${escopo}`,
    )}
    union all
    ${processos(
      'demissao',
      'pagar_rescisao',
      sql`d.pagar_ate`,
      sql`join demissao d on d.processo_id = p.id
        where d.comunicado_em is not null and d.pago_em is null and d.pagar_ate <= ${ate}::date
          and p.status in ('desligado', 'em_conferencia') and ${escopo}`,
    )}
    union all
    ${processos(
      'ferias',
      'pagar_ferias',
      sql`p.data::date - ${DIAS_DE_PAGAMENTO}::int`,
      sql`where p.status in ('aprovada', 'em_gozo') and not 'pagamento' = any (p.palavras)
          and p.data <= ${somarDias(ate, DIAS_DE_PAGAMENTO)} and ${escopo}`,
    )}
    union all
    select 'decidir_experiencia', null, v.id, v.matricula, coalesce(pe.nome_social, pe.nome), cp.contrato_id,
           cp.fim_experiencia
      from colaborador_periodo cp
      join vinculo v on v.id = cp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      ${ultimaDecisao}
     where ${emVigor(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')}
       and ${terminaEmBreve(hoje, DIAS_DA_SEMANA - 1)})`
}

interface Linha {
  readonly tipo: PrazoDoRh
  readonly processo: TipoDeclarado | null
  readonly id: number
  readonly numero: string | null
  readonly nome: string | null
  readonly contrato: string | null
  readonly dia: string
}

/** Deadlines that are over and those of the week: how many of each kind on each day, and the nearest ones. */
export async function obterPrazos(db: Db, ator: Ator, filtros: Filtros, hoje: string) {
  const dias = Array.from({ length: DIAS_DA_SEMANA }, (_, i) => somarDias(hoje, i))
  const prazos = prazosAte(ator, hoje, dias.at(-1) ?? hoje)
  const quando = sql`case when t.dia < ${hoje}::date then 'vencidos' else t.dia::text end`
  const onde = sql.join(
    [
      sql`true`,
      ...(filtros.tipo ? [sql`t.tipo = ${filtros.tipo}`] : []),
      ...(filtros.quando ? [sql`${quando} = ${filtros.quando}`] : []),
    ],
    sql` and `,
  )
  const [{ rows: contagens }, { rows: results }] = await Promise.all([
    sql<{ tipo: PrazoDoRh; quando: string; total: number }>`
      select t.tipo, ${quando} as quando, count(*)::int as total from ${prazos} t group by 1, 2`.execute(db),
    sql<Linha>`
      select t.tipo, t.processo, t.id, t.numero, t.nome, t.dia,
             (select co.numero || ' · ' || cl.nome_fantasia from contrato co join cliente cl on cl.id = co.cliente_id
               where co.id = t.contrato_id) as contrato
        from (select * from ${prazos} t where ${onde} order by t.dia, t.nome, t.id limit ${MOSTRADOS}) t
       order by t.dia, t.nome, t.id`.execute(db),
  ])
  const total = contagens
    .filter(({ tipo }) => !filtros.tipo || tipo === filtros.tipo)
    .filter((linha) => !filtros.quando || linha.quando === filtros.quando)
    .reduce((soma, linha) => soma + linha.total, 0)
  return { dias, contagens, results, total }
}

import { sql, type RawBuilder } from 'kysely'
import type { ItemDoCalendario } from '@rh/domain/contract/calendario'
import { isContado, type TipoContado } from '@rh/domain/calendario/tipos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../db/db.ts'
import { aprendizesAte } from '../colaborador/aprendizagem/fim.ts'
import { emVigor, ultimaDecisao } from '../colaborador/periodo.ts'
import { prazosAte } from '../inicio/prazos.ts'
import { contratoNoEscopo, noEscopo } from '../processo/escopo.ts'
import type { Recorte } from './recorte.ts'

/** Rows of one page. */
export const POR_PAGINA = 50
/** Contracts that the drill-down names. */
const CONTRATOS = 12

const doContrato = ({ contratoId }: Recorte, coluna: RawBuilder<unknown>): RawBuilder<boolean> =>
  contratoId === undefined ? sql<boolean>`true` : sql<boolean>`${coluna} = ${contratoId}`

// Each kind as rows of one shape: tipo, processo, id, vinculo_id, nome, prazo, contrato_id, inicio, fim, pedido, ordem.

/** Who is away. Of a leave the dates alone: neither what it is nor how far it got is read. */
const ausencias = (recorte: Recorte, tipos: readonly string[]) => sql`
  select a.tipo, a.tipo as processo, a.processo_id as id, a.vinculo_id, null::text as nome, null::text as prazo,
         cp.contrato_id, a.inicio, a.fim, not a.confirmada as pedido, cp.nome_busca as ordem
    from ausencia a
    join colaborador_periodo cp on cp.vinculo_id = a.vinculo_id and ${emVigor(recorte.hoje)}
   where a.tipo = any (${sql.val([...tipos])}::text[])
     and daterange(a.inicio, a.fim, '[]') && daterange(${recorte.de}::date, ${recorte.ate}::date, '[]')
     and ${contratoNoEscopo(recorte.leitor, 'cp.contrato_id')} and ${doContrato(recorte, sql`cp.contrato_id`)}`

/** Statuses in which the day of a process is settled: before that it is a wish. */
const certos = {
  admissao: ['aprovada', 'efetivada', 'finalizada'],
  // Who leaves knows it.
  demissao: ['em_aviso', 'desligado', 'em_conferencia', 'finalizada'],
  promocao: ['aprovada', 'efetivada', 'finalizada'],
  remanejamento: ['aprovado', 'efetivado', 'retornado', 'finalizado'],
} as const
type ComEfeito = keyof typeof certos

const efeitos = (recorte: Recorte, tipos: readonly ComEfeito[]) => sql`
  select p.tipo, p.tipo, p.id, p.vinculo_id, p.nome, null::text, coalesce(p.contrato_destino_id, p.contrato_id),
         p.data::date, p.data::date, false, p.nome_busca
    from processo_indice p
   where p.tipo = any (${sql.val([...tipos])}::text[]) and p.data between ${recorte.de} and ${recorte.ate}
     and p.tipo || ' ' || p.status = any (${sql.val(tipos.flatMap((tipo) => certos[tipo].map((status) => `${tipo} ${status}`)))}::text[])
     and ${noEscopo(recorte.leitor)}
     and (${doContrato(recorte, sql`p.contrato_id`)} or ${doContrato(recorte, sql`p.contrato_destino_id`)})`

const experiencias = (recorte: Recorte) => sql`
  select 'experiencia', null::text, cp.vinculo_id, cp.vinculo_id, null::text, null::text, cp.contrato_id,
         cp.fim_experiencia, cp.fim_experiencia, false, cp.nome_busca
    from colaborador_periodo cp ${ultimaDecisao}
   where ${emVigor(recorte.hoje)} and cp.fim_experiencia between ${recorte.de}::date and ${recorte.ate}::date
     and cp.data_desligamento is null and u.decisao is distinct from 'efetivar'
     and ${contratoNoEscopo(recorte.leitor, 'cp.contrato_id')} and ${doContrato(recorte, sql`cp.contrato_id`)}`

const aprendizagens = (recorte: Recorte) => sql`
  select 'aprendizagem', null::text, v.id, v.id, null::text, null::text, cp.contrato_id,
         v.fim_aprendizagem, v.fim_aprendizagem, false, cp.nome_busca
    from ${aprendizesAte(sql`${recorte.ate}::date`)} v
    join colaborador_periodo cp on cp.vinculo_id = v.id and ${emVigor(recorte.hoje)}
   where v.fim_aprendizagem >= ${recorte.de}::date
     and ${contratoNoEscopo(recorte.leitor, 'cp.contrato_id')} and ${doContrato(recorte, sql`cp.contrato_id`)}`

const contratos = (recorte: Recorte) => sql`
  select 'contrato', null::text, co.id, null::int, cl.nome_fantasia, null::text, co.id, co.termino, co.termino, false,
         busca(cl.nome_fantasia)
    from contrato co join cliente cl on cl.id = co.cliente_id
   where co.termino between ${recorte.de}::date and ${recorte.ate}::date
     and ${contratoNoEscopo(recorte.leitor, 'co.id')} and ${doContrato(recorte, sql`co.id`)}`

/** What is due and not done, as the start page of Rh counts it; ends of trials and of apprenticeships are kinds of their own. */
const prazos = (recorte: Recorte) => sql`
  select 'prazo', t.processo, t.id, null::int, t.nome, t.tipo, t.contrato_id, t.dia, t.dia, false, busca(t.nome)
    from ${prazosAte(recorte.leitor, recorte.hoje, recorte.ate)} t
   where t.tipo not in ('decidir_experiencia', 'encerrar_aprendizagem') and t.dia >= ${recorte.de}::date and ${doContrato(recorte, sql`t.contrato_id`)}`

/** Kinds of one table are read together: a reading of several kinds is planned and run as few times as it has tables. */
const tabelas: readonly {
  readonly tipos: readonly TipoContado[]
  readonly ler: (recorte: Recorte, tipos: readonly TipoContado[]) => RawBuilder<unknown>
}[] = [
  { tipos: ['ferias', 'afastamento'], ler: ausencias },
  {
    tipos: ['admissao', 'demissao', 'promocao', 'remanejamento'],
    ler: (recorte, tipos) => efeitos(recorte, tipos as readonly ComEfeito[]),
  },
  { tipos: ['experiencia'], ler: experiencias },
  { tipos: ['aprendizagem'], ler: aprendizagens },
  { tipos: ['contrato'], ler: contratos },
  { tipos: ['prazo'], ler: prazos },
]

const COLUNAS = sql`tipo, processo, id, vinculo_id, nome, prazo, contrato_id, inicio, fim, pedido, ordem`

/** Rows of the kinds that are counted, as `(…) i`; null where none of them is asked for. */
function linhas(recorte: Recorte): RawBuilder<unknown> | null {
  const pedidos = recorte.tipos.filter(isContado)
  const partes = tabelas.flatMap(({ tipos, ler }) => {
    const quais = tipos.filter((tipo) => pedidos.includes(tipo))
    return quais.length > 0 ? [ler(recorte, quais)] : []
  })
  if (partes.length === 0) return null
  return sql`(${sql.join(partes, sql` union all `)}) i (${COLUNAS})`
}

interface Trecho {
  readonly tipo: TipoContado
  readonly de: string
  readonly ate: string
  readonly total: number
}

/** How many rows of each kind cover the same days, their ends cut to those looked at. */
async function listTrechos(db: Db, recorte: Recorte): Promise<Trecho[]> {
  const de = linhas(recorte)
  if (!de) return []
  const { rows } = await sql<Trecho>`
    select i.tipo, greatest(i.inicio, ${recorte.de}::date) as de, least(i.fim, ${recorte.ate}::date) as ate,
           count(*)::int as total
      from ${de} group by 1, 2, 3`.execute(db)
  return rows
}

/** How many of each kind there are on each day on which there are any. */
export async function contarPorDia(db: Db, recorte: Recorte) {
  const totais = new Map<string, { dia: string; tipo: TipoContado; total: number }>()
  for (const { tipo, de, ate, total } of await listTrechos(db, recorte))
    for (let dia = de; dia <= ate; dia = somarDias(dia, 1)) {
      const chave = `${dia} ${tipo}`
      const antes = totais.get(chave)
      if (antes) antes.total += total
      else totais.set(chave, { dia, tipo, total })
    }
  return [...totais.values()].toSorted((a, b) => (a.dia === b.dia ? 0 : a.dia < b.dia ? -1 : 1))
}

/** The rows themselves, by the day on which they begin to be seen, a page of them. */
export async function listItens(db: Db, recorte: Recorte, pagina: number, porPagina = POR_PAGINA) {
  const de = linhas(recorte)
  if (!de) return []
  const { rows } = await sql<ItemDoCalendario>`
    select i.tipo, i.processo, i.id, i.prazo, i.inicio, i.fim, i.pedido,
           coalesce(i.nome, pe.nome_social, pe.nome, 'Sem nome ainda') as nome,
           co.numero || ' · ' || cl.nome_fantasia as contrato
      from (select * from ${de}
             order by greatest(i.inicio, ${recorte.de}::date), array_position(${sql.val([...recorte.tipos])}::text[], i.tipo),
                      i.ordem, i.id, i.inicio
             limit ${porPagina} offset ${(pagina - 1) * porPagina}) i
      left join vinculo v on v.id = i.vinculo_id
      left join pessoa pe on pe.id = v.pessoa_id
      left join contrato co on co.id = i.contrato_id and ${contratoNoEscopo(recorte.leitor, 'co.id')}
      left join cliente cl on cl.id = co.cliente_id
     order by greatest(i.inicio, ${recorte.de}::date), array_position(${sql.val([...recorte.tipos])}::text[], i.tipo),
              i.ordem, i.id, i.inicio`.execute(db)
  return rows
}

/** How many there are in all, and in the contracts with most of them. */
export async function contarItens(db: Db, recorte: Recorte) {
  const de = linhas(recorte)
  if (!de) return { total: 0, porContrato: [] }
  const { rows } = await sql<{ value: number; label: string | null; total: number; todos: number }>`
    select i.contrato_id as value, co.numero || ' · ' || cl.nome_fantasia as label, i.total, i.todos
      from (select i.contrato_id, count(*)::int as total, (sum(count(*)) over ())::int as todos
              from ${de} group by 1 order by 2 desc, 1 limit ${CONTRATOS}) i
      left join contrato co on co.id = i.contrato_id and ${contratoNoEscopo(recorte.leitor, 'co.id')}
      left join cliente cl on cl.id = co.cliente_id
     order by i.total desc, label`.execute(db)
  const nomeados = rows.flatMap(({ value, label, total }) =>
    label === null ? [] : [{ value, label, total }],
  )
  return { total: rows[0]?.todos ?? 0, porContrato: nomeados.length > 1 ? nomeados : [] }
}

import { sql, type RawBuilder } from 'kysely'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { listaDoLote } from '@rh/domain/listas/lote'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { ItemDoLote, Lote } from '@rh/domain/processo/chamadas/lote'
import { estadosDoItem, transicoesEmLote, type EstadoDoItem } from '@rh/domain/processo/lote'
import type { Pendencia } from '@rh/domain/pendencia'
import { listPage, type Grammar } from '../../../db/list-query.ts'
import { contemTermos } from '../../../db/termos.ts'
import type { Db, Tx } from '../../../db/db.ts'
import { filtrar, type RawForm } from '../campos.ts'
import { contratoNoEscopo, type Escopo } from '../escopo.ts'
import type { Quem } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import type { Montavel } from '../modulo.ts'
import { isDosVisiveis } from '../vista.ts'

/** Scope condition on the people of a batch. Part of every query. */
const itensNoEscopo = (ator: Escopo): RawBuilder<boolean> => contratoNoEscopo(ator, 'i.contrato_id')

type Contagens = Record<EstadoDoItem, number>
interface Linha {
  readonly id: number
  readonly titulo: string
  readonly modelo: string | null
  readonly parametros: Record<string, unknown>
  readonly por: { readonly id: number; readonly nome: string }
  readonly em: string
  readonly contagens: Contagens
  readonly andamento: Lote['andamento']
}

const contagens = sql`jsonb_build_object(${sql.join(
  codigosDe(estadosDoItem).map(
    (estado) => sql`${estado}::text, count(*) filter (where i.estado = ${estado})`,
  ),
)})`

const andamento = sql`(select jsonb_build_object('transicao', lp.transicao, 'total', lp.total, 'feitos', lp.total -
    (select count(*) from processo_lote_item f where f.passo_id = lp.id and not f.tratado))
  from processo_lote_passo lp where lp.lote_id = pl.id and lp.terminado_em is null)`

const lotes = (process: AnyProcess, ator: Escopo, quais: RawBuilder<unknown>) => sql<Linha>`
  select pl.id, pl.titulo, pl.modelo, pl.parametros, jsonb_build_object('id', u.id, 'nome', u.nome) as por,
         pl.criado_em as em, ${contagens} as contagens, ${andamento} as andamento
    from processo_lote pl
    join usuario u on u.id = pl.usuario_id
    join processo_lote_item i on i.lote_id = pl.id and ${itensNoEscopo(ator)}
   where pl.tipo = ${process.name} and ${quais}
   group by pl.id, u.id order by pl.id desc`

/** Number of batches listed; older ones are reached from their processes. */
const MOSTRADOS = 50

export async function listLotes(process: AnyProcess, db: Db, ator: Quem) {
  const { rows } = await sql<Linha>`${lotes(process, ator, sql`true`)} limit ${MOSTRADOS}`.execute(db)
  return { results: rows }
}

/** Batch as this person sees it: people of the contracts in scope. Throws 404 for none. */
export async function obterLote(process: AnyProcess, db: Db | Tx, id: number, ator: Quem): Promise<Lote> {
  const { rows } = await lotes(process, ator, sql`pl.id = ${id}`).execute(db)
  const [linha] = rows
  if (!linha) throw failure('nao_encontrado')
  const [passos, situacoes] = await Promise.all([listPassos(db, id, ator), contarSituacoes(db, id, ator)])
  return { ...linha, passos, situacoes, pode: oQuePode(process, linha, situacoes, ator) }
}

async function listPassos(db: Db | Tx, loteId: number, ator: Quem) {
  const { rows } = await sql<Lote['passos'][number]>`
    select lp.id, lp.transicao, lp.motivo, jsonb_build_object('id', u.id, 'nome', u.nome) as por, lp.em,
           lp.terminado_em, lp.total,
           (select count(*)::int from processo_lote_item i where i.passo_id = lp.id and i.recusa is not null
               and ${itensNoEscopo(ator)}) as recusados
      from processo_lote_passo lp join usuario u on u.id = lp.usuario_id
     where lp.lote_id = ${loteId} order by lp.id desc limit ${MOSTRADOS}`.execute(db)
  return rows
}

async function contarSituacoes(db: Db | Tx, loteId: number, ator: Quem): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; quantos: number }>`
    select p.status, count(*)::int as quantos from processo_lote_item i join processo p on p.id = i.processo_id
     where i.lote_id = ${loteId} and ${itensNoEscopo(ator)} group by p.status`.execute(db)
  return Object.fromEntries(rows.map(({ status, quantos }) => [status, quantos]))
}

/**
 * Actions on a batch: for its author and for those who see all of it; none while it is running, but to cancel the rest.
 */
function oQuePode(
  process: AnyProcess,
  { por, contagens, andamento }: Linha,
  situacoes: Readonly<Record<string, number>>,
  ator: Quem,
): Lote['pode'] {
  const conduz = podeConduzir(process, ator, por.id)
  const parado = andamento === null
  return {
    tentar: conduz && parado && contagens.recusado > 0,
    cancelar: conduz && contagens.previsto + contagens.recusado > 0,
    mover:
      parado && !ator.escopado
        ? transicoesEmLote(process, ator.grupos).filter((nome) =>
            process.transitions[nome]?.from.some((status) => (situacoes[status] ?? 0) > 0),
          )
        : [],
  }
}

export const podeConduzir = ({ nasce }: AnyProcess, { id, grupos, escopado }: Quem, de: number): boolean =>
  (nasce?.emLote?.quem.some((grupo) => grupos.includes(grupo)) ?? false) && (id === de || !escopado)

export interface FiltrosDoLote extends Grammar {
  readonly busca?: string | undefined
  readonly estado?: EstadoDoItem | undefined
  readonly recusados?: 'sim' | undefined
}

/** People of a batch; their requests as far as this person sees the form. */
export async function listItens<C>(
  { process, formulario, visibilidade }: Montavel<C>,
  db: Db,
  loteId: number,
  ator: Quem,
  filtros: FiltrosDoLote,
) {
  const { busca, estado, recusados } = filtros
  const onde = [
    sql`i.lote_id = ${loteId}`,
    sql`pl.tipo = ${process.name}`,
    itensNoEscopo(ator),
    ...(estado ? [sql`i.estado = ${estado}`] : []),
    ...(recusados ? [sql`i.recusa is not null and i.estado <> 'cancelado'`] : []),
    ...(busca ? [contemTermos('t.texto', busca)] : []),
  ]
  const page = await listPage<ItemDoLote & { dados: RawForm }>(db, filtros, {
    from: sql`
      select i.id, i.vinculo_id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula,
             co.numero || ' · ' || cl.nome_fantasia as contrato, i.estado, i.recusa, i.pendencias, i.dados,
             array_position(array['recusado', 'previsto', 'criado', 'cancelado'], i.estado) as ordem,
             case when p.id is not null
                  then jsonb_build_object('id', p.id, 'numero', p.numero, 'status', p.status) end as processo
        from processo_lote_item i
        join processo_lote pl on pl.id = i.lote_id
        join vinculo v on v.id = i.vinculo_id
        join pessoa pe on pe.id = v.pessoa_id
        cross join lateral (select busca(coalesce(pe.nome_social, pe.nome)) as texto) t
        join contrato co on co.id = i.contrato_id
        join cliente cl on cl.id = co.cliente_id
        left join processo p on p.id = i.processo_id
       where ${sql.join(onde, sql` and `)}`,
    colunas: { nome: sql`busca(achados.nome)`, estado: sql`achados.ordem` },
    ordemPadrao: listaDoLote.ordemPadrao,
  })
  const results = page.results.map((linha) => {
    const visiveis = visibilidade.camposVisiveis(ator.grupos, { dados: linha.dados, preenche: false })
    return {
      ...linha,
      dados: filtrar(formulario, linha.dados, visiveis),
      pendencias: linha.pendencias.filter(achadoVisivel(visiveis)),
    }
  })
  return { ...page, results: results as ItemDoLote[] }
}

/** Tests whether a person may read a finding: its field must be visible. */
export const achadoVisivel =
  (visiveis: ReadonlySet<string>) =>
  ({ campo = '' }: Pendencia): boolean =>
    campo === '' || isDosVisiveis(visiveis, { campo })

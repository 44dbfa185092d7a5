import { sql, type RawBuilder } from 'kysely'
import { digitos } from '@rh/domain/br/documentos'
import { colunasVisiveis, type Filtros, type Lista } from '@rh/domain/listas/define-list'
import type { AnyProcess } from '@rh/domain/processo/define'
import { inicioDeNumero } from '@rh/domain/processo/numero'
import { paradas, vencimentos, type Parada, type Vencimento } from '@rh/domain/processo/vencimentos'
import { veNaoEnviado } from '@rh/domain/processo/vez'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../../db/db.ts'
import { contemTermos } from '../../../db/termos.ts'
import type { Grammar } from '../../../db/list-query.ts'
import type { Ator, Quem } from '../../../http/ator.ts'
import { noEscopo } from '../escopo.ts'
import type { SetorSlug } from '@rh/domain/setores/setores'
import type { AnexosDoProcesso } from '../anexos/anexos.ts'
import { emAberto, minhaVez, minhaVezNoSetor } from '../minha-vez.ts'
import { colunasDoTrabalho } from './trabalho.ts'

/** Filters of the list of every kind. */
export interface FiltrosDeProcesso extends Grammar {
  readonly busca?: string | undefined
  readonly status?: string | undefined
  readonly contratoId?: number | undefined
  readonly solicitanteId?: number | undefined
  readonly minhaVez?: '1' | SetorSlug | undefined
  readonly prazo?: Vencimento | undefined
  readonly parada?: Parada | undefined
  /** Today in company time, for kinds whose rows depend on it. */
  readonly hoje?: string | undefined
  /** Time zone of the company, in whose days a process stands in its status. */
  readonly fuso?: string | undefined
  /** Situation by dates, for kinds whose list has such tabs. */
  readonly momento?: string | undefined
  /** Bond, for kinds whose list filters by it. */
  readonly colaboradorId?: number | undefined
  /** Date filters are named after the kind: `admissaoDe`. */
  readonly [data: `${string}De` | `${string}Ate`]: string | undefined
}

/** Common columns of the rows of all kinds. */
export interface LinhaDeProcesso {
  readonly id: number
  readonly numero: string
  readonly status: string
  /** Name of the person it is about. */
  readonly nome: string | null
  readonly cpf: string | null
  readonly contrato: string | null
  /** Reference date of the kind: start, effective date, admission. */
  readonly data: string | null
  readonly solicitante: string
  readonly atualizadoEm: string
  /** True when it is the turn of the signed-in user. */
  readonly minhaVez: boolean
}

type ListaDeclarada = Lista<string, Filtros>

/** List of drafts, for kinds that have them. */
interface ListaDeRascunhos extends Pick<ListaDeclarada, 'colunas' | 'ordemPadrao'> {
  /** Progress of a form, 0 to 100. */
  readonly completude: (dados: object) => number
}

/** Listing options of a kind, besides what the engine knows. */
export interface Listagem<L extends LinhaDeProcesso> {
  readonly process: AnyProcess
  readonly lista: ListaDeclarada
  readonly rascunhos?: ListaDeRascunhos
  /**
   * Own columns over `processo_indice p`, typed as the completed row; a function where they depend on the person or the
   * day.
   */
  readonly colunas: RawBuilder<L> | ((quem: Ator, hoje: string | undefined) => RawBuilder<L>)
  /** Joins of its columns, besides `processo_indice p`. */
  readonly origem?: RawBuilder<unknown>
  /** Documents of a kind whose parecer closes their review: the act then says how far it has come. */
  readonly anexos?: Pick<AnexosDoProcesso, 'palavra' | 'veSensiveis'>
  /** Conditions on `processo_indice p` of the kind's own filters. */
  readonly condicoes?: (filtros: FiltrosDeProcesso, quem: Ator) => readonly RawBuilder<boolean>[]
}

/** Tests whether a person sees, and so may search by, the CPF of a list. */
export const veCpfDaLista = (lista: Pick<ListaDeclarada, 'colunas'>, { grupos }: Ator): boolean =>
  colunasVisiveis(lista, grupos).includes('cpf')

/** Condition on `processo_indice p`: rows of a kind that a person may see. */
export const visiveis = (process: AnyProcess, ator: Quem): RawBuilder<boolean> =>
  sql<boolean>`p.tipo = ${process.name} and ${noEscopo(ator)} and ${
    veNaoEnviado(process, ator.grupos) ? sql`true` : sql`p.data_solicitacao is not null`
  }`

/** How many processes of the kind a person sees, as the list without a filter counts them. */
export async function contarVisiveis(
  db: Db,
  process: AnyProcess,
  ator: Quem,
  { contratoId }: Pick<FiltrosDeProcesso, 'contratoId'>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from processo_indice p
     where ${visiveis(process, ator)}
       ${contratoId ? sql`and p.contrato_id = ${contratoId}` : sql``}`.execute(db)
  return rows[0]?.total ?? 0
}

const DIGITOS = /^[\d.\s-]*\d[\d.\s-]*$/

/** Search condition; a CPF matches only for those who see it, or the search would reveal it. */
function contem(busca: string, veCpf: boolean): RawBuilder<boolean> {
  const inicio = inicioDeNumero(busca)
  if (inicio !== null) return sql<boolean>`p.numero like ${`${inicio}%`}`
  if (!DIGITOS.test(busca)) return contemTermos('p.nome_busca', busca)
  const numero = digitos(busca)
  const deQualquerAno = sql`ltrim(split_part(p.numero, '-', -1), '0') = ltrim(${numero}, '0')`
  return sql<boolean>`(${deQualquerAno} ${veCpf ? sql`or p.cpf = ${numero}` : sql``})`
}

/** Condition that an open process has been in its status for so many days of the company. */
const paradaHa = (process: AnyProcess, dias: number, hoje: string, fuso: string): RawBuilder<boolean> =>
  sql<boolean>`(p.status = any (${sql.val(emAberto(process))}::text[])
    and p.desde < ${somarDias(hoje, 1 - dias)}::date::timestamp at time zone ${fuso})`

/** Conditions on `processo_indice p`, which holds only what the list filters and sorts by. */
export function condicoes<L extends LinhaDeProcesso>(
  { process, lista, condicoes: proprias }: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
): RawBuilder<unknown> {
  const { status, contratoId, solicitanteId, busca, minhaVez: vez, prazo, parada, hoje, fuso } = filtros
  const de = filtros[`${process.name}De`]
  const ate = filtros[`${process.name}Ate`]
  const partes = [
    visiveis(process, ator),
    ...(status ? [sql`p.status = ${status}`] : []),
    ...(contratoId ? [sql`p.contrato_id = ${contratoId}`] : []),
    ...(solicitanteId ? [sql`p.solicitante_id = ${solicitanteId}`] : []),
    ...(de ? [sql`p.data >= ${de}`] : []),
    ...(ate ? [sql`p.data <= ${ate}`] : []),
    ...(vez === undefined
      ? []
      : [vez === '1' ? minhaVez(process, ator) : minhaVezNoSetor(process, ator, vez)]),
    ...(prazo && hoje ? [sql`p.prazo <= ${somarDias(hoje, vencimentos[prazo].ate)}::date`] : []),
    ...(parada && hoje && fuso ? [paradaHa(process, paradas[parada].dias, hoje, fuso)] : []),
    ...(busca ? [contem(busca, veCpfDaLista(lista, ator))] : []),
    ...(proprias?.(filtros, ator) ?? []),
  ]
  return sql.join(partes, sql` and `)
}

/** Query of full rows for ids of `processo_indice`. */
export const comColunas = <L extends LinhaDeProcesso>(
  { process, colunas, origem: junta = sql`` }: Listagem<L>,
  ator: Ator,
  origem: RawBuilder<unknown>,
  { hoje }: Pick<FiltrosDeProcesso, 'hoje'>,
): RawBuilder<L> => sql<L>`
  select p.id, p.numero, p.status, p.nome, p.nome_busca, p.cpf, p.data, p.atualizado_em,
         (select co.numero || ' · ' || cl.nome_fantasia
            from contrato co join cliente cl on cl.id = co.cliente_id where co.id = p.contrato_id) as contrato,
         (select u.nome from usuario u where u.id = p.solicitante_id) as solicitante,
         coalesce(${minhaVez(process, ator)}, false) as minha_vez,
         ${colunasDoTrabalho},
         ${typeof colunas === 'function' ? colunas(ator, hoje) : colunas}
    from ${origem} de join processo_indice p on p.id = de.id ${junta}`

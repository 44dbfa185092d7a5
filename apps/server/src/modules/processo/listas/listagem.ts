import { sql, type RawBuilder } from 'kysely'
import { digitos } from '@rh/domain/br/documentos'
import { colunasVisiveis, type Filtros, type Lista } from '@rh/domain/listas/define-list'
import type { AnyProcess } from '@rh/domain/processo/define'
import { inicioDeNumero } from '@rh/domain/processo/numero'
import { veNaoEnviado } from '@rh/domain/processo/vez'
import { contemTermos } from '../../../db/termos.ts'
import type { Grammar } from '../../../db/list-query.ts'
import type { Ator } from '../../../http/ator.ts'
import { noEscopo } from '../escopo.ts'
import { minhaVez } from '../minha-vez.ts'

/** Filters that the list of every kind takes. */
export interface FiltrosDeProcesso extends Grammar {
  readonly busca?: string | undefined
  readonly status?: string | undefined
  readonly contratoId?: number | undefined
  readonly solicitanteId?: number | undefined
  readonly minhaVez?: '1' | undefined
  /** Today in company time, for a kind whose rows stand where their dates say. */
  readonly hoje?: string | undefined
  /** Where a row stands by its dates, of a kind whose list has such tabs. */
  readonly momento?: string | undefined
  /** The bond that it is about, of a kind whose list finds it. */
  readonly colaboradorId?: number | undefined
  /** Those of its date are named after the kind, as its list declares them: `admissaoDe`. */
  readonly [data: `${string}De` | `${string}Ate`]: string | undefined
}

/** What a row says of a process of any kind, besides the date that its kind names. */
export interface LinhaDeProcesso {
  readonly id: number
  readonly numero: string
  readonly status: string
  /** Of whom it is about. */
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

/** The list of drafts of a kind that has them. */
interface ListaDeRascunhos extends Pick<ListaDeclarada, 'colunas' | 'ordemPadrao'> {
  /** How far a form is, 0 to 100. */
  readonly completude: (dados: object) => number
}

/** How the processes of a kind are listed: what the engine cannot know of it. */
export interface Listagem<L extends LinhaDeProcesso> {
  readonly process: AnyProcess
  readonly lista: ListaDeclarada
  readonly rascunhos?: ListaDeRascunhos
  /**
   * Columns of its own, for `processo_indice p`, typed as the whole row that they complete; where rows show different things
   * to different people, or every day, as this person sees them today.
   */
  readonly colunas: RawBuilder<L> | ((quem: Ator, hoje: string | undefined) => RawBuilder<L>)
  /** What its columns read besides `processo_indice p`, joined to it. */
  readonly origem?: RawBuilder<unknown>
  /** Conditions on `processo_indice p` of the filters that only this kind has. */
  readonly condicoes?: (filtros: FiltrosDeProcesso, quem: Ator) => readonly RawBuilder<boolean>[]
}

/** Whether a person sees, and so may search by, the CPF of a list. */
export const veCpfDaLista = (lista: Pick<ListaDeclarada, 'colunas'>, { grupos }: Ator): boolean =>
  colunasVisiveis(lista, grupos).includes('cpf')

/** The rows of `processo_indice p` of a kind that a person may see at all. */
export const visiveis = (process: AnyProcess, ator: Ator): RawBuilder<boolean> =>
  sql<boolean>`p.tipo = ${process.name} and ${noEscopo(ator)} and ${
    veNaoEnviado(process, ator.grupos) ? sql`true` : sql`p.data_solicitacao is not null`
  }`

const DIGITOS = /^[\d.\s-]*\d[\d.\s-]*$/

/** A CPF matches only for those who may see it: a search must not tell what the list hides. */
function contem(busca: string, veCpf: boolean): RawBuilder<boolean> {
  const inicio = inicioDeNumero(busca)
  if (inicio !== null) return sql<boolean>`p.numero like ${`${inicio}%`}`
  if (!DIGITOS.test(busca)) return contemTermos('p.nome_busca', busca)
  const numero = digitos(busca)
  const deQualquerAno = sql`ltrim(split_part(p.numero, '-', -1), '0') = ltrim(${numero}, '0')`
  return sql<boolean>`(${deQualquerAno} ${veCpf ? sql`or p.cpf = ${numero}` : sql``})`
}

/** On `processo_indice p`, which has what the list filters and sorts by, and nothing else to read past. */
export function condicoes<L extends LinhaDeProcesso>(
  { process, lista, condicoes: proprias }: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
): RawBuilder<unknown> {
  const { status, contratoId, solicitanteId, busca } = filtros
  const de = filtros[`${process.name}De`]
  const ate = filtros[`${process.name}Ate`]
  const partes = [
    visiveis(process, ator),
    ...(status ? [sql`p.status = ${status}`] : []),
    ...(contratoId ? [sql`p.contrato_id = ${contratoId}`] : []),
    ...(solicitanteId ? [sql`p.solicitante_id = ${solicitanteId}`] : []),
    ...(de ? [sql`p.data >= ${de}`] : []),
    ...(ate ? [sql`p.data <= ${ate}`] : []),
    ...(filtros.minhaVez ? [minhaVez(process, ator)] : []),
    ...(busca ? [contem(busca, veCpfDaLista(lista, ator))] : []),
    ...(proprias?.(filtros, ator) ?? []),
  ]
  return sql.join(partes, sql` and `)
}

/** The rows of a list for these ids of `processo_indice`. */
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
         ${typeof colunas === 'function' ? colunas(ator, hoje) : colunas}
    from ${origem} de join processo_indice p on p.id = de.id ${junta}`

import { codigosDe } from '../codigos/codigos.ts'
import {
  defineList,
  umDe,
  type Coluna,
  type FiltroDescrito,
  type Filtros,
  type Lista,
  type UmDe,
} from '../listas/define-list.ts'
import { setores, setorSlugs, type SetorSlug } from '../setores/setores.ts'
import type { AnyProcess, StatusOf } from './define.ts'
import { paradas, vencimentos, type Parada, type Vencimento } from './vencimentos.ts'

// Light, as every list: the page that shows it loads no schema.

type Colunas<K extends string> = Readonly<Record<K, Coluna>>
type Comum =
  | 'prazo'
  | 'numero'
  | 'nome'
  | 'aFazer'
  | 'posto'
  | 'contrato'
  | 'data'
  | 'status'
  | 'desde'
  | 'solicitante'
  | 'atualizadoEm'

/** List options of a kind, besides the columns of every process. */
export interface ListaDoProcesso<K extends string, F extends Filtros = Filtros> {
  /** Own columns, after the name. */
  readonly colunas?: Colunas<K>
  /** Own filters and their labels. */
  readonly filtros?: F
  readonly descricoes?: { readonly [N in keyof F]?: FiltroDescrito }
  /** Label `Atualizada`, in the gender of the kind. */
  readonly atualizado: string
}

/** Filters of every process; both ends of its date range are inclusive. */
export type FiltrosDoProcesso<X extends AnyProcess> = {
  readonly status: UmDe<StatusOf<X>>
  readonly contratoId: 'id'
  readonly solicitanteId: 'id'
  /** Keeps only rows where it is the turn of the signed-in user: in one sector, or `1` for all of theirs. */
  readonly minhaVez: UmDe<'1' | SetorSlug>
  /** Band of the term. */
  readonly prazo: UmDe<Vencimento>
  /** Keeps only open rows that have been in their status for at least so many days. */
  readonly parada: UmDe<Parada>
} & Readonly<Record<`${X['name']}De` | `${X['name']}Ate`, 'data'>>

/** Columns of every process, in list order. */
function colunasDe<K extends string>(
  process: AnyProcess,
  { colunas, atualizado }: ListaDoProcesso<K>,
  contrato: Coluna,
) {
  const todas = {
    prazo: { label: 'Prazo', sortable: true, tipo: 'data', prazo: true },
    numero: { label: 'Número', sortable: true, opcional: true },
    nome: { label: 'Nome', sortable: true },
    aFazer: { label: 'O que fazer' },
    ...colunas,
    posto: { label: 'Posto' },
    contrato,
    data: { label: process.label.data, sortable: true, tipo: 'data' },
    status: { label: 'Situação', rotulos: process.statuses },
    desde: { label: 'Na situação há', labelNoArquivo: 'Na situação desde', tipo: 'instante' },
    solicitante: { label: 'Solicitante', opcional: true },
    atualizadoEm: { label: atualizado, sortable: true, tipo: 'instante', opcional: true },
  } as const
  // Spread, the columns of the kind lose their names; the type says them again.
  return todas as unknown as Colunas<Comum | K>
}

/** Defines the list of a kind, what is due first: common columns and filters, its date, and its own. */
export function defineProcessList<
  X extends AnyProcess,
  const K extends string = never,
  F extends Filtros = FiltrosDoProcesso<X>,
>(process: X, lista: ListaDoProcesso<K, F>): Lista<Comum | K, FiltrosDoProcesso<X> & F> {
  const { name, label, statuses } = process
  const de = { label: `${label.data} de`, tipo: 'data' } as const
  const ate = { label: `${label.data} até`, tipo: 'data' } as const
  const feita = defineList({
    nome: label.many,
    colunas: colunasDe<string>(process, lista, { label: 'Contrato' }),
    filtros: {
      status: umDe(codigosDe(statuses), 'Situação desconhecida'),
      contratoId: 'id',
      solicitanteId: 'id',
      [`${name}De`]: 'data',
      [`${name}Ate`]: 'data',
      minhaVez: umDe(['1', ...setorSlugs]),
      prazo: umDe(codigosDe(vencimentos)),
      parada: umDe(codigosDe(paradas)),
      ...lista.filtros,
    },
    descricoes: {
      status: { label: 'Situação', rotulos: statuses },
      contratoId: { label: 'Contrato' },
      solicitanteId: { label: 'Solicitante' },
      [`${name}De`]: de,
      [`${name}Ate`]: ate,
      minhaVez: { label: 'Minha vez', rotulos: { 1: { label: 'Em todos os setores' }, ...setores } },
      prazo: { label: 'Prazo', rotulos: vencimentos },
      parada: { label: 'Na situação há', rotulos: paradas },
      ...lista.descricoes,
    },
    ordemPadrao: 'prazo',
    titulo: 'nome',
  })
  return feita as unknown as Lista<Comum | K, FiltrosDoProcesso<X> & F>
}

/** A draft waits for whoever began it: its list says nothing else of its work. */
function semTrabalho<K extends string>({ aFazer: _a, desde: _d, ...colunas }: Colunas<Comum | K>) {
  // It is found by when it was last touched.
  const { opcional: _o, ...atualizadoEm } = colunas.atualizadoEm
  return { ...colunas, atualizadoEm } as unknown as Colunas<Exclude<Comum, 'aFazer' | 'desde'> | K>
}

/** Defines the list of drafts and returned records, last edited first. */
export const defineDraftList = <const K extends string = never>(
  process: AnyProcess,
  lista: Omit<ListaDoProcesso<K>, 'atualizado'>,
) =>
  defineList({
    nome: 'Rascunhos',
    colunas: semTrabalho<K>(
      colunasDe<K>(process, { ...lista, atualizado: 'Atualizado' }, { label: 'Contrato', opcional: true }),
    ),
    filtros: {},
    ordemPadrao: '-atualizadoEm',
    titulo: 'nome',
  })

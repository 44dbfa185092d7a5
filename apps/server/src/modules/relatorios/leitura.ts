import { sql, type RawBuilder } from 'kysely'
import type { Lista, Filtros } from '@rh/domain/listas/define-list'
import type { Db } from '../../db/db.ts'
import type { ExportSource } from '../../exportacao/exportar.ts'
import { isNumerica } from '../../exportacao/celula.ts'
import type { Ator } from '../../http/ator.ts'

/** What is asked of a report. */
export interface Pedido {
  readonly db: Db
  readonly ator: Ator
  /** Today, and the day that the figures are of: the same unless somebody looks back. */
  readonly hoje: string
  readonly em: string
  /** The moment in which `em` ended; null while it runs. */
  readonly fimDoDia: string | null
  /** The span that it counts in, never beyond `em` where it looks back; both ends count. */
  readonly de: string
  readonly ate: string
  readonly contratoId: number | undefined
  readonly busca: string | undefined
  readonly ordenar: string | undefined
  /** The codes of its other filters. */
  readonly filtros: Readonly<Record<string, string | undefined>>
}

// Rows differ from report to report; the columns of the declaration say which of their fields leave.
// oxlint-disable-next-line typescript/no-explicit-any
export type Fonte = ExportSource<any, object>

/** What a reading answers. */
export interface Lido {
  /** Its rows, as those of a list: pages, file and paper are made of them. */
  readonly fonte: Fonte
  /** What is added up, counted and grouped, of the same rows, where that is less than to read all of their columns. */
  readonly somadas?: RawBuilder<unknown>
  /** The day of its first row in order of urgency, as that row says it. */
  readonly primeira?: () => Promise<string>
  /** Figures of the foot that are no sum of the rows, as a rate; the others are added up. */
  readonly totais?: Readonly<Record<string, number | null>>
  /** What these figures do not tell, besides what the declaration says of the past. */
  readonly ressalvas?: readonly string[]
}

/** The one reading of a report: scope, span and day are in its query. */
export type Leitura = (pedido: Pedido) => Lido | Promise<Lido>

const tipos = { texto: 'text', data: 'date', instante: 'timestamptz', simNao: 'boolean' } as const
const emSql = (nome: string): string => nome.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`)

/** Rows that were worked out, as the source of a report: a few thousand at most, as one for each contract. */
export function fonteDe(
  { colunas, ordemPadrao }: Pick<Lista<string, Filtros>, 'colunas' | 'ordemPadrao'>,
  linhas: readonly ({ readonly id: number } & Readonly<Record<string, unknown>>)[],
  /** What a column is sorted by, where it is not its own value. */
  ordens: Readonly<Record<string, RawBuilder<unknown>>> = {},
): Fonte {
  const nomes = Object.keys(colunas)
  const tipoDe = (nome: string): string => {
    const tipo = colunas[nome]?.tipo ?? 'texto'
    return isNumerica(tipo) ? 'float8' : tipos[tipo]
  }
  const json = linhas.map(({ id, ...linha }) =>
    Object.fromEntries([['id', id], ...nomes.map((nome) => [emSql(nome), linha[nome] ?? null] as const)]),
  )
  const campos = nomes.map((nome) => sql`${sql.ref(emSql(nome))} ${sql.raw(tipoDe(nome))}`)
  return {
    from: sql`select * from jsonb_to_recordset(${JSON.stringify(json)}::jsonb) as t(id int, ${sql.join(campos)})`,
    colunas: Object.fromEntries(
      nomes.map((nome): [string, RawBuilder<unknown>] => {
        const coluna = sql.ref(`achados.${emSql(nome)}`)
        return [nome, ordens[nome] ?? (tipoDe(nome) === 'text' ? sql`busca(${coluna})` : coluna)]
      }),
    ),
    ordemPadrao,
    mostrar: (linha) => linha,
  }
}

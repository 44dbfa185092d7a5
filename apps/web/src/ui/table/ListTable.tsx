import Skeleton from '@mui/material/Skeleton'
import type { Coluna, Filtros, Lista } from '@rh/domain/listas/define-list'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate, formatDateTime, formatNumber } from '../../lib/format.ts'
import { Icon } from '../icon/Icon.tsx'
import { nextOrder } from './state/list-state.ts'
import { Frame, SortButton, Table, useDrawnRows } from './parts.ts'

/** Columns from which they stand closer together, so that a usual screen has them all. */
const MANY = 10

interface ListTableProps<C extends string, R extends object> {
  readonly lista: Lista<C, Filtros>
  readonly label: string
  readonly colunas: readonly C[]
  /** Undefined on the first load: skeletons of the same height stand in. */
  readonly rows: readonly R[] | undefined
  readonly skeletons: number
  readonly stale: boolean
  readonly ordenar: string
  readonly onOrder: (ordenar: string) => void
  readonly rowKey: (row: R) => string | number
  readonly rowHref?: ((row: R) => string | null) | undefined
  readonly cells?: { readonly [N in C]?: (row: R) => ReactNode } | undefined
  /** What stands before the label in the head of a column. */
  readonly heads?: { readonly [N in C]?: ReactNode } | undefined
  readonly phone?: readonly C[] | undefined
}

export function ListTable<C extends string, R extends object>(props: ListTableProps<C, R>) {
  const { lista, colunas, rows } = props
  const title = lista.titulo !== undefined && colunas.includes(lista.titulo) ? lista.titulo : colunas[0]
  return (
    <Frame>
      {/* On phones each cell carries its label in `data-label`; the head is only read out. */}
      <Table
        aria-label={props.label}
        aria-busy={rows === undefined || props.stale}
        data-stale={props.stale}
        data-many={colunas.length >= MANY}
      >
        <thead>
          <tr>
            {colunas.map((coluna) => (
              <HeadCell
                key={coluna}
                coluna={coluna}
                label={lista.colunas[coluna].label}
                before={props.heads?.[coluna]}
                sortable={lista.colunas[coluna].sortable === true}
                ordenar={props.ordenar}
                onOrder={props.onOrder}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            <Rows title={title} {...props} rows={rows} />
          ) : (
            Array.from({ length: props.skeletons }, (_, i) => (
              <SkeletonRow key={i} colunas={colunas} title={title} phone={props.phone} />
            ))
          )}
        </tbody>
      </Table>
    </Frame>
  )
}

interface RowsProps<C extends string, R extends object> extends Pick<
  ListTableProps<C, R>,
  'lista' | 'colunas' | 'cells' | 'phone' | 'rowKey' | 'rowHref'
> {
  readonly rows: readonly R[]
  readonly title: C | undefined
}

function Rows<C extends string, R extends object>(props: RowsProps<C, R>) {
  const { rows, rowKey, rowHref, lista, colunas, cells, phone, title } = props
  const count = useDrawnRows(rows.length)
  return rows.slice(0, count).map((row) => {
    const href = rowHref?.(row) ?? null
    return <Row key={rowKey(row)} {...{ row, href, lista, colunas, cells, phone, title }} />
  })
}

interface HeadCellProps {
  readonly coluna: string
  readonly label: string
  readonly before: ReactNode
  readonly sortable: boolean
  readonly ordenar: string
  readonly onOrder: (ordenar: string) => void
}

function HeadCell({ coluna, label, before, sortable, ordenar, onOrder }: HeadCellProps) {
  const direction = ordenar === coluna ? 'ascending' : ordenar === `-${coluna}` ? 'descending' : undefined
  if (!sortable)
    return (
      <th scope="col">
        {before}
        {label}
      </th>
    )
  return (
    <th scope="col" aria-sort={direction ?? 'none'}>
      {before}
      <SortButton
        type="button"
        onClick={() => onOrder(nextOrder(ordenar, coluna))}
        data-active={direction !== undefined}
      >
        {label}
        <Icon name={direction === 'descending' ? 'seta-baixo' : 'seta-cima'} size={14} />
      </SortButton>
    </th>
  )
}

interface RowProps<C extends string, R extends object> extends Pick<
  ListTableProps<C, R>,
  'lista' | 'colunas' | 'cells' | 'phone'
> {
  readonly row: R
  readonly href: string | null
  /** Column that names the row: holds the link, and heads the card on phones. */
  readonly title: C | undefined
}

function AnyRow<C extends string, R extends object>({
  row,
  href,
  title,
  lista,
  colunas,
  cells,
  phone,
}: RowProps<C, R>) {
  return (
    <tr data-link={href !== null}>
      {colunas.map((coluna) => {
        const content = cells?.[coluna]?.(row) ?? plain(row, coluna, lista.colunas[coluna])
        return (
          <td
            key={coluna}
            data-label={lista.colunas[coluna].label}
            data-code={isCode(content)}
            data-title={coluna === title}
            data-phone={!phone || coluna === title || phone.includes(coluna)}
          >
            {/* One link a row, stretched over it: the whole row answers, and is read once. */}
            {coluna === title && href ? <Link to={href}>{content}</Link> : content}
          </td>
        )
      })}
    </tr>
  )
}

const isSameNames = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
  a === b || (a?.length === b?.length && a?.every((name, i) => name === b?.[i]) === true)

/** Memoized row: the list head re-renders more often than the rows. */
const Row = memo(
  AnyRow,
  (a, b) =>
    a.row === b.row &&
    a.href === b.href &&
    a.lista === b.lista &&
    a.cells === b.cells &&
    a.title === b.title &&
    isSameNames(a.colunas, b.colunas) &&
    isSameNames(a.phone, b.phone),
) as typeof AnyRow

/** Tests for codes such as dates, moments and documents, which must not wrap. */
const isCode = (content: ReactNode): boolean =>
  typeof content === 'string' && /^(?:\S+|\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2})$/.test(content)

/** Plain value of a column, when it is renderable: dates as they are read. */
function plain(row: object, coluna: string, { tipo }: Coluna): ReactNode {
  const value = (row as Readonly<Record<string, unknown>>)[coluna]
  if (typeof value === 'number') return tipo === 'numero' ? formatNumber(value) : value
  if (typeof value !== 'string' || value === '') return '–'
  if (tipo === 'data') return formatDate(value)
  return tipo === 'instante' ? formatDateTime(value) : value
}

interface SkeletonRowProps {
  readonly colunas: readonly string[]
  readonly title: string | undefined
  readonly phone: readonly string[] | undefined
}

const SkeletonRow = ({ colunas, title, phone }: SkeletonRowProps) => (
  <tr aria-hidden>
    {colunas.map((coluna) => (
      <td
        key={coluna}
        data-title={coluna === title}
        data-phone={!phone || coluna === title || phone.includes(coluna)}
      >
        <Skeleton variant="text" width={coluna === title ? '80%' : '60%'} />
      </td>
    ))}
  </tr>
)

import { tiposDeUniforme } from '@rh/domain/codigos/uniformes'
import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../lib/format.ts'
import { opcoesDe } from '../../ui/form/inputs/option.ts'
import type { FilterField } from '../../ui/table/filter/filter-fields.ts'
import { locaisQuery } from '../processo/estoque/SaidaCampos.tsx'

// What the lists of the stock have in common.

/** Filter by place. */
export function useCampoLocal(): FilterField {
  const { data, isPending, isError } = useQuery(locaisQuery())
  const options = (data?.results ?? []).map(({ id, nome }) => ({ value: id, label: nome }))
  return { kind: 'lookup', filtro: 'localId', label: 'Local', options, loading: isPending, failed: isError }
}

/** Filter by kind of piece. */
export const campoTipo: FilterField = {
  kind: 'choice',
  filtro: 'tipo',
  label: 'Tipo',
  options: opcoesDe(tiposDeUniforme),
}

/** Money of a cell; a dash where it is not known. */
export const dinheiro = (valor: number | null | undefined): string =>
  valor === undefined || valor === null ? '–' : formatMoney(valor)

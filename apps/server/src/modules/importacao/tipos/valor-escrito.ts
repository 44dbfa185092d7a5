import { formatDinheiro } from '@rh/domain/br/dinheiro'

/** A value as a person writes it in a cell: an empty one is said of empty cells only. */
export function valorEscrito(valor: string | number | boolean | undefined, dinheiro: boolean): string {
  if (typeof valor === 'string') return valor.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não'
  if (valor === undefined) return ''
  return dinheiro ? formatDinheiro(valor) : String(valor)
}

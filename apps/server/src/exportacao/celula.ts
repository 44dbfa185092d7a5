import type { Coluna, TipoColuna } from '@rh/domain/listas/define-list'

/** One value of a table, ready to be written. Dates are `YYYY-MM-DD`, moments ISO text, money centavos. */
export type Celula =
  | { readonly tipo: 'texto'; readonly valor: string }
  | { readonly tipo: 'data'; readonly valor: string }
  | { readonly tipo: 'instante'; readonly valor: string }
  | { readonly tipo: 'numero'; readonly valor: number }
  | { readonly tipo: 'porcento'; readonly valor: number }
  | { readonly tipo: 'dinheiro'; readonly valor: number }
  | null

/** What a spreadsheet can hold in one cell. */
const MAX_TEXTO = 32_000
/** Everything that no XML and no table can hold: control characters but TAB and LF, and non-characters. */
const INVALIDOS = /[^\t\n\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu
/** A text that a spreadsheet would run: by its first character, by one after blanks, or by its full-width twin. */
const FORMULA = /^(?:[\t\n]|\s*[=+\-@＝＋－＠])/

/** A text as it can be written anywhere: one kind of line break, and nothing that cannot. */
const legivel = (texto: string): string =>
  texto.replace(/\r\n?/g, '\n').toWellFormed().replace(INVALIDOS, '').slice(0, MAX_TEXTO).toWellFormed()

/** A text as the cell of a spreadsheet may hold it: never a formula. Paper runs nothing, and shows it as it is. */
export function neutralizar(texto: string): string {
  const escrito = legivel(texto)
  return `${FORMULA.test(escrito) ? "'" : ''}${escrito}`
}

const texto = (valor: string): Celula => (valor === '' ? null : { tipo: 'texto', valor: legivel(valor) })

const DATA = /^\d{4}-\d{2}-\d{2}$/

type Numerica = 'numero' | 'porcento' | 'dinheiro'

/** What is added up, and stands on the right of its column. */
export const isNumerica = (tipo: TipoColuna): tipo is Numerica =>
  tipo === 'numero' || tipo === 'porcento' || tipo === 'dinheiro'

/** The value of a row in a column, by what the list says of it. */
export function celulaDe({ tipo = 'texto', rotulos }: Coluna, valor: unknown): Celula {
  if (valor === null || valor === undefined) return null
  const emTexto = (codigo: string): string =>
    Object.hasOwn(rotulos ?? {}, codigo) ? (rotulos?.[codigo]?.label ?? codigo) : codigo
  if (Array.isArray(valor)) return texto(valor.map((item) => emTexto(String(item))).join(', '))
  if (tipo === 'simNao') return texto(valor === true ? 'Sim' : 'Não')
  if (typeof valor === 'number' && Number.isFinite(valor))
    return isNumerica(tipo) ? { tipo, valor } : texto(String(valor))
  if (typeof valor !== 'string') return null
  if (tipo === 'data' && DATA.test(valor)) return { tipo, valor }
  if (tipo === 'instante') return { tipo, valor }
  return texto(emTexto(valor))
}

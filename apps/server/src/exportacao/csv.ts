import { neutralizar, type Celula } from './celula.ts'
import { LINHA_SEPARADA, type Tabela } from './tabela.ts'

const encoder = new TextEncoder()
/** Tells Excel that the file is UTF-8. */
const BOM = '\uFEFF'

/**
 * The table as Excel in Portuguese opens it with a double click: `;`, UTF-8 with BOM, CRLF, quotes as in RFC 4180.
 * Money and dates are written as a Brazilian types them.
 */
export async function* comoCsv({
  cabecalho,
  lotes,
  fuso,
}: Tabela): AsyncGenerator<Uint8Array, void, undefined> {
  yield encoder.encode(BOM + linhaCsv(cabecalho.map(({ label }) => label)))
  for await (const lote of lotes)
    yield encoder.encode(lote.map((linha) => linhaCsv(linha.map((celula) => escrito(celula, fuso)))).join(''))
}

const linhaCsv = (campos: readonly string[]): string => `${campos.map(citado).join(';')}${LINHA_SEPARADA}`

const citado = (campo: string): string =>
  /[;"\n\t]|^\s|\s$/.test(campo) ? `"${campo.replaceAll('"', '""')}"` : campo

const decimal = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',')

const dataBr = (data: string): string => data.split('-').toReversed().join('/')

function horaLocal(instante: string, fuso: string): string {
  const local = Temporal.Instant.from(instante).toZonedDateTimeISO(fuso).toPlainDateTime()
  const [data = '', hora = ''] = local.toString({ smallestUnit: 'minute' }).split('T')
  return `${dataBr(data)} ${hora}`
}

function escrito(celula: Celula, fuso: string): string {
  if (celula === null) return ''
  if (celula.tipo === 'dinheiro') return decimal(celula.valor)
  if (celula.tipo === 'numero') return String(celula.valor).replace('.', ',')
  if (celula.tipo === 'porcento') return `${String(celula.valor).replace('.', ',')}%`
  if (celula.tipo === 'data') return dataBr(celula.valor)
  return celula.tipo === 'instante' ? horaLocal(celula.valor, fuso) : neutralizar(celula.valor)
}

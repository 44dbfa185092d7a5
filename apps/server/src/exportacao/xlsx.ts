import { promisify } from 'node:util'
import { constants, deflateRaw } from 'node:zlib'
import { Zip, ZipPassThrough, unzipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { neutralizar, type Celula } from './celula.ts'
import { frameOf, planilhaDe, type ColunaXml } from './sheet-frame.ts'
import type { Tabela } from './tabela.ts'

const ABA_DA_TABELA = 'xl/worksheets/sheet1.xml'
const SEM_ESTILO: ColunaXml = { letras: '', estilo: '0' }
const encoder = new TextEncoder()

/** The table as a workbook, written while its rows arrive: the library's workbook around them, the rows in its place. */
export async function* comoXlsx(tabela: Tabela): AsyncGenerator<Uint8Array, void, undefined> {
  const partes = unzipSync(await writeXlsx(planilhaDe(tabela)))
  const aba = partes[ABA_DA_TABELA]
  if (!aba) throw new Error('The workbook has no first sheet')
  const saida = new Saida()
  for (const [nome, bytes] of Object.entries(partes))
    if (nome !== ABA_DA_TABELA) await saida.parte(nome).write(bytes, true)
  const parte = saida.parte(ABA_DA_TABELA)
  const { antes, depois, colunas } = frameOf(new TextDecoder().decode(aba), tabela)
  let inicio = antes
  let numero = 1
  for await (const lote of tabela.lotes) {
    let xml = inicio
    inicio = ''
    for (const linha of lote) xml += linhaXml(++numero, linha, colunas, tabela.fuso)
    await parte.write(encoder.encode(xml), false)
    yield* saida.prontos()
  }
  await parte.write(encoder.encode(inicio + depois), true)
  saida.fim()
  yield* saida.prontos()
}

/** The archive under way and the bytes of it that wait to be sent. */
class Saida {
  #prontos: Uint8Array[] = []
  readonly #zip = new Zip((erro, bytes) => {
    if (erro) throw erro
    this.#prontos.push(bytes)
  })

  parte(nome: string): Parte {
    const parte = new Parte(nome)
    this.#zip.add(parte)
    return parte
  }

  fim(): void {
    this.#zip.end()
  }

  prontos(): Uint8Array[] {
    const bytes = this.#prontos
    this.#prontos = []
    return bytes
  }
}

const comprimir = promisify<Uint8Array, { finishFlush: number }, Buffer<ArrayBuffer>>(deflateRaw)

/**
 * A file of the archive, compressed piece by piece outside of the event loop. Every piece but the last ends in a flush:
 * it can be read as soon as it arrives, and the mark that a flush leaves can be counted (`contadorDeLinhas`).
 */
class Parte extends ZipPassThrough {
  override compression = 8
  #comprimido = Buffer.alloc(0)

  async write(bytes: Uint8Array, fim: boolean): Promise<void> {
    this.#comprimido = await comprimir(bytes, {
      finishFlush: fim ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    })
    this.push(bytes, fim)
  }

  protected override process(_: Uint8Array, fim: boolean): void {
    this.ondata(null, this.#comprimido, fim)
  }
}

function linhaXml(
  numero: number,
  celulas: readonly Celula[],
  colunas: readonly ColunaXml[],
  fuso: string,
): string {
  let xml = `<row r="${numero}">`
  for (const [i, celula] of celulas.entries()) {
    const { letras, estilo } = colunas[i] ?? SEM_ESTILO
    if (celula !== null) xml += celulaXml(celula, `r="${letras}${numero}" s="${estilo}"`, fuso)
  }
  return `${xml}</row>`
}

function celulaXml(celula: NonNullable<Celula>, atributos: string, fuso: string): string {
  const numero = numeroDe(celula, fuso)
  return numero === null
    ? `<c ${atributos} t="inlineStr"><is><t xml:space="preserve">${escapar(neutralizar(String(celula.valor)))}</t></is></c>`
    : `<c ${atributos}><v>${numero}</v></c>`
}

const EPOCA = Temporal.PlainDate.from('1899-12-30')
/** Before this day the format counts a leap day that never was. */
const PRIMEIRO_DIA = Temporal.PlainDate.from('1900-03-01')
const MINUTOS_POR_DIA = 1440

const diaDe = (dia: Temporal.PlainDate): number | null =>
  Temporal.PlainDate.compare(dia, PRIMEIRO_DIA) < 0 ? null : EPOCA.until(dia).days

/** A value as the number that the format keeps it by; null for what stays text. */
function numeroDe(celula: NonNullable<Celula>, fuso: string): number | null {
  if (celula.tipo === 'numero') return celula.valor
  // A sheet keeps a percentage as the share that it is.
  if (celula.tipo === 'dinheiro' || celula.tipo === 'porcento') return celula.valor / 100
  if (celula.tipo === 'data') return diaDe(Temporal.PlainDate.from(celula.valor))
  if (celula.tipo === 'texto') return null
  const local = Temporal.Instant.from(celula.valor).toZonedDateTimeISO(fuso)
  const dia = diaDe(local.toPlainDate())
  return dia === null ? null : dia + (local.hour * 60 + local.minute) / MINUTOS_POR_DIA
}

const entidades: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text for XML. What looks like the format's own escape (`_x000D_`) is escaped, so that it stays what was typed. */
const escapar = (texto: string): string =>
  texto.replace(/[&<>]/g, (c) => entidades[c] ?? c).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

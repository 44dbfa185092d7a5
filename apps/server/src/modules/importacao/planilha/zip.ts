import { PlanilhaRecusada } from './recusa.ts'

// A few kilobytes of ZIP may unfold to gigabytes. What a file says about itself is added up before anything of it is
// unfolded; the reader then unfolds no entry beyond what the entry said.

const DIRETORIO = 0x02014b50
const FIM = 0x06054b50
const TAMANHO_DO_FIM = 22
const TAMANHO_DA_ENTRADA = 46
const COMENTARIO_MAXIMO = 65_535

/** A sheet of 20,000 rows and 40 columns has some 60 MB of XML. */
const BYTES_ABERTOS = 200 * 1_048_576
const ENTRADAS_MAXIMAS = 1_000
const CIFRADA = 1

const PARTE_DO_XLSX = 'xl/workbook.xml'
const PARTE_DO_ODS = 'content.xml'

const corrompida = (): PlanilhaRecusada =>
  new PlanilhaRecusada('O arquivo está corrompido.', 'Abra-o no Excel, salve de novo como .xlsx e envie.')

interface Entrada {
  readonly nome: string
  readonly aberta: number
}

function* entradasDe(zip: Buffer): Generator<Entrada> {
  const fim = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]), zip.length - TAMANHO_DO_FIM)
  if (fim < 0 || fim < zip.length - TAMANHO_DO_FIM - COMENTARIO_MAXIMO || zip.readUInt32LE(fim) !== FIM)
    throw corrompida()
  const quantas = zip.readUInt16LE(fim + 10)
  let posicao = zip.readUInt32LE(fim + 16)
  for (let i = 0; i < quantas; i += 1) {
    if (posicao + TAMANHO_DA_ENTRADA > zip.length || zip.readUInt32LE(posicao) !== DIRETORIO)
      throw corrompida()
    const [fechada, aberta] = [zip.readUInt32LE(posicao + 20), zip.readUInt32LE(posicao + 24)]
    if (zip.readUInt16LE(posicao + 8) & CIFRADA)
      throw new PlanilhaRecusada('A planilha está protegida por senha.', 'Salve-a sem senha e envie de novo.')
    // An empty entry that holds something is a lie about its size.
    if (aberta === 0 && fechada > 2) throw corrompida()
    const nome = zip.readUInt16LE(posicao + 28)
    const inicio = posicao + TAMANHO_DA_ENTRADA
    yield { nome: zip.toString('utf8', inicio, inicio + nome), aberta }
    posicao = inicio + nome + zip.readUInt16LE(posicao + 30) + zip.readUInt16LE(posicao + 32)
  }
}

/** Refuses what would unfold beyond measure, and ZIPs that are no XLSX. */
export function conferirZip(zip: Buffer): void {
  const nomes = new Set<string>()
  let total = 0
  let quantas = 0
  for (const { nome, aberta } of entradasDe(zip)) {
    quantas += 1
    total += aberta
    if (quantas > ENTRADAS_MAXIMAS || total > BYTES_ABERTOS)
      throw new PlanilhaRecusada(
        'A planilha é grande demais depois de aberta.',
        'Apague abas, imagens e colunas que não são usadas, ou divida-a em arquivos menores.',
      )
    if (nomes.has(nome)) throw corrompida()
    nomes.add(nome)
  }
  if (nomes.has(PARTE_DO_XLSX)) return
  throw nomes.has(PARTE_DO_ODS)
    ? new PlanilhaRecusada(
        'Esta é uma planilha do LibreOffice (.ods).',
        'No LibreOffice, use Salvar como e escolha Excel 2007-365 (.xlsx).',
      )
    : new PlanilhaRecusada('Este arquivo não é uma planilha do Excel.', 'Envie um arquivo .xlsx ou .csv.')
}

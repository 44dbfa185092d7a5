import { readXlsx, type CellValue, type Sheet } from 'hucre/xlsx'
import type { Celula } from '@rh/domain/importacao/celula'
import { PlanilhaRecusada } from './recusa.ts'
import { conferirZip } from './zip.ts'

/** A date of a spreadsheet is midnight UTC of its day: no time zone may move it. */
const diaDe = (data: Date): Celula =>
  Number.isNaN(data.getTime()) ? null : { data: data.toISOString().slice(0, 10) }

const celulaDe = (valor: CellValue | undefined): Celula =>
  valor instanceof Date ? diaDe(valor) : (valor ?? null)

/** Rows of the first sheet that is shown, in its order and with its empty ones. Formulas stay formulas. */
export async function readWorkbook(bytes: Buffer, maxRows: number): Promise<Celula[][]> {
  conferirZip(bytes)
  const folha = await abrir(bytes, maxRows)
  const linhas = folha.rows.map((linha) => linha.map(celulaDe))
  for (const [posicao, celula] of folha.cells ?? []) {
    if (celula.formula === undefined) continue
    const [linha = 0, coluna = 0] = posicao.split(',').map(Number)
    const celulas = linhas[linha]
    if (celulas) celulas[coluna] = { formula: celula.formula }
  }
  return linhas
}

async function abrir(bytes: Buffer, maxRows: number): Promise<Sheet> {
  let achada = false
  const primeiraVisivel = ({ hidden = false, veryHidden = false }) => {
    if (achada || hidden || veryHidden) return false
    achada = true
    return true
  }
  try {
    const { sheets } = await readXlsx(bytes, { sheets: primeiraVisivel, maxRows })
    if (sheets[0]) return sheets[0]
  } catch (error) {
    if (error instanceof RangeError) throw error
    throw new PlanilhaRecusada(
      'A planilha não pôde ser lida.',
      'Abra-a no Excel, salve de novo como .xlsx e envie.',
    )
  }
  throw new PlanilhaRecusada('A planilha não tem nenhuma aba à vista.', 'Deixe os dados na primeira aba.')
}

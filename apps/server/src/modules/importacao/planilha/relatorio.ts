import { writeXlsx } from 'hucre/xlsx'
import { COLUNA_ERROS } from '@rh/domain/importacao/cabecalho'
import { mostrar } from '@rh/domain/importacao/celula'
import { neutralizar } from '../../../exportacao/celula.ts'
import type { Tabela } from './tabela.ts'

/** What is wrong with a row, in one text. */
export interface ErrosDaLinha {
  readonly linha: number
  readonly texto: string
}

const NEGRITO = { font: { bold: true } } as const
const VERMELHO = { font: { bold: true, color: { rgb: 'B71D18' } } } as const
const LARGURA_DO_ERRO = 80

/**
 * The person's own rows with their errors beside them, every cell a text as it was read: corrected, the file may be
 * sent as it is, because the added column is known and left out.
 */
export function escreverRelatorio(tabela: Tabela, erros: readonly ErrosDaLinha[]): Promise<Uint8Array> {
  const porLinha = new Map(erros.map(({ linha, texto }) => [linha, texto]))
  // A report that is sent back has the column already: its old words give way to the new ones.
  const colunas = tabela.cabecalho.flatMap((titulo, indice) =>
    titulo === COLUNA_ERROS ? [] : [{ titulo, indice }],
  )
  const texto = (valor: string): string | null => (valor === '' ? null : neutralizar(valor))
  const linhas = tabela.linhas.map(({ linha, celulas }) => [
    texto(porLinha.get(linha) ?? ''),
    ...colunas.map(({ indice }) => texto(mostrar(celulas[indice]))),
  ])
  return writeXlsx({
    sheets: [
      {
        name: 'Dados',
        columns: [
          { width: LARGURA_DO_ERRO },
          ...colunas.map(({ titulo }) => ({ width: titulo.length + 4, numFmt: '@' })),
        ],
        rows: [[COLUNA_ERROS, ...colunas.map(({ titulo }) => texto(titulo))], ...linhas],
        cells: new Map([
          ['0,0', { style: VERMELHO }],
          ...colunas.map((_, i) => [`0,${i + 1}`, { style: NEGRITO }] as const),
        ]),
        freezePane: { rows: 1, columns: 1 },
      },
    ],
    defaultFont: { name: 'Calibri', size: 11 },
  })
}

import type { TipoArquivo } from '@rh/domain/http/arquivo'

/** Bytes from the start that decide every kind below. */
export const BYTES_DA_ASSINATURA = 12

const latin = (inicio: Buffer, de: number, ate: number): string => inicio.toString('latin1', de, ate)

const assinaturas: Readonly<Record<TipoArquivo, (inicio: Buffer) => boolean>> = {
  'image/jpeg': (inicio) => latin(inicio, 0, 3) === '\u00ff\u00d8\u00ff',
  'image/png': (inicio) => latin(inicio, 0, 8) === '\u0089PNG\r\n\u001a\n',
  'image/webp': (inicio) => latin(inicio, 0, 4) === 'RIFF' && latin(inicio, 8, 12) === 'WEBP',
  'application/pdf': (inicio) => latin(inicio, 0, 5) === '%PDF-',
  // A ZIP, as every file of that family; whoever opens it finds out what it holds.
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': (inicio) =>
    latin(inicio, 0, 4) === 'PK\u0003\u0004',
  'text/csv': (inicio) => !parentes.some(({ comeca }) => comeca(inicio)) && isTexto(inicio),
}

/** Excel saves "Unicode text" in UTF-16 with this mark. */
const UTF16 = '\u00ff\u00fe'

/** Nothing but what a person can type: no control characters except tabs and ends of lines, and no markup. */
const isTexto = (inicio: Buffer): boolean =>
  latin(inicio, 0, 2) === UTF16 || inicio.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0d].includes(byte))

/** Files that people take for one of ours, and what to do with them. */
const parentes: readonly { readonly comeca: (inicio: Buffer) => boolean; readonly conselho: string }[] = [
  {
    comeca: (inicio) => latin(inicio, 0, 4) === '\u00d0\u00cf\u0011\u00e0',
    conselho:
      'Este é um arquivo do Office antigo (.xls) ou protegido por senha. Abra-o e salve como Pasta de Trabalho do Excel (.xlsx), sem senha.',
  },
  {
    comeca: (inicio) => /^(?:\u00ef\u00bb\u00bf)?\s*</.test(latin(inicio, 0, BYTES_DA_ASSINATURA)),
    conselho:
      'Este arquivo é uma página da internet com nome de planilha. Abra-o no Excel e salve como Pasta de Trabalho do Excel (.xlsx).',
  },
]

/** What to do with a file of a kind that nothing here takes but that is easily made into one; or null. */
export const conselhoPara = (inicio: Buffer): string | null =>
  parentes.find(({ comeca }) => comeca(inicio))?.conselho ?? null

/** The kind of a file by its first bytes, or null. What the sender calls it proves nothing. */
export const reconhecer = (inicio: Buffer): TipoArquivo | null =>
  (Object.keys(assinaturas) as TipoArquivo[]).find((tipo) => assinaturas[tipo](inicio)) ?? null

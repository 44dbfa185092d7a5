import type { TipoArquivo } from '@rh/domain/http/arquivo'

/** Length of the file signature in bytes, enough for every type below. */
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

/** Byte order mark of UTF-16, in which Excel saves "Unicode text". */
const UTF16 = '\u00ff\u00fe'

/** Tests for plain text: no control characters except tabs and line ends, and no markup. */
const isTexto = (inicio: Buffer): boolean =>
  latin(inicio, 0, 2) === UTF16 || inicio.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0d].includes(byte))

/** Signatures of related file types, each with an advice. */
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

/** Advice about an unsupported file type that is easily converted to a supported one; null for others. */
export const conselhoPara = (inicio: Buffer): string | null =>
  parentes.find(({ comeca }) => comeca(inicio))?.conselho ?? null

/** Detects a file type by its first bytes; null for unknown ones. Name and type sent by the client prove nothing. */
export const reconhecer = (inicio: Buffer): TipoArquivo | null =>
  (Object.keys(assinaturas) as TipoArquivo[]).find((tipo) => assinaturas[tipo](inicio)) ?? null

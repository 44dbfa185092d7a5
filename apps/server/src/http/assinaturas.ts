import type { TipoArquivo } from '@rh/domain/contract/arquivo'

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
}

/** The kind of a file by its first bytes, or null. What the sender calls it proves nothing. */
export const reconhecer = (inicio: Buffer): TipoArquivo | null =>
  (Object.keys(assinaturas) as TipoArquivo[]).find((tipo) => assinaturas[tipo](inicio)) ?? null

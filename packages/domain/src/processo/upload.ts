import type { Upload } from '../http/arquivo.ts'

/** Size of one attachment in MB: what holds until the company says otherwise, and between which it may choose. */
export const tamanhoDoAnexo = { padrao: 10, min: 1, max: 25 } as const

/** Upload limits of a document; the company may set lower ones. */
export const uploadAnexo = {
  maxBytes: tamanhoDoAnexo.max * 1_048_576,
  tipos: ['application/pdf', 'image/jpeg', 'image/png'],
} as const satisfies Upload

import type { Upload } from './arquivo.ts'

/** What goes along with a message, a task or a notice. */
export const uploadGeral = {
  maxBytes: 10 * 1_048_576,
  tipos: [
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/csv',
  ],
} as const satisfies Upload

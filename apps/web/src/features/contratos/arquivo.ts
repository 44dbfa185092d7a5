import { uploadDocumento } from '@rh/domain/contract/contratos'
import { sendFile } from '../../lib/api/send-file.ts'

/** What a field for a document of a contract takes, and where it sends it. */
export const arquivoDoContrato = {
  upload: uploadDocumento,
  onSend: (arquivo: File, onProgress: (fraction: number) => void) =>
    sendFile('POST /api/contratos/arquivo', { arquivo, onProgress }),
} as const

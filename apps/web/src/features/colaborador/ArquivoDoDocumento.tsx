import { uploadDaFicha } from '@rh/domain/contract/ficha-listas'
import { useQueryClient } from '@tanstack/react-query'
import { sendFile } from '../../lib/api/send-file.ts'
import { notify } from '../../lib/notify.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { AttachButton } from '../../ui/upload/AttachButton.tsx'
import type { Documento, Ficha } from './queries.ts'

interface ArquivoProps {
  readonly ficha: Ficha
  readonly documento: Documento
  /** Whether this person may attach the file that is missing. */
  readonly anexa: boolean
}

/** The file of a document: fetched when there is one, attached when there is not. */
export function ArquivoDoDocumento({ ficha, documento, anexa }: ArquivoProps) {
  const alvo = { params: { id: String(documento.id) }, query: { colaboradorId: String(ficha.id) } }
  if (documento.arquivo)
    return (
      <DownloadButton
        size="small"
        chamada="GET /api/colaborador/documentos/arquivo/:id"
        aria-label={`Baixar ${documento.arquivo.nome}`}
        alvo={alvo}
      />
    )
  return anexa ? <Anexar tipo={documento.tipo} alvo={alvo} /> : null
}

interface AnexarProps {
  readonly tipo: string
  readonly alvo: {
    readonly params: { readonly id: string }
    readonly query: { readonly colaboradorId: string }
  }
}

function Anexar({ tipo, alvo }: AnexarProps) {
  const queries = useQueryClient()
  const enviar = async (arquivo: File): Promise<void> => {
    await sendFile('PUT /api/colaborador/documentos/arquivo/:id', { ...alvo, arquivo })
    await queries.invalidateQueries({ queryKey: ['GET /api/colaborador/documentos/:id'] })
    notify.success('Arquivo anexado.')
  }
  return <AttachButton label="Anexar" about={tipo} upload={uploadDaFicha} onSend={enviar} />
}

import Button from '@mui/material/Button'
import { motivoRecusa } from '@rh/domain/http/arquivo'
import { uploadDaFicha } from '@rh/domain/contract/ficha-listas'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ChangeEvent } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'
import { sendFile } from '../../lib/api/send-file.ts'
import { notify } from '../../lib/notify.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
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
  const id = useId()
  const [busy, setBusy] = useState(false)
  const enviar = async (arquivo: File): Promise<void> => {
    setBusy(true)
    try {
      await sendFile('PUT /api/colaborador/documentos/arquivo/:id', { ...alvo, arquivo })
      await queries.invalidateQueries({ queryKey: ['GET /api/colaborador/documentos/:id'] })
      notify.success('Arquivo anexado.')
    } catch (error) {
      const { mensagem, acao } = toApiError(error)
      notify.error(mensagem, { description: acao })
    } finally {
      setBusy(false)
    }
  }
  const escolher = (event: ChangeEvent<HTMLInputElement>): void => {
    const [arquivo] = event.target.files ?? []
    if (!arquivo) return
    const motivo = motivoRecusa(uploadDaFicha, arquivo)
    if (motivo) notify.error(`${motivo}.`)
    else void enviar(arquivo)
  }
  return (
    <>
      <input
        id={id}
        type="file"
        hidden
        aria-label={`Arquivo: ${tipo}`}
        accept={uploadDaFicha.tipos.join(',')}
        onChange={escolher}
      />
      <Button
        size="small"
        color="inherit"
        disabled={busy}
        startIcon={<Icon name="anexo" size={18} />}
        onClick={() => document.getElementById(id)?.click()}
      >
        {busy ? 'Enviando…' : 'Anexar'}
      </Button>
    </>
  )
}

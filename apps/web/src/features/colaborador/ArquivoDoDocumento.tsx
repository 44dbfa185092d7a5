import Button from '@mui/material/Button'
import { motivoRecusa } from '@rh/domain/contract/arquivo'
import { uploadDaFicha } from '@rh/domain/contract/ficha-registros'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ChangeEvent } from 'react'
import { toApiError } from '../../lib/api-error.ts'
import { sendFile } from '../../lib/arquivo.ts'
import { saveFile } from '../../lib/baixar.ts'
import { notify } from '../../lib/notify.ts'
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
  const [busy, setBusy] = useState(false)
  const correr = async (acao: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    try {
      await acao()
    } catch (error) {
      const { mensagem, acao: dica } = toApiError(error)
      notify.error(mensagem, { description: dica })
    } finally {
      setBusy(false)
    }
  }
  const alvo = { params: { id: String(documento.id) }, query: { colaboradorId: String(ficha.id) } }
  if (documento.arquivo)
    return (
      <Button
        size="small"
        disabled={busy}
        startIcon={<Icon name="baixar" size={18} />}
        aria-label={`Baixar ${documento.arquivo.nome}`}
        onClick={() => void correr(() => saveFile('GET /api/colaborador/documentos/arquivo/:id', alvo))}
      >
        Baixar
      </Button>
    )
  return anexa ? <Anexar tipo={documento.tipo} alvo={alvo} busy={busy} correr={correr} /> : null
}

interface AnexarProps {
  readonly tipo: string
  readonly alvo: {
    readonly params: { readonly id: string }
    readonly query: { readonly colaboradorId: string }
  }
  readonly busy: boolean
  readonly correr: (acao: () => Promise<unknown>) => Promise<void>
}

function Anexar({ tipo, alvo, busy, correr }: AnexarProps) {
  const queries = useQueryClient()
  const id = useId()
  const enviar = (event: ChangeEvent<HTMLInputElement>): void => {
    const [arquivo] = event.target.files ?? []
    if (!arquivo) return
    const motivo = motivoRecusa(uploadDaFicha, arquivo)
    if (motivo) {
      notify.error(`${motivo}.`)
      return
    }
    void correr(async () => {
      await sendFile('PUT /api/colaborador/documentos/arquivo/:id', { ...alvo, arquivo })
      await queries.invalidateQueries({ queryKey: ['GET /api/colaborador/documentos/:id'] })
      notify.success('Arquivo anexado.')
    })
  }
  return (
    <>
      <input
        id={id}
        type="file"
        hidden
        aria-label={`Arquivo: ${tipo}`}
        accept={uploadDaFicha.tipos.join(',')}
        onChange={enviar}
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

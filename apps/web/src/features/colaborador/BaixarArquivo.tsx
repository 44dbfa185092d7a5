import Button from '@mui/material/Button'
import { useState } from 'react'
import { toApiError } from '../../lib/api-error.ts'
import type { DownloadKey } from '../../lib/arquivo.ts'
import { saveFile } from '../../lib/baixar.ts'
import { notify } from '../../lib/notify.ts'
import { Icon } from '../../ui/icon/Icon.tsx'

interface BaixarArquivoProps {
  readonly chamada: DownloadKey
  readonly nome: string
  readonly alvo: {
    readonly params: { readonly id: string }
    readonly query: { readonly colaboradorId: string }
  }
}

/** Fetches a file of the employee and saves it. */
export function BaixarArquivo({ chamada, nome, alvo }: BaixarArquivoProps) {
  const [busy, setBusy] = useState(false)
  const baixar = async (): Promise<void> => {
    setBusy(true)
    try {
      await saveFile(chamada, alvo)
    } catch (error) {
      const { mensagem, acao } = toApiError(error)
      notify.error(mensagem, { description: acao })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      disabled={busy}
      startIcon={<Icon name="baixar" size={18} />}
      aria-label={`Baixar ${nome}`}
      onClick={() => void baixar()}
    >
      Baixar
    </Button>
  )
}

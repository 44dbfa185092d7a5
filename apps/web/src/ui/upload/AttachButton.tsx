import Button from '@mui/material/Button'
import { motivoRecusa, type Upload } from '@rh/domain/http/arquivo'
import { useState } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { notify } from '../../lib/notify.ts'
import { Icon } from '../icon/Icon.tsx'
import { takeFirst, useFilePick } from './use-file-pick.ts'

interface AttachButtonProps {
  readonly label: string
  /** What the file is, for who hears the page: `RG de Jaciara Araújo`. */
  readonly about: string
  readonly upload: Upload
  /** Sends it; what fails is told here. */
  readonly onSend: (arquivo: File) => Promise<unknown>
}

/** Button of a row that picks one file and sends it at once: a scan, or a photograph taken on the spot. */
export function AttachButton({ label, about, upload, onSend }: AttachButtonProps) {
  const [busy, setBusy] = useState(false)
  const send = async (arquivo: File): Promise<void> => {
    const motivo = motivoRecusa(upload, arquivo)
    if (motivo) {
      notify.error(`${motivo}.`)
      return
    }
    setBusy(true)
    try {
      await onSend(arquivo)
    } catch (error) {
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const { picker, open } = useFilePick(takeFirst((arquivo) => void send(arquivo)))
  return (
    <>
      <input {...picker} aria-label={about} accept={upload.tipos.join(',')} />
      <Button
        size="small"
        color="inherit"
        disabled={busy}
        startIcon={<Icon name="anexo" size={18} />}
        aria-label={busy ? undefined : `${label}: ${about}`}
        onClick={open}
      >
        {busy ? 'Enviando…' : label}
      </Button>
    </>
  )
}

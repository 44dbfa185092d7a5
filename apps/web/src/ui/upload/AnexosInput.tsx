import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AnexoGeral } from '@rh/domain/contract/arquivos'
import { uploadGeral } from '@rh/domain/http/upload-geral'
import { useEffect, useRef } from 'react'
import { sendFile } from '../../lib/api/send-file.ts'
import { AnexoFicha } from './AnexoFicha.tsx'
import { FileDrop } from './FileDrop.tsx'
import type { SendOptions } from './use-uploads.ts'

/** Sends one file of a general area; the record that takes it comes later. */
export const sendAnexo = (arquivo: File, options: SendOptions): Promise<AnexoGeral> =>
  sendFile('POST /api/arquivos', { arquivo, ...options })

/** Said to who sends before what they attached has come. */
export const ARQUIVO_A_CAMINHO = 'Espere o arquivo chegar, ou cancele o envio dele.'

interface AnexosInputProps {
  readonly anexos: readonly AnexoGeral[]
  /** As many as the area takes. */
  readonly max: number
  readonly onChange: (anexos: readonly AnexoGeral[]) => void
  /** Called when a file is on its way, and when none is any more: what is sent meanwhile goes without it. */
  readonly onEnviando: (enviando: boolean) => void
  readonly error?: string | undefined
}

/** Files of a general area: sent as soon as they are picked or dropped, and named by the form once they are there. */
export function AnexosInput({ anexos, max, onChange, onEnviando, error }: AnexosInputProps) {
  // Several files arrive one after the other, and each adds to what is there by then.
  const atuais = useRef(anexos)
  useEffect(() => {
    atuais.current = anexos
  }, [anexos])
  const saida = useRef<AbortController>(undefined)
  useEffect(() => {
    const aoSair = new AbortController()
    saida.current = aoSair
    return () => aoSair.abort()
  }, [])
  const mudar = (novos: readonly AnexoGeral[]): void => {
    atuais.current = novos
    onChange(novos)
  }
  const enviar = async (arquivo: File, options: SendOptions): Promise<void> => {
    // What arrives after the form was left is nobody's: somebody else may be writing in its place.
    const signal = AbortSignal.any([options.signal, ...(saida.current ? [saida.current.signal] : [])])
    const enviado = await sendAnexo(arquivo, { ...options, signal })
    mudar([...atuais.current, enviado].slice(0, max))
  }
  return (
    <FileDrop
      upload={uploadGeral}
      label="Anexar"
      about="Anexar arquivos"
      disabled={anexos.length >= max}
      onSend={enviar}
      onBusy={onEnviando}
    >
      {anexos.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {anexos.map((anexo) => (
            <li key={anexo.id}>
              <AnexoFicha
                anexo={anexo}
                onRemove={() => mudar(atuais.current.filter(({ id }) => id !== anexo.id))}
              />
            </li>
          ))}
        </Box>
      )}
      <Typography role="alert" variant="caption" color="error" sx={{ '&:empty': { display: 'none' } }}>
        {error}
      </Typography>
    </FileDrop>
  )
}

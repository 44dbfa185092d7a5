import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { formatBytes, listarTipos, motivoRecusa, type Upload } from '@rh/domain/http/arquivo'
import { useRef, useState } from 'react'
import { FieldFrame } from '../form/FieldFrame.tsx'
import { useField, useFieldValue, useSetFields, type FieldProps } from '../form/use-field.ts'
import { Icon } from '../icon/Icon.tsx'
import { whyNotSent } from './why-not-sent.ts'

interface ArquivoInputProps extends FieldProps {
  /** Source of the field that keeps the file's name. */
  readonly nome: string
  readonly upload: Upload
  /** Uploads the file; answers its id on the server. */
  readonly onSend: SendArquivo
}

type SendArquivo = (
  arquivo: File,
  onProgress: (fraction: number) => void,
) => Promise<{ readonly id: string; readonly nome: string }>

/** File input that uploads as soon as a file is chosen; the form keeps the file's id. */
export function ArquivoInput({ nome, upload, onSend, ...props }: ArquivoInputProps) {
  const { field, id, frame } = useField(props)
  const chosen = useFieldValue(nome)
  const hasFile = typeof useFieldValue(props.source) === 'string'
  const setFields = useSetFields()
  const input = useRef<HTMLInputElement>(null)
  const { progress, error, send } = useSending(upload, onSend)
  const pick = async (arquivo: File): Promise<void> => {
    const recebido = await send(arquivo)
    if (recebido) setFields({ [props.source]: recebido.id, [nome]: recebido.nome })
  }
  const regras = `${listarTipos(upload.tipos)}, até ${formatBytes(upload.maxBytes)}.`
  return (
    <FieldFrame {...frame} error={error ?? frame.error} helper={regras}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 48 }}>
        <input
          ref={input}
          type="file"
          hidden
          accept={upload.tipos.join(',')}
          onChange={({ target }) => {
            const [arquivo] = target.files ?? []
            if (arquivo) void pick(arquivo)
            // The same file may be picked again after a refusal.
            target.value = ''
          }}
        />
        <Button
          id={id}
          ref={(element) => field.ref(element)}
          variant="outlined"
          startIcon={<Icon name="anexo" size={18} />}
          disabled={progress !== null}
          onClick={() => input.current?.click()}
        >
          {hasFile ? 'Trocar arquivo' : 'Escolher arquivo'}
        </Button>
        {progress !== null && (
          <LinearProgress
            variant="determinate"
            value={Math.round(progress * 100)}
            aria-label="Envio do arquivo"
            sx={{ flex: 1, minWidth: 120, borderRadius: 4 }}
          />
        )}
        {progress === null && hasFile && typeof chosen === 'string' && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {chosen}
          </Typography>
        )}
      </Box>
    </FieldFrame>
  )
}

function useSending(upload: Upload, onSend: SendArquivo) {
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | undefined>()
  const send = async (arquivo: File) => {
    const motivo = motivoRecusa(upload, arquivo)
    setError(motivo ?? undefined)
    if (motivo) return null
    setProgress(0)
    try {
      return await onSend(arquivo, setProgress)
    } catch (failure) {
      setError(whyNotSent(failure))
      return null
    } finally {
      setProgress(null)
    }
  }
  return { progress, error, send }
}

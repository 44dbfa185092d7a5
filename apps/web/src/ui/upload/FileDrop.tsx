import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Upload } from '@rh/domain/http/arquivo'
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { describeUpload } from './describe-upload.ts'
import { EmEnvio } from './EmEnvio.tsx'
import { useFilePick } from './use-file-pick.ts'
import { useUploads, type SendOne } from './use-uploads.ts'

interface FileDropProps {
  readonly upload: Upload
  /** Label of the button. */
  readonly label: string
  /** Accessible description of what is sent. */
  readonly about: string
  readonly disabled?: boolean
  /** Shows the accepted kinds beside the button. Pages with many drop areas say it once instead. */
  readonly hint?: boolean
  readonly onSend: SendOne
  /** Called when files are on their way, and when none is any more. */
  readonly onBusy?: ((busy: boolean) => void) | undefined
  /** Further ways to bring a file, beside the button: given what sends them. */
  readonly renderExtra?: (send: (arquivos: readonly File[]) => void) => ReactNode
  /** Existing content; the whole area accepts dropped files. */
  readonly children?: ReactNode
}

const Zone = styled('div')(({ theme }) => ({
  border: '1.5px dashed transparent',
  borderRadius: 12,
  transition: 'background-color .15s, border-color .15s',
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.lighter,
  },
}))

/** Drop area for files, dropped or picked: each uploads with its progress, and can be retried. */
export function FileDrop(props: FileDropProps) {
  const { upload, label, about, disabled = false, hint = true, onSend, renderExtra, children } = props
  const { envios, add, repetir, cancelar } = useUploads(upload, onSend)
  useBusy(
    envios.some(({ error }) => error === undefined),
    props.onBusy,
  )
  const { isOver, zone, picker, open } = useFilePick(add)
  if (disabled) return <div>{children}</div>
  return (
    <Zone data-over={isOver} {...zone}>
      {children}
      {envios.map((envio) => (
        <EmEnvio
          key={envio.id}
          envio={envio}
          onRepeat={() => repetir(envio)}
          onCancel={() => cancelar(envio.id)}
        />
      ))}
      <input {...picker} multiple accept={upload.tipos.join(',')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={about}
          startIcon={<Icon name="anexo" size={18} />}
          onClick={open}
        >
          {label}
        </Button>
        {renderExtra?.(add)}
        {hint && (
          <Typography variant="caption" color="textSecondary">
            {describeUpload(upload)}.
          </Typography>
        )}
      </Box>
    </Zone>
  )
}

function useBusy(busy: boolean, onBusy: FileDropProps['onBusy']): void {
  const tell = useEffectEvent((now: boolean) => onBusy?.(now))
  // With what is shown: who presses then is answered by what they see.
  useLayoutEffect(() => tell(busy), [busy])
}

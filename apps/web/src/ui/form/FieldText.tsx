import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { EssentialIcon } from '../icon/Drawing.tsx'

interface FieldTextProps {
  readonly error?: string | undefined
  readonly helper?: ReactNode
  /** Remark of somebody else: stays beside help and error. */
  readonly note?: string | undefined
}

/** Content of the line below a control: a remark first, then the error or the help. */
export const FieldText = ({ error, helper, note }: FieldTextProps) => (
  <>
    {note && <FieldNote note={note} />}
    {error === undefined ? helper : <FieldError error={error} />}
  </>
)

const FieldError = ({ error }: { readonly error: string }) => (
  <Box component="span" sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
    <EssentialIcon name="erro" size={16} />
    <span>{error}</span>
  </Box>
)

/** Remark at a field, marked. */
export const FieldNote = ({ note }: { readonly note: string }) => (
  <Box
    component="span"
    sx={{
      display: 'flex',
      gap: 0.75,
      mb: 0.5,
      px: 1,
      py: 0.5,
      borderRadius: '8px',
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: 'warning.darker',
      bgcolor: 'warning.lighter',
    }}
  >
    <EssentialIcon name="alerta" size={16} />
    <span>Devolvido: {note}</span>
  </Box>
)

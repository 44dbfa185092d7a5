import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { CopyText } from '../data/CopyText.tsx'

export interface SecretDialogProps {
  readonly titulo: string
  readonly texto: string
  /** Null while there is none to show. */
  readonly segredo: string | null
  /** Words of the button that copies it. */
  readonly rotulo: string
  /** How it is used. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** A key or a secret, for the only time that it is on a screen. */
export function SecretDialog({ titulo, texto, segredo, rotulo, children, onClose }: SecretDialogProps) {
  const id = useId()
  return (
    <Dialog open={segredo !== null} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {texto}
        </Typography>
        <Box
          component="code"
          sx={{
            display: 'block',
            p: 2,
            mb: 2,
            borderRadius: '12px',
            bgcolor: 'action.selected',
            overflowWrap: 'anywhere',
            // Some are copied by hand.
            fontSize: { xs: '0.875rem', sm: '1.125rem' },
          }}
        >
          {segredo}
        </Box>
        <CopyText text={segredo ?? ''}>{rotulo}</CopyText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Já guardei
        </Button>
      </DialogActions>
    </Dialog>
  )
}

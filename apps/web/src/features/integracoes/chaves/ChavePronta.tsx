import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { CopyText } from '../../../ui/data/CopyText.tsx'

interface ChaveProntaProps {
  /** Null while there is none to show. */
  readonly chave: string | null
  readonly onClose: () => void
}

/** The key, for the only time. */
export function ChavePronta({ chave, onClose }: ChaveProntaProps) {
  const id = useId()
  return (
    <Dialog open={chave !== null} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Chave criada</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Copie agora e guarde no cofre de senhas do outro sistema: ela não aparece de novo, nem para você.
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
            fontSize: '0.875rem',
          }}
        >
          {chave}
        </Box>
        <CopyText text={chave ?? ''}>Copiar a chave</CopyText>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          Ela vai em cada chamada, no cabeçalho <code>Authorization: Bearer</code>.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Já guardei
        </Button>
      </DialogActions>
    </Dialog>
  )
}

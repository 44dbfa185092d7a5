import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { PerfilCards } from '../features/perfil/PerfilPage.tsx'
import { Tip } from '../ui/feedback/Tip.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { useIsPhone } from '../theme/use-is-phone.ts'

interface PerfilDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The profile of people without a sector: the sectors' own page of it is not theirs to open. */
export function PerfilDialog({ open, onClose }: PerfilDialogProps) {
  const title = useId()
  const isPhone = useIsPhone()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      aria-labelledby={title}
      slotProps={{ paper: { sx: { bgcolor: 'background.default' } } }}
    >
      <Typography id={title} variant="h5" component="h2" sx={{ p: '20px 72px 16px 24px' }}>
        Meu perfil
      </Typography>
      <Tip title="Fechar">
        <IconButton onClick={onClose} sx={{ position: 'absolute', top: 14, insetInlineEnd: 14 }}>
          <Icon name="fechar" />
        </IconButton>
      </Tip>
      <DialogContent>
        <PerfilCards />
      </DialogContent>
    </Dialog>
  )
}

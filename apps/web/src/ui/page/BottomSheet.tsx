import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface BottomSheetProps {
  readonly open: boolean
  readonly title: string
  readonly subtitle?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Sheet that comes from the foot of a phone's screen, within reach of the thumb. */
export function BottomSheet({ open, title, subtitle, onClose, children }: BottomSheetProps) {
  const id = useId()
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { maxHeight: '80dvh', borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          p: 2,
          pb: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h6" component="h2">
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" color="textSecondary">
              {subtitle}
            </Typography>
          )}
        </Box>
        <IconButton onClick={onClose} aria-label="Fechar" sx={{ mt: -0.75, mr: -0.75 }}>
          <Icon name="fechar" />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pb: 'calc(16px + env(safe-area-inset-bottom))' }}>{children}</Box>
    </Drawer>
  )
}

import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { Tip } from '../feedback/Tip.tsx'
import { Icon } from '../icon/Icon.tsx'

interface SidePanelProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  readonly status?: ReactNode
  /** Below the heading, as tabs: stays in sight while the content scrolls. */
  readonly head?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** One record beside its list: the whole screen on phones. */
export function SidePanel({ open, title, subtitle, status, head, onClose, children }: SidePanelProps) {
  const id = useId()
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: 640, maxWidth: '100vw', boxShadow: 16 },
        },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: { xs: 2, sm: 3 }, pt: 2, pb: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
            >
              <Typography id={id} variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              {status}
            </Box>
            {subtitle && (
              <Typography variant="body2" color="textSecondary">
                {subtitle}
              </Typography>
            )}
          </Box>
          <Tip title="Fechar">
            <IconButton onClick={onClose} aria-label="Fechar">
              <Icon name="fechar" />
            </IconButton>
          </Tip>
        </Box>
        {head}
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>{children}</Box>
    </Drawer>
  )
}

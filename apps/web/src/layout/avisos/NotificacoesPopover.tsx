import Popover from '@mui/material/Popover'
import { NotificacoesPanel } from './NotificacoesPanel.tsx'

interface NotificacoesPopoverProps {
  readonly id: string
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** The notifications, below the bell. */
export function NotificacoesPopover({ id, anchor, onClose }: NotificacoesPopoverProps) {
  return (
    <Popover
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': 'Notificações',
          sx: {
            width: 480,
            maxWidth: 'calc(100vw - 32px)',
            mt: 0.5,
            borderRadius: '16px',
            overflow: 'hidden',
          },
        },
      }}
    >
      <NotificacoesPanel onClose={onClose} />
    </Popover>
  )
}

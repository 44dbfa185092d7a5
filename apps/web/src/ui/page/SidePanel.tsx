import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { Tip } from '../feedback/Tip.tsx'
import { preso } from '../../theme/metrics.ts'
import { Icon } from '../icon/Icon.tsx'

export interface PanelTabs {
  /** Accessible name of the tabs. */
  readonly label: string
  readonly list: readonly { readonly id: string; readonly label: string }[]
  readonly current: string
  readonly onChange: (id: string) => void
}

interface SidePanelProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  readonly status?: ReactNode
  /** Content below the heading, which scrolls away with it. */
  readonly intro?: ReactNode
  /** Sticky while the content scrolls. */
  readonly tabs?: PanelTabs
  readonly wide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

const stays = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  bgcolor: 'background.paper',
  ...preso.noTopo,
} as const
const line = { borderBottom: 1, borderColor: 'divider' } as const

/** Side panel with one record beside its list; full screen on phones. */
export function SidePanel({ open, intro, tabs, wide = false, onClose, children, ...head }: SidePanelProps) {
  const id = useId()
  const ofTab = tabs && { role: 'tabpanel', id: `${id}-painel`, 'aria-labelledby': `${id}-${tabs.current}` }
  const bar = tabs && <TabBar id={id} {...tabs} />
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
          sx: {
            width: wide ? { xs: '100vw', md: 960 } : 640,
            maxWidth: '100vw',
            boxShadow: 16,
            // What takes the focus is not left behind the heading, nor behind the buttons of a form (WCAG 2.4.11).
            scrollPaddingBlock: `${intro === undefined ? 136 : 72}px 88px`,
          },
        },
      }}
    >
      <Close onClose={onClose} />
      {intro === undefined ? (
        <Box sx={{ ...stays, ...line }}>
          <Heading id={id} {...head} />
          {bar}
        </Box>
      ) : (
        <>
          <Heading id={id} {...head} />
          <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>{intro}</Box>
          {/* The way out stays over the tabs, once the heading is gone. */}
          <Box sx={{ ...stays, ...line, pr: 7, flexShrink: 0 }}>{bar}</Box>
        </>
      )}
      <Box {...ofTab} sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>
        {children}
      </Box>
    </Drawer>
  )
}

const Close = ({ onClose }: Pick<SidePanelProps, 'onClose'>) => (
  <Box sx={{ position: 'sticky', top: 4, zIndex: 3, height: 0, textAlign: 'end', px: 1, ...preso.noTopo }}>
    <Tip title="Fechar">
      <IconButton onClick={onClose} aria-label="Fechar">
        <Icon name="fechar" />
      </IconButton>
    </Tip>
  </Box>
)

interface HeadingProps extends Pick<SidePanelProps, 'title' | 'subtitle' | 'status'> {
  readonly id: string
}

const Heading = ({ id, title, subtitle, status }: HeadingProps) => (
  <Box sx={{ display: 'grid', gap: 0.25, pl: { xs: 2, sm: 3 }, pr: 8, pt: 2, pb: 1.5 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {status}
    </Box>
    {subtitle && (
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {subtitle}
      </Typography>
    )}
  </Box>
)

const TabBar = ({ id, label, list, current, onChange }: PanelTabs & { readonly id: string }) => (
  <Tabs
    value={current}
    onChange={(_, next: string) => onChange(next)}
    variant="scrollable"
    scrollButtons={false}
    aria-label={label}
    sx={{ px: { xs: 0.5, sm: 1.5 } }}
  >
    {list.map((tab) => (
      <Tab
        key={tab.id}
        value={tab.id}
        label={tab.label}
        id={`${id}-${tab.id}`}
        aria-controls={tab.id === current ? `${id}-painel` : undefined}
        sx={{ textTransform: 'none', minWidth: 0, px: 1.5, fontWeight: 600 }}
      />
    ))}
  </Tabs>
)

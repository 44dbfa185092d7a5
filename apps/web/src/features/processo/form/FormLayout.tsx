import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const aoLado = {
  position: { lg: 'sticky' },
  top: 'calc(var(--topo, 0px) + 16px)',
  scrollMarginTop: 'calc(var(--topo, 0px) + 16px)',
} as const

interface FormLayoutProps {
  readonly steps: ReactNode
  readonly panel: ReactNode
  /** Lets a link lead to the panel, which is below on phones. */
  readonly panelId?: string
  readonly children: ReactNode
}

/** A long form: its steps, the form and what is known about it, side by side or one below the other. */
export const FormLayout = ({ steps, panel, panelId, children }: FormLayoutProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 2, lg: 3 },
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr) 330px' },
    }}
  >
    <Box sx={aoLado}>{steps}</Box>
    {children}
    <Box id={panelId} sx={aoLado}>
      {panel}
    </Box>
  </Box>
)

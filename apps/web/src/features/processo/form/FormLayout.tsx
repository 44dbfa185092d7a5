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
  /** Anchor id of the panel, which is below the form on phones. */
  readonly panelId?: string
  readonly children: ReactNode
}

/** Layout of a long form: steps, form and side panel; stacked on phones. */
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

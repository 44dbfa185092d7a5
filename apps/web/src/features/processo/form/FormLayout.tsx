import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { aoLado } from './ao-lado.ts'

interface FormLayoutProps {
  /** Absent on phones, where the top of the page opens them. */
  readonly steps?: ReactNode
  /** Below the steps, on wide screens. */
  readonly hint?: ReactNode
  /** Absent on phones, where the bar opens it. */
  readonly panel?: ReactNode
  readonly children: ReactNode
}

/** Layout of a long form: steps, form and side panel; stacked below the desktop. */
export const FormLayout = ({ steps, hint, panel, children }: FormLayoutProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      mb: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr) 304px' },
    }}
  >
    {steps && (
      <Box sx={aoLado}>
        {steps}
        {hint}
      </Box>
    )}
    {children}
    {panel && <Box sx={aoLado}>{panel}</Box>}
  </Box>
)

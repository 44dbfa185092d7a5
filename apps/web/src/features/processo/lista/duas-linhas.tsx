import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Cell of two lines: main value, secondary text. */
export const renderDuas = (principal: ReactNode, menor: ReactNode) => (
  <span>
    {principal}
    {menor && (
      <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
        {menor}
      </Box>
    )}
  </span>
)

/** Placeholder of a draft without a person. */
export const SemNome = () => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    Sem nome ainda
  </Box>
)

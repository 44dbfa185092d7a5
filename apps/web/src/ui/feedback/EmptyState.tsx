import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly illustration: ReactNode
  readonly title: string
  /** What to do next. */
  readonly text?: ReactNode
  readonly action?: ReactNode
  /** Heading level, where the state is the whole page. */
  readonly component?: 'h1' | 'h2' | 'p'
}

/** Empty state: nothing to show, and what to do about it. */
export function EmptyState({ illustration, title, text, action, component = 'p' }: EmptyStateProps) {
  const isPage = component === 'h1'
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 6 }}>
      <Box sx={{ width: isPage ? 240 : 180, maxWidth: '70%', mb: isPage ? 2 : 1 }}>{illustration}</Box>
      <Typography variant={isPage ? 'h3' : 'h6'} component={component}>
        {title}
      </Typography>
      {text && (
        <Typography variant={isPage ? 'body1' : 'body2'} color="textSecondary" sx={{ maxWidth: 440 }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  )
}

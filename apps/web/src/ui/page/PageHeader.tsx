import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'

interface PageHeaderProps {
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** Status of the record, beside the title. */
  readonly status?: ReactNode
  readonly crumbs?: readonly Crumb[]
  readonly actions?: ReactNode
  /** Lower, for pages whose content has to begin high up. */
  readonly dense?: boolean
}

/** Page header: breadcrumbs, title, status and actions. */
export function PageHeader({ title, subtitle, status, crumbs, actions, dense = false }: PageHeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 2,
        mb: dense ? 1.5 : { xs: 2.5, md: 3 },
        mt: dense ? -1.5 : 0,
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {status}
        </Box>
        {subtitle && (
          <Typography color="textSecondary" variant="body2" sx={{ mt: dense ? 0 : 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && (
        <Box
          data-sem-impressao
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, width: { xs: '100%', sm: 'auto' } }}
        >
          {actions}
        </Box>
      )}
    </Box>
  )
}

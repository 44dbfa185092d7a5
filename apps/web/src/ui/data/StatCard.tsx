import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { Icon } from '../icon/Icon.tsx'
import type { Tone } from './StatusChip.tsx'

interface StatCardProps {
  readonly label: string
  /** Undefined while it loads. */
  readonly value: number | undefined
  readonly icon: string
  readonly tone?: Tone
  readonly caption?: string
  readonly href?: string
}

/** Card of one number, linked to the list it counts. */
export function StatCard({ label, value, icon, tone = 'default', caption, href }: StatCardProps) {
  const content = (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 2,
        px: { xs: 1, sm: 2.5 },
        py: { xs: 1.5, sm: 2.5 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column-reverse', sm: 'column' } }}>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ fontWeight: 500, fontSize: { xs: '0.75rem', sm: '0.875rem' }, hyphens: 'auto' }}
          >
            {label}
          </Typography>
          <Typography variant="h3" component="p" sx={{ mt: { sm: 0.5 }, fontVariantNumeric: 'tabular-nums' }}>
            {value === undefined ? <Skeleton width={40} /> : formatNumber(value)}
          </Typography>
        </Box>
        {caption && (
          <Typography variant="caption" color="textSecondary">
            {caption}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          // On a phone several stand in one row, under their numbers.
          display: { xs: 'none', sm: 'grid' },
          placeItems: 'center',
          width: 44,
          height: 44,
          borderRadius: '14px',
          color: tone === 'default' ? 'text.secondary' : `${tone}.dark`,
          bgcolor: tone === 'default' ? 'action.selected' : `${tone}.lighter`,
        }}
      >
        <Icon name={icon} size={22} />
      </Box>
    </Box>
  )
  return (
    <Card>
      {href ? (
        <CardActionArea component={Link} to={href} sx={{ height: '100%', alignContent: 'start' }}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  )
}

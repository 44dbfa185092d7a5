import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime, formatRelative } from '../../lib/format.ts'
import type { Tone } from './StatusChip.tsx'

export interface TimelineEvent {
  readonly id: string | number
  readonly title: ReactNode
  /** Instant as ISO text, or a date where only the day matters. */
  readonly at: string
  readonly who?: string | undefined
  readonly text?: ReactNode
  readonly tone?: Tone
}

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingLeft: 28,
  paddingBottom: 20,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 6,
    top: 16,
    bottom: -6,
    width: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  '&:last-child': { paddingBottom: 0, '&::before': { display: 'none' } },
}))

const Dot = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    position: 'absolute',
    left: 1,
    top: 5,
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: `3px solid ${tone === 'default' ? theme.vars.palette.text.disabled : theme.vars.palette[tone].main}`,
    backgroundColor: theme.vars.palette.background.paper,
  }),
)

/** Timeline of events, in the order given (newest first). */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events.map(({ id, title, at, who, text, tone = 'default' }) => (
        <Item key={id}>
          <Dot tone={tone} aria-hidden />
          <Typography variant="subtitle2" component="div">
            {title}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div">
            {who && `${who} · `}
            <When at={at} />
          </Typography>
          {text && (
            <Typography variant="body2" component="div" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
              {text}
            </Typography>
          )}
        </Item>
      ))}
    </Box>
  )
}

const When = ({ at }: { readonly at: string }) =>
  at.includes('T') ? (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at)}
    </time>
  ) : (
    <time dateTime={at}>{formatDate(at)}</time>
  )

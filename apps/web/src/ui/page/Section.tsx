import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { Link, type To } from 'react-router'

interface SectionProps {
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
  /** Without padding: for tables and lists that reach the card's edge. */
  readonly flush?: boolean
  /** Lower heading, over rows that are low themselves. */
  readonly dense?: boolean
}

/** Height reserved for an action that may load later, to prevent layout shift. */
const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 68,
  px: 3,
  pt: 2.5,
  pb: 2,
  // Below the words a button without a border begins where they do.
  '& > .MuiButton-text': { marginInlineStart: { xs: -1.5, sm: 0 } },
}

/** Distance of a table's outer cells from the card's edge: they stand below the heading. */
const EDGE = { '--beira': '24px' }

const LOW = { minHeight: 48, pt: 1.25, pb: 1 }

/** Card with a heading. */
export function Section({ title, subtitle, actions, children, flush = false, dense = false }: SectionProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={dense ? { ...HEAD, ...LOW } : HEAD}>
        {/* On a phone the words take the line that they need, and the action goes below them. */}
        <Box sx={{ flex: { xs: '1 1 auto', sm: 1 }, minWidth: { sm: 160 } }}>
          <Typography id={id} variant="h6" component="h2">
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" color="textSecondary">
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      <Box sx={flush ? EDGE : { px: 3, pb: 3 }}>{children}</Box>
    </Card>
  )
}

interface SectionLinkProps {
  readonly to: To
  /** What is seen: `Ver lista`, `Ver todas`. */
  readonly children: string
  /** What it leads to: `estabilidades terminando`. Links are also read out of their section, one below the other. */
  readonly of: string
}

/** Way from a section to all of what it shows a part of. */
export const SectionLink = ({ to, children, of }: SectionLinkProps) => (
  <Button component={Link} to={to} size="small" aria-label={`${children}: ${of}`}>
    {children}
  </Button>
)

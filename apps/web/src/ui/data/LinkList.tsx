import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { StatusChip, type Tone } from './StatusChip.tsx'

export interface LinkItem {
  readonly key: string | number
  readonly href: string
  readonly title: string
  readonly detail: string
  readonly chip: { readonly label: string; readonly tone: Tone }
}

interface LinkListProps {
  /** Undefined while loading. */
  readonly items: readonly LinkItem[] | undefined
  readonly empty: string
  /** Usual number of rows: as many skeletons keep the layout from jumping while loading. */
  readonly expected?: number
}

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '10px 24px',
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
}))

/** Short list of linked records, each with what is urgent about it; for a flush section. */
export const LinkList = ({ items, empty, expected = 3 }: LinkListProps) => (
  <>
    {items?.length === 0 && (
      <Typography variant="body2" color="textSecondary" sx={{ px: 3, pb: 3 }}>
        {empty}
      </Typography>
    )}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items?.map(({ key, href, title, detail, chip }) => (
        <li key={key}>
          <Row to={href}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="p">
                {detail}
              </Typography>
            </Box>
            <StatusChip {...chip} />
          </Row>
        </li>
      )) ??
        Array.from({ length: expected }, (_, n) => (
          <Box component="li" key={n} sx={{ height: { xs: 78, sm: 60 }, px: 3, py: 1.25 }}>
            <Skeleton width="50%" />
            <Skeleton width="80%" />
          </Box>
        ))}
    </Box>
  </>
)

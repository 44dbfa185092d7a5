import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'

export interface Crumb {
  readonly label: string
  /** Absent for the current page and for areas without a page. */
  readonly href?: string | undefined
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  margin: '0 0 6px',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  // Flex, not inline: the words keep their own direction, and the separator must lie on the side of the crumb before it.
  '& li': { display: 'flex', alignItems: 'baseline' },
  '& li + li::before': { content: '"/"', marginInline: 8, color: theme.vars.palette.text.disabled },
  // As wide as a finger's least target, however short the name.
  '& a': { minWidth: 24, color: 'inherit', textDecoration: 'none', paddingBlock: 3 },
  '& a:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
}))

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <Box component="nav" aria-label="Você está em">
      <List>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${label}-${href}`} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {href ? <Link to={href}>{label}</Link> : label}
          </li>
        ))}
      </List>
    </Box>
  )
}

import { styled } from '@mui/material/styles'

/** Entries of a menu, one below the other or side by side. */
export const NavList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  margin: 0,
  padding: '0 4px',
  listStyle: 'none',
  '&[data-axis="row"]': { display: 'flex', padding: 0 },
})

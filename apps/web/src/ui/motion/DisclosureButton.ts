import { styled } from '@mui/material/styles'

/** Full-width disclosure button; needs `aria-expanded` and `aria-controls`. The arrow in `.abre` rotates. */
export const DisclosureButton = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 16px',
  alignItems: 'center',
  width: '100%',
  padding: 16,
  border: 0,
  borderRadius: 12,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& .abre': { display: 'grid' },
  '&[aria-expanded="true"] .abre': { transform: 'rotate(180deg)' },
}))

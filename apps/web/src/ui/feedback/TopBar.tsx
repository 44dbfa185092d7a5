import { keyframes, styled } from '@mui/material/styles'

const corre = keyframes({
  from: { transform: 'scaleX(0)' },
  '60%': { transform: 'scaleX(.75)' },
  to: { transform: 'scaleX(.92)' },
})

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  zIndex: 2100,
  transformOrigin: 'left',
  backgroundColor: theme.vars.palette.primary.main,
  // A page that comes at once shows no bar.
  animation: `${corre} 6s cubic-bezier(.1,.7,.3,1) .12s both`,
}))

/** Thin progress bar at the top while a navigation is pending. */
export const TopBar = ({ active }: { readonly active: boolean }) => (active ? <Bar aria-hidden /> : null)

import { keyframes, styled } from '@mui/material/styles'
import { LogoMark } from '../Logo.tsx'

const respira = keyframes({ '50%': { transform: 'scale(.92)' } })
const onda = keyframes({
  from: { transform: 'scale(.9)', opacity: 0.5 },
  to: { transform: 'scale(1.7)', opacity: 0 },
})

const Screen = styled('output')({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  zIndex: 2000,
})

const Mark = styled('a')(({ theme }) => ({
  position: 'relative',
  borderRadius: 20,
  '& svg': { animation: `${respira} 2s ease-in-out infinite` },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 20,
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${onda} 2s ease-out infinite`,
  },
}))

/** While it is not known yet who is there. The logo leads to the root. */
export const SplashScreen = () => (
  <Screen aria-label="Carregando">
    <Mark href="/" aria-label="Início">
      <LogoMark size={64} />
    </Mark>
  </Screen>
)

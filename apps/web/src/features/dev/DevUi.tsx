import { styled } from '@mui/material/styles'
import { Formularios } from './Formularios.tsx'
import { Pecas } from './Pecas.tsx'

const Sides = styled('main')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}))

// The attribute that chooses the scheme works on any element: each side has its own variables.
const Side = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  minWidth: 0,
  padding: 24,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
}))

/** For developers: every component of `ui/` in its states, both schemes side by side. */
export const DevUi = () => (
  <Sides>
    {(['light', 'dark'] as const).map((scheme) => (
      <Side key={scheme} data-tema={scheme} aria-label={scheme}>
        <Pecas />
        <Formularios />
      </Side>
    ))}
  </Sides>
)

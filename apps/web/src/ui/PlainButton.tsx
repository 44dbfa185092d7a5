import { styled } from '@mui/material/styles'

/**
 * Primary button of the sign-in pages. Looks like the Material UI button without its code: ripples and transitions
 * weigh as much as the rest of the page.
 */
export const PlainButton = styled('button')(({ theme }) => ({
  minHeight: 48,
  padding: '6px 22px',
  border: 0,
  borderRadius: 8,
  fontFamily: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  cursor: 'pointer',
  transition: 'background-color .15s',
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '&[data-quiet]': { color: theme.vars.palette.primary.main, background: 'none' },
  '&:disabled': {
    color: theme.vars.palette.action.disabled,
    backgroundColor: theme.vars.palette.action.disabledBackground,
    cursor: 'default',
  },
}))

/** Icon button inside a field, without ripple. */
export const PlainIconButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  marginRight: -8,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
}))

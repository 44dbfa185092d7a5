import { styled, type CSSObject, type Theme } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { usePrefetch } from '../lib/nav/prefetch.ts'

type Shape = 'line' | 'small' | 'tile' | 'bar'

const shapes: Readonly<Record<Shape, CSSObject>> = {
  line: {},
  small: { minHeight: 36 },
  bar: {
    width: 'auto',
    minHeight: 40,
    gap: 8,
    padding: '6px 10px',
    whiteSpace: 'nowrap',
    fontWeight: 600,
    '& .abre': { opacity: 0.7, marginInlineStart: -2 },
  },
  tile: {
    position: 'relative',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 5,
    minHeight: 58,
    padding: '8px 2px 6px',
    fontSize: '0.6875rem',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    // Below the corner, where the count is.
    '& .abre': { position: 'absolute', insetInlineEnd: 6, top: 25, opacity: 0.7 },
    '& .longo': { fontSize: '0.625rem', letterSpacing: '-0.01em' },
  },
}

/** Looks of an entry, whatever element it is. */
export const look = ({ theme, shape }: { theme: Theme; shape: Shape }): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '6px 12px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'left',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  ...shapes[shape],
  '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
  '&[data-current="true"]': {
    color: theme.vars.palette.primary.main,
    fontWeight: 700,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, transparent)`,
  },
  '@media (pointer: coarse)': { minHeight: 44 },
})

const own = { shouldForwardProp: (prop: PropertyKey) => prop !== 'shape' }
const ItemLink = styled(Link, own)<{ shape: Shape }>(look)
const ItemButton = styled('button', own)<{ shape: Shape }>(look)

interface MenuLinkProps {
  readonly href: string
  readonly current: boolean
  readonly children: ReactNode
  readonly shape?: Shape
  readonly onClick?: (() => void) | undefined
  readonly 'aria-describedby'?: string | undefined
}

/** An entry that leads to a page. Its code is fetched as soon as one points at it. */
export function MenuLink({ href, current, shape = 'line', ...props }: MenuLinkProps) {
  const prefetch = usePrefetch()
  const warm = (): void => prefetch(href)
  return (
    <ItemLink
      to={href}
      shape={shape}
      data-current={current}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={warm}
      onFocus={warm}
      {...props}
    />
  )
}

interface MenuToggleProps {
  readonly current: boolean
  readonly expanded: boolean
  readonly controls: string | undefined
  readonly children: ReactNode
  readonly onClick: () => void
  readonly shape?: Shape
  readonly ref?: Ref<HTMLButtonElement>
}

/** An entry that only opens its items. */
export const MenuToggle = ({ current, expanded, controls, shape = 'line', ...props }: MenuToggleProps) => (
  <ItemButton
    type="button"
    shape={shape}
    data-current={current}
    aria-expanded={expanded}
    aria-controls={controls}
    {...props}
  />
)

import { styled, type CSSObject, type Theme } from '@mui/material/styles'
import { barraOf } from '@rh/domain/setores/barra'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { Link, useLocation } from 'react-router'
import { filaDeTodosHref } from '../lib/nav/fila-de-todos.ts'
import { useGrupos, useUsuario } from '../lib/session/use-session.ts'
import { useIdle } from '../start/use-idle.ts'
import { metrics } from '../theme/metrics.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { Contagem } from './Contagem.tsx'
import { currentInBar } from './bar-state.ts'

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  minHeight: metrics.bottomBar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

const look = ({ theme }: { theme: Theme }): CSSObject => ({
  // As wide as their words ask for.
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 3,
  minWidth: 0,
  padding: '6px 2px',
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: 1.2,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': { outlineOffset: -3, borderRadius: 10 },
  '&[aria-current]': { color: theme.vars.palette.primary.main },
  '& > span': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 28,
    borderRadius: 14,
  },
  '& > em': { fontStyle: 'normal', whiteSpace: 'nowrap' },
  '&[aria-current] > span': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, transparent)`,
  },
  '&[data-main="true"] > span': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
})

const BarLink = styled(Link)(look)
const BarButton = styled('button')(look)

interface BottomBarProps {
  readonly setor: SetorSlug
  readonly isMenuOpen: boolean
  readonly onMenu: () => void
  /** A finger is on its way: what the menu needs may be fetched. */
  readonly onMenuNear: () => void
}

/** On phones: what the thumb reaches without moving the hand. */
export function BottomBar({ setor, isMenuOpen, onMenu, onMenuNear }: BottomBarProps) {
  const itens = barraOf(setor, useGrupos(), useUsuario())
  const atual = currentInBar(itens, useLocation())
  const isIdle = useIdle()
  return (
    <Bar aria-label="Ações principais" data-sem-impressao>
      {itens.map((item) => (
        <BarLink
          key={item.label}
          to={item.fila ? filaDeTodosHref(setor) : item.href}
          data-main={item.principal}
          aria-current={item === atual ? 'page' : undefined}
        >
          <span>
            <Icon name={item.icon} size={22} />
            {isIdle && item.conta && <Contagem setor={setor} conta={item.conta} />}
          </span>
          <em>{item.label}</em>
        </BarLink>
      ))}
      <BarButton
        type="button"
        onPointerEnter={onMenuNear}
        onClick={onMenu}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
      >
        <span>
          <Icon name="menu" size={22} />
        </span>
        <em>Menu</em>
      </BarButton>
    </Bar>
  )
}

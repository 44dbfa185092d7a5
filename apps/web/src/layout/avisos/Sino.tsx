import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { query } from '../../lib/query.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Conexao } from './Conexao.tsx'
import { useAlertas } from './use-alertas.ts'
import { useNovaVersao } from './use-nova-versao.ts'

const loadPanel = () => import('./NotificacoesPanel.tsx')
const NotificacoesPanel = lazy(() => loadPanel().then((m) => ({ default: m.NotificacoesPanel })))

const Falado = styled('span')({ position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' })

const MAXIMO = 99

/** The bell: how many notifications wait to be read, and the list of them. It listens to the server, for alerts and for a new version. */
export function Sino() {
  useAlertas()
  useNovaVersao()
  const { pathname } = useLocation()
  // A new page closes what was open.
  return (
    <>
      <Bell key={pathname} />
      <Conexao />
    </>
  )
}

function Bell() {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data } = useQuery(query('GET /api/notificacoes/listar', { query: {} }))
  const naoLidas = data?.naoLidas ?? 0
  const open = anchor !== null
  const close = (): void => setAnchor(null)
  return (
    <>
      <Tooltip title="Notificações" describeChild>
        <IconButton
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onPointerEnter={() => void loadPanel()}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          <Falado>Notificações</Falado>
          <Badge color="error" badgeContent={naoLidas > 0 ? <Contagem naoLidas={naoLidas} /> : null}>
            <Icon name="sino" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        id={id}
        open={open}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Notificações',
            sx: {
              width: 420,
              maxWidth: 'calc(100vw - 32px)',
              mt: 0.5,
              borderRadius: '16px',
              overflow: 'hidden',
            },
          },
        }}
      >
        <Suspense>
          <NotificacoesPanel onClose={close} />
        </Suspense>
      </Popover>
    </>
  )
}

const Contagem = ({ naoLidas }: { readonly naoLidas: number }) => (
  <>
    {naoLidas > MAXIMO ? `${MAXIMO}+` : naoLidas}
    <Falado> por ler</Falado>
  </>
)

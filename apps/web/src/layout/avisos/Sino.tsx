import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type Ref } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { entradasQuery } from '../../features/avisos/chamadas.ts'
import { useIdle } from '../../start/use-idle.ts'
import { useKept } from '../../lib/loading/use-kept.ts'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Conexao } from './Conexao.tsx'
import { useAlertas } from './use-alertas.ts'
import { useAparelho } from './use-aparelho.ts'
import { useNovaVersao } from './use-nova-versao.ts'
import { visuallyHidden } from '../../theme/visually-hidden.ts'

const NotificacoesPopover = lazyPart(
  'NotificacoesPopover',
  async () => (await import('./NotificacoesPopover.tsx')).NotificacoesPopover,
)

const Falado = styled('span')(visuallyHidden)

// On the corner of the bell.
const Conta = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -2,
  insetInlineStart: 'calc(50% + 1px)',
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '20px',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}))

const MAXIMO = 99

/** The bell: how many alerts ask something of the person, and the list of them. It listens to the server, for alerts and for a new version. */
export function Sino() {
  const bell = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const isIdle = useIdle()
  // A new page closes what was open.
  return (
    <>
      <Bell key={pathname} ref={bell} />
      {isIdle && <Ouvinte onVer={() => bell.current?.click()} />}
    </>
  )
}

/** Hears alerts, a new version and a lost connection; shows nothing else. */
function Ouvinte({ onVer }: { readonly onVer: () => void }) {
  useAlertas(onVer)
  useNovaVersao()
  useAparelho()
  return <Conexao />
}

function Bell({ ref }: { readonly ref: Ref<HTMLButtonElement> }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data } = useQuery({ ...entradasQuery, enabled: useIdle() })
  const pedem = data?.totalPedem ?? 0
  const open = anchor !== null
  const kept = useKept(open)
  const close = (): void => setAnchor(null)
  return (
    <>
      <Tip title="Notificações" describeChild>
        <IconButton
          ref={ref}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onPointerEnter={NotificacoesPopover.prefetch}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          <Falado>Notificações</Falado>
          <Icon name="sino" />
          {pedem > 0 && <Contagem pedem={pedem} />}
        </IconButton>
      </Tip>
      {kept && <NotificacoesPopover id={id} anchor={anchor} onClose={close} />}
    </>
  )
}

const Contagem = ({ pedem }: { readonly pedem: number }) => (
  <Conta>
    {pedem > MAXIMO ? `${MAXIMO}+` : pedem}
    <Falado> pedem algo de você</Falado>
  </Conta>
)

import { once } from '@rh/domain/once'
import { styled } from '@mui/material/styles'
import { useEffect, useSyncExternalStore } from 'react'
import { askReach } from '../../lib/api/connection.ts'
import { notify } from '../../lib/notify.ts'
import { getUnsaved, subscribeUnsaved } from '../../lib/storage/unsaved.ts'
import { metrics } from '../../theme/metrics.ts'
import { Icon } from '../icon/Icon.tsx'

const TENTATIVA_MS = 4_000

const Banner = styled('output')(({ theme }) => ({
  position: 'fixed',
  insetInline: 16,
  // Below the top bar: the foot of the window belongs to the messages and to what a form says of its saving.
  top: metrics.header.mobile + 8,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  maxWidth: 520,
  marginInline: 'auto',
  padding: '12px 16px',
  borderRadius: 12,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: theme.vars.palette.warning.darker,
  backgroundColor: theme.vars.palette.warning.lighter,
  boxShadow: theme.shadows[8],
  '& strong': { display: 'block' },
  [theme.breakpoints.up('lg')]: { top: metrics.header.desktop + 8 },
  // The page begins below it: what it lay over could not be read, nor be seen to have the focus.
  'html:has(&)': { scrollPaddingTop: 176 },
  'body:has(&) #conteudo::before': {
    content: '""',
    display: 'block',
    height: 'calc(var(--acima, 0px) + 100px)',
    [theme.breakpoints.up('md')]: { height: 80 },
  },
}))

const lista = once(() => new Intl.ListFormat('pt-BR', { type: 'conjunction' }))

/** Banner shown while the server is unreachable, with what that means for the data on screen. */
export function OfflineBanner() {
  const unsaved = useSyncExternalStore(subscribeUnsaved, getUnsaved)
  useEffect(() => {
    const timer = setInterval(() => void askReach(), TENTATIVA_MS)
    return () => {
      clearInterval(timer)
      notify.success('Conexão restabelecida.', { id: 'conexao' })
    }
  }, [])
  return (
    <Banner data-sem-impressao>
      <Icon name="sem-sinal" size={22} />
      <div>
        <strong>Sem conexão</strong>
        {unsaved.length > 0
          ? `Ainda não está salvo: ${lista().format(unsaved)}. Não feche esta página; tentamos de novo sozinhos.`
          : 'Você pode continuar lendo. Nada do que fez ficou por salvar.'}
      </div>
    </Banner>
  )
}

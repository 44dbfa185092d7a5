import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useLocation, useNavigate } from 'react-router'
import { formatDateTime, formatRelative } from '../../lib/format.ts'
import type { ResultOf } from '../../lib/api/query.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { dosAvisos } from '../../features/avisos/chamadas.ts'
import { hrefDoAviso } from '../../features/avisos/palavras.ts'
import { findSetor } from '../../lib/nav/use-setor.ts'
import { Icon } from '../../ui/icon/Icon.tsx'

type Notificacao = ResultOf<'GET /api/notificacoes/listar'>

const icones: Readonly<Record<Notificacao['icone'], string>> = {
  success: 'check-circulo',
  info: 'info',
  warning: 'alerta',
  error: 'erro',
}

const Row = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 10px',
  gap: 12,
  alignItems: 'start',
  width: '100%',
  padding: '12px 20px',
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: 'none',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  textAlign: 'start',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -3 },
  '& small': {
    display: 'block',
    marginTop: 2,
    fontSize: '0.75rem',
    color: theme.vars.palette.text.secondary,
  },
  '&[data-nova="true"]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&[data-nova="true"] small': { fontWeight: 400 },
}))

interface NotificacaoItemProps {
  readonly notificacao: Notificacao
  /** The person goes to what it speaks of. */
  readonly onOpen: () => void
}

/** One notification. Opening it marks it as read and leads to its process, where the person may see it. */
export function NotificacaoItem({ notificacao, onOpen }: NotificacaoItemProps) {
  const { id, icone, texto, criadaEm, lidaEm } = notificacao
  const grupos = useGrupos()
  const atual = findSetor(useLocation().pathname)
  const navigate = useNavigate()
  const ler = useSubmit('PUT /api/notificacoes/ler', { invalidates: dosAvisos })
  const href = hrefDoAviso(notificacao, grupos, atual)
  const open = (): void => {
    if (lidaEm === null) ler.mutate({ body: { id } })
    if (!href) return
    onOpen()
    void navigate(href)
  }
  return (
    <li>
      <Row type="button" data-nova={lidaEm === null} onClick={open}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 36,
            height: 36,
            borderRadius: '12px',
            color: `${icone}.dark`,
            bgcolor: `${icone}.lighter`,
          }}
        >
          <Icon name={icones[icone]} />
        </Box>
        <span>
          {texto}
          <small>
            <time dateTime={criadaEm} title={formatDateTime(criadaEm)}>
              {formatRelative(criadaEm)}
            </time>
          </small>
        </span>
        {lidaEm === null && (
          <Box sx={{ color: 'primary.main', mt: 0.25, mx: -0.75 }}>
            <Icon name="ponto" label="Por ler" />
          </Box>
        )}
      </Row>
    </li>
  )
}

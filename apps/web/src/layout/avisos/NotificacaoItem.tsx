import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { PARAMETRO_CORRIGIR } from '@rh/domain/processo/devolucao'
import type { Grupo } from '@rh/domain/setores/grupos'
import { setoresDe } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useLocation, useNavigate } from 'react-router'
import { formatDateTime, formatRelative } from '../../lib/format.ts'
import { loteHref, recordHref } from '../../lib/nav/process-href.ts'
import type { ResultOf } from '../../lib/api/query.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { dosAvisos } from '../../features/avisos/chamadas.ts'
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

/** Where the thing lives that the notification speaks of. */
function hrefDe(
  {
    processo,
    lote,
    contratoId,
    colaboradorId,
    dia,
  }: Pick<Notificacao, 'processo' | 'lote' | 'contratoId' | 'colaboradorId' | 'dia'>,
  grupos: readonly Grupo[],
  atual: SetorSlug | null,
): string | null {
  if (processo) {
    const href = recordHref(processo.tipo, processo.id, grupos, atual)
    return href && processo.corrigir ? `${href}?${PARAMETRO_CORRIGIR}=1` : href
  }
  if (lote) return loteHref(lote.tipo, lote.id, grupos, atual)
  if (dia !== null) return `/${atual ?? setoresDe(grupos)[0] ?? ''}/calendario?dia=${dia}`
  if (contratoId !== null) return recordHref('contratos', contratoId, grupos, atual)
  return colaboradorId === null ? null : recordHref('colaborador', colaboradorId, grupos, atual)
}

/** One notification. Opening it marks it as read and leads to its process, where the person may see it. */
export function NotificacaoItem({ notificacao, onOpen }: NotificacaoItemProps) {
  const { id, icone, texto, criadaEm, lidaEm } = notificacao
  const grupos = useGrupos()
  const atual = findSetor(useLocation().pathname)
  const navigate = useNavigate()
  const ler = useSubmit('PUT /api/notificacoes/ler', { invalidates: dosAvisos })
  const href = hrefDe(notificacao, grupos, atual)
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

import { styled } from '@mui/material/styles'
import { referenciaEmPalavras } from '@rh/domain/referencia/palavras'
import type { ReferenciaVista } from '@rh/domain/referencia/referencia'
import { useLocation } from 'react-router'
import { Link } from 'react-router'
import { recordHref } from '../../../lib/nav/process-href.ts'
import { findSetor } from '../../../lib/nav/use-setor.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 8px',
  maxWidth: '100%',
  minHeight: 32,
  padding: '4px 10px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  textDecoration: 'none',
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  '& > b': { fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' },
  '& > small': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  'a&:hover > b': { textDecoration: 'underline' },
  'a&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

interface ReferenciaChipProps {
  readonly referencia: ReferenciaVista
  /** Without a link, as on a card that is itself one. */
  readonly semLink?: true
}

/** Person or process that something points at, as it is now, with the way to its page. */
export function ReferenciaChip({ referencia, semLink }: ReferenciaChipProps) {
  const grupos = useGrupos()
  const setor = findSetor(useLocation().pathname)
  const { titulo, numero, status, tone, icon } = referenciaEmPalavras(referencia)
  const href = semLink ? null : recordHref(referencia.tipo, referencia.id, grupos, setor)
  const dito = (
    <>
      <Icon name={icon} size={16} />
      <b>{titulo}</b>
      <small>{numero}</small>
      <StatusChip label={status} tone={tone} />
    </>
  )
  return href === null ? (
    <Root>{dito}</Root>
  ) : (
    <Root as={Link} {...{ to: href }}>
      {dito}
    </Root>
  )
}

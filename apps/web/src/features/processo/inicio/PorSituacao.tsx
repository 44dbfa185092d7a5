import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Situacoes } from '@rh/domain/processos/situacoes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import type { Tone } from '../../../ui/data/StatusChip.tsx'
import { Section } from '../../../ui/page/Section.tsx'

const Bar = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'block',
    height: 8,
    minWidth: 4,
    borderRadius: 4,
    backgroundColor: tone === 'default' ? theme.vars.palette.text.disabled : theme.vars.palette[tone].main,
  }),
)

const row = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 44px',
  alignItems: 'center',
  gap: 12,
  padding: '8px 12px',
  marginInline: -12,
  borderRadius: 8,
  fontSize: '0.875rem',
  color: 'inherit',
  textDecoration: 'none',
  'a&:hover': { backgroundColor: theme.vars.palette.action.hover },
})
const Row = styled(Link)(row)
const Fixed = styled('div')(row)

interface PorSituacaoProps {
  readonly process: Situacoes
  /** Undefined while loading. */
  readonly contagens: readonly { readonly status: string; readonly total: number }[] | undefined
  /** The list of the kind; null where it does not tell of the day. */
  readonly listHref: string | null
  /** Text of the empty state. */
  readonly vazio: string
  /** Content above the bars: the choice of what is counted. */
  readonly children?: ReactNode
}

/** Bar chart of the records in each status, each bar linked to its list. */
export function PorSituacao({ process, contagens, listHref, vazio, children }: PorSituacaoProps) {
  const totals = new Map(contagens?.map(({ status, total }) => [status, total]))
  const max = Math.max(1, ...totals.values())
  const shown = Object.entries(process.statuses).filter(([status]) => (totals.get(status) ?? 0) > 0)
  return (
    <Section title={`${process.label.many} por situação`}>
      {children}
      {!contagens && <Skeleton variant="rounded" height={220} />}
      {contagens && shown.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {vazio}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(([status, { label, tone }]) => {
          const content = (
            <>
              <span>{label}</span>
              <Bar tone={tone} style={{ width: `${((totals.get(status) ?? 0) / max) * 100}%` }} />
              <Typography variant="subtitle2" component="span" sx={{ textAlign: 'right' }}>
                {formatNumber(totals.get(status) ?? 0)}
              </Typography>
            </>
          )
          return (
            <li key={status}>
              {listHref === null ? (
                <Fixed>{content}</Fixed>
              ) : (
                <Row to={`${listHref}?status=${status}`}>{content}</Row>
              )}
            </li>
          )
        })}
      </Box>
    </Section>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '../../lib/api/api-error.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Mudanca } from './mudancas.ts'

/** Two columns on a desk, one on a phone. */
export const colunas = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 2, lg: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
} as const
export const coluna = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

interface LidoProps<T> {
  readonly query: UseQueryResult<T, ApiError>
  readonly children: (data: T) => ReactNode
}

/** What a tab reads by itself: a skeleton, a way to retry, or the content. */
export function Lido<T>({ query, children }: LidoProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState error={query.error} onRetry={query.refetch} />
  return (
    <Box sx={{ display: 'grid', gap: 1.5, px: 3, pb: 3 }} aria-busy>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} variant="rounded" height={56} />
      ))}
    </Box>
  )
}

export const Lista = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 24px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li[data-antigo="true"] p': { color: theme.vars.palette.text.secondary },
}))

interface TextoDaLinhaProps {
  readonly titulo: ReactNode
  readonly detalhes: readonly (string | null | undefined | false)[]
  readonly nota?: string | null | undefined
}

/** The words of a line of a list: what, then what is known of it. */
export const TextoDaLinha = ({ titulo, detalhes, nota }: TextoDaLinhaProps) => (
  <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
    <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {titulo}
    </Typography>
    <Typography variant="body2" color="textSecondary" component="p">
      {detalhes.filter(Boolean).join(' · ')}
    </Typography>
    {nota && (
      <Typography variant="body2" component="p" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {nota}
      </Typography>
    )}
  </Box>
)

/** What somebody else changed meanwhile, for the person to decide with open eyes. */
export function MudadoPorOutro({ mudancas }: { readonly mudancas: readonly Mudanca[] }) {
  if (mudancas.length === 0) return null
  return (
    <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: 2 }}>
      {mudancas.map(({ label, agora }) => (
        <div key={label}>
          {label} agora é <strong>{agora}</strong>.
        </div>
      ))}
      O que você digitou foi mantido; o resto já está atualizado nos campos. Confira e salve de novo.
    </Alert>
  )
}

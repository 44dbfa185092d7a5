import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { SecretDialog, type SecretDialogProps } from '../../ui/feedback/SecretDialog.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'

interface SegredosProps {
  readonly title: string
  readonly subtitle: string
  readonly read: {
    readonly data: { readonly results: readonly unknown[] } | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** Words of the button that makes another one. */
  readonly novo: string
  readonly vazio: { readonly title: string; readonly text: string }
  /** The form of another one, while it is open. */
  readonly renderForm: (meios: {
    readonly onCriado: (segredo: string) => void
    readonly onClose: () => void
  }) => ReactNode
  /** How the secret of a new one is told, once. */
  readonly pronto: Pick<SecretDialogProps, 'titulo' | 'texto' | 'rotulo' | 'children'>
  readonly children: ReactNode
}

/** What other systems are let in by, or told with: the list, and the secret of a new one, which is shown once. */
export function Segredos({
  read,
  title,
  subtitle,
  novo,
  vazio,
  renderForm,
  pronto,
  children,
}: SegredosProps) {
  const { data, error, refetch } = read
  const [criando, setCriando] = useState(false)
  const [segredo, setSegredo] = useState<string | null>(null)
  return (
    <Page
      title={title}
      crumb={title}
      subtitle={subtitle}
      actions={
        <Button
          variant="contained"
          startIcon={<Icon name="mais" size={18} />}
          disabled={!data}
          onClick={() => setCriando(true)}
        >
          {novo}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton variant="rounded" height={320} sx={{ borderRadius: 4 }} />}
        {children}
        {data?.results.length === 0 && (
          <Section title={vazio.title}>
            <Typography color="textSecondary">{vazio.text}</Typography>
          </Section>
        )}
      </Box>
      {criando && renderForm({ onCriado: setSegredo, onClose: () => setCriando(false) })}
      <SecretDialog {...pronto} segredo={segredo} onClose={() => setSegredo(null)} />
    </Page>
  )
}

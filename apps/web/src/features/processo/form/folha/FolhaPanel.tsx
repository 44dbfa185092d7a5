import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Pendencia } from '@rh/domain/pendencia'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Section } from '../../../../ui/page/Section.tsx'
import { AlertaTicks } from '../../AlertaTicks.tsx'

interface FolhaPanelProps {
  /** Undefined before the first answer. */
  readonly achados: readonly Pendencia[] | undefined
  readonly checking: boolean
  readonly failed: boolean
  readonly cientes: ReadonlySet<string>
  readonly onCientes: (cientes: ReadonlySet<string>) => void
  readonly hrefOf: (pendencia: Pendencia) => string | null
}

/** Findings of a sheet: each links to its field, alerts are ticked. */
export function FolhaPanel({ achados, checking, failed, cientes, onCientes, hrefOf }: FolhaPanelProps) {
  const subtitle = failed
    ? 'Sem conexão: a conferência volta sozinha.'
    : checking
      ? 'Conferindo…'
      : 'Conferido agora.'
  return (
    <Section title="Conferência" subtitle={subtitle}>
      <Box aria-live="polite" aria-busy={checking}>
        {!achados && !failed && <Skeleton variant="rounded" height={72} />}
        {achados?.length === 0 && (
          <Box sx={{ display: 'flex', gap: 1, color: 'success.dark', fontSize: '0.875rem', fontWeight: 500 }}>
            <Icon name="check-circulo" size={18} />
            Nenhum problema até aqui.
          </Box>
        )}
        {achados && achados.length > 0 && (
          <AlertaTicks pendencias={achados} cientes={cientes} onChange={onCientes} hrefOf={hrefOf} />
        )}
      </Box>
    </Section>
  )
}

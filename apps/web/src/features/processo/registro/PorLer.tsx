import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Section } from '../../../ui/page/Section.tsx'

interface PorLerProps {
  readonly titulo: string
  readonly erro: unknown
  readonly onRetry: () => unknown
}

/** In the place of a part of the record that could not be read: whoever decides must not take it for none. */
export const PorLer = ({ titulo, erro, onRetry }: PorLerProps) => (
  <Section title={titulo}>
    <ErrorState error={erro} onRetry={onRetry} />
  </Section>
)

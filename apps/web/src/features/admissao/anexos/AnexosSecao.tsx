import { useQuery } from '@tanstack/react-query'
import { Section } from '../../../ui/page/Section.tsx'
import { Anexos } from './Anexos.tsx'
import { anexosQuery } from './anexos.ts'

interface AnexosSecaoProps {
  readonly admissaoId: number
  readonly readOnly: boolean
}

/** The documents on the page of an admission; nothing for a sector to which none of them is shown. */
export function AnexosSecao({ admissaoId, readOnly }: AnexosSecaoProps) {
  const { data } = useQuery(anexosQuery(admissaoId))
  if (data?.itens.length === 0) return null
  return (
    <Section title="Documentos">
      <Anexos admissaoId={admissaoId} readOnly={readOnly} />
    </Section>
  )
}

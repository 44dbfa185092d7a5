import { useQuery } from '@tanstack/react-query'
import { Section } from '../../../ui/page/Section.tsx'
import { useTela } from '../tela.ts'
import { Anexos } from './Anexos.tsx'
import { anexosQuery } from './anexos.ts'

interface AnexosSecaoProps {
  readonly id: number
  readonly readOnly: boolean
}

/** Documents on a record's page; renders nothing for sectors that see none of them. */
export function AnexosSecao({ id, readOnly }: AnexosSecaoProps) {
  const { tipo } = useTela()
  const { data } = useQuery(anexosQuery(tipo, id))
  if (data?.itens.length === 0) return null
  return (
    <Section title="Documentos">
      <Anexos id={id} readOnly={readOnly} />
    </Section>
  )
}

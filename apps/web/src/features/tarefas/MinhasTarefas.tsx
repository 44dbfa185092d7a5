import { vencimentoEmPalavras } from '@rh/domain/kanban/kanban'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { LinkList } from '../../ui/data/LinkList.tsx'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { minhasQuery } from './chamadas.ts'

/** The open cards of the person in the sector, on its start page; nothing where there are none. */
export function MinhasTarefas() {
  const setor = useSetor()
  const { data, isError, refetch } = useQuery(minhasQuery(setor))
  if (isError && !data) return <ErrorLine onRetry={refetch}>Não foi possível ver as suas tarefas.</ErrorLine>
  if (!data || data.total === 0) return null
  const { hoje, total, results } = data
  const href = `/${setor}/tarefas`
  return (
    <Section
      title="Minhas tarefas"
      subtitle={total > results.length ? `As ${results.length} que vencem antes, de ${total}` : undefined}
      flush
      actions={
        <Button component={Link} to={`${href}?minhas=1`} size="small">
          Ver no quadro
        </Button>
      }
    >
      <LinkList
        items={results.map(({ id, titulo, vence, quadro, coluna }) => {
          const dito = vence === null ? null : vencimentoEmPalavras(vence, { hoje, concluido: false })
          return {
            key: id,
            href: `${href}?cartao=${id}`,
            title: titulo,
            detail: `${quadro} · ${coluna}`,
            chip: { label: dito?.texto ?? 'Sem data', tone: dito?.tone ?? ('default' as const) },
          }
        })}
        empty=""
      />
    </Section>
  )
}

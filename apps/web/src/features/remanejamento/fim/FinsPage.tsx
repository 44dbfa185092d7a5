import { useQuery } from '@tanstack/react-query'
import { hrefOf } from '@rh/domain/setores/rotas'
import { query } from '../../../lib/api/query.ts'
import { formatDate } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { LinkList } from '../../../ui/data/LinkList.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Section } from '../../../ui/page/Section.tsx'

/** Contracts that end soon, and how many of their people have nowhere to go. */
export function FinsPage() {
  const setor = useSetor()
  const { data, error, refetch } = useQuery(query('GET /api/desmobilizacao/listar'))
  return (
    <Page subtitle="Contratos que terminam nos próximos 120 dias, ou já terminaram, com gente nos postos.">
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Section title="Quem fica sem posto" flush>
          <LinkList
            expected={4}
            empty="Nenhum contrato termina em breve com gente nos postos."
            items={data?.results.map(
              ({ contratoId, contrato, termino, pessoas, semDestino, decidirAte }) => ({
                key: contratoId,
                href: hrefOf(setor, 'remanejamento.fim', { id: contratoId }),
                title: contrato,
                detail: `Termina em ${formatDate(termino)} · ${pessoas} ${pessoas === 1 ? 'pessoa' : 'pessoas'}${decidirAte === null ? '' : ` · decidir até ${formatDate(decidirAte)}`}`,
                chip:
                  semDestino === 0
                    ? ({ label: 'Todos decididos', tone: 'success' } as const)
                    : ({ label: `${semDestino} sem destino`, tone: 'error' } as const),
              }),
            )}
          />
        </Section>
      )}
    </Page>
  )
}

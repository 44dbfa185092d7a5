import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api/query.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { ComoEra as Faixa } from '../../ui/page/ComoEra.tsx'
import { Section } from '../../ui/page/Section.tsx'

/** The numbers of the sector's start page on a day that is over, and what nothing tells of it. */
export function ComoEra({ em }: { readonly em: string }) {
  const setor = useSetor()
  const { data, error, refetch } = useQuery(query('GET /api/estatisticas/numeros', { query: { setor, em } }))
  const semHistorico = ['os dias de cada etapa', 'os pedidos por ano', ...(data?.desconhecidos ?? [])]
  return (
    <>
      <Faixa em={em}>{`Não se sabe de um dia que passou: ${semHistorico.join(', ')}.`}</Faixa>
      <Section title={`O setor em ${formatDate(em)}`} subtitle="Os números da página inicial, naquele dia">
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <DefinitionList
            dense
            items={(data?.results ?? []).map(({ label, total, mais }) => ({
              label,
              value: `${mais ? 'mais de ' : ''}${formatNumber(total)}`,
            }))}
          />
        )}
      </Section>
    </>
  )
}

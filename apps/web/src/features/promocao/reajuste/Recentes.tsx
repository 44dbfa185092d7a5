import { useQuery } from '@tanstack/react-query'
import { estadosDaAlteracao } from '@rh/domain/processos/promocao/coletiva'
import { hrefOf } from '@rh/domain/setores/rotas'
import { query } from '../../../lib/api/query.ts'
import { formatDateTime, formatNumber } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { LinkList } from '../../../ui/data/LinkList.tsx'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { Section } from '../../../ui/page/Section.tsx'

/** The latest readjustments; nothing while there is none. */
export function Recentes() {
  const setor = useSetor()
  const { data, isError, refetch } = useQuery(query('GET /api/reajuste/listar'))
  if (isError && !data)
    return <ErrorLine onRetry={refetch}>Não foi possível ver os reajustes já feitos.</ErrorLine>
  const reajustes = data?.results ?? []
  if (reajustes.length === 0) return null
  return (
    <Section title="Já feitos" flush>
      <LinkList
        expected={reajustes.length}
        empty="Nenhum reajuste ainda."
        items={reajustes.map(({ id, titulo, sindicato, por, em, pessoas, estado }) => ({
          key: id,
          href: hrefOf(setor, 'promocao.reajuste', { id }),
          title: titulo,
          detail: `${sindicato} · ${por}, em ${formatDateTime(em)} · ${formatNumber(pessoas)} pessoas`,
          chip: estadosDaAlteracao[estado],
        }))}
      />
    </Section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { estadosDaAlteracao } from '@rh/domain/processos/promocao/coletiva'
import { hrefOf } from '@rh/domain/setores/rotas'
import { query } from '../../../lib/api/query.ts'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { LinkList } from '../../../ui/data/LinkList.tsx'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { Section } from '../../../ui/page/Section.tsx'

/** The latest changes of posts; nothing while there is none. */
export function Recentes() {
  const setor = useSetor()
  const { data, isError, refetch } = useQuery(query('GET /api/mudanca/listar'))
  if (isError && !data)
    return <ErrorLine onRetry={refetch}>Não foi possível ver as mudanças já feitas.</ErrorLine>
  const mudancas = data?.results ?? []
  if (mudancas.length === 0) return null
  return (
    <Section title="Já feitas" flush>
      <LinkList
        expected={mudancas.length}
        empty="Nenhuma mudança ainda."
        items={mudancas.map(({ id, titulo, contrato, por, vigencia, pessoas, estado }) => ({
          key: id,
          href: hrefOf(setor, 'promocao.postos', { id }),
          title: titulo,
          detail: `${contrato} · desde ${formatDate(vigencia)} · ${por} · ${formatNumber(pessoas)} pessoas`,
          chip: estadosDaAlteracao[estado],
        }))}
      />
    </Section>
  )
}

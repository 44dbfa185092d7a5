import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/format.ts'
import { query } from '../../../lib/api/query.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { LinkList } from '../../../ui/data/LinkList.tsx'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { chipDoLote, criadosEmTexto } from './textos.ts'

/** The latest batches, to go on with one that was started before; nothing while there is none. */
export function Recentes() {
  const setor = useSetor()
  const { data, isError, refetch } = useQuery(query('GET /api/ferias/lotes'))
  if (isError && !data)
    return <ErrorLine onRetry={refetch}>Não foi possível ver os lotes recentes.</ErrorLine>
  const lotes = data?.results.slice(0, MOSTRADOS.pessoas) ?? []
  if (lotes.length === 0) return null
  return (
    <Section title="Lotes recentes" flush>
      <LinkList
        expected={lotes.length}
        empty="Nenhum lote ainda."
        items={lotes.map(({ id, titulo, por, em, contagens, andamento }) => ({
          key: id,
          href: hrefOf(setor, 'ferias.lote', { id }),
          title: titulo,
          detail: `${por.nome}, em ${formatDateTime(em)} · ${criadosEmTexto(contagens.criado)}`,
          chip: chipDoLote(andamento !== null, contagens.recusado),
        }))}
      />
    </Section>
  )
}

import Skeleton from '@mui/material/Skeleton'
import type { NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api/api-error.ts'
import type { Read } from '../../lib/api/query.ts'
import { Timeline } from '../../ui/data/Timeline.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { ListaVaziaArt } from '../../ui/illustration/ListaVaziaArt.tsx'
import { historicoQuery, type Historico } from './chamadas.ts'
import { Mudancas } from './Mudancas.tsx'

interface HistoricoDoRegistroProps {
  readonly nome: NomeDeCadastro
  readonly id: number
}

export const HistoricoDoRegistro = ({ nome, id }: HistoricoDoRegistroProps) => (
  <HistoricoLido read={historicoQuery(nome, id)} />
)

/** Who changed what, and when, the newest first. */
export function HistoricoLido({ read }: { readonly read: Read<{ readonly results: readonly Historico[] }> }) {
  const { data, isError, error, refetch } = useQuery<{ readonly results: readonly Historico[] }, ApiError>(
    read,
  )
  if (isError) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={240} />
  if (data.results.length === 0)
    return (
      <EmptyState
        illustration={<ListaVaziaArt />}
        title="Nenhuma alteração ainda"
        text="Cada mudança aparece aqui com quem fez, quando e o que havia antes."
      />
    )
  return (
    <Timeline
      events={data.results.map(({ id, em, autor, titulo, mudancas }) => ({
        id,
        at: em,
        who: autor ?? 'Sistema',
        title: titulo,
        text: <Mudancas mudancas={mudancas} />,
      }))}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { dossieQuery } from './queries.ts'
import { Retiradas } from './Retiradas.tsx'

/** Who took the dossier of a contract, on its page; nothing until it is known. */
export function QuemTirou({ contratoId }: { readonly contratoId: number }) {
  const { data, isError, refetch } = useQuery(dossieQuery(String(contratoId), ''))
  if (isError && !data)
    return <ErrorLine onRetry={refetch}>Não foi possível ver quem já tirou o dossiê.</ErrorLine>
  return data && <Retiradas retiradas={data.retiradas} />
}

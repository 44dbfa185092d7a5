import { useQuery } from '@tanstack/react-query'
import { dossieQuery } from './queries.ts'
import { Retiradas } from './Retiradas.tsx'

/** Who took the dossier of a contract, on its page; nothing until it is known. */
export function QuemTirou({ contratoId }: { readonly contratoId: number }) {
  const { data } = useQuery(dossieQuery(String(contratoId), ''))
  return data && <Retiradas retiradas={data.retiradas} />
}

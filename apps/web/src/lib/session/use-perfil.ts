import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../api/api.ts'
import { fetchImage } from '../api/file-transfer.ts'
import { query } from '../api/query.ts'
import { useIdle } from '../loading/use-idle.ts'

export type Perfil = ReplyOf<'GET /api/conta/perfil'>

export const perfilQuery = query('GET /api/conta/perfil')

/** The photo of a person, as an address to show; null while there is none. The version changes with the photo. */
export function useFoto(id: number | undefined, versao: string | null | undefined): string | null {
  const { data } = useQuery({
    queryKey: ['GET /api/conta/foto/:id', id, versao],
    queryFn: ({ signal }) => fetchImage('GET /api/conta/foto/:id', { params: { id: String(id) }, signal }),
    enabled: id !== undefined && Boolean(versao),
    staleTime: Infinity,
  })
  return (versao && data) || null
}

/** The signed-in person's own photo. */
export function useMinhaFoto(): string | null {
  const { data } = useQuery({ ...perfilQuery, staleTime: 5 * 60_000, enabled: useIdle() })
  return useFoto(data?.id, data?.foto)
}

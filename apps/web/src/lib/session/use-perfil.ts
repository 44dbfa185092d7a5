import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../api/api.ts'
import { fetchImage } from '../api/file-transfer.ts'
import { query } from '../api/query.ts'
import { useIdle } from '../../start/use-idle.ts'

export type Perfil = ReplyOf<'GET /api/conta/perfil'>

export const perfilQuery = query('GET /api/conta/perfil')

/** Photo URL of a person; null while there is none. The version busts the cache. */
export function useFoto(id: number | undefined, versao: string | null | undefined): string | null {
  const { data } = useQuery({
    queryKey: ['GET /api/conta/foto/:id', id, versao],
    queryFn: ({ signal }) => fetchImage('GET /api/conta/foto/:id', { params: { id: String(id) }, signal }),
    enabled: id !== undefined && Boolean(versao),
    staleTime: Infinity,
  })
  return (versao && data) || null
}

/** Photo URL of the signed-in person. */
export function useMinhaFoto(): string | null {
  const { data } = useQuery({ ...perfilQuery, staleTime: 5 * 60_000, enabled: useIdle() })
  return useFoto(data?.id, data?.foto)
}

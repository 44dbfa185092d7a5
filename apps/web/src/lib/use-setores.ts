import { hrefOf } from '@rh/domain/setores/rotas'
import { setorOf, setorSlugs, type SetorSlug } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from './api.ts'
import { DE_APOIO, query } from './query.ts'
import type { Usuario } from './session.ts'
import { useUsuario } from './use-session.ts'

type SetorRow = ReplyOf<'GET /api/setores'>['results'][number]

export interface MeuSetor {
  readonly slug: SetorSlug
  readonly nome: string
  readonly icon: string
  readonly href: string
}

/** The sectors whose id one of the person's groups carries. */
export function setoresOf(rows: readonly SetorRow[], grupos: Usuario['Grupos']): MeuSetor[] {
  const ids = new Set(grupos.map((grupo) => grupo.ID_setor))
  return setorSlugs.flatMap((slug) => {
    const row = rows.find((candidate) => candidate.PK_ID_projeto === setorOf(slug).id)
    return row && ids.has(row.PK_ID_projeto)
      ? [{ slug, nome: row.Nome, icon: row.Icon, href: hrefOf(slug, 'setor.inicio') }]
      : []
  })
}

export function useSetores() {
  const { Grupos } = useUsuario()
  const { data, ...rest } = useQuery({ ...query('GET /api/setores'), ...DE_APOIO })
  return { ...rest, setores: data && setoresOf(data.results, Grupos) }
}

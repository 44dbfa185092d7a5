import { hrefOf } from '@rh/domain/setores/rotas'
import { setorOf, setorSlugs, type SetorSlug } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReplyOf } from '../api/api.ts'
import { localFailure } from '../api/api-error.ts'
import { logFailure } from '../log.ts'
import { DE_APOIO, query } from '../api/query.ts'
import type { Usuario } from '../session/session.ts'
import { useUsuario } from '../session/use-session.ts'

type SetorRow = ReplyOf<'GET /api/setores'>['results'][number]

export interface MeuSetor {
  readonly slug: SetorSlug
  readonly nome: string
  readonly icon: string
  readonly href: string
}

/** Sector unknown to this version of the web app. */
export interface SetorDesconhecido {
  readonly id: number
  readonly nome: string
}

export interface MeusSetores {
  readonly setores: readonly MeuSetor[]
  readonly desconhecidos: readonly SetorDesconhecido[]
}

/**
 * Sectors of a person by their groups, in menu order. Unknown ones, as when the server is newer than the page, are
 * returned apart instead of being dropped.
 */
export function setoresOf(rows: readonly SetorRow[], grupos: Usuario['Grupos']): MeusSetores {
  const ids = new Set(grupos.map((grupo) => grupo.ID_setor))
  const minhas = rows.filter((row) => ids.has(row.PK_ID_projeto))
  const slugDe = (row: SetorRow) => setorSlugs.find((slug) => setorOf(slug).id === row.PK_ID_projeto)
  return {
    setores: setorSlugs.flatMap((slug) =>
      minhas
        .filter((row) => slugDe(row) === slug)
        .map((row) => ({ slug, nome: row.Nome, icon: row.Icon, href: hrefOf(slug, 'setor.inicio') })),
    ),
    desconhecidos: minhas
      .filter((row) => slugDe(row) === undefined)
      .map(({ PK_ID_projeto, Nome }) => ({ id: PK_ID_projeto, nome: Nome })),
  }
}

export const SETOR_DESCONHECIDO = localFailure('setor_desconhecido')

export function useSetores() {
  const { Grupos } = useUsuario()
  const { data, ...rest } = useQuery({ ...query('GET /api/setores'), ...DE_APOIO })
  const meus = data && setoresOf(data.results, Grupos)
  const quais = meus?.desconhecidos.map(({ id }) => id).join(', ')
  useEffect(() => {
    if (quais) logFailure(`Sector ${quais} is not in the navigation data`, SETOR_DESCONHECIDO)
  }, [quais])
  const { error } = rest
  useEffect(() => {
    if (error) logFailure('GET /api/setores', error)
  }, [error])
  return { ...rest, ...meus }
}

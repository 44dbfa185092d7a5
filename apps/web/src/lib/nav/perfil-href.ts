import type { Grupo } from '@rh/domain/setores/grupos'
import { hrefOf, setoresDe } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'

/** Opens the profile over the page, for people who have no sector to see it in: see docs/decisions/0028. */
export const PERFIL_AQUI = '#perfil'

/** Where a person finds the own profile: in the sector at hand, else in the first of theirs, else right here. */
export function perfilHref(grupos: readonly Grupo[], atual: SetorSlug | null): string {
  const setor = atual ?? setoresDe(grupos)[0]
  return setor ? hrefOf(setor, 'setor.perfil') : PERFIL_AQUI
}

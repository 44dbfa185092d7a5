import type { Grupo } from '@rh/domain/setores/grupos'
import { hrefOf, setoresDe } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'

/** Opens the profile over the page, for people who have no sector to see it in: see docs/decisions/0028. */
export const PERFIL_AQUI = '#perfil'

/** Address of the own profile: in the current sector, else in the person's first one, else over the current page. */
export function perfilHref(grupos: readonly Grupo[], atual: SetorSlug | null): string {
  const setor = atual ?? setoresDe(grupos)[0]
  return setor ? hrefOf(setor, 'setor.perfil') : PERFIL_AQUI
}

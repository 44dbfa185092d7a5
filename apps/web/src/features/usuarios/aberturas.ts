import { once } from '@rh/domain/once'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { abertasATodos, aberturasDe } from '@rh/domain/usuarios/aberturas'

const lista = once(() => new Intl.ListFormat('pt-BR', { type: 'conjunction' }))

/** `Abre Colaborador e Admissão (menos criar admissão e rascunhos).` What every group opens is not said of one. */
export function aberturaEmTexto(grupo: Grupo, setor: SetorSlug): string {
  const areas = aberturasDe(grupo, setor)
    .filter(({ area }) => !abertasATodos.includes(area))
    .map(({ area, menos }) => (menos.length > 0 ? `${area} (menos ${lista().format(menos)})` : area))
  return areas.length > 0 ? `Abre ${lista().format(areas)}.` : 'Abre só o dashboard do setor.'
}

/** `Todo grupo abre também Calendário e Estoque.` */
export const abertasATodosEmTexto = (): string => `Todo grupo abre também ${lista().format(abertasATodos)}.`

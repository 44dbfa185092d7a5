import type { AnyProcess } from '@rh/domain/processo/define'
import { rotuloDoGrupo } from '@rh/domain/setores/grupos'
import { setores } from '@rh/domain/setores/setores'
import { once } from '@rh/domain/once'

interface Espera {
  readonly status: string
  readonly aguardando: readonly string[]
  readonly solicitante: { readonly nome: string }
}

const lista = once(() => new Intl.ListFormat('pt-BR', { type: 'conjunction' }))

const ADMINISTRADOR = 'Administrador'

/** Replaces groups by the name of their sector, where all of its groups are meant. */
function comoSetores(grupos: readonly string[]): string[] {
  const inteiros = Object.values(setores).filter(({ grupos: doSetor }) => {
    const proprios = doSetor.filter((grupo) => grupo !== ADMINISTRADOR)
    return proprios.length > 1 && proprios.every((grupo) => grupos.includes(grupo))
  })
  const cobertos = new Set<string>(inteiros.flatMap(({ grupos: doSetor }) => [...doSetor]))
  return [...inteiros.map(({ label }) => label), ...grupos.filter((grupo) => !cobertos.has(grupo))]
}

/**
 * Formats groups as people speak of them: `Rh e Sesmt`. Administrador may do what anyone may, and is only named when
 * alone.
 */
export function gruposEmTexto(grupos: readonly string[]): string {
  const semAdministrador = grupos.filter((grupo) => grupo !== ADMINISTRADOR)
  return lista().format(
    comoSetores(semAdministrador.length > 0 ? semAdministrador : grupos).map(rotuloDoGrupo),
  )
}

/** Formats groups in few words: one or two by name, more of one sector by that of the sector. */
export function setorEmTexto(grupos: readonly string[]): string {
  const semAdministrador = grupos.filter((grupo) => grupo !== ADMINISTRADOR)
  const setor = Object.values(setores).find(({ grupos: doSetor }) =>
    semAdministrador.every((grupo) => (doSetor as readonly string[]).includes(grupo)),
  )
  return semAdministrador.length > 2 && setor ? setor.label : gruposEmTexto(grupos)
}

/** Names whose turn it is; null for nobody's. Returned and unsent forms wait for the requester. */
export function aguardandoQuem(
  process: AnyProcess,
  { status, aguardando, solicitante }: Espera,
): string | null {
  if (process.statuses[status]?.final) return null
  if (process.doSolicitante.includes(status)) return solicitante.nome
  return aguardando.length > 0 ? gruposEmTexto(aguardando) : null
}

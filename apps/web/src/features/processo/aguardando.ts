import type { AnyProcess } from '@rh/domain/processo/define'
import { setores } from '@rh/domain/setores/setores'

interface Espera {
  readonly status: string
  readonly aguardando: readonly string[]
  readonly solicitante: { readonly nome: string }
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

const ADMINISTRADOR = 'Administrador'

/** Groups by name, and by the name of their sector where all of it is meant. */
function comoSetores(grupos: readonly string[]): string[] {
  const inteiros = Object.values(setores).filter(({ grupos: doSetor }) => {
    const proprios = doSetor.filter((grupo) => grupo !== ADMINISTRADOR)
    return proprios.length > 1 && proprios.every((grupo) => grupos.includes(grupo))
  })
  const cobertos = new Set<string>(inteiros.flatMap(({ grupos: doSetor }) => [...doSetor]))
  return [...inteiros.map(({ label }) => label), ...grupos.filter((grupo) => !cobertos.has(grupo))]
}

/**
 * Whose turn it is, in words; null when nobody's. An administrator may stand in for anyone and is only named
 * when alone; what came back or was never sent waits for whoever asked.
 */
export function aguardandoQuem(
  process: AnyProcess,
  { status, aguardando, solicitante }: Espera,
): string | null {
  if (process.statuses[status]?.final) return null
  if (process.doSolicitante.includes(status)) return solicitante.nome
  const semAdministrador = aguardando.filter((grupo) => grupo !== ADMINISTRADOR)
  const nomes = comoSetores(semAdministrador.length > 0 ? semAdministrador : aguardando)
  return nomes.length > 0 ? lista.format(nomes) : null
}

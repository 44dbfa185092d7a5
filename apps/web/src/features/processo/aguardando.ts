import type { AnyProcess } from '@rh/domain/processo/define'

interface Espera {
  readonly status: string
  readonly aguardando: readonly string[]
  readonly solicitante: { readonly nome: string }
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

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
  const setores = aguardando.filter((grupo) => grupo !== 'Administrador')
  const nomes = setores.length > 0 ? setores : aguardando
  return nomes.length > 0 ? lista.format(nomes) : null
}

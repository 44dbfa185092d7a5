import { emFrase } from '@rh/domain/br/texto'
import type { Checklist } from '@rh/domain/processo/chamadas/anexos'
import { alvoDoCampo, type CampoApontavel } from './campos-apontaveis.ts'
import type { ItemDevolvido } from './MotivoDialog.tsx'

/** What a return starts from. */
export interface DevolucaoPronta {
  readonly motivo: string
  readonly itens: readonly ItemDevolvido[]
}

type Item = Pick<Checklist['itens'][number], 'descricao' | 'estado'> & {
  readonly arquivos: readonly Pick<
    Checklist['itens'][number]['arquivos'][number],
    'estado' | 'motivo' | 'recusa'
  >[]
}

/** Documents that were refused and nothing came for since. */
export const recusadosDe = <I extends Pick<Item, 'estado'>>(itens: readonly I[]): I[] =>
  itens.filter(({ estado }) => estado === 'reprovado')

/**
 * Return that says which documents were refused and why, and points at the fields of the form that did not agree with
 * them, as far as this person may point at them. Null where none was refused.
 */
export function devolucaoPronta(
  itens: readonly Item[],
  apontaveis: readonly CampoApontavel[],
): DevolucaoPronta | null {
  const recusados = recusadosDe(itens)
  if (recusados.length === 0) return null
  const alvos = new Set(apontaveis.map(alvoDoCampo))
  const linhas = recusados.map(({ descricao, arquivos }) => {
    const porque = arquivos.findLast(({ estado }) => estado === 'reprovado')?.motivo
    return porque ? `- ${descricao}: ${emFrase(porque)}` : `- ${descricao}`
  })
  const apontados = recusados.flatMap(({ descricao, arquivos }) =>
    (arquivos.findLast(({ estado }) => estado === 'reprovado')?.recusa?.campos ?? [])
      .filter((campo) => alvos.has(alvoDoCampo(campo)))
      .map((campo) => ({ ...campo, motivo: `Não confere: ${emFrase(descricao)}`.slice(0, 255) })),
  )
  const titulo = recusados.length === 1 ? 'Documento recusado:' : 'Documentos recusados:'
  return { motivo: [titulo, ...linhas].join('\n').slice(0, 1_000), itens: apontados }
}

import type { Pendencia } from '@rh/domain/pendencia'
import { isAceitavel } from './alertas.ts'
import { alvoDoCampo, type CampoApontavel } from './campos-apontaveis.ts'
import type { DevolucaoPronta } from './devolucao-pronta.ts'

/**
 * Field that a finding is about, as far as this person may point at it: itself, the list that its line is of, or the first
 * one of its group.
 */
function apontadoPor(
  { etapa, campo = '' }: Pendencia,
  apontaveis: readonly CampoApontavel[],
): CampoApontavel | undefined {
  if (campo === '') return undefined
  const [lista = campo] = campo.split('.')
  const achar = (nome: string) =>
    apontaveis.find((um) => alvoDoCampo(um) === alvoDoCampo({ etapa, campo: nome }))
  return (
    achar(campo) ??
    achar(lista) ??
    apontaveis.find((um) => alvoDoCampo(um).startsWith(`${alvoDoCampo({ etapa, campo })}.`))
  )
}

/**
 * Return that says what stands in the way of a move, each with its law, and points at its fields. Null where nothing of it
 * is in a field of the form: whoever asked could mend none of it.
 */
export function devolucaoDoImpedimento(
  pendencias: readonly Pendencia[],
  apontaveis: readonly CampoApontavel[],
): DevolucaoPronta | null {
  const bloqueios = pendencias.filter((um) => um.severidade === 'bloqueio' && !isAceitavel(um))
  const itens = bloqueios.flatMap((bloqueio) => {
    const apontado = apontadoPor(bloqueio, apontaveis)
    if (!apontado) return []
    const { etapa, campo } = apontado
    return [{ ...(etapa !== undefined && { etapa }), campo, motivo: bloqueio.mensagem.slice(0, 255) }]
  })
  if (itens.length === 0) return null
  const linhas = bloqueios.map(({ mensagem, baseLegal }) =>
    baseLegal ? `${mensagem} (${baseLegal})` : mensagem,
  )
  const motivo = linhas.length === 1 ? linhas : linhas.map((linha) => `- ${linha}`)
  return { motivo: motivo.join('\n').slice(0, 1_000), itens }
}

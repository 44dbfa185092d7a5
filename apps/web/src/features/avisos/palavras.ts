import { pedidoDito } from '@rh/domain/avisos/palavras'
import { PARAMETRO_CORRIGIR } from '@rh/domain/processo/devolucao'
import { situacoes, type Situacoes } from '@rh/domain/processos/situacoes'
import type { Grupo } from '@rh/domain/setores/grupos'
import { setoresDe } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { loteHref, pedidoHref, recordHref } from '../../lib/nav/process-href.ts'
import type { Entrada } from './chamadas.ts'

const doTipo: Readonly<Partial<Record<string, Situacoes>>> = situacoes

/** `Admissão 2026-00033 · Hospital Santa Aurélia`, of an employee the client alone; null for what is of neither. */
export function deQue({ processo, contrato }: Pick<Entrada, 'processo' | 'contrato'>): string | null {
  const titulo = processo && `${doTipo[processo.tipo]?.label.one ?? ''} ${processo.numero}`.trim()
  return [titulo, contrato?.split(' · ').at(-1)].filter(Boolean).join(' · ') || null
}

/** The strong line: what is asked and until when, or where it stands. */
export function oQuePede({
  aFazer,
  prazo,
  processo,
}: Pick<Entrada, 'aFazer' | 'prazo' | 'processo'>): string | null {
  if (aFazer) return pedidoDito(aFazer.rotulo, prazo)
  return processo ? (doTipo[processo.tipo]?.statuses[processo.status]?.label ?? null) : null
}

/** What an alert, or an entry of several, speaks of. */
type Assunto = Pick<
  Entrada,
  | 'lote'
  | 'contratoId'
  | 'colaboradorId'
  | 'dia'
  | 'cartao'
  | 'conversaId'
  | 'correspondenciaId'
  | 'comunicadoId'
> & {
  readonly aFazer?: Pick<NonNullable<Entrada['aFazer']>, 'nome'> | null
  readonly processo: Pick<NonNullable<Entrada['processo']>, 'tipo' | 'id' | 'corrigir'> | null
}

/** Where it leads; null where no page of the person shows it. */
export function hrefDoAviso(
  assunto: Assunto,
  grupos: readonly Grupo[],
  atual: SetorSlug | null,
): string | null {
  const { processo, lote, contratoId, colaboradorId, dia, cartao, aFazer } = assunto
  const { conversaId, correspondenciaId, comunicadoId } = assunto
  if (processo) {
    const href = recordHref(processo.tipo, processo.id, grupos, atual)
    return href && processo.corrigir ? `${href}?${PARAMETRO_CORRIGIR}=1` : href
  }
  if (lote) return loteHref(lote.tipo, lote.id, grupos, atual)
  if (conversaId !== null) return `/${atual ?? setoresDe(grupos)[0] ?? ''}/conversas/${conversaId}`
  if (correspondenciaId !== null)
    return `/${atual ?? setoresDe(grupos)[0] ?? ''}/mensagens/${correspondenciaId}`
  if (cartao) return `/${cartao.setor}/tarefas?cartao=${cartao.id}`
  if (dia !== null) return `/${atual ?? setoresDe(grupos)[0] ?? ''}/calendario?dia=${dia}`
  if (comunicadoId !== null)
    return `/${atual ?? setoresDe(grupos)[0] ?? ''}/avisos/comunicados?id=${comunicadoId}`
  if (contratoId !== null) return recordHref('contratos', contratoId, grupos, atual)
  return colaboradorId === null ? null : pedidoHref(aFazer?.nome, colaboradorId, grupos, atual)
}

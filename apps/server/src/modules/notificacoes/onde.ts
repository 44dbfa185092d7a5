import { isDevolvido, PARAMETRO_CORRIGIR } from '@rh/domain/processo/devolucao'
import { processos } from '@rh/domain/processos/processos'
import type { Grupo } from '@rh/domain/setores/grupos'
import { hrefOf, setorQueAbre } from '@rh/domain/setores/rotas'

/** The process that an alert speaks of. */
export interface DoAviso {
  readonly tipo: string | null
  readonly status: string | null
  readonly solicitanteId: number | null
}

/** Who is told. */
export interface ParaQuem {
  readonly id: number
  readonly grupos: readonly Grupo[]
}

/** Whether the process came back to this person, who asked for it. */
export function isParaCorrigir({ id }: ParaQuem, { tipo, status, solicitanteId }: DoAviso): boolean {
  const process = processos.find(({ name }) => name === tipo)
  return process !== undefined && status !== null && solicitanteId === id && isDevolvido(process, status)
}

/** Page of the record in the first sector in which the person opens it; null where they open it in none. */
export function hrefDoRegistro(quem: ParaQuem, aviso: DoAviso, id: number): string | null {
  if (!processos.some(({ name }) => name === aviso.tipo)) return null
  // Every process has this view, with the same parameter.
  const view = `${aviso.tipo}.visualizar` as 'admissao.visualizar'
  const setor = setorQueAbre(view, quem.grupos)
  if (!setor) return null
  return `${hrefOf(setor, view, { id })}${isParaCorrigir(quem, aviso) ? `?${PARAMETRO_CORRIGIR}=1` : ''}`
}

/** Page of a company notice in the person's first sector; the start for who belongs to none. */
export function hrefDoComunicado({ grupos }: ParaQuem, id: number): string {
  const setor = setorQueAbre('comunicados.inicio', grupos)
  return setor ? `${hrefOf(setor, 'comunicados.inicio')}?id=${id}` : ''
}

/** Page of a subject of the internal mail in the person's first sector; the start for who belongs to none. */
export function hrefDaMensagem({ grupos }: ParaQuem, id: number): string {
  const setor = setorQueAbre('mensagens.inicio', grupos)
  return setor ? hrefOf(setor, 'mensagens.inicio', { id }) : ''
}

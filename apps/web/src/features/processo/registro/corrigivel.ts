import type { RegistroDoProcesso } from '../chamadas.ts'
import type { Campos } from '../form/folha/href-do-campo.ts'
import { isEmFolha, type RegistroEmFolha } from '../form/formulario.ts'
import type { PaginaDoRegistro } from '../tela.ts'

/** Returned record that this person may correct, with what its kind brings to that. */
export interface Corrigivel {
  readonly campos: Campos
  readonly registro: RegistroEmFolha & { readonly colaborador: { readonly id: number } }
  /** Transition that sends it again; null for a sent form corrected by an act. */
  readonly transicao: string | null
}

/** Act that corrects a whole sent form, in the kinds that have it. */
const ATO_EDITAR = 'editar'

/**
 * Finds what the correction of a one-sheet record takes; null while this person may not correct it, and for forms of
 * steps.
 */
export function findCorrigivel(
  { campos, correcao }: Pick<PaginaDoRegistro, 'campos' | 'correcao'>,
  registro: RegistroDoProcesso,
): Corrigivel | null {
  if (!campos || !correcao || !isEmFolha(registro)) return null
  const { colaborador, editavel, atos } = registro
  if (!colaborador || (!editavel && !atos.includes(ATO_EDITAR))) return null
  const transicao = editavel ? correcao.transicao : null
  return { campos, registro: { ...registro, colaborador }, transicao }
}

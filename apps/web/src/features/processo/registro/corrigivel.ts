import type { RegistroDoProcesso } from '../chamadas.ts'
import { isEmFolha, type FolhaDaTela, type RegistroEmFolha } from '../form/formulario.ts'
import type { PaginaDoRegistro } from '../tela.ts'

/** A returned record that this person may put right, with what its kind brings to that. */
export interface Corrigivel {
  readonly folha: FolhaDaTela
  readonly registro: RegistroEmFolha & { readonly colaborador: { readonly id: number } }
  /** The move that sends it again. */
  readonly transicao: string
}

/** What it takes to put a record of one sheet right; null while it is not with this person, and for forms of steps. */
export function findCorrigivel(
  { folha, correcao }: Pick<PaginaDoRegistro, 'folha' | 'correcao'>,
  registro: RegistroDoProcesso,
): Corrigivel | null {
  if (!folha || !correcao || !isEmFolha(registro) || !registro.editavel) return null
  const { colaborador } = registro
  return colaborador && { folha, registro: { ...registro, colaborador }, transicao: correcao.transicao }
}

import type { RegistroDoProcesso } from '../chamadas.ts'
import { isEmFolha, type FolhaDaTela, type RegistroEmFolha } from '../form/formulario.ts'
import type { PaginaDoRegistro } from '../tela.ts'

/** A returned record that this person may put right, with what its kind brings to that. */
export interface Corrigivel {
  readonly folha: FolhaDaTela
  readonly registro: RegistroEmFolha & { readonly colaborador: { readonly id: number } }
  /** The move that sends it again; null for one that was sent already and is corrected by an act. */
  readonly transicao: string | null
}

/** The act that corrects the whole sheet after it was sent, in the kinds that have one. */
const ATO_EDITAR = 'editar'

/** What it takes to put a record of one sheet right; null while it is not this person's to do, and for forms of steps. */
export function findCorrigivel(
  { folha, correcao }: Pick<PaginaDoRegistro, 'folha' | 'correcao'>,
  registro: RegistroDoProcesso,
): Corrigivel | null {
  if (!folha || !correcao || !isEmFolha(registro)) return null
  const { colaborador, editavel, atos } = registro
  if (!colaborador || (!editavel && !atos.includes(ATO_EDITAR))) return null
  const transicao = editavel ? correcao.transicao : null
  return { folha, registro: { ...registro, colaborador }, transicao }
}

import { tiposVisiveis, type TipoDoCalendario } from '@rh/domain/calendario/tipos'
import type { SetorSlug } from '@rh/domain/setores/setores'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { gruposNoSetor } from '../processo/minha-vez.ts'

/** Who looks at a calendar: somebody at the screen, or the owner of a subscription. */
export type Leitor = Pick<Ator, 'id' | 'escopado' | 'linhasGrupo'>

/** What of a calendar is looked at. */
export interface Recorte {
  readonly leitor: Leitor
  readonly setor: SetorSlug
  readonly tipos: readonly TipoDoCalendario[]
  readonly de: string
  readonly ate: string
  readonly contratoId: number | undefined
  readonly hoje: string
}

interface Pedido {
  readonly setor: SetorSlug
  readonly de: string
  readonly ate: string
  readonly contratoId?: number | undefined
  readonly tipos?: readonly TipoDoCalendario[] | undefined
}

/** What the reader is told of in a sector. Throws 404 for who does not belong to it. */
export function tiposDoLeitor(leitor: Leitor, setor: SetorSlug): TipoDoCalendario[] {
  const visiveis = tiposVisiveis(setor, gruposNoSetor(leitor, setor))
  if (visiveis.length === 0) throw failure('nao_encontrado')
  return visiveis
}

/** The part that was asked for of what the reader is told. Throws 404 for a sector that is not theirs. */
export function recorteDe(leitor: Leitor, pedido: Pedido, hoje: string): Recorte {
  const visiveis = tiposDoLeitor(leitor, pedido.setor)
  const { setor, de, ate, contratoId, tipos = visiveis } = pedido
  return { leitor, setor, de, ate, contratoId, hoje, tipos: visiveis.filter((um) => tipos.includes(um)) }
}

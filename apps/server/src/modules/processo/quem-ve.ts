import type { AnyProcess } from '@rh/domain/processo/define'
import { veNaoEnviado } from '@rh/domain/processo/vez'
import type { View } from '@rh/domain/setores/areas'
import type { Grupo } from '@rh/domain/setores/grupos'
import { gruposDe } from '@rh/domain/setores/setores'
import { pessoasDosGrupos } from '../../alertas/alertas.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { Quem } from '../../http/ator.ts'
import { contratosDe, findProcesso, type Processo } from './repository.ts'

// Who may see a process: the groups with its page, in their scope; before it is sent, only those that send it.

function gruposQueVeem(process: AnyProcess, { dataSolicitacao }: Processo): Grupo[] {
  const paginas = [`${process.name}.visualizar`, `${process.name}.ver`] as View[]
  const grupos = [...new Set(paginas.flatMap((pagina) => gruposDe(pagina)))]
  return dataSolicitacao === null ? grupos.filter((grupo) => veNaoEnviado(process, [grupo])) : grupos
}

/** Active people who may see a process, by id. Somebody scoped sees their own while it has no contract. */
export async function idsDeQuemVe(db: Db | Tx, process: AnyProcess, processo: Processo): Promise<number[]> {
  const ids = await pessoasDosGrupos(db, gruposQueVeem(process, processo), contratosDe(processo))
  return processo.contratoId === null ? [...new Set([...ids, processo.solicitanteId])] : ids
}

/** Tests whether a person may see a process, as its page would. */
export async function podeVer(db: Db, process: AnyProcess, id: number, ator: Quem): Promise<boolean> {
  const processo = await findProcesso(db, process.name, id, ator)
  return (
    processo !== undefined && gruposQueVeem(process, processo).some((grupo) => ator.grupos.includes(grupo))
  )
}

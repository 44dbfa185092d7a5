import { isEscopado, isGrupo } from '@rh/domain/setores/grupos'
import type { Tx } from '../../db/db.ts'
import type { Quem } from '../../http/ator.ts'

/** User in whose name the system acts later. */
export interface QuemAge extends Quem {
  readonly nome: string
  /** False once they lost access. */
  readonly ativo: boolean
}

/** The system, without scope: it finds what is due in all contracts. */
export const SISTEMA: Quem = { id: 0, grupos: [], escopado: false }

/** User with today's groups, not those of the day of the request. */
export async function findQuem(tx: Tx, usuarioId: number): Promise<QuemAge> {
  const { nome, ativo } = await tx
    .selectFrom('usuario')
    .select(['nome', 'ativo'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow()
  const linhas = await tx
    .selectFrom('usuarioGrupo as ug')
    .innerJoin('grupo as g', 'g.id', 'ug.grupoId')
    .select('g.nome')
    .where('ug.usuarioId', '=', usuarioId)
    .execute()
  const grupos = linhas.map((linha) => linha.nome).filter(isGrupo)
  return { id: usuarioId, nome, ativo, grupos, escopado: isEscopado(grupos) }
}

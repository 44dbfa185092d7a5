import type { Alerta } from '@rh/domain/contract/tempo-real'
import type { Assunto } from '@rh/domain/avisos/ajustes'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../db/db.ts'
import { usuarioEscopado } from '../db/usuario-escopado.ts'
import type { UnitOfWork } from '../db/write.ts'
import { isoDe } from '../clock.ts'

export interface Aviso extends Alerta {
  readonly usuarioIds: readonly number[]
  readonly assunto: Assunto
  /** What it leads to. */
  readonly processoId?: number
  readonly contratoId?: number
  readonly vinculoId?: number
  readonly loteId?: number
  readonly eventoId?: number
  readonly kanbanCartaoId?: number
  readonly comunicadoId?: number
  readonly conversaId?: number
  readonly cartaId?: number
}

export interface Alertas {
  /**
   * Keeps the alert for each person, in the transaction. The row itself is told to the connected screens when it is
   * safe (trigger `avisar` of `notificacao`), whichever screen, job or instance wrote it.
   */
  avisar(work: UnitOfWork, aviso: Aviso): Promise<void>
}

export const alertas: Alertas = {
  async avisar({ tx, agora }, { usuarioIds, ...aviso }) {
    if (usuarioIds.length === 0) return
    const criadaEm = isoDe(agora)
    await tx
      .insertInto('notificacao')
      .values(usuarioIds.map((usuarioId) => ({ ...aviso, usuarioId, criadaEm })))
      .execute()
  },
}

/**
 * Active people of these groups who may see one of the contracts: all of them, but for those who see their own ones
 * only.
 */
export async function pessoasDosGrupos(
  tx: Db | Tx,
  grupos: readonly Grupo[],
  contratos: readonly (number | null)[],
): Promise<number[]> {
  if (grupos.length === 0) return []
  const linhas = await tx
    .selectFrom('usuario as u')
    .innerJoin('usuarioGrupo as ug', 'ug.usuarioId', 'u.id')
    .innerJoin('grupo as g', 'g.id', 'ug.grupoId')
    .select('u.id')
    .distinct()
    .where('u.ativo', '=', true)
    .where('g.nome', 'in', [...grupos])
    .where((eb) =>
      eb.or([
        eb.not(usuarioEscopado),
        eb.exists(
          eb
            .selectFrom('usuarioContrato as uc')
            .select('uc.usuarioId')
            .whereRef('uc.usuarioId', '=', 'u.id')
            .where('uc.contratoId', 'in', [0, ...contratos.filter((id) => id !== null)]),
        ),
      ]),
    )
    .execute()
  return linhas.map(({ id }) => id)
}

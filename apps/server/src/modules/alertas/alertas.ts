import { gruposComEscopo, type Grupo } from '@rh/domain/setores/grupos'
import type { Tx } from '../../db/db.ts'
import type { Escrita } from '../../db/escrita.ts'
import { isoDe } from '../../relogio.ts'

/** The realtime event of the specification: kind of toast and message. */
export interface Alerta {
  readonly icone: 'success' | 'info' | 'warning' | 'error'
  readonly texto: string
}

export interface Aviso extends Alerta {
  readonly usuarioIds: readonly number[]
  readonly processoId: number
}

/** Where alerts go once they are safe in the database; a socket will listen here. */
export type Entrega = (usuarioIds: readonly number[], alerta: Alerta) => void

export interface Alertas {
  /** Keeps the alert for each person in the transaction and delivers it after the commit. */
  avisar(escrita: Escrita, aviso: Aviso): Promise<void>
}

export function createAlertas(entregar: Entrega): Alertas {
  return {
    async avisar({ tx, agora, depois }, { usuarioIds, processoId, icone, texto }) {
      if (usuarioIds.length === 0) return
      await tx
        .insertInto('notificacao')
        .values(
          usuarioIds.map((usuarioId) => ({ usuarioId, processoId, icone, texto, criadaEm: isoDe(agora) })),
        )
        .execute()
      depois(() => entregar(usuarioIds, { icone, texto }))
    },
  }
}

/**
 * Active people of these groups who may see the contract: scoped groups count only for their own contracts.
 */
export async function pessoasDosGrupos(
  tx: Tx,
  grupos: readonly Grupo[],
  contratoId: number | null,
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
        eb('g.nome', 'not in', [...gruposComEscopo]),
        eb.exists(
          eb
            .selectFrom('usuarioContrato as uc')
            .select('uc.usuarioId')
            .whereRef('uc.usuarioId', '=', 'u.id')
            .where('uc.contratoId', '=', contratoId ?? 0),
        ),
      ]),
    )
    .execute()
  return linhas.map(({ id }) => id)
}

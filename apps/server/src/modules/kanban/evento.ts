import type { EventoDoCartao } from '@rh/domain/kanban/kanban'
import { isoDe } from '../../clock.ts'
import type { UnitOfWork } from '../../db/write.ts'

interface NovoEvento {
  readonly cartaoId: number
  readonly usuarioId: number
  readonly tipo: EventoDoCartao
  readonly de?: string
  readonly para?: string
}

/** Keeps what happened to a card. */
export async function insertEvento({ tx, agora }: UnitOfWork, evento: NovoEvento): Promise<void> {
  await tx
    .insertInto('kanbanEvento')
    .values({ ...evento, em: isoDe(agora) })
    .execute()
}

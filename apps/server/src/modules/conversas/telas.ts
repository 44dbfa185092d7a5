import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { prepared } from '../../db/prepared.ts'
import { listParticipantes } from './conversas.ts'
import { listParaTelas } from './mensagens.ts'

/** What the connected screens are told of conversations, read where it is kept. */
export const telasDasConversas = (db: Db) => ({
  mensagens: (ids: readonly number[]) => listParaTelas(db, ids),
  participantes: (conversaId: number) => listParticipantes(db, conversaId),
  participa: async (conversaId: number, { id }: Ator): Promise<boolean> =>
    (await listParticipantes(db, conversaId)).includes(id),
  conectados: async (usuarioIds: readonly number[]): Promise<void> => {
    await sql`${prepared}
      insert into usuario_conectado (usuario_id, visto_em)
      select id, now() from unnest(${sql.val([...usuarioIds])}::int[]) id order by id
      on conflict (usuario_id) do update set visto_em = excluded.visto_em`.execute(db)
  },
})

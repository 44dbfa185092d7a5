import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import type { Tx } from '../../db/db.ts'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import type { Tarefa } from '../../tarefa.ts'
import { hojeEm, isoDe } from '../../clock.ts'
import { fecharPortas } from '../usuarios/fechar-portas.ts'

// Who left signs in no more from the day after the last one on.

interface Acesso {
  readonly usuarioId: number
  readonly desligamento: string
}

/** Held, and no more than that: who writes a message in one of their groups names them, and is waited for below. */
async function listVencidos(tx: Tx, hoje: string): Promise<Acesso[]> {
  const { rows } = await sql<Acesso>`
    select u.id as usuario_id, v.data_desligamento as desligamento
      from usuario u join vinculo v on v.id = u.vinculo_id
     where u.ativo and v.data_desligamento < ${hoje}::date
     order by u.id for no key update of u`.execute(tx)
  return rows
}

/** Closes the logins of bonds that ended before today, and every way into them. */
export async function fecharAcessos(work: UnitOfWork, hoje: string): Promise<void> {
  const { tx, agora } = work
  const vencidos = await listVencidos(tx, hoje)
  if (vencidos.length === 0) return
  for (const { usuarioId, desligamento } of vencidos) {
    await tx
      .updateTable('usuario')
      .set({
        ativo: false,
        desativadoEm: isoDe(agora),
        desativadoMotivo: `Desligamento em ${formatData(desligamento)}`,
        versao: sql`versao + 1`,
      })
      .where('id', '=', usuarioId)
      .execute()
  }
  await fecharPortas(
    work,
    vencidos.map(({ usuarioId }) => usuarioId),
    null,
  )
}

/** In the first hour of each day, and at the next start after one on which the system was off. */
export const fecharAcessosDoDia: Tarefa = {
  nome: 'demissao.fechar-acessos',
  titulo: 'Encerramento do acesso de quem saiu',
  cron: '5 * * * *',
  executar: (deps) =>
    writeAsSystem(deps, 'demissao.fechar-acessos', (work) =>
      fecharAcessos(work, hojeEm(deps.clock.agora(), deps.config.empresaFuso)),
    ),
}

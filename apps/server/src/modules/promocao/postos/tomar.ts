import { sql } from 'kysely'
import { hojeEm, isoDe } from '../../../clock.ts'
import { writeAs, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import { TAREFA_DAS_ALTERACOES } from '../coletiva/tarefa.ts'

/** Applied changes whose first day has come, with posts `p` that still have the scale of before. */
const devidas = (
  hoje: string,
) => sql`from alteracao_coletiva a join alteracao_coletiva_posto p on p.alteracao_id = a.id
  where a.estado = 'aplicado' and a.vigencia <= ${hoje}::date and p.tomada_em is null
    and p.para_escala_id <> p.de_escala_id`

/** Gives each post its new scale on its day: whoever is hired from then on works by it. */
export async function tomarEscalas(deps: Deps): Promise<void> {
  const hoje = hojeEm(deps.clock.agora(), deps.config.empresaFuso)
  const { rows } = await sql<{ id: number; usuarioId: number }>`
    select distinct a.id, a.usuario_id ${devidas(hoje)}`.execute(deps.db)
  for (const { id, usuarioId } of rows)
    await writeAs(deps, { tarefa: `${TAREFA_DAS_ALTERACOES}:${id}`, usuarioId }, (work) =>
      tomar(work, id, hoje),
    )
}

const tomar = ({ tx, agora }: UnitOfWork, id: number, hoje: string) =>
  sql`
    with due as (select p.posto_id, p.para_escala_id ${devidas(hoje)} and a.id = ${id} for update of a, p),
    tomadas as (
      update alteracao_coletiva_posto p set tomada_em = ${isoDe(agora)}::timestamptz from due
       where p.alteracao_id = ${id} and p.posto_id = due.posto_id)
    update posto po set escala_id = due.para_escala_id from due where po.id = due.posto_id`.execute(tx)

import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { recalcularEstabilidades } from '../modules/colaborador/estabilidades/estabilidades.ts'

/** Bonds worked out at a time. */
const LOTE = 2_000

/**
 * What protects people, for the radar: mandates and pregnancies told to the company by some, over, running and to come, and
 * what they and the leaves work out to.
 */
export async function inserirEstabilidadesDaCarga(tx: Tx, hoje: string): Promise<void> {
  await sql`
    insert into estabilidade_registro (vinculo_id, tipo, inicio, marco, marco_previsto, documento, registrado_em, usuario_id, em)
    select v.id, t.tipo, t.inicio, t.marco, t.tipo = 'GESTANTE', 'Documento entregue na carga', least(t.inicio, ${hoje}::date),
           u.id, ${hoje}::date
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      cross join (select id from usuario where usuario = 'sesmt') u
      cross join lateral (select
        case when pe.sexo = 'F' and v.id % 80 = 6 then 'GESTANTE'
             when v.id % 900 = 16 then 'DIRIGENTE_SINDICAL' else 'CIPA' end as tipo,
        ${hoje}::date - (v.id * 7 % 700)::int + 20 as inicio) q
      cross join lateral (select q.tipo, q.inicio,
        case q.tipo when 'GESTANTE' then q.inicio + 190 when 'CIPA' then q.inicio + 365 end as marco) t
     where (v.id % 80 = 6 or v.id % 300 = 16) and v.data_desligamento is null and v.data_admissao < q.inicio
       and not exists (select from estabilidade_registro r where r.vinculo_id = v.id)`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    select vinculo_id as id from afastamento union select vinculo_id from estabilidade_registro order by 1`.execute(
    tx,
  )
  const ids = rows.map(({ id }) => id)
  for (let de = 0; de < ids.length; de += LOTE)
    await recalcularEstabilidades(tx, ids.slice(de, de + LOTE), hoje)
}

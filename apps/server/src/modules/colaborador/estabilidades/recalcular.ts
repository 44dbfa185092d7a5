import { sql } from 'kysely'
import { hojeEm } from '../../../clock.ts'
import { writeAsSystem, type UnitOfWork } from '../../../db/write.ts'
import type { Tarefa } from '../../../tarefa.ts'
import { recalcularEstabilidades } from './estabilidades.ts'

/** Bonds worked out in one transaction. */
const LOTE = 1000

/**
 * Works out every protection again: what changed without anybody touching the person is an agreement, a union of the contract, or the
 * clauses that began or ended on the day.
 */
export const recalcularTodasAsEstabilidades: Tarefa = {
  nome: 'colaborador.recalcular-estabilidades',
  titulo: 'Recálculo das estabilidades',
  cron: '15 0 * * *',
  executar: async (deps) => {
    const hoje = hojeEm(deps.clock.agora(), deps.config.empresaFuso)
    let depoisDe: number | null = 0
    while (depoisDe !== null) {
      const de: number = depoisDe
      depoisDe = await writeAsSystem(deps, 'colaborador.recalcular-estabilidades', (work) =>
        recalcularLote(work, de, hoje),
      )
    }
  },
}

/** Works out one batch. Answers its last bond; null where there is no other batch. */
async function recalcularLote({ tx }: UnitOfWork, depoisDe: number, hoje: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select vinculo_id as id from (
      select vinculo_id from afastamento
       union select vinculo_id from estabilidade_registro
       union select vinculo_id from estabilidade) f
     where vinculo_id > ${depoisDe} order by vinculo_id limit ${LOTE}`.execute(tx)
  const vinculoIds = rows.map(({ id }) => id)
  await recalcularEstabilidades(tx, vinculoIds, hoje)
  return vinculoIds.length < LOTE ? null : (vinculoIds.at(-1) ?? null)
}

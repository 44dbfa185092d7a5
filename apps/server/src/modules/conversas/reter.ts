import { sql } from 'kysely'
import { hojeEm, isoDe } from '../../clock.ts'
import { writeAsSystem } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Tarefa } from '../../tarefa.ts'
import { limiteEm } from '../cadastros/limites.ts'

const NOME = 'conversas.reter'
/** Rows of one transaction: a screen that writes meanwhile hardly notices. */
const POR_VEZ = 5_000

/** Before it, nothing that was said is kept. */
async function guardadasDesde({ db, clock, config }: Deps): Promise<string> {
  const meses = await limiteEm(db, 'conversa.retencao', hojeEm(clock.agora(), config.empresaFuso))
  const agora = clock.agora().toZonedDateTimeISO(config.empresaFuso)
  return isoDe(agora.subtract({ months: meses }).toInstant())
}

/** Ends what was said longer ago than the company keeps it; the files that went along are swept the same night. */
export const reterConversas: Tarefa = {
  nome: NOME,
  titulo: 'Prazo de guarda das conversas',
  cron: '0 3 * * *',
  executar: async (deps) => {
    const antes = await guardadasDesde(deps)
    while ((await apagarMaisAntigas(deps, antes)) === POR_VEZ);
  },
}

const apagarMaisAntigas = (deps: Deps, antes: string): Promise<number> =>
  writeAsSystem(deps, NOME, async ({ tx }) => {
    const { rows } = await sql`delete from mensagem where id = any (array(
        select id from mensagem where enviada_em < ${antes}::timestamptz limit ${POR_VEZ}))
      returning id`.execute(tx)
    return rows.length
  })

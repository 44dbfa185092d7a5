import { sql } from 'kysely'
import { hojeEm, isoDe } from '../../clock.ts'
import { writeAsSystem } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Tarefa } from '../../tarefa.ts'
import { limiteEm } from '../cadastros/limites.ts'

const NOME = 'mensagens.reter'
/** Subjects of one transaction, each with its messages: a screen that writes meanwhile hardly notices. */
const POR_VEZ = 500

/** A subject with no message since then is not kept. */
async function guardadasDesde({ db, clock, config }: Deps): Promise<string> {
  const meses = await limiteEm(db, 'mensagem.retencao', hojeEm(clock.agora(), config.empresaFuso))
  const agora = clock.agora().toZonedDateTimeISO(config.empresaFuso)
  return isoDe(agora.subtract({ months: meses }).toInstant())
}

/** Ends subjects that are older than the company keeps them, whole; their files are swept the same night. */
export const reterMensagens: Tarefa = {
  nome: NOME,
  titulo: 'Prazo de guarda das mensagens',
  cron: '10 3 * * *',
  executar: async (deps) => {
    const antes = await guardadasDesde(deps)
    while ((await apagarMaisAntigos(deps, antes)) === POR_VEZ);
  },
}

const apagarMaisAntigos = (deps: Deps, antes: string): Promise<number> =>
  writeAsSystem(deps, NOME, async ({ tx }) => {
    const { rows } = await sql`delete from correspondencia where id = any (array(
        select id from correspondencia where ultima_em < ${antes}::timestamptz
         order by id limit ${POR_VEZ} for update skip locked))
      returning id`.execute(tx)
    return rows.length
  })

import { hojeEm } from '../../../clock.ts'
import type { Deps } from '../../../deps.ts'
import { writeAsSystem } from '../../../db/write.ts'
import type { EntradaDoPlano } from '@rh/domain/regras/ferias/planejamento/tipos'
import { gatherEntrada } from './entrada.ts'
import { resolverEmThread } from './em-thread.ts'
import { marcarAndamento, marcarFim, type Plano } from './repository.ts'
import type { Resolvido } from './resolver.ts'

/** Between two writes of how far a run is. */
const PAUSA_MS = 800

/** What a plan is solved from, as the company is now. */
export const entradaDo = (deps: Pick<Deps, 'clock' | 'config'>, db: Deps['db'], plano: Plano) =>
  gatherEntrada(db, plano, {
    escopo: { id: plano.criadoPorId, escopado: plano.escopado },
    hoje: hojeEm(deps.clock.agora(), deps.config.empresaFuso),
  })

/** Runs the solver over a plan that was marked as being solved, and keeps what comes out. */
export async function executar(deps: Deps, id: number, entrada: EntradaDoPlano): Promise<void> {
  const fim = await resolverComAndamento(deps, id, entrada)
  await writeAsSystem(deps, 'ferias.plano', ({ tx, agora }) => marcarFim(tx, id, { ...fim, agora }))
}

interface Fim {
  readonly resultado: Resolvido | null
  readonly falha: string | null
}

async function resolverComAndamento({ db }: Deps, id: number, entrada: EntradaDoPlano): Promise<Fim> {
  const run = resolverEmThread(entrada)
  const relogio = setInterval(() => {
    // The database may be gone while the process ends: the run is then found cut off.
    marcarAndamento(db, id, run.feito()).then(
      (parar) => parar && run.parar(),
      () => run.parar(),
    )
  }, PAUSA_MS)
  try {
    const resultado = await run.fim
    return { resultado, falha: resultado ? null : 'fora_do_ano' }
  } catch {
    return { resultado: null, falha: 'solver' }
  } finally {
    clearInterval(relogio)
  }
}

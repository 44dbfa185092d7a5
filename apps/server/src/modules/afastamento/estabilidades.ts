import type { UnitOfWork } from '../../db/write.ts'
import { recalcularEstabilidades } from '../colaborador/estabilidades/estabilidades.ts'
import type { Processo } from '../processo/repository.ts'
import type { ContextoDoServidor } from './fatos.ts'

type Efeito<R extends readonly unknown[], S> = (
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
  ...resto: R
) => Promise<S>

/** An effect of a leave, after which what protects the person is worked out again. */
export const comEstabilidades =
  <R extends readonly unknown[], S>(efeito: Efeito<R, S>): Efeito<R, S> =>
  async (work, processo, contexto, ...resto) => {
    const feito = await efeito(work, processo, contexto, ...resto)
    const { vinculoId, fatos } = contexto
    await recalcularEstabilidades(work.tx, [vinculoId], fatos.hoje)
    return feito
  }

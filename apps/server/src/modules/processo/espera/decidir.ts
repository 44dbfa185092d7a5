import type { UnitOfWork } from '../../../db/write.ts'
import type { Decisor } from '../../../http/ator.ts'
import { mover } from '../engine.ts'
import type { Engine, Modulo } from '../modulo.ts'
import { darParecer } from '../opinar.ts'
import type { ParecerNovo } from '../pareceres.ts'
import type { TransicaoPedida } from '../transicao.ts'

/** Decision of a person: the parecer of their sector, or a move. */
export type Pedido = ParecerNovo | TransicaoPedida

/** Makes a decision in the name of a person, whoever runs it: a call, or the system once it can no longer be undone. */
export const decidir = <C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  ator: Decisor,
  pedido: Pedido,
): Promise<void> =>
  'parecer' in pedido
    ? darParecer(engine, modulo, work, { ator }, pedido)
    : mover(engine, modulo, work, { ator }, pedido)

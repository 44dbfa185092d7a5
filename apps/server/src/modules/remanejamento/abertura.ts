import type { Db, Tx } from '../../db/db.ts'
import { limiteEm } from '../cadastros/limites.ts'
import { findPartida } from '../processo/alteracao/partida.ts'
import type { DeQuem } from '../processo/modulo.ts'
import { findLugares } from './lugares.ts'
import { findPessoa } from './pessoa.ts'
import { comoAtual } from './simulacao.ts'

/** What the form begins with. */
export const preencher = async () => ({ tipo: 'definitivo', mudaDomicilio: false })

/** The place of today, and the cargos of a promotion that comes with the transfer. */
export async function opcoes(db: Db | Tx, { vinculoId, ator, hoje: dia }: DeQuem) {
  const partida = await findPartida(db, { vinculoId, dia, processoId: null })
  const { postoId } = partida.atual
  const [lugares, cargos, temporarioDias, { eleito }] = await Promise.all([
    findLugares(db, [postoId], { dia, menos: null, ator }),
    db
      .selectFrom('cargo')
      .select(['id as value', 'titulo as label'])
      .where('ativo', '=', true)
      .orderBy('titulo')
      .execute(),
    limiteEm(db, 'remanejamento.temporario', dia),
    findPessoa(db, vinculoId, dia),
  ])
  const lugar = lugares.get(postoId)
  if (!lugar) throw new Error(`No post ${postoId}`)
  return { colaboradorId: vinculoId, atual: comoAtual(partida, lugar, ator), cargos, temporarioDias, eleito }
}

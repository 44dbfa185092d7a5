import type { Db, Tx } from '../../db/db.ts'
import { listPostosDoContrato } from '../contratos/posto.ts'
import type { DeQuem } from '../processo/modulo.ts'
import { comoAtual, findPartida } from '../processo/alteracao/partida.ts'

/** What the form begins with: the contract as it is today. */
export async function preencher(db: Db | Tx, { vinculoId, hoje: dia }: DeQuem) {
  const { atual } = await findPartida(db, { vinculoId, dia, processoId: null })
  return { tipo: 'promocao', cargoId: atual.cargoId, salarioCentavos: atual.salarioCentavos }
}

/** The cargos in use and the other posts of the contract: to another contract one is transferred, not promoted. */
export async function opcoes(db: Db | Tx, { vinculoId, ator, hoje: dia }: DeQuem) {
  const partida = await findPartida(db, { vinculoId, dia, processoId: null })
  const { contratoId, postoId } = partida.atual
  const [cargos, postos] = await Promise.all([listCargos(db), listPostosDoContrato(db, contratoId)])
  const outros = postos.filter(({ value }) => value !== postoId)
  return { atual: comoAtual(partida, ator), cargos, postos: outros }
}

const listCargos = (db: Db | Tx) =>
  db
    .selectFrom('cargo')
    .select(['id as value', 'titulo as label'])
    .where('ativo', '=', true)
    .orderBy('titulo')
    .execute()

import { setorQueAbre } from '@rh/domain/setores/rotas'
import { setores } from '@rh/domain/setores/setores'
import type { Db, Tx } from '../../db/db.ts'
import type { AberturaDoTipo } from '../processo/modulo.ts'
import { findPartida, gatherContexto, type ContextoDoServidor } from './fatos.ts'
import { comoAtual, simular } from './simulacao.ts'

/** How a promotion is opened: from the contract as it is today. */
export const aberturaDaPromocao: AberturaDoTipo<ContextoDoServidor> = {
  setorOrigem: ({ grupos }) => setores[setorQueAbre('colaborador.promover', grupos) ?? 'operacional'].id,
  async preencher(db, { vinculoId, hoje: dia }) {
    const { atual } = await findPartida(db, { vinculoId, dia, processoId: null })
    return { tipo: 'promocao', cargoId: atual.cargoId, salarioCentavos: atual.salarioCentavos }
  },
  async opcoes(db, { vinculoId, ator, hoje: dia }) {
    const partida = await findPartida(db, { vinculoId, dia, processoId: null })
    const [cargos, postos] = await Promise.all([listCargos(db), listPostosDoContrato(db, partida.atual)])
    return { atual: comoAtual(partida, ator), cargos, postos }
  },
  reunir: gatherContexto,
  simular,
}

const listCargos = (db: Db | Tx) =>
  db
    .selectFrom('cargo')
    .select(['id as value', 'titulo as label'])
    .where('ativo', '=', true)
    .orderBy('titulo')
    .execute()

/** The other posts of the contract: to another contract one is transferred, not promoted. */
async function listPostosDoContrato(
  db: Db | Tx,
  { contratoId, postoId }: { readonly contratoId: number; readonly postoId: number },
) {
  const postos = await db
    .selectFrom('posto as po')
    .innerJoin('cargo as ca', 'ca.id', 'po.cargoId')
    .innerJoin('local as lo', 'lo.id', 'po.localId')
    .innerJoin('escala as es', 'es.id', 'po.escalaId')
    .select(['po.id', 'ca.titulo', 'lo.nome', 'es.nome as escala'])
    .where('po.contratoId', '=', contratoId)
    .where('po.id', '<>', postoId)
    .orderBy('lo.nome')
    .orderBy('ca.titulo')
    .execute()
  return postos.map(({ id, titulo, nome, escala }) => ({
    value: id,
    label: `${nome} · ${titulo} · ${escala}`,
  }))
}

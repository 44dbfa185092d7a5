import { oneOrAny, prepared } from '../../db/prepared.ts'
import type { BuscaDeNomes } from '../processo/nomes-dos-campos.ts'

/** Posts by place, occupation and scale: of a destination everybody who sees the transfer may know them. */
export const nomesDosDestinos: BuscaDeNomes = async (db, valores) => {
  const ids = [...new Set(valores.filter((valor) => typeof valor === 'number'))]
  if (ids.length === 0) return {}
  const postos = await db
    .selectFrom('posto as po')
    .innerJoin('cargo as ca', 'ca.id', 'po.cargoId')
    .innerJoin('local as lo', 'lo.id', 'po.localId')
    .innerJoin('escala as es', 'es.id', 'po.escalaId')
    .select(['po.id', 'lo.nome', 'ca.titulo', 'es.nome as escala'])
    .where('po.id', '=', oneOrAny(ids))
    .modifyEnd(prepared)
    .execute()
  return Object.fromEntries(
    postos.map(({ id, nome, titulo, escala }) => [id, `${nome} · ${titulo} · ${escala}`]),
  )
}

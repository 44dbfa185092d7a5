import { formatData } from '@rh/domain/br/data'
import { asRows } from '@rh/domain/processo/raw-form'
import { oneOrAny, prepared } from '../../db/prepared.ts'
import { nomesDosVinculos, type BuscaDeNomes } from '../processo/nomes-dos-campos.ts'

/** Periods by their first and last day. */
export const nomesDosPeriodos: BuscaDeNomes = async (db, valores) => {
  const ids = valores.filter((valor) => typeof valor === 'number')
  if (ids.length === 0) return {}
  const periodos = await db
    .selectFrom('feriasPeriodo')
    .select(['id', 'inicio', 'fim'])
    .where('id', '=', oneOrAny(ids))
    .modifyEnd(prepared)
    .execute()
  return Object.fromEntries(
    periodos.map(({ id, inicio, fim }) => [id, `${formatData(inicio)} a ${formatData(fim)}`]),
  )
}

/** Who covers each stretch, by the bond. */
export const nomesDeQuemCobre: BuscaDeNomes = (db, valores, ator) => {
  const ids = valores.flatMap((valor) => asRows(valor).flatMap(({ colaboradorId }) => colaboradorId ?? []))
  return nomesDosVinculos(db, ids, ator)
}

import { conferenciaDe, type ItemDaConferencia } from '@rh/domain/processos/admissao/paineis'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { gatherContexto } from './fatos.ts'
import { requireAdmissao } from './registro.ts'
import { findDados } from './repository.ts'

/** What is looked at before the admission ends, from the same facts as the checks of `finalizar`. */
export async function obterConferencia(
  db: Db,
  id: number,
  ator: Ator,
  hoje: string,
): Promise<{ itens: ItemDaConferencia[] }> {
  await requireAdmissao(db, id, ator)
  const { dados } = await findDados(db, id)
  const [{ fatos }, papeis] = await Promise.all([
    gatherContexto(db, { dados, processoId: id, hoje, ator }),
    db.selectFrom('processoPapel').select('papel').distinct().where('processoId', '=', id).execute(),
  ])
  return { itens: conferenciaDe({ ...fatos, emitidos: new Set(papeis.map(({ papel }) => papel)) }) }
}

import type { EstabilidadeDaPessoa } from '@rh/domain/regras/estabilidade/pessoa'
import type { Db, Tx } from '../../db/db.ts'

/** Protections of a person against dismissal, in force, coming and past. */
export const findEstabilidades = async (
  _db: Db | Tx,
  _vinculoId: number,
  _hoje: string,
): Promise<readonly EstabilidadeDaPessoa[]> => []

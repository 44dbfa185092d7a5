import type { AliquotasDaFolha } from '@rh/domain/regras/passivo/encargos'
import type { Db, Tx } from '../../db/db.ts'
import { parametroEm } from '../cadastros/parametros.ts'

/** Rates of the employer on a day, by the register of legal parameters; what it does not have is none. */
export async function findAliquotas(db: Db | Tx, dia: string): Promise<AliquotasDaFolha> {
  const [inssPatronal, rat, terceiros, fgts] = await Promise.all([
    parametroEm(db, 'encargo_inss_patronal', dia),
    parametroEm(db, 'encargo_rat', dia),
    parametroEm(db, 'encargo_terceiros', dia),
    parametroEm(db, 'encargo_fgts', dia),
  ])
  return { inssPatronal: inssPatronal ?? 0, rat: rat ?? 0, terceiros: terceiros ?? 0, fgts: fgts ?? 0 }
}

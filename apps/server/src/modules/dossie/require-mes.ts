import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { findContrato } from '../contratos/repository.ts'
import { mesDe, mesesDoContrato, type MesDoDossie } from './mes.ts'

type Contrato = NonNullable<Awaited<ReturnType<typeof findContrato>>>

export interface NoMes {
  readonly contratoId: number
  readonly mes: string
}

/** The contract and the days of the month. Throws 404 for who does not follow it, and for a month that it did not have. */
export async function requireMes(
  db: Db | Tx,
  ator: Ator,
  { contratoId, mes }: NoMes,
  hoje: string,
): Promise<{ contrato: Contrato; doMes: MesDoDossie }> {
  const contrato = await findContrato(db, contratoId, ator)
  if (!contrato || !mesesDoContrato(contrato, hoje).includes(mes)) throw failure('nao_encontrado')
  return { contrato, doMes: mesDe(mes, hoje) }
}

import { avisoPorDatas } from '../regras/aviso/dias.ts'
import { somarDias, type DataIso } from '../regras/calendario/datas.ts'

export interface PrazoDeSaida {
  /** Days of notice owed at the end of the contract. */
  readonly diasDeAviso: number
  /** Last day on which the notice may be given so that it ends with the contract. */
  readonly avisarAte: DataIso
}

/**
 * By when the person of an ending contract must have another post or be given notice (Lei 12.506/2011). The days
 * grow with the years in the company, which are counted at the end: the safe side. Only 30 days are worked; more
 * than that may be indemnified.
 */
export function prazoDeSaida(admissao: DataIso, termino: DataIso): PrazoDeSaida {
  const diasDeAviso = avisoPorDatas(admissao, termino)?.dias ?? 30
  return { diasDeAviso, avisarAte: somarDias(termino, -diasDeAviso) }
}

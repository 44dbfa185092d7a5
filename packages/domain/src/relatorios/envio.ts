import { antecipar } from '../regras/calendario/dias-uteis.ts'
import { diaDaSemanaIso, primeiroDiaDoMes, somarDias, ultimoDiaDoMes } from '../regras/calendario/datas.ts'
import type { Frequencia } from './frequencias.ts'

/** Company hour from which what is due on a day is sent. */
export const HORA_DO_ENVIO = 7

const ultimoDiaUtil = (dia: string): string => antecipar(ultimoDiaDoMes(dia))

/** The latest day up to `dia`, itself included, on which the report is due. Weekends and national holidays are no business days. */
export function ultimoDevido(frequencia: Frequencia, dia: string): string {
  if (frequencia === 'semanal') return somarDias(dia, 1 - diaDaSemanaIso(dia))
  if (frequencia === 'mensal_primeiro') return primeiroDiaDoMes(dia)
  const deste = ultimoDiaUtil(dia)
  return deste <= dia ? deste : ultimoDiaUtil(somarDias(primeiroDiaDoMes(dia), -1))
}

/** The first day after `dia` on which the report is due. */
export function proximoEnvio(frequencia: Frequencia, dia: string): string {
  let proximo = somarDias(dia, 1)
  while (ultimoDevido(frequencia, proximo) !== proximo) proximo = somarDias(proximo, 1)
  return proximo
}

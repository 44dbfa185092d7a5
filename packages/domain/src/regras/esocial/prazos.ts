import { primeiroDiaDoMesSeguinte, somarDias, type DataIso } from '../calendario/datas.ts'
import { diaUtilSeguinte, postergar, type CalendarioUtil } from '../calendario/dias-uteis.ts'
import { emData, passo, type ComMemoria } from '../memoria.ts'

// "Dia útil para fins fiscais" of the manual: Monday to Friday but national holidays. The company may add local
// holidays and days without banking in the calendar.

export interface PrazoDeEnvio extends ComMemoria {
  readonly enviarAte: DataIso
}

export interface JanelaDeEnvio extends PrazoDeEnvio {
  readonly aceitoDesde: DataIso
}

const DIA_DO_VENCIMENTO = 15

/** Day 15 of the month after the date, postponed to a business day: the general term of eSocial (MOS). */
export const dia15DoMesSeguinte = (data: DataIso, calendario: CalendarioUtil = {}): DataIso =>
  postergar(somarDias(primeiroDiaDoMesSeguinte(data), DIA_DO_VENCIMENTO - 1), calendario)

/**
 * Deadline of the events due on day 15 of the month after the competence `AAAA-MM` (S-2205, S-2206, S-2220, S-2240,
 * S-2230 others, S-2298, S-2300, …), postponed when not a business day.
 */
export function prazoDaCompetencia(competencia: string, calendario: CalendarioUtil = {}): PrazoDeEnvio {
  const enviarAte = dia15DoMesSeguinte(`${competencia}-01`, calendario)
  return {
    enviarAte,
    memoria: [passo('Dia 15 do mês seguinte, postergado se não útil', emData(enviarAte), 'MOS S-1.3')],
  }
}

const ANTECEDENCIA_ADMISSAO_DIAS = 30

/**
 * S-2190/S-2200 until the day before the start, never shifted, accepted from 30 days before; the S-2220 of the
 * admission exam until day 15 of the month after the admission (MOS S-2200 and S-2220).
 */
export function prazosDaAdmissao(
  admissao: DataIso,
  calendario: CalendarioUtil = {},
): JanelaDeEnvio & { readonly s2220AdmissionalAte: DataIso; readonly s2200AposS2190Ate: DataIso } {
  const enviarAte = somarDias(admissao, -1)
  const aceitoDesde = somarDias(admissao, -ANTECEDENCIA_ADMISSAO_DIAS)
  const dia15 = dia15DoMesSeguinte(admissao, calendario)
  return {
    enviarAte,
    aceitoDesde,
    s2220AdmissionalAte: dia15,
    s2200AposS2190Ate: dia15,
    memoria: [
      passo('S-2190 ou S-2200: véspera do início', emData(enviarAte), 'MOS S-2200'),
      passo('Aceito a partir de 30 dias antes', emData(aceitoDesde), 'MOS S-2200'),
      passo('S-2220 do exame admissional; S-2200 depois do S-2190', emData(dia15), 'MOS S-2220 e S-2190'),
    ],
  }
}

/**
 * CAT (S-2210): the first business day after the accident; at once, the same day, in case of death (Lei 8.213 art.
 * 22; MOS S-2210).
 */
export function prazoDaCat(acidente: DataIso, obito = false, calendario: CalendarioUtil = {}): PrazoDeEnvio {
  const enviarAte = obito ? acidente : diaUtilSeguinte(acidente, calendario)
  return {
    enviarAte,
    memoria: [
      passo(
        obito ? 'Óbito: comunicação imediata' : 'Primeiro dia útil seguinte ao acidente',
        emData(enviarAte),
        'Lei 8.213/1991 art. 22; MOS S-2210',
      ),
    ],
  }
}

/** How many days ahead S-2230 is accepted, by reason of tabela 18; the others only from the first day. */
export const antecedenciaDoS2230: Readonly<Record<string, number>> = { '15': 60, '18': 120 }

/**
 * S-2230 of vacation (code 15, accepted 60 days ahead) and of the other leaves with the general term: day 15 of the
 * month after the start, postponed (leiaute S-2230; MOS).
 */
export function prazoDoAfastamento(
  inicio: DataIso,
  motivo = '15',
  calendario: CalendarioUtil = {},
): JanelaDeEnvio {
  const aceitoDesde = somarDias(inicio, -(antecedenciaDoS2230[motivo] ?? 0))
  const enviarAte = dia15DoMesSeguinte(inicio, calendario)
  return {
    aceitoDesde,
    enviarAte,
    memoria: [
      passo('Aceito a partir de', emData(aceitoDesde), 'Leiaute S-2230'),
      passo('Dia 15 do mês seguinte ao início, postergado', emData(enviarAte), 'MOS S-2230'),
    ],
  }
}

/** End of a leave: day 15 of the month after the return, postponed (MOS S-2230, item g). */
export const prazoDoRetorno = (retorno: DataIso, calendario: CalendarioUtil = {}): DataIso =>
  dia15DoMesSeguinte(retorno, calendario)

/**
 * Transfer between companies of the group: S-2299 (reason 11) until day 15 of the next month, postponed, and the
 * admission at the destination on the day after (MOS S-2299 item 8.1).
 */
export function prazosDaTransferencia(
  dtDeslig: DataIso,
  calendario: CalendarioUtil = {},
): PrazoDeEnvio & { readonly dtTransf: DataIso } {
  const enviarAte = dia15DoMesSeguinte(dtDeslig, calendario)
  const dtTransf = somarDias(dtDeslig, 1)
  return {
    enviarAte,
    dtTransf,
    memoria: [
      passo('Início no destino: dia seguinte ao desligamento', emData(dtTransf), 'MOS S-2299 item 8.1'),
      passo('S-2299 e S-2200: dia 15 do mês seguinte, postergado', emData(enviarAte), 'MOS S-2299 item 8.1'),
    ],
  }
}

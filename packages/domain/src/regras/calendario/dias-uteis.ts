import { diaDaSemanaIso, somarDias, type DataIso } from './datas.ts'
import { isFeriado } from './feriados.ts'

/** What changes a business day beyond Saturday, Sunday and the national holidays: data of the company. */
export interface CalendarioUtil {
  /** State and municipal holidays of the place. */
  readonly feriadosLocais?: readonly DataIso[]
  /** Days without banking (31/12, Carnival) when the company treats them as not useful for payment. */
  readonly semExpediente?: readonly DataIso[]
}

const SABADO = 6

/** Business day for tax and labour deadlines: Monday to Friday, not a holiday (MOS, "dia útil para fins fiscais"). */
export const isDiaUtil = (data: DataIso, calendario: CalendarioUtil = {}): boolean =>
  diaDaSemanaIso(data) < SABADO &&
  !isFeriado(data, calendario.feriadosLocais) &&
  !(calendario.semExpediente ?? []).includes(data)

function andarAteDiaUtil(data: DataIso, sentido: 1 | -1, calendario: CalendarioUtil): DataIso {
  let dia = data
  while (!isDiaUtil(dia, calendario)) dia = somarDias(dia, sentido)
  return dia
}

/** The date itself when it is a business day, otherwise the next one (deadlines that are postponed). */
export const postergar = (data: DataIso, calendario: CalendarioUtil = {}): DataIso =>
  andarAteDiaUtil(data, 1, calendario)

/** The date itself when it is a business day, otherwise the one before (payments, S-2299). */
export const antecipar = (data: DataIso, calendario: CalendarioUtil = {}): DataIso =>
  andarAteDiaUtil(data, -1, calendario)

/** The first business day after the date, never the date itself. */
export const diaUtilSeguinte = (data: DataIso, calendario: CalendarioUtil = {}): DataIso =>
  postergar(somarDias(data, 1), calendario)

/** The business day `quantos` business days before the date: 1 is the last one before it. */
export const diasUteisAntes = (data: DataIso, quantos: number, calendario: CalendarioUtil = {}): DataIso =>
  quantos === 0 ? data : diasUteisAntes(antecipar(somarDias(data, -1), calendario), quantos - 1, calendario)

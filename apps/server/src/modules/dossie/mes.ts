import { menorData, ultimoDiaDoMes } from '@rh/domain/regras/calendario/datas'

/** The days of a month that a dossier tells of; `dia`, the last of them, is today in the running month. */
export interface MesDoDossie {
  /** `AAAA-MM`. */
  readonly mes: string
  readonly de: string
  readonly dia: string
}

export const mesDe = (mes: string, hoje: string): MesDoDossie => {
  const de = `${mes}-01`
  return { mes, de, dia: menorData(ultimoDiaDoMes(de), hoje) }
}

/** The months of a contract until today, the newest first. */
export function mesesDoContrato(
  { inicio, termino }: { readonly inicio: string; readonly termino: string },
  hoje: string,
): string[] {
  const meses: string[] = []
  const ultimo = menorData(termino, hoje).slice(0, 7)
  let [ano, mes] = [Number(inicio.slice(0, 4)), Number(inicio.slice(5, 7))]
  for (let atual = inicio.slice(0, 7); atual <= ultimo;) {
    meses.push(atual)
    ;[ano, mes] = mes === 12 ? [ano + 1, 1] : [ano, mes + 1]
    atual = `${ano}-${String(mes).padStart(2, '0')}`
  }
  return meses.toReversed()
}

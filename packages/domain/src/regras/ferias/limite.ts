import { diasDoTrecho, menorData, somarDias, type DataIso } from '../calendario/datas.ts'
import { isContagem } from '../arredondamento.ts'
import { emData, emDias, passo, type ComMemoria } from '../memoria.ts'
import { validarInicioDeFerias, type RegraDeInicio } from './inicio.ts'
import { periodoDeFerias } from './periodos.ts'

export interface LimiteDeInicio extends ComMemoria {
  /** Last start for which the last day of vacation is still inside the concession period. */
  readonly limiteLegal: DataIso
  /** Last day up to `limiteLegal` on which vacation may lawfully start; null when none in the whole year. */
  readonly limiteComInicioValido: DataIso | null
  readonly concessivoFim: DataIso
}

/** No scale leaves a whole year without a lawful start; the search stops here if the data does. */
const BUSCA_MAXIMA_DIAS = 366

/**
 * Last day to begin `diasGozo` days of vacation of period `indice` without double pay: everything must be enjoyed
 * inside the concession period (CLT arts. 134 and 137; Súmula 81 TST), and the start must be lawful (134 § 3º).
 * Null for a bad index or days below 1.
 */
export function limiteParaIniciar(
  base: DataIso,
  diasGozo = 30,
  indice = 0,
  regra: RegraDeInicio = {},
): LimiteDeInicio | null {
  const periodo = periodoDeFerias(base, indice)
  if (!periodo || !isContagem(diasGozo) || diasGozo === 0) return null
  const limiteLegal = somarDias(periodo.concessivoFim, 1 - diasGozo)
  const limiteComInicioValido = ultimoInicioValido(limiteLegal, regra)
  return {
    limiteLegal,
    limiteComInicioValido,
    concessivoFim: periodo.concessivoFim,
    memoria: [
      passo('Fim do período concessivo', emData(periodo.concessivoFim), 'CLT art. 134'),
      passo(
        `Último início para gozar ${diasGozo} dias até lá`,
        emData(limiteLegal),
        'CLT art. 137; Súmula 81 TST',
      ),
      ...(limiteComInicioValido
        ? [passo('Último início permitido', emData(limiteComInicioValido), 'CLT art. 134 § 3º')]
        : []),
    ],
  }
}

/** The last day, up to the one given, on which vacation may lawfully start; null when none in a whole year. */
export const ultimoInicioValido = (limite: DataIso, regra: RegraDeInicio): DataIso | null =>
  inicioValido(limite, -1, regra)

/** The first day, from the one given on, on which vacation may lawfully start; null when none in a whole year. */
export const proximoInicioValido = (data: DataIso, regra: RegraDeInicio = {}): DataIso | null =>
  inicioValido(data, 1, regra)

function inicioValido(data: DataIso, sentido: 1 | -1, regra: RegraDeInicio): DataIso | null {
  for (let passos = 0; passos < BUSCA_MAXIMA_DIAS; passos += 1) {
    const dia = somarDias(data, passos * sentido)
    if (validarInicioDeFerias(dia, regra).valido) return dia
  }
  return null
}

export interface DiasEmDobro extends ComMemoria {
  readonly diasSimples: number
  readonly diasEmDobro: number
  /** First day back at work by the calendar (it may be a rest day). */
  readonly retorno: DataIso
}

/**
 * How many of the `dias` from `inicio` fall inside the concession period and how many after it, which are paid
 * double (CLT art. 137; Súmula 81 TST). Null for days below 1.
 */
export function dobraDasFerias(inicio: DataIso, dias: number, concessivoFim: DataIso): DiasEmDobro | null {
  if (!isContagem(dias) || dias === 0) return null
  const retorno = somarDias(inicio, dias)
  const diasSimples = diasDoTrecho(inicio, menorData(somarDias(retorno, -1), concessivoFim))
  const diasEmDobro = dias - diasSimples
  return {
    diasSimples,
    diasEmDobro,
    retorno,
    memoria: [
      passo('Dias gozados dentro do período concessivo', emDias(diasSimples), 'CLT art. 134'),
      passo('Dias gozados depois dele, pagos em dobro', emDias(diasEmDobro), 'CLT art. 137; Súmula 81 TST'),
    ],
  }
}

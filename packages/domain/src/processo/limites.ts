import { alerta, bloqueio, type Onde } from '../achado.ts'
import { formatData } from '../br/data.ts'
import type { Pendencia } from '../pendencia.ts'
import { diasEntre, primeiroDiaDoMesSeguinte } from '../regras/calendario/datas.ts'

/** Company limits on the reference date of a process (register "Limites"). */
export interface LimitesDeData {
  /** Minimum days between the request and that day. */
  readonly antecedenciaDias: number
  /** Maximum days in the past. */
  readonly retroativoDias: number
  /** Day of the month of the payroll cut-off; 31, or absent, disables it. */
  readonly corteDia?: number
}

interface DataDoProcesso {
  readonly data: string
  readonly hoje: string
  /** Names of the process and of its date: `promoção`, `a vigência`. */
  readonly processo: string
  readonly marco: `${'o' | 'a'} ${string}`
  readonly onde: Onde
}

const dias = (quantos: number): string => `${quantos} ${quantos === 1 ? 'dia' : 'dias'}`
const maiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)

/**
 * Checks the date of a process against the company's limits. Called on submit only: lead time does not expire during
 * review.
 */
export function verificarLimites(limites: LimitesDeData, quando: DataDoProcesso): Pendencia[] {
  const { data, hoje, marco, onde } = quando
  const faltam = diasEntre(hoje, data)
  if (-faltam > limites.retroativoDias)
    return [bloqueio('retroativa_demais', mensagemRetroativa(limites, quando), onde)]
  const corte = depoisDoCorte(limites, quando)
  if (corte) return [corte]
  return faltam < limites.antecedenciaDias
    ? [
        alerta(
          'antecedencia_curta',
          `A empresa pede ${dias(limites.antecedenciaDias)} de antecedência entre o envio e ${marco}.`,
          onde,
        ),
      ]
    : []
}

const mensagemRetroativa = ({ retroativoDias }: LimitesDeData, { processo, marco }: DataDoProcesso): string =>
  retroativoDias === 0
    ? `A empresa não aceita ${processo} com ${marco.slice(2)} em data passada.`
    : `${maiuscula(marco)} pode ficar no máximo ${dias(retroativoDias)} atrás: é o limite da empresa.`

/** Alerts after the payroll cut-off: the month is closed, and what counts in it comes too late. */
function depoisDoCorte(
  { corteDia = 31 }: LimitesDeData,
  { data, hoje, marco, onde }: DataDoProcesso,
): Pendencia | null {
  const seguinte = primeiroDiaDoMesSeguinte(hoje)
  if (corteDia === 31 || Number(hoje.slice(8)) <= corteDia || data >= seguinte) return null
  return bloqueio(
    'corte',
    `O corte da folha foi no dia ${corteDia}: escolha ${marco} a partir de ${formatData(seguinte)}.`,
    onde,
  )
}

import type { DataIso } from '../calendario/datas.ts'
import { limiteDeJornada } from '../parametros/tabelas.ts'
import { vigenteEm, type Vigencia } from '../parametros/vigencia.ts'
import { alerta, bloqueio, type Achado } from '../../achado.ts'

export interface JornadaContratada {
  readonly data: DataIso
  readonly minutosDia: number
  readonly minutosSemana: number
  /** 12x36 by written agreement or CCT (CLT art. 59-A) has its own day; 42 hours a week on average. */
  readonly dozePorTrintaESeis?: boolean
  /** The day is longer to free another one of the week (CLT art. 59 § 2º). */
  readonly compensada?: boolean
  /** Rows of the company over the table of the law. */
  readonly tabela?: readonly Vigencia<{ readonly minutosDia: number; readonly minutosSemana: number }>[]
}

/** Most minutes of a day with compensation or overtime: the eight hours and two more (CLT art. 59). */
const ACRESCIMO_MAXIMO_MINUTOS = 120

/**
 * Findings about contracted hours against the limits in force on a date (CF art. 7º XIII; CLT arts. 58, 59 and 59-A): a
 * longer week blocks, a longer day blocks unless it is compensated up to two hours. Empty when within them.
 */
export function verificarJornada(jornada: JornadaContratada): readonly Achado[] {
  const {
    data,
    minutosDia,
    minutosSemana,
    dozePorTrintaESeis = false,
    compensada = false,
    tabela = [],
  } = jornada
  const limite = vigenteEm(limiteDeJornada, data, tabela)
  if (!limite) return []
  const achados: Achado[] = []
  if (minutosSemana > limite.valor.minutosSemana) {
    achados.push(
      bloqueio('SEMANA_ACIMA_DO_LIMITE', 'A jornada semanal passa do limite legal.', {
        baseLegal: limite.fonte,
      }),
    )
  }
  const excesso = minutosDia - limite.valor.minutosDia
  if (dozePorTrintaESeis || excesso <= 0) return achados
  const achado =
    compensada && excesso <= ACRESCIMO_MAXIMO_MINUTOS
      ? alerta('DIA_COMPENSADO', 'Jornada diária acima do limite: exige acordo de compensação.', {
          baseLegal: 'CLT art. 59 § 2º',
        })
      : bloqueio('DIA_ACIMA_DO_LIMITE', 'A jornada diária passa do limite legal.', {
          baseLegal: limite.fonte,
        })
  return [...achados, achado]
}

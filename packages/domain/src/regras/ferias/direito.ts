import { contar } from '../../br/contar.ts'
import { isContagem } from '../arredondamento.ts'
import { avosDeFerias } from '../calendario/avos.ts'
import type { DataIso } from '../calendario/datas.ts'
import { emAvos, emDias, passo, type ComMemoria } from '../memoria.ts'

/** Days of vacation by unjustified absences in the acquisition period (CLT art. 130, I–IV). */
export const faixasDeFaltas: readonly {
  readonly ate: number
  readonly dias: number
  readonly inciso: string
}[] = [
  { ate: 5, dias: 30, inciso: 'I' },
  { ate: 14, dias: 24, inciso: 'II' },
  { ate: 23, dias: 18, inciso: 'III' },
  { ate: 32, dias: 12, inciso: 'IV' },
]

export interface DiasDeDireito extends ComMemoria {
  /** Calendar days. May have a half when proportional (1 month = 2,5 days). */
  readonly dias: number
}

const AVOS_DO_PERIODO = 12

/**
 * Calendar days of vacation of a whole period for a number of unjustified absences (CLT art. 130). The absences
 * choose a band and are not discounted day for day (§ 1º); above 32 nothing is due. Absences of art. 131 are not
 * to be counted in. Null for a negative or fractional number.
 */
export function diasDeDireito(faltasInjustificadas: number): DiasDeDireito | null {
  if (!isContagem(faltasInjustificadas)) return null
  const faixa = faixasDeFaltas.find(({ ate }) => faltasInjustificadas <= ate)
  const dias = faixa?.dias ?? 0
  const fundamento = faixa ? `CLT art. 130, ${faixa.inciso}` : 'CLT art. 130 (mais de 32 faltas)'
  return {
    dias,
    memoria: [
      passo(
        contar(faltasInjustificadas, 'falta injustificada', 'faltas injustificadas'),
        emDias(dias),
        fundamento,
      ),
    ],
  }
}

/**
 * Proportional days: the band of art. 130 times twelfths (CLT arts. 146 parágrafo único and 147). Halves are
 * exact: each twelfth is worth 2,5, 2, 1,5 or 1 day. Null for twelfths outside 0–12 or a bad number of absences.
 */
export function diasProporcionais(avos: number, faltasInjustificadas = 0): DiasDeDireito | null {
  const direito = diasDeDireito(faltasInjustificadas)
  if (!direito || !isContagem(avos) || avos > AVOS_DO_PERIODO) return null
  const dias = (direito.dias * avos) / AVOS_DO_PERIODO
  return {
    dias,
    memoria: [
      ...direito.memoria,
      passo(`${avos}/12 de ${direito.dias} dias`, emDias(dias), 'CLT art. 146 parágrafo único'),
    ],
  }
}

/**
 * Twelfths earned inside one acquisition period, from its start to `fim` (the last day that counts, with the
 * projection of the notice when there is one); at most 12. Zero when `fim` is before the start.
 */
export function avosDoPeriodo(inicioPeriodo: DataIso, fim: DataIso): ComMemoria & { readonly avos: number } {
  const avos = Math.min(AVOS_DO_PERIODO, avosDeFerias(inicioPeriodo, fim))
  return {
    avos,
    memoria: [
      passo(
        'Meses data a data; fração superior a 14 dias conta como mês',
        emAvos(avos),
        'CLT art. 146 parágrafo único; Lei 810/1949',
      ),
    ],
  }
}

export interface LimiteDeAbono extends ComMemoria {
  readonly maximoAbono: number
  readonly gozoMinimo: number
}

/**
 * How many days may be turned into money, at most one third of the entitlement (CLT art. 143), and how many must
 * then be enjoyed. Whole days: a fraction of a day stays in the enjoyment. Null for a negative entitlement.
 */
export function limiteDeAbono(dias: number): LimiteDeAbono | null {
  if (!Number.isFinite(dias) || dias < 0) return null
  const maximoAbono = Math.floor(dias / 3)
  return {
    maximoAbono,
    gozoMinimo: dias - maximoAbono,
    memoria: [
      passo('1/3 dos dias de direito', emDias(maximoAbono), 'CLT art. 143'),
      passo('Dias que restam para gozo', emDias(dias - maximoAbono), 'CLT art. 143'),
    ],
  }
}

import { isContagem } from '../arredondamento.ts'
import { diasEmComum, somarAnos, somarDias, type DataIso } from '../calendario/datas.ts'
import { emData, emDias, passo, type ComMemoria, type Passo } from '../memoria.ts'
import { indiceDoPeriodo, periodoDeFerias } from './periodos.ts'

export interface PerdaDoPeriodo extends ComMemoria {
  readonly perdePeriodo: boolean
  /** Start and end of the acquisition period that begins on the return; null when nothing is lost. */
  readonly novoAquisitivoInicio: DataIso | null
  readonly novoAquisitivoFim: DataIso | null
}

/** "Mais de 6 meses, embora descontínuos", counted as more than 180 days of benefit (company parameter). */
export const LIMITE_BENEFICIO_DIAS = 180
/** Paid leave and stoppage with pay: more than thirty days (art. 133 II and III). */
export const LIMITE_LICENCA_DIAS = 30
/** Left the job and came back after more than sixty days (art. 133 I). */
export const LIMITE_SAIDA_DIAS = 60

/** A stretch of INSS benefit, from the first day paid by the INSS (the company's 15 days are not part of it). */
export interface Beneficio {
  readonly inicio: DataIso
  readonly fim: DataIso
}

export interface AuxilioNoPeriodo {
  /** Admission, or the date on which the acquisition periods last restarted. */
  readonly base: DataIso
  readonly beneficios: readonly Beneficio[]
  /** First day back at work; the day after the last benefit when absent. */
  readonly retorno?: DataIso
  readonly limiteDias?: number
}

/**
 * Loss of the acquisition period by INSS benefit of more than six months, even if discontinuous, inside it (CLT
 * art. 133 IV); the next period begins on the return (§ 2º). The days are counted in the acquisition period that
 * has most of them. Null without benefits, for a benefit that ends before it starts or begins before `base`.
 */
export function perdaPorBeneficio({
  base,
  beneficios,
  retorno,
  limiteDias = LIMITE_BENEFICIO_DIAS,
}: AuxilioNoPeriodo): (PerdaDoPeriodo & { readonly diasBeneficio: number }) | null {
  const ultimo = beneficios
    .map(({ fim }) => fim)
    .toSorted()
    .at(-1)
  if (ultimo === undefined || beneficios.some(({ inicio, fim }) => fim < inicio || inicio < base)) return null
  const diasBeneficio = maiorSomaEmUmPeriodo(base, beneficios, ultimo)
  const perda = resultado(diasBeneficio > limiteDias, retorno ?? somarDias(ultimo, 1), [
    passo(
      'Dias de benefício no período aquisitivo',
      emDias(diasBeneficio),
      `CLT art. 133 IV (limite: ${limiteDias})`,
    ),
  ])
  return { ...perda, diasBeneficio }
}

function maiorSomaEmUmPeriodo(base: DataIso, beneficios: readonly Beneficio[], ate: DataIso): number {
  let maior = 0
  for (let indice = 0; indice <= (indiceDoPeriodo(base, ate) ?? 0); indice += 1) {
    const periodo = periodoDeFerias(base, indice)
    if (!periodo) break
    const { aquisitivoInicio, aquisitivoFim } = periodo
    const soma = beneficios.reduce(
      (total, { inicio, fim }) => total + diasEmComum(inicio, fim, aquisitivoInicio, aquisitivoFim),
      0,
    )
    maior = Math.max(maior, soma)
  }
  return maior
}

/** Reasons counted in days, with the limit above which the period is lost. */
export const motivosDePerda = {
  LICENCA_REMUNERADA: {
    limite: LIMITE_LICENCA_DIAS,
    texto: 'Dias de licença remunerada',
    fundamento: 'CLT art. 133 II',
  },
  PARALISACAO: {
    limite: LIMITE_LICENCA_DIAS,
    texto: 'Dias de paralisação da empresa com salário',
    fundamento: 'CLT art. 133 III',
  },
  SAIDA: {
    limite: LIMITE_SAIDA_DIAS,
    texto: 'Dias entre a saída e a readmissão',
    fundamento: 'CLT art. 133 I',
  },
} as const

/**
 * Loss of the acquisition period by paid leave or stoppage of more than 30 days, or by a readmission more than
 * 60 days after leaving (CLT art. 133 I–III). The next period begins on the return. Null for bad day counts.
 */
export function perdaPorDias(
  motivo: keyof typeof motivosDePerda,
  dias: number,
  retorno: DataIso,
): PerdaDoPeriodo | null {
  if (!isContagem(dias)) return null
  const { limite, texto, fundamento } = motivosDePerda[motivo]
  return resultado(dias > limite, retorno, [passo(texto, emDias(dias), `${fundamento} (limite: ${limite})`)])
}

function resultado(perdePeriodo: boolean, retorno: DataIso, passos: readonly Passo[]): PerdaDoPeriodo {
  if (!perdePeriodo) {
    return { perdePeriodo, novoAquisitivoInicio: null, novoAquisitivoFim: null, memoria: passos }
  }
  return {
    perdePeriodo,
    novoAquisitivoInicio: retorno,
    novoAquisitivoFim: somarDias(somarAnos(retorno, 1), -1),
    memoria: [...passos, passo('Novo período aquisitivo no retorno', emData(retorno), 'CLT art. 133 § 2º')],
  }
}

import { contar } from '../../br/contar.ts'
import { isContagem } from '../arredondamento.ts'
import { somarDias, type DataIso } from '../calendario/datas.ts'
import type { CalendarioUtil } from '../calendario/dias-uteis.ts'
import { emData, passo, type ComMemoria } from '../memoria.ts'
import { prazosDaRescisao } from '../rescisao/prazos.ts'
import { DIAS_BASE } from './dias.ts'

/** How a worked notice is shortened: two hours a day or the last seven days off (CLT art. 488). */
export type OpcaoDeAviso = '2_HORAS' | '7_DIAS'

export interface CumprimentoDoAviso extends ComMemoria {
  /** First day that counts: the communication itself is excluded (Súmula 380 TST). */
  readonly inicio: DataIso
  /** Last day of the contract in the facts (S-2299 dtDeslig). */
  readonly dtDeslig: DataIso
  /** End of the indemnified part (S-2299 dtProjFimAPI); null when every day was worked. */
  readonly dtProjFimAPI: DataIso | null
  /** Last day with work: seven days before the end in the option of the seven days off. */
  readonly ultimoDiaTrabalhado: DataIso
  /** What `ultimoDiaTrabalhado` would be with the seven days off. */
  readonly reducao7DiasUltimoTrabalhado: DataIso
  readonly pagarAte: DataIso
  readonly pagarAteDiaUtil: DataIso
  readonly s2299Ate: DataIso
}

export interface Aviso {
  readonly comunicacao: DataIso
  /** Days of notice due (see `avisoPorDatas`). */
  readonly dias: number
  /** Days of it that are worked: none = indemnified, at most `maximo` (the rest is indemnified). */
  readonly trabalhados: number
  /** Most days that are worked; 30 when absent. */
  readonly maximo?: number
  readonly opcao?: OpcaoDeAviso
  readonly calendario?: CalendarioUtil
}

const DIAS_DE_FOLGA = 7

/**
 * Dates of a notice indemnified, worked or mixed (CLT arts. 487 and 488; MOS S-2299 items 3.1–3.3; Súmula 380):
 * the count excludes the day of the communication; at most 30 days, unless the company says otherwise, are worked and the others indemnified and
 * projected (art. 487 § 1º). Null for bad counts, or more days worked than due.
 */
export function cumprirAviso(aviso: Aviso): CumprimentoDoAviso | null {
  const { comunicacao, dias, opcao, maximo = DIAS_BASE, calendario = {} } = aviso
  if (!isContagem(dias) || !isContagem(aviso.trabalhados) || aviso.trabalhados > dias) return null
  const trabalhados = Math.min(aviso.trabalhados, maximo)
  const dtDeslig = somarDias(comunicacao, trabalhados)
  const projetado = somarDias(comunicacao, dias)
  const dtProjFimAPI = dias > trabalhados ? projetado : null
  const reducao7DiasUltimoTrabalhado = somarDias(dtDeslig, -DIAS_DE_FOLGA)
  const prazos = prazosDaRescisao(dtDeslig, calendario)
  return {
    inicio: somarDias(comunicacao, 1),
    dtDeslig,
    dtProjFimAPI,
    ultimoDiaTrabalhado: opcao === '7_DIAS' ? reducao7DiasUltimoTrabalhado : dtDeslig,
    reducao7DiasUltimoTrabalhado,
    pagarAte: prazos.prazoLegal,
    pagarAteDiaUtil: prazos.prazoOperacional,
    s2299Ate: prazos.s2299Ate,
    memoria: [
      passo(
        `${contar(trabalhados, 'dia trabalhado', 'dias trabalhados')}: desligamento`,
        emData(dtDeslig),
        'CLT art. 487; Súmula 380 TST',
      ),
      ...(dtProjFimAPI
        ? [passo(`Projeção dos ${dias} dias de aviso`, emData(dtProjFimAPI), 'CLT art. 487 § 1º')]
        : []),
      ...prazos.memoria,
    ],
  }
}

/** Notice wholly indemnified: the contract ends on the day of the communication and is projected. */
export const avisoIndenizado = (
  comunicacao: DataIso,
  dias: number,
  calendario: CalendarioUtil = {},
): CumprimentoDoAviso | null => cumprirAviso({ comunicacao, dias, trabalhados: 0, calendario })

/** Notice worked up to 30 days, with two hours less a day or the last seven days off (CLT art. 488). */
export const avisoTrabalhado = (
  comunicacao: DataIso,
  dias: number,
  opcao: OpcaoDeAviso = '2_HORAS',
  calendario: CalendarioUtil = {},
): CumprimentoDoAviso | null => cumprirAviso({ comunicacao, dias, trabalhados: dias, opcao, calendario })

import { isContagem } from '../arredondamento.ts'
import { somarDias, type DataIso } from '../calendario/datas.ts'
import { postergar, type CalendarioUtil } from '../calendario/dias-uteis.ts'
import { dia15DoMesSeguinte } from '../esocial/prazos.ts'
import { emData, emDias, emTexto, passo, type ComMemoria } from '../memoria.ts'

/** Consecutive days of illness or accident paid by the company (Lei 8.213/1991 art. 60 § 3º). */
export const DIAS_DA_EMPRESA = 15
/** Absence from which the return exam is due (NR-7 item 7.5.9). */
export const DIAS_DO_EXAME_DE_RETORNO = 30

export interface AfastamentoPorDoenca extends ComMemoria {
  readonly fim: DataIso
  readonly diasEmpresa: number
  readonly diasInss: number
  /** Sixteenth day; null up to 15 days. */
  readonly inssApartirDe: DataIso | null
  /** Deadline of the S-2230; null when it is not mandatory. */
  readonly s2230Ate: DataIso | null
  readonly obrigatorioS2230: boolean
  /** ASO of return before resuming. */
  readonly exameRetorno: boolean
}

export interface DoencaOuAcidente {
  readonly inicio: DataIso
  /** Calendar days of the certificate. */
  readonly dias: number
  /** Work accident or occupational illness (tabela 18, code 01): S-2230 always. */
  readonly acidenteDeTrabalho?: boolean
  readonly calendario?: CalendarioUtil
}

/**
 * Who pays a leave for illness or accident and what it asks for: company up to the 15th day, INSS from the 16th (Lei
 * 8.213/1991 art. 60 § 3º; Decreto 3.048/1999 art. 75); S-2230 until the 16th day when longer than 15, until day 15
 * of the next month for a shorter work accident and optional for a shorter illness (MOS S-2230); return exam from 30
 * days on (NR-7). For leaves of the same cause within 60 days see `mesmaDoenca`. Null for days below 1.
 */
export function afastamentoPorDoenca(dados: DoencaOuAcidente): AfastamentoPorDoenca | null {
  const { inicio, dias, acidenteDeTrabalho = false, calendario = {} } = dados
  if (!isContagem(dias) || dias === 0) return null
  const passaDe15 = dias > DIAS_DA_EMPRESA
  const diasEmpresa = Math.min(dias, DIAS_DA_EMPRESA)
  const dia16 = somarDias(inicio, DIAS_DA_EMPRESA)
  const prazoCurto = acidenteDeTrabalho ? dia15DoMesSeguinte(inicio, calendario) : null
  const s2230Ate = passaDe15 ? postergar(dia16, calendario) : prazoCurto
  const exameRetorno = dias >= DIAS_DO_EXAME_DE_RETORNO
  return {
    fim: somarDias(inicio, dias - 1),
    diasEmpresa,
    diasInss: dias - diasEmpresa,
    inssApartirDe: passaDe15 ? dia16 : null,
    s2230Ate,
    obrigatorioS2230: s2230Ate !== null,
    exameRetorno,
    memoria: [
      passo('Dias pagos pela empresa', emDias(diasEmpresa), 'Lei 8.213/1991 art. 60 § 3º'),
      passo('Dias de benefício do INSS', emDias(dias - diasEmpresa), 'Decreto 3.048/1999 art. 75'),
      passo('Envio do S-2230', s2230Ate ? emData(s2230Ate) : emTexto('facultativo'), 'MOS S-2230'),
      passo('Exame de retorno ao trabalho', emTexto(exameRetorno ? 'sim' : 'não'), 'NR-7 item 7.5.9'),
    ],
  }
}

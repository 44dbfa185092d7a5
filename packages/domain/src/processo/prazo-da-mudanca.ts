import { diasUteisAntes } from '../regras/calendario/dias-uteis.ts'
import { dia15DoMesSeguinte } from '../regras/esocial/prazos.ts'

interface NaData {
  readonly data: string
}
const vigencia = ({ data }: NaData): string => data

/**
 * Terms of the kinds that change an employment contract: a business day for each step before it holds, and S-2206 until
 * day 15 of the month after (MOS S-2206).
 */
export const mudancaDeContrato = {
  analise: { rotulo: 'análise', lei: vigencia, ate: ({ data }: NaData) => diasUteisAntes(data, 2) },
  aprovar: { rotulo: 'aprovação', lei: vigencia, ate: ({ data }: NaData) => diasUteisAntes(data, 1) },
  vigencia: { rotulo: 'vigência', lei: vigencia },
  esocial: { rotulo: 'eSocial', lei: ({ data }: NaData) => dia15DoMesSeguinte(data) },
} as const

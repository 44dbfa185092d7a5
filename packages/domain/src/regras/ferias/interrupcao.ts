import { bloqueio, type Achado } from '../../achado.ts'
import { isContagem } from '../arredondamento.ts'
import { diasEntre, somarDias, type DataIso } from '../calendario/datas.ts'
import { emData, emDias, passo, type ComMemoria } from '../memoria.ts'

/**
 * What interrupts a vacation: the birth, whose leave begins by itself (CLT art. 392; MOS S-2230 item 1.1), or a return to
 * work that both agreed in writing. Illness does not: it runs along and its leave begins after the vacation.
 */
export const motivosDeInterrupcao = {
  MATERNIDADE: {
    texto: 'Férias até a véspera do início da licença-maternidade',
    fundamento: 'CLT art. 392; MOS S-2230 item 1.1',
    exigeAcordo: false,
  },
  RECONVOCACAO: {
    texto: 'Férias até a véspera do retorno acordado',
    fundamento: 'CLT arts. 134 e 468',
    exigeAcordo: true,
  },
} as const
export type MotivoDeInterrupcao = keyof typeof motivosDeInterrupcao

export interface Interrupcao {
  readonly inicio: DataIso
  readonly dias: number
  readonly motivo: MotivoDeInterrupcao
  /** First day that is no longer vacation: that of the birth or leave, or of the return to work. */
  readonly em: DataIso
  /** Whether both signed the return to work. */
  readonly acordoEscrito?: boolean
}

export interface FeriasInterrompidas extends ComMemoria {
  readonly diasGozados: number
  /** Days back to the ledger, to be enjoyed as what is left of the same stretch. */
  readonly diasRestantes: number
  readonly ultimoDia: DataIso
  readonly achados: readonly Achado[]
}

/**
 * A stretch of vacation interrupted on a day: what was enjoyed, up to the day before, and what goes back to the ledger.
 * Null when that day is not after the first one and up to the last one, or for days below 1.
 */
export function interromperFerias(interrupcao: Interrupcao): FeriasInterrompidas | null {
  const { inicio, dias, motivo, em, acordoEscrito = false } = interrupcao
  const diasGozados = diasEntre(inicio, em)
  if (!isContagem(dias) || diasGozados <= 0 || diasGozados >= dias) return null
  const { texto, fundamento, exigeAcordo } = motivosDeInterrupcao[motivo]
  const ultimoDia = somarDias(em, -1)
  const diasRestantes = dias - diasGozados
  return {
    diasGozados,
    diasRestantes,
    ultimoDia,
    achados:
      exigeAcordo && !acordoEscrito
        ? [
            bloqueio(
              'INTERRUPCAO_SEM_ACORDO',
              'O retorno durante as férias depende de acordo escrito dos dois. Anexe o acordo assinado ou mantenha as férias.',
              { baseLegal: fundamento, campo: 'acordoEscrito' },
            ),
          ]
        : [],
    memoria: [
      passo(texto, emData(ultimoDia), fundamento),
      passo('Dias gozados', emDias(diasGozados), fundamento),
      passo('Dias que voltam ao saldo', emDias(diasRestantes), fundamento),
    ],
  }
}

import type { DataIso } from '../calendario/datas.ts'
import type { SetorDoAfastamento } from './motivos-tipos.ts'

/** What a leave does elsewhere, and which sectors are told: what Operacional reads does not say why the person is away. */
export const efeitosDoAfastamento = {
  ALOCACAO: { rotulo: 'Posto', ve: ['operacional', 'rh', 'sesmt'] },
  TRANSPORTE: { rotulo: 'Vale-transporte', ve: ['rh'] },
  REFEICAO: { rotulo: 'Refeição', ve: ['rh'] },
  FGTS: { rotulo: 'FGTS', ve: ['rh'] },
  EXPERIENCIA: { rotulo: 'Contrato de experiência', ve: ['rh'] },
  FERIAS_ADIADAS: { rotulo: 'Período aquisitivo adiado', ve: ['rh'] },
  FERIAS_PERDIDAS: { rotulo: 'Período aquisitivo perdido', ve: ['rh'] },
  // Only maternity interrupts a vacation: to say it is to say why.
  FERIAS_INTERROMPIDAS: { rotulo: 'Férias interrompidas', ve: ['rh'] },
  FERIAS_A_REMARCAR: { rotulo: 'Férias a remarcar', ve: ['operacional', 'rh'] },
  ESTABILIDADE: { rotulo: 'Estabilidade', ve: ['rh'] },
  AVISO_SUSPENSO: { rotulo: 'Aviso prévio suspenso', ve: ['rh'] },
  EXAME_DE_RETORNO: { rotulo: 'Exame de retorno', ve: ['rh', 'sesmt'] },
} as const satisfies Readonly<
  Record<string, { readonly rotulo: string; readonly ve: readonly SetorDoAfastamento[] }>
>
export type CodigoDeEfeito = keyof typeof efeitosDoAfastamento

/** One effect, from a day on: recomputed when the leave changes, taken back when it is cancelled. */
export interface EfeitoDoAfastamento {
  readonly codigo: CodigoDeEfeito
  /** One sentence for the sectors that are told. */
  readonly texto: string
  readonly baseLegal: string
  readonly de: DataIso
  /** Last day of the effect; null while the leave is open or the effect has no end. */
  readonly ate: DataIso | null
  readonly dias: number | null
  readonly dados?: Readonly<Record<string, unknown>>
}

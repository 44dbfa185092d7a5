import { camposDosAtos, type CampoDaDemissao } from '@rh/domain/processos/demissao/campos'
import type { Registro } from './registro.ts'

// What is recorded of a dismissal after it was asked for, each by a call of its own.

/** An act that writes some fields of the form, as the page offers it: its dialog comes when it is opened. */
export interface Ato {
  readonly label: string
  readonly campos: readonly CampoDaDemissao[]
  /** Whether there is anything to record; always, where absent. */
  readonly cabe?: (registro: Registro) => boolean
  /** Values that the form begins with, where they are others than those recorded. */
  readonly proposta?: (registro: Registro) => Readonly<Record<string, unknown>>
}

/** What a leave does to the notice, as the record finds it. */
const doAviso = ({ pendencias }: Registro) =>
  pendencias.find(({ codigo }) => ['AVISO_A_PRORROGAR', 'AVISO_LONGO', 'AVISO_SUSPENSO'].includes(codigo))

export const atos = {
  calculo: {
    label: 'Corrigir o cálculo',
    campos: camposDosAtos.calculo,
  },
  complemento: {
    label: 'Completar os dados',
    campos: camposDosAtos.complemento,
  },
  prorrogacao: {
    label: 'Prorrogar o aviso',
    campos: camposDosAtos.prorrogacao,
    cabe: (registro: Registro) => doAviso(registro) !== undefined,
    // The day that the law gives, as the finding of the record says it.
    proposta: (registro: Registro) => {
      const ate = doAviso(registro)?.dados?.['ate']
      return typeof ate === 'string' ? { avisoAte: ate } : {}
    },
  },
  recontratacao: { label: 'Recontratação', campos: camposDosAtos.recontratacao },
} as const satisfies Readonly<Record<string, Ato>>

export type NomeDoAto = keyof typeof atos

import { camposDosAtos, type CampoDoAfastamento } from '@rh/domain/processos/afastamento/campos'
import type { Registro } from './registro.ts'

// What is recorded of a leave after it was informed, each by a call of its own.

/** An act that writes some fields of the form, as the page offers it: its dialog comes when it is opened. */
export interface Ato {
  readonly label: string
  readonly campos: readonly CampoDoAfastamento[]
  /** Whether there is something to record: the others would only be refused. */
  readonly cabe: (registro: Registro) => boolean
}

export const atos = {
  inss: {
    label: 'Registrar INSS',
    campos: camposDosAtos.inss,
    cabe: ({ simulacao }) => simulacao?.inssApartirDe !== null,
  },
  cat: {
    label: 'Registrar CAT',
    campos: camposDosAtos.cat,
    cabe: ({ grupo }) => grupo?.codigo === 'acidente',
  },
  exame: {
    label: 'Registrar exame de retorno',
    campos: camposDosAtos.exame,
    cabe: ({ simulacao }) => simulacao?.exameRetornoDesde !== null,
  },
} as const satisfies Readonly<Record<string, Ato>>

export type NomeDoAto = keyof typeof atos

const isNome = (nome: string): nome is NomeDoAto => Object.hasOwn(atos, nome)

/** The acts that this person may do on this leave and that it has a use for. */
export const atosQueCabem = (registro: Registro): NomeDoAto[] =>
  registro.atos.filter(isNome).filter((nome) => atos[nome].cabe(registro))

/** What appends an observation to what was written before. */
export const OBSERVAR = 'Acrescentar observação'

import type { RawSheet } from '@rh/domain/processo/raw-form'
import type { Rotulos } from './rotulos.ts'

/** A field that a reason may point at; in a form of one sheet there is no step. */
export interface CampoApontavel {
  readonly etapa?: string | undefined
  readonly campo: string
  readonly label: string
  readonly etapaLabel?: string | undefined
}

type Endereco = Pick<CampoApontavel, 'etapa' | 'campo'>

/** A field in one word, for a choice of many: `etapa.campo`, or the field alone. */
export const alvoDoCampo = ({ etapa, campo }: Endereco): string =>
  etapa === undefined ? campo : `${etapa}.${campo}`

export function campoDoAlvo(alvo: string): Endereco {
  const [antes = '', depois] = alvo.split('.')
  return depois === undefined ? { campo: antes } : { etapa: antes, campo: depois }
}

const isRespondido = (valor: unknown): boolean => valor !== undefined && valor !== null && valor !== ''

/** Fields that came with the answer: the server leaves out what a sector does not see. */
export const camposRespondidos = (
  campos: Readonly<Record<string, string>>,
  dados: RawSheet | undefined,
): string[] => Object.keys(campos).filter((campo) => isRespondido(dados?.[campo]))

/** The fields of one sheet that a return may point at. */
export const apontaveisDaFolha = (
  campos: Readonly<Record<string, string>>,
  dados: RawSheet,
  rotulos: Rotulos,
): CampoApontavel[] =>
  camposRespondidos(campos, dados).map((campo) => ({ campo, label: rotulos.campo(undefined, campo) }))

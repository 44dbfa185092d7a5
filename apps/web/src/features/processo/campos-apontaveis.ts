import type { RawSheet } from '@rh/domain/processo/raw-form'
import type { Rotulos } from './rotulos.ts'

/** Field that a reason may point at; a form of one sheet has no steps. */
export interface CampoApontavel {
  readonly etapa?: string | undefined
  readonly campo: string
  readonly label: string
  readonly etapaLabel?: string | undefined
}

type Endereco = Pick<CampoApontavel, 'etapa' | 'campo'>

/** Option value of a field: `etapa.campo`, or the field alone. */
export const alvoDoCampo = ({ etapa, campo }: Endereco): string =>
  etapa === undefined ? campo : `${etapa}.${campo}`

/** Field of an option: a field of a group of a sheet (`atestado.dias`) is told from one of a step by what may be pointed at. */
export function campoDoAlvo(alvo: string, apontaveis: readonly Endereco[]): Endereco {
  const { etapa, campo } = apontaveis.find((um) => alvoDoCampo(um) === alvo) ?? { campo: alvo }
  return etapa === undefined ? { campo } : { etapa, campo }
}

const isRespondido = (valor: unknown): boolean => valor !== undefined && valor !== null && valor !== ''

/** Fields present in the record: the server omits what a sector does not see. */
export const camposRespondidos = (
  campos: Readonly<Record<string, string>>,
  dados: RawSheet | undefined,
): string[] => Object.keys(campos).filter((campo) => isRespondido(dados?.[campo]))

/** Fields of a one-sheet form that a return may point at. */
export const apontaveisDaFolha = (
  campos: Readonly<Record<string, string>>,
  dados: RawSheet,
  rotulos: Rotulos,
): CampoApontavel[] =>
  camposRespondidos(campos, dados).map((campo) => ({ campo, label: rotulos.campo(undefined, campo) }))

import type { TipoDoVinculo } from '../processo/tipos.ts'
import type { DadosDoAfastamento } from './afastamento/formulario.ts'
import type { DadosDaDemissao } from './demissao/formulario.ts'
import type { DadosDasFerias } from './ferias/formulario.ts'
import type { DadosDaPromocao } from './promocao/formulario.ts'
import type { DadosDoRemanejamento } from './remanejamento/formulario.ts'

interface DadosDosTipos {
  readonly promocao: DadosDaPromocao
  readonly remanejamento: DadosDoRemanejamento
  readonly demissao: DadosDaDemissao
  readonly ferias: DadosDasFerias
  readonly afastamento: DadosDoAfastamento
}

/**
 * Answers that a request like another one, for another person, takes from it: terms that several people have in common.
 * A reason in words, an agreement or a remark is about one person, and stays with them (LGPD art. 6º III).
 */
export const termosDaCopia = {
  promocao: ['tipo', 'cargoId', 'salarioCentavos', 'vigencia'],
  remanejamento: ['tipo', 'vigencia', 'retorno', 'postoId', 'reserva'],
  demissao: ['causa', 'comunicacao', 'aviso', 'reducao', 'substituir'],
  // Period, days and who covers are the person's own; many rest at once by a collective vacation.
  ferias: [],
  // Why somebody is away tells of their health (LGPD art. 11).
  afastamento: [],
} as const satisfies { readonly [T in TipoDoVinculo]: readonly (keyof DadosDosTipos[T])[] }

const DIA = /^\d{4}-\d{2}-\d{2}$/

/** Beginning of a request like this one. A day that is over is not taken. */
export function copiaDaFolha(
  tipo: TipoDoVinculo,
  dados: Readonly<Record<string, unknown>>,
  hoje: string,
): Readonly<Record<string, unknown>> {
  const isPassado = (valor: unknown): boolean => typeof valor === 'string' && DIA.test(valor) && valor < hoje
  return Object.fromEntries(
    termosDaCopia[tipo]
      .map((campo) => [campo, dados[campo]] as const)
      .filter(([, valor]) => valor !== undefined && valor !== null && !isPassado(valor)),
  )
}

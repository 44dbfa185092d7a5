import type { ReplyOf } from '../../lib/api/api.ts'

type Resposta = ReplyOf<'GET /api/cobertura/quadro'>
export type Quadro = Resposta
export type Posto = Resposta['results'][number]
export type Dia = Posto['dias'][number]
export type Buraco = Dia['buracos'][number]
export type Candidatos = ReplyOf<'GET /api/cobertura/candidatos'>
export type Candidato = Candidatos['candidatos'][number]

/** A shift of the board: a post on a day. */
export interface Lugar {
  readonly postoId: number
  readonly data: string
}

/** A shift with what the board says of it. */
export interface Turno {
  readonly posto: Posto
  readonly dia: Dia
}

export const lugarDe = ({ posto, dia }: Turno): Lugar => ({ postoId: posto.id, data: dia.data })

export const isMesmo = (um: Lugar | null, outro: Lugar): boolean =>
  um !== null && um.postoId === outro.postoId && um.data === outro.data

/** The shift of a place; null where the board does not have it any more. */
export function acharTurno(postos: readonly Posto[], lugar: Lugar | null): Turno | null {
  const posto = postos.find(({ id }) => id === lugar?.postoId)
  const dia = posto?.dias.find(({ data }) => data === lugar?.data)
  return posto && dia ? { posto, dia } : null
}

import { createCofre as createCofreDeChaves } from '../../../cifra/cofre.ts'
import { donoDoFator } from '../../../cifra/lugares.ts'
import type { Config } from '../../../config.ts'

/** Secrets of second factors, each for one person (`cifra/cofre.ts`). */
export interface Cofre {
  /** Encrypts what belongs to one person: moved to the row of another it cannot be read. */
  readonly guardar: (usuarioId: number, segredo: Uint8Array) => Buffer
  /** Throws when the key is not on the ring, or the bytes are not what was kept. */
  readonly abrir: (usuarioId: number, guardado: Uint8Array) => Buffer
  /** Digests of a recovery code by every key, the newest first. */
  readonly resumos: (usuarioId: number, codigo: string) => readonly Buffer[]
}

export function createCofre(config: Pick<Config, 'dadosDir' | 'auditoriaChaves'>): Cofre {
  const cofre = createCofreDeChaves(config)
  return {
    guardar: (usuarioId, segredo) => cofre.guardar('segundo-fator', donoDoFator(usuarioId), segredo),
    abrir: (usuarioId, guardado) => cofre.abrir('segundo-fator', donoDoFator(usuarioId), guardado),
    resumos: (usuarioId, codigo) => cofre.resumos('codigo-de-recuperacao', `${usuarioId}\0${codigo}`),
  }
}

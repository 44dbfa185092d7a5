import { randomBytes, randomUUID } from 'node:crypto'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'

/** A key of the ring, as it is kept. */
export interface ChaveDeToken {
  readonly kid: string
  readonly segredo: Uint8Array
  /** Null: since it was made. */
  readonly assinaDesde: string | null
  /** Null: the end is not set. */
  readonly aceitaAte: string | null
}

/** The keys by which tokens are signed and read, the newest first. */
export interface Aneis {
  /** As this instance knows them. */
  readonly conhecidas: () => readonly ChaveDeToken[]
  /** The key that signs at this moment, as far as this instance knows. */
  readonly assina: (agora: Temporal.Instant) => ChaveDeToken
  /** The key of this name, where what it signed is accepted at this moment. */
  readonly aceita: (kid: string, agora: Temporal.Instant) => ChaveDeToken | undefined
  /** Reads them again where that was more than `RELEITURA_S` ago. */
  readonly seguir: (agora: Temporal.Instant) => Promise<void>
  /** Reads them again. */
  readonly reler: (agora: Temporal.Instant) => Promise<void>
}

const SEGREDO_BYTES = 32
/** An instance goes without reading the keys for so long at most. */
export const RELEITURA_S = 5

const jaFoi = (instante: string, agora: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(instante), agora) <= 0

export const isAceita = ({ aceitaAte }: Pick<ChaveDeToken, 'aceitaAte'>, agora: Temporal.Instant): boolean =>
  aceitaAte === null || !jaFoi(aceitaAte, agora)

/** Of keys from the newest to the oldest, the one that signs. */
export const queAssina = <C extends Pick<ChaveDeToken, 'assinaDesde'>>(
  chaves: readonly C[],
  agora: Temporal.Instant,
): C | undefined =>
  // None has begun where the clock was set back: the oldest is the one that everybody knows.
  chaves.find(({ assinaDesde }) => assinaDesde === null || jaFoi(assinaDesde, agora)) ?? chaves.at(-1)

export const lerChaves = (db: Db | Tx) =>
  db
    .selectFrom('chaveToken')
    .select(['kid', 'segredo', 'assinaDesde', 'aceitaAte'])
    .orderBy('criadaEm', 'desc')
    .orderBy('kid')
    .modifyEnd(prepared)
    .execute()

/** Adds a key, and answers its name. */
export async function acrescentarChave(db: Db | Tx, assinaDesde: string | null): Promise<string> {
  const kid = randomUUID()
  await db
    .insertInto('chaveToken')
    .values({ kid, segredo: randomBytes(SEGREDO_BYTES), assinaDesde })
    .execute()
  return kid
}

/**
 * The keys are rows: a restart signs nobody out, and every instance shares them. What changes there is followed without a
 * restart: an instance that is asked for something reads them every few seconds.
 */
export async function abrirAneis(db: Db): Promise<Aneis> {
  let chaves = await lerChaves(db)
  if (chaves.length === 0) {
    await acrescentarChave(db, null)
    chaves = await lerChaves(db)
  }
  let lidasEm: Temporal.Instant | undefined
  let lendo: Promise<void> | undefined
  const ler = async (agora: Temporal.Instant): Promise<void> => {
    chaves = await lerChaves(db)
    lidasEm = agora
  }
  // Whoever asks while it is read gets what is read: a flood of unknown names is one query at a time.
  const reler = (agora: Temporal.Instant): Promise<void> =>
    (lendo ??= ler(agora).finally(() => {
      lendo = undefined
    }))
  return {
    conhecidas: () => chaves,
    assina: (agora) => {
      const chave = queAssina(chaves, agora)
      if (!chave) throw new Error('No signing key')
      return chave
    },
    aceita: (kid, agora) => chaves.find((uma) => uma.kid === kid && isAceita(uma, agora)),
    reler,
    seguir: async (agora) => {
      // Also where the clock was set back.
      const ha = lidasEm && Math.abs(agora.epochMilliseconds - lidasEm.epochMilliseconds)
      if (ha === undefined || ha >= RELEITURA_S * 1_000) await reler(agora)
    },
  }
}

import { sql } from 'kysely'
import { desligadosDe, ligadosDe, type AjustesDeAvisos } from '@rh/domain/avisos/ajustes'
import type { Silencio } from '@rh/domain/avisos/silencio'
import type { Db } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'

/** The columns of a user that say when nothing is sent. */
export interface ColunasDoSilencio {
  readonly silencioDe: string | null
  readonly silencioAte: string | null
  readonly silencioFolgas: boolean
}

const HHMM = 5

/** The silence that the columns of a user say. */
export const silencioDe = ({
  silencioDe: de,
  silencioAte: ate,
  silencioFolgas,
}: ColunasDoSilencio): Silencio => ({
  horas: de === null || ate === null ? null : { de: de.slice(0, HHMM), ate: ate.slice(0, HHMM) },
  folgas: silencioFolgas,
})

/** How the person is told, of what is kept of it. */
export async function obterAjustes(db: Db, usuarioId: number): Promise<AjustesDeAvisos> {
  const { avisosDesligados, ...colunas } = await db
    .selectFrom('usuario')
    .select(['avisosDesligados', 'silencioDe', 'silencioAte', 'silencioFolgas'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return {
    tela: ligadosDe(avisosDesligados, 'tela'),
    email: ligadosDe(avisosDesligados, 'email'),
    push: ligadosDe(avisosDesligados, 'push'),
    ...silencioDe(colunas),
  }
}

/** Keeps how the person is told. The version of the other data stays: an open form of them is not stale by it. */
export async function saveAjustes(
  { tx }: UnitOfWork,
  usuarioId: number,
  { horas, folgas, ...canais }: AjustesDeAvisos,
): Promise<void> {
  await tx
    .updateTable('usuario')
    .set({
      avisosDesligados: sql`${sql.val(desligadosDe(canais))}::text[]`,
      silencioDe: horas?.de ?? null,
      silencioAte: horas?.ate ?? null,
      silencioFolgas: folgas,
    })
    .where('id', '=', usuarioId)
    .execute()
}

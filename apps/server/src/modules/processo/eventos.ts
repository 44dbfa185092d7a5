import type { Pendencia } from '@rh/domain/pendencia'
import type { Evento } from '@rh/domain/processo/contract'
import { abrirMudancas, cifrarMudancas } from '../../cifra/formularios.ts'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { UnitOfWork } from '../../db/write.ts'

// The history of a process: what was done, by whom, when.

export interface NovoEvento {
  readonly processoId: number
  readonly tipo: Evento['tipo']
  readonly nome?: string
  readonly de?: string
  readonly para?: string
  readonly motivo?: string | undefined
  readonly itens?: readonly unknown[] | undefined
  readonly mudancas?: readonly Evento['mudancas'][number][]
  readonly alertas?: readonly Pendencia[]
  /** Fields of the transition. */
  readonly dados?: Readonly<Record<string, unknown>> | undefined
  /** Pareceres denied by the transition. */
  readonly pareceres?: readonly string[]
  /** People named in a comment. */
  readonly citados?: Evento['citados']
  readonly usuarioId: number | null
}

export async function insertEvento({ tx, agora }: UnitOfWork, evento: NovoEvento): Promise<void> {
  const {
    itens = [],
    mudancas = [],
    alertas = [],
    dados = {},
    pareceres = [],
    citados = [],
    ...resto
  } = evento
  const [guardadas] = await cifrarMudancas(tx, [{ processoId: evento.processoId, mudancas }])
  const json = {
    itens: JSON.stringify(itens),
    mudancas: JSON.stringify(guardadas),
    alertas: JSON.stringify(alertas),
    dados: JSON.stringify(dados),
    citados: JSON.stringify(citados),
  }
  await tx
    .insertInto('processoEvento')
    .values({ ...resto, ...json, pareceres: [...pareceres], em: isoDe(agora) })
    .execute()
}

export async function listEventos(db: Db | Tx, processoId: number) {
  const linhas = await readEventos(db, processoId)
  const mudancas = await abrirMudancas(
    db,
    linhas.map((linha) => ({ processoId, mudancas: linha.mudancas as Evento['mudancas'] })),
  )
  return linhas.map((linha, i) => ({ ...linha, mudancas: mudancas[i] ?? [] }))
}

const readEventos = (db: Db | Tx, processoId: number) =>
  db
    .selectFrom('processoEvento as e')
    .leftJoin('usuario as u', 'u.id', 'e.usuarioId')
    .select([
      'e.id',
      'e.tipo',
      'e.nome',
      'e.de',
      'e.para',
      'e.motivo',
      'e.itens',
      'e.mudancas',
      'e.alertas',
      'e.dados',
      'e.pareceres',
      'e.citados',
      'e.em',
    ])
    .select(['u.id as autorId', 'u.nome as autor'])
    .where('e.processoId', '=', processoId)
    .orderBy('e.id')
    .modifyEnd(prepared)
    .execute()

/** Author of the last change, for the message of a version conflict (optimistic concurrency). */
export const ultimoEvento = (db: Db | Tx, processoId: number) =>
  db
    .selectFrom('processoEvento as e')
    .leftJoin('usuario as u', 'u.id', 'e.usuarioId')
    .select(['e.em', 'u.nome as autor'])
    .where('e.processoId', '=', processoId)
    // Who comments changes nothing.
    .where('e.tipo', '<>', 'comentario')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()

import { possibilidades } from '@rh/domain/colaborador/movimentos'
import type { TipoProcesso } from '@rh/domain/processo/tipos'
import { isAberto, statusLabel } from '@rh/domain/processos/processos'
import type { Db, Tx } from '../../db/db.ts'
import { oneOrAny, prepared } from '../../db/prepared.ts'
import type { Ator } from '../../http/ator.ts'
import { requireVinculo } from './vinculo.ts'

/** More than a bond ever has; a page of a file does not turn pages of processes. */
const MAXIMO = 200

/** Every process of the bond, the newest first. */
export async function listProcessos(db: Db | Tx, vinculoId: number) {
  const linhas = await db
    .selectFrom('processo as p')
    .innerJoin('usuario as u', 'u.id', 'p.solicitanteId')
    .select(['p.id', 'p.tipo', 'p.numero', 'p.status', 'p.criadoEm', 'p.atualizadoEm', 'p.dataEfetivacao'])
    .select('u.nome as solicitante')
    .where('p.vinculoId', '=', vinculoId)
    .orderBy('p.id', 'desc')
    .limit(MAXIMO)
    .execute()
  return linhas.map((linha) => {
    const tipo = linha.tipo as TipoProcesso
    return {
      ...linha,
      tipo,
      statusLabel: statusLabel(tipo, linha.status),
      aberto: isAberto(tipo, linha.status),
    }
  })
}

/** The number of a dismissal that is under way, the newest, of each of these bonds that has one. */
export async function listDemissoesAbertas(
  db: Db | Tx,
  vinculoIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (vinculoIds.length === 0) return new Map()
  const demissoes = await db
    .selectFrom('processo')
    .select(['vinculoId', 'numero', 'status'])
    .where('tipo', '=', 'demissao')
    .where('vinculoId', '=', oneOrAny(vinculoIds))
    .orderBy('id')
    .modifyEnd(prepared)
    .execute()
  return new Map(
    demissoes
      .filter(({ status }) => isAberto('demissao', status))
      .flatMap(({ vinculoId, numero }) => (vinculoId === null ? [] : [[vinculoId, numero] as const])),
  )
}

/** The number of a dismissal of a bond that is under way. */
export const findDemissaoAberta = async (db: Db | Tx, vinculoId: number): Promise<string | null> =>
  (await listDemissoesAbertas(db, [vinculoId])).get(vinculoId) ?? null

/** The notice that runs for a person, signed and not over; null without one. */
export const findAvisoPrevio = async (db: Db | Tx, vinculoId: number, hoje: string) =>
  (await db
    .selectFrom('demissao as d')
    .innerJoin('processo as p', 'p.id', 'd.processoId')
    .select(['p.numero', 'd.comunicacao', 'd.desligamento as dtDeslig'])
    .where('d.vinculoId', '=', vinculoId)
    .where('d.comunicadoEm', 'is not', null)
    .where('d.desligamento', '>=', hoje)
    .modifyEnd(prepared)
    .executeTakeFirst()) ?? null

/** What is open for a person, and what may be started now and why not. */
export async function processosDoColaborador(db: Db, id: number, ator: Ator, hoje: string) {
  const vinculo = await requireVinculo(db, id, ator, hoje)
  const results = await listProcessos(db, id)
  const { dataAdmissao, dataDesligamento } = vinculo
  const abertos = results.filter(({ aberto }) => aberto)
  return { results, iniciar: possibilidades({ hoje, dataAdmissao, dataDesligamento, abertos }, ator.grupos) }
}

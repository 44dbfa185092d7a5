import { sql } from 'kysely'
import type { Rascunho } from '@rh/domain/processos/admissao/rascunho'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ator } from '../../http/ator.ts'
import { vagasLivres } from '../contratos/ocupacao.ts'
import { selectPosto } from '../contratos/posto.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { findFormulario } from '../processo/formulario.ts'

export const findDados = (db: Db | Tx, processoId: number) => findFormulario<Rascunho>(db, processoId)

const selectPostoComVagas = (db: Db | Tx, data: string, menos: number | null) =>
  selectPosto(db, data)
    .select(['po.id', 'te.quantidade', 'te.salarioPrevistoCentavos', 'te.insalubridade', 'te.periculosidade'])
    .select([
      'po.contratoId',
      'ca.titulo as cargo',
      'lo.nome as local',
      'mu.nome as municipio',
      'co.numero as contrato',
    ])
    .select(['cl.nomeFantasia as cliente', 'es.nome as escala'])
    .select(vagasLivres(data, menos).as('vagasLivres'))

export type LinhaPosto = Awaited<ReturnType<typeof listPostos>>[number]

const MAX_POSTOS = 50

interface FiltrosPosto {
  readonly data: string
  /** Leaves out contracts that start after the date. */
  readonly iniciado: boolean
  readonly busca: string
  readonly postoId?: number | undefined
  /** The admission left out of the count of slots. */
  readonly menos: number | null
}

/** Posts that the person may fill, found by words of any of their names. */
export function listPostos(db: Db, ator: Ator, { data, iniciado, busca, postoId, menos }: FiltrosPosto) {
  const termos = busca.split(/\s+/).filter(Boolean)
  return (
    selectPostoComVagas(db, data, menos)
      .where(contratoNoEscopo(ator, 'po.contrato_id'))
      // The post already chosen is shown whatever the date; only new choices must be in force.
      .$if(postoId === undefined, (q) => q.where('co.termino', '>=', data))
      .$if(postoId === undefined && iniciado, (q) => q.where('co.inicio', '<=', data))
      .$if(postoId !== undefined, (q) => q.where('po.id', '=', postoId ?? null))
      .where((eb) => eb.and(termos.map(contemTermo)))
      .orderBy('cl.nomeFantasia')
      .orderBy('lo.nome')
      .orderBy('ca.titulo')
      .limit(MAX_POSTOS)
      .execute()
  )
}

const contemTermo = (termo: string) =>
  sql<boolean>`position(busca(${termo}) in
    busca(concat_ws(' ', ca.titulo, lo.nome, mu.nome, co.numero, cl.nome_fantasia))) > 0`

export const findPosto = (db: Db | Tx, postoId: number, data: string, menos: number | null) =>
  selectPostoComVagas(db, data, menos).where('po.id', '=', postoId).modifyEnd(prepared).executeTakeFirst()

/** The post, if it belongs to a contract that the person may see. */
export const findPostoDoAtor = (db: Db | Tx, postoId: number, ator: Ator) =>
  db
    .selectFrom('posto as po')
    .select(['po.id', 'po.contratoId'])
    .where('po.id', '=', postoId)
    .where(contratoNoEscopo(ator, 'po.contrato_id'))
    .executeTakeFirst()

import { sql } from 'kysely'
import type { HorasDaEscala } from '@rh/domain/cadastros/turno-da-escala'
import type { Db, Tx } from '../../db/db.ts'
import { oneOrAny, prepared } from '../../db/prepared.ts'
import { vagasLivres } from '../contratos/ocupacao.ts'
import { selectPosto } from '../contratos/posto.ts'
import { DE_E_PARA } from '../processo/alteracao/fatos.ts'
import { contratoNoEscopo, type Escopo } from '../processo/escopo.ts'

// Posts as a transfer sees them: the one that is left and the one that is gone to.

/** A post with its terms of a day, its contract and its place. */
export interface Lugar {
  readonly id: number
  readonly contratoId: number
  readonly contrato: string
  readonly inicio: string
  readonly termino: string
  readonly local: string
  readonly municipio: string
  readonly municipioIbge: number
  readonly uf: string
  readonly sindicatoId: number
  readonly sindicato: string
  readonly cargoId: number
  readonly cargo: string
  readonly nrs: readonly string[]
  readonly escalaId: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly quantidade: number
  readonly vagasLivres: number
  /** The contract is one of who looks. */
  readonly visivel: boolean
}

/** These posts on a day, by id. `menos` leaves one process out of their slots. */
export async function findLugares(
  db: Db | Tx,
  ids: readonly number[],
  { dia, menos, ator }: { readonly dia: string; readonly menos: number | null; readonly ator: Escopo },
): Promise<ReadonlyMap<number, Lugar>> {
  const lugares = await selectPosto(db, dia)
    .select(['po.id', 'po.contratoId', 'co.inicio', 'co.termino', 'lo.nome as local', 'lo.municipioIbge'])
    .select(sql<string>`co.numero || ' · ' || cl.nome_fantasia`.as('contrato'))
    .select(['mu.nome as municipio', 'mu.uf', 'si.id as sindicatoId', 'si.nome as sindicato'])
    .select(['ca.id as cargoId', 'ca.titulo as cargo', 'ca.nrs', 'po.escalaId'])
    .select(['te.insalubridade', 'te.periculosidade', 'te.quantidade'])
    .select([
      vagasLivres(dia, menos).as('vagasLivres'),
      contratoNoEscopo(ator, 'po.contrato_id').as('visivel'),
    ])
    .where('po.id', 'in', [...new Set(ids)])
    .$if(ids.length <= DE_E_PARA, (q) => q.modifyEnd(prepared))
    .execute()
  return new Map(lugares.map((lugar) => [lugar.id, lugar]))
}

/** A scale with its hours and its name. */
export interface Escala extends HorasDaEscala {
  readonly id: number
  readonly nome: string
  readonly noturna: boolean
  readonly horasSemanais: number
}

/** These scales, by id. */
export async function findEscalas(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Escala>> {
  const escalas = await db
    .selectFrom('escala')
    .select(['id', 'nome', 'tipo', 'dias', 'cicloTrabalho', 'cicloFolga', 'entrada', 'saida', 'noturna'])
    .select(['intervaloMinutos', 'sabadoEntrada', 'sabadoSaida', 'horasSemanais'])
    .where('id', '=', oneOrAny([...new Set(ids)]))
    .modifyEnd(prepared)
    .execute()
  return new Map(escalas.map((escala) => [escala.id, escala]))
}

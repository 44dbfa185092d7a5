import { sql } from 'kysely'
import type { Buraco } from '@rh/domain/regras/cobertura/dias'
import type { TurnoACobrir } from '@rh/domain/regras/cobertura/substituto-tipos'
import type { Turno } from '@rh/domain/regras/cobertura/turnos'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { contratoNoEscopo, type Escopo } from '../processo/escopo.ts'
import { janelaDe } from './janela.ts'
import { lerPostos, type PostoComDias } from './postos.ts'
import { processoDoBuraco } from './quadro.ts'

/** Which hole: a post, and the absence of who is missed, or null for a free slot. */
export interface QualBuraco {
  readonly postoId: number
  readonly processoId: number | null
}

interface Pedido extends QualBuraco {
  readonly ator: Escopo
  readonly hoje: string
}

/** The post with its next days, if this person may see it; 404 otherwise. */
export async function requirePosto(
  db: Db | Tx,
  { ator, postoId, hoje }: Omit<Pedido, 'processoId'>,
): Promise<PostoComDias> {
  const { rows } = await sql`
    select from posto po where po.id = ${postoId} and ${contratoNoEscopo(ator, 'po.contrato_id')}`.execute(db)
  const [posto] = rows.length > 0 ? await lerPostos(db, [postoId], janelaDe(hoje)) : []
  if (!posto) throw failure('nao_encontrado')
  return posto
}

/** The holes of a day that are of this absence, or of free slots, those that nobody covers first. */
const buracosDe = (posto: PostoComDias, processoId: number | null, data: string): readonly Buraco[] =>
  (posto.dias.find((dia) => dia.data === data)?.buracos ?? [])
    .filter((buraco) => processoDoBuraco(posto, buraco, data) === processoId)
    .toSorted((a, b) => Number(a.cobertura !== null) - Number(b.cobertura !== null))

/** The hole of a day, open where there is an open one; null where nobody is missed. */
export const buracoEm = (posto: PostoComDias, processoId: number | null, data: string): Buraco | null =>
  buracosDe(posto, processoId, data)[0] ?? null

/** The days of the window on which the hole is open. */
export const diasAbertos = (posto: PostoComDias, processoId: number | null): string[] =>
  posto.dias.flatMap(({ data }) => (buracoEm(posto, processoId, data)?.cobertura === null ? [data] : []))

interface ExigenciasDoCargo {
  readonly nrs: readonly string[]
  readonly asoDeRisco: boolean
}

/** What the post asks of who does the shift of a day; null on a day without one. */
export async function turnoACobrir(
  db: Db | Tx,
  posto: PostoComDias,
): Promise<(data: string) => TurnoACobrir | null> {
  const { rows } = await sql<ExigenciasDoCargo>`
    select nrs, aso_de_risco from cargo where id = ${posto.cargoId}`.execute(db)
  const [{ nrs, asoDeRisco } = { nrs: [], asoDeRisco: false }] = rows
  const exigencias = {
    cargoId: posto.cargoId,
    riscos: asoDeRisco ? [posto.cargo] : [],
    treinamentos: nrs.map((codigo) => ({ codigo, nome: codigo })),
    insalubre: posto.insalubridade > 0,
    perigoso: posto.periculosidade,
    contratoId: posto.contratoId,
    postoId: posto.id,
  }
  const turnos = new Map<string, Turno | null>(posto.dias.map(({ data, turno }) => [data, turno]))
  return (data) => {
    const turno = turnos.get(data)
    return turno ? { ...turno, ...exigencias } : null
  }
}

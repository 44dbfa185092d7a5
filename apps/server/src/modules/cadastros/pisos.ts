import { sql } from 'kysely'
import type { z } from 'zod'
import type { pisoNovo } from '@rh/domain/cadastros/piso'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { todas } from './cadastro.ts'
import { anularVigencia, requireVigencia, porSerie, travarSerie } from './serie.ts'

interface LinhaDePiso {
  readonly id: number
  readonly desde: string
  readonly cargoId: number
  readonly cargo: string
  readonly sindicatoId: number
  readonly sindicato: string
  readonly valorCentavos: number
  readonly convencaoId: number | null
}

interface Filtro {
  readonly cargoId?: number | undefined
  readonly sindicatoId?: number | undefined
}

/** Floors of a cargo or of a union, by cargo and union, the newest first. */
export async function listPisos(db: Db | Tx, { cargoId, sindicatoId }: Filtro, hoje: string) {
  const { rows } = await sql<LinhaDePiso>`
    select pi.id, pi.desde, pi.cargo_id, ca.titulo as cargo, pi.sindicato_id, si.nome as sindicato,
           pi.valor_centavos, pi.convencao_id
      from piso_salarial pi
      join cargo ca on ca.id = pi.cargo_id
      join sindicato si on si.id = pi.sindicato_id
     where ${todas([
       ...(cargoId ? [sql<boolean>`pi.cargo_id = ${cargoId}`] : []),
       ...(sindicatoId ? [sql<boolean>`pi.sindicato_id = ${sindicatoId}`] : []),
     ])}
     order by busca(ca.titulo), busca(si.nome), pi.desde desc
     limit 2000`.execute(db)
  return porSerie(rows, (piso) => `${piso.cargoId} ${piso.sindicatoId}`, hoje)
}

const serieDo = ({ cargoId, sindicatoId }: Pick<LinhaDePiso, 'cargoId' | 'sindicatoId'>): string =>
  `piso ${cargoId} ${sindicatoId}`

export async function criarPiso({ tx }: UnitOfWork, novo: z.output<typeof pisoNovo>, hoje: string) {
  const { cargoId, sindicatoId, desde, valorCentavos, convencaoId = null } = novo
  await travarSerie(tx, serieDo(novo))
  await requirePartes(tx, novo)
  requireVigencia(await listPisos(tx, { cargoId, sindicatoId }, hoje), { desde, hoje, retroativa: true })
  const { id } = await tx
    .insertInto('pisoSalarial')
    .values({ cargoId, sindicatoId, desde, valorCentavos, convencaoId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return findPiso(tx, id, { cargoId, sindicatoId }, hoje)
}

/** Cargo, union and agreement exist, and the agreement is of that union. */
async function requirePartes(tx: Tx, { cargoId, sindicatoId, convencaoId }: z.output<typeof pisoNovo>) {
  const { rows } = await sql<{ cargo: boolean; sindicato: boolean; convencao: boolean }>`
    select exists (select from cargo where id = ${cargoId}) as cargo,
           exists (select from sindicato where id = ${sindicatoId}) as sindicato,
           ${convencaoId ?? null}::int is null or exists (
             select from convencao where id = ${convencaoId ?? null}::int and sindicato_id = ${sindicatoId}) as convencao`.execute(
    tx,
  )
  const [existe] = rows
  const campos = {
    ...(existe?.cargo ? {} : { cargoId: 'Escolha o cargo' }),
    ...(existe?.sindicato ? {} : { sindicatoId: 'Escolha o sindicato' }),
    ...(existe?.convencao ? {} : { convencaoId: 'Escolha uma convenção deste sindicato' }),
  }
  if (Object.keys(campos).length > 0) throw failure('validacao', { campos })
}

async function findPiso(tx: Tx, id: number, filtro: Filtro, hoje: string) {
  const piso = (await listPisos(tx, filtro, hoje)).find((candidato) => candidato.id === id)
  if (!piso) throw failure('nao_encontrado')
  return piso
}

export async function anularPiso(
  { tx }: UnitOfWork,
  { id, motivo }: { readonly id: number; readonly motivo: string },
  hoje: string,
): Promise<void> {
  const serie = await tx
    .selectFrom('pisoSalarial')
    .select(['cargoId', 'sindicatoId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!serie) throw failure('nao_encontrado')
  await travarSerie(tx, serieDo(serie))
  const { situacao } = await findPiso(tx, id, serie, hoje)
  await anularVigencia(tx, { tabela: 'piso_salarial', id, motivo }, situacao)
}

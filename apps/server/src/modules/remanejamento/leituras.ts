import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { failure } from '../../http/failure.ts'
import { feriadosDe } from '../cadastros/feriado.ts'
import { pisoEm } from '../processo/alteracao/fatos.ts'
import type { Partida } from '../processo/alteracao/partida.ts'
import { doParecer, isAnexado } from '../processo/registrado.ts'
import type { Lugar } from './lugares.ts'

// What the facts of a transfer are read from, each in one query.

interface QualPiso {
  readonly cargoId: number
  readonly dia: string
  readonly atual: Partida['atual']
  readonly sindicatoId: number
}

/** The floor of today's cargo with today's union, the one of the destination, and the name of the cargo there. */
export async function findPisos(db: Db | Tx, { cargoId, dia, atual, sindicatoId }: QualPiso) {
  const { rows } = await sql<{ antes: number | null; depois: number | null; cargo: string }>`${prepared}
    select ${pisoEm(atual.cargoId, atual.sindicatoId, dia)} as antes, ${pisoEm(cargoId, sindicatoId, dia)} as depois,
           ca.titulo as cargo
      from cargo ca where ca.id = ${cargoId} and (ca.ativo or ca.id = ${atual.cargoId})`.execute(db)
  const [pisos] = rows
  if (!pisos)
    throw failure('validacao', { campos: { 'dados.comPromocao.cargoId': 'Escolha um cargo da lista' } })
  return pisos
}

/** Names of the state and municipal holidays of a year at each of these posts, by id. */
export async function listFeriadosLocais(db: Db | Tx, lugares: readonly Lugar[], ano: number) {
  const deCada = await Promise.all(
    lugares.map(async ({ id, uf, municipioIbge }) => {
      const doAno = await feriadosDe(db, ano, { uf, municipioIbge })
      const locais = doAno.filter(({ abrangencia }) => abrangencia !== 'nacional')
      return [id, locais.map(({ nome }) => nome)] as const
    }),
  )
  return new Map(deCada)
}

const NOVO = { status: null, libera: false, dataExame: null, termoAssinado: false }

/** What was already recorded of the transfer itself. */
export async function findDoProcesso(db: Db | Tx, processoId: number | null) {
  if (processoId === null) return NOVO
  const { rows } = await sql<{
    status: string | null
    libera: boolean
    dataExame: string | null
    termoAssinado: boolean
  }>`${prepared}
    select p.status, coalesce(re.libera, false) as libera, ${doParecer(processoId, 'exame', 'dataExame')} as data_exame,
           ${isAnexado(processoId, 'REMANEJAMENTO_ASSINADO')} as termo_assinado
      from processo p left join remanejamento re on re.processo_id = p.id
     where p.id = ${processoId}`.execute(db)
  return rows[0] ?? NOVO
}

import { sql } from 'kysely'
import type { LancamentoDeFerias } from '@rh/domain/contract/ficha-ferias'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../../db/db.ts'
import { listOcorrencias } from './listar-ocorrencias.ts'
import { comoVisto, listLancamentos, listPeriodos, vePorque } from './razao.ts'

/** Everything that the file of a bond shows of its vacations, on a day, to somebody of these groups. */
export async function readFerias(db: Db | Tx, vinculoId: number, hoje: string, grupos: readonly Grupo[]) {
  const [periodos, faltas, lancamentos, ausencias, ocorrencias] = await Promise.all([
    listPeriodos(db, vinculoId, hoje),
    listFaltas(db, vinculoId),
    listLancamentos(db, vinculoId),
    listAusencias(db, vinculoId),
    listOcorrencias(db, vinculoId),
  ])
  return {
    hoje,
    periodos: periodos.toReversed().map((periodo) => {
      const { faltasPor = null, faltasEm = null } = faltas.find(({ id }) => id === periodo.id) ?? {}
      return { ...comoVisto(periodo, grupos), faltasPor, faltasEm }
    }),
    lancamentos: lancamentos.map(({ processoId, processoNumero, ocorrenciaId, motivo, ...linha }) => ({
      ...linha,
      motivo: ocorrenciaId === null || vePorque(grupos) ? motivo : null,
      tipo: linha.tipo as LancamentoDeFerias['tipo'],
      processo:
        processoId === null || processoNumero === null ? null : { id: processoId, numero: processoNumero },
    })),
    ausencias,
    ocorrencias: vePorque(grupos) ? ocorrencias : [],
  }
}

/** Who said how many absences each period had. */
const listFaltas = (db: Db | Tx, vinculoId: number) =>
  db
    .selectFrom('feriasPeriodo as p')
    .leftJoin('usuario as u', 'u.id', 'p.faltasPor')
    .select(['p.id', 'u.nome as faltasPor', 'p.faltasEm'])
    .where('p.vinculoId', '=', vinculoId)
    .where('p.faltas', 'is not', null)
    .execute()

async function listAusencias(db: Db | Tx, vinculoId: number) {
  const { rows } = await sql<{
    id: number
    inicio: string
    fim: string
    dias: number
    confirmada: boolean
    processo: { id: number; numero: string }
  }>`
    select a.id, a.inicio, a.fim, a.fim - a.inicio + 1 as dias, a.confirmada,
           jsonb_build_object('id', p.id, 'numero', p.numero) as processo
      from ausencia a join processo p on p.id = a.processo_id
     where a.vinculo_id = ${vinculoId} and a.tipo = 'ferias'
     order by a.inicio desc`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { ParametrosDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import type { Tx } from '../../../db/db.ts'
import type { AlteracaoColetiva, Execucao, Trabalho } from '../coletiva/tipo.ts'
import { planejar } from './pessoas.ts'

/** Readjustment of everybody under an agreement: besides the people, it registers the floors. */
export const reajustePorConvencao: AlteracaoColetiva<ParametrosDoReajuste> = {
  feita: 'reajustada',
  planejar,
  aoAplicar: inserirPisos,
  aoDesfazer: anularPisos,
}

async function inserirPisos(
  { work: { tx } }: Execucao,
  { id, parametros }: Trabalho<ParametrosDoReajuste>,
): Promise<void> {
  const { pisos, sindicatoId, dataBase, convencaoId } = parametros
  if (pisos.length === 0) return
  const linhas = await tx
    .insertInto('pisoSalarial')
    .values(pisos.map((piso) => ({ ...piso, sindicatoId, desde: dataBase, convencaoId })))
    // Registered with the same amount already: the check refused any other.
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute()
  await tx
    .updateTable('alteracaoColetiva')
    .set({ pisos: linhas.map((linha) => linha.id) })
    .where('id', '=', id)
    .execute()
}

/** Takes back the floors that it registered, unless a later one closed them. */
async function anularPisos({ work: { tx }, hoje }: Execucao, { id, motivo }: Trabalho): Promise<void> {
  const { pisos } = await tx
    .selectFrom('alteracaoColetiva')
    .select('pisos')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const abertos = await listAbertos(tx, pisos, hoje)
  if (abertos.length === 0) return
  await tx
    .updateTable('pisoSalarial')
    .set({ anuladoMotivo: motivo ?? '' })
    .where('id', 'in', abertos)
    .execute()
  await tx.deleteFrom('pisoSalarial').where('id', 'in', abertos).execute()
}

/** Of these floors, those that no later one in force has closed. */
async function listAbertos(tx: Tx, pisos: readonly number[], hoje: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select pi.id from piso_salarial pi
     where pi.id = any (${[...pisos]}::int[])
       and not exists (select from piso_salarial x where x.cargo_id = pi.cargo_id and x.sindicato_id = pi.sindicato_id
                          and x.desde > pi.desde and x.desde <= ${hoje}::date)`.execute(tx)
  return rows.map(({ id }) => id)
}

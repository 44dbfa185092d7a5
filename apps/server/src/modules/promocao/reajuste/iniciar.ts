import { sql } from 'kysely'
import type { NovoReajuste, PreviaDoReajuste } from '@rh/domain/contract/reajuste'
import { verificarReajuste, type ParametrosDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import { dia15DoMesSeguinte } from '@rh/domain/regras/esocial/prazos'
import type { Db } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Quem } from '../../../http/ator.ts'
import { hojeEm } from '../../../clock.ts'
import { requireAchados } from '../../processo/requirements.ts'
import { guardarAlteracao } from '../coletiva/conferir.ts'
import { findFatos, planejar } from './pessoas.ts'

/** Everybody under the agreement before and after; nothing is kept. */
export async function preverReajuste(
  db: Db,
  parametros: ParametrosDoReajuste,
  hoje: string,
): Promise<PreviaDoReajuste> {
  const [fatos, pessoas] = await Promise.all([
    findFatos(db, parametros, hoje),
    planejar(db, { parametros, hoje }),
  ])
  return {
    pendencias: verificarReajuste(parametros, fatos),
    pessoas: pessoas.map((pessoa) => ({ ...pessoa, avisos: [...pessoa.avisos] })),
    s2206Ate: dia15DoMesSeguinte(hoje),
  }
}

/**
 * Keeps a readjustment as it was checked, and queues its one transaction. Answers its id; throws 422 with what stands
 * against it, and with the names of those who changed since the preview.
 */
export async function iniciarReajuste(
  work: UnitOfWork,
  { ator, fuso }: { readonly ator: Quem; readonly fuso: string },
  { titulo, parametros, vao, fora, alertasAceitos }: NovoReajuste,
): Promise<number> {
  const { tx, agora } = work
  const hoje = hojeEm(agora, fuso)
  // Two at once would each not see the other's people.
  await sql`select pg_advisory_xact_lock(hashtext('reajuste'), ${parametros.sindicatoId})`.execute(tx)
  const achados = verificarReajuste(parametros, await findFatos(tx, parametros, hoje))
  requireAchados(achados, { aceitos: alertasAceitos, quem: ator })
  const planejados = await planejar(tx, { parametros, hoje })
  return guardarAlteracao(work, ator, {
    deQue: { tipo: 'convencao', sindicatoId: parametros.sindicatoId, convencaoId: parametros.convencaoId },
    titulo,
    vigencia: parametros.dataBase,
    parametros,
    planejados,
    conferidos: { vao, fora },
  })
}

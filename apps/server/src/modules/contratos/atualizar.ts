import { sql } from 'kysely'
import type { Correcao } from '@rh/domain/contratos/novo'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { trocarContatos } from './contatos.ts'
import { requireGestor, requireNumeroLivre, requireSindicato, type ContratoAberto } from './requirements.ts'

/** Corrects what was written wrong. What the parties agreed on changes by an amendment only. */
export async function corrigirDados(
  { tx }: UnitOfWork,
  contrato: ContratoAberto,
  dados: Correcao,
): Promise<void> {
  const { contatos, indiceReajuste = null, dataBase = null, gestorId = null, ...resto } = dados
  await requireNumeroLivre(tx, dados.numero, contrato.id)
  const { sindicatoId: atual } = contrato
  await requireSindicato(tx, { id: dados.sindicatoId, campo: 'dados.sindicatoId', atual })
  await requireGestor(tx, dados.gestorId, contrato.gestorId)
  await trocarContatos(tx, contrato, contatos)
  await tx
    .updateTable('contrato')
    .set({ ...resto, indiceReajuste, dataBase, gestorId, versao: sql`versao + 1` })
    .where('id', '=', contrato.id)
    .execute()
}

/** Says whether a post of fixed days works on the holidays of its place. */
export async function mudarFeriado(
  { tx }: UnitOfWork,
  contrato: ContratoAberto,
  { postoId, abre }: { readonly postoId: number; readonly abre: boolean },
): Promise<void> {
  const mudado = await tx
    .updateTable('posto')
    .set({ abreEmFeriado: abre })
    .where('id', '=', postoId)
    .where('contratoId', '=', contrato.id)
    .returning('id')
    .executeTakeFirst()
  if (!mudado) throw failure('nao_encontrado')
  await tx
    .updateTable('contrato')
    .set({ versao: sql`versao + 1` })
    .where('id', '=', contrato.id)
    .execute()
}

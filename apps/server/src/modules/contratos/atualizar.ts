import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import type { Correcao, Encerramento } from '@rh/domain/contratos/novo'
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
  await requireSindicato(tx, dados.sindicatoId, 'dados.sindicatoId')
  await requireGestor(tx, dados.gestorId)
  await trocarContatos(tx, contrato.clienteId, contatos)
  await tx
    .updateTable('contrato')
    .set({ ...resto, indiceReajuste, dataBase, gestorId, versao: sql`versao + 1` })
    .where('id', '=', contrato.id)
    .execute()
}

export function requireAberto({ encerradoEm }: ContratoAberto): void {
  if (encerradoEm !== null)
    throw failure('transicao_invalida', {
      mensagem: `Este contrato foi encerrado em ${formatData(encerradoEm)}.`,
    })
}

/** Ends the contract before its time. Who is still there shows on its page until moved or dismissed. */
export async function encerrarContrato(
  { tx }: UnitOfWork,
  contrato: ContratoAberto,
  { em, motivo }: Encerramento,
): Promise<void> {
  requireAberto(contrato)
  if (em < contrato.inicio || em >= contrato.fim) {
    const mensagem =
      em < contrato.inicio
        ? `O contrato começou em ${formatData(contrato.inicio)}`
        : `O contrato já termina em ${formatData(contrato.fim)}: informe um dia antes disso`
    throw failure('validacao', { campos: { 'dados.em': mensagem } })
  }
  await tx
    .updateTable('contrato')
    .set({ encerradoEm: em, encerramentoMotivo: motivo, versao: sql`versao + 1` })
    .where('id', '=', contrato.id)
    .execute()
}

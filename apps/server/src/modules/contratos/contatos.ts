import { sql } from 'kysely'
import type { Correcao } from '@rh/domain/contratos/novo'
import type { Tx } from '../../db/db.ts'
import { findContatos } from './repository.ts'

type Contato = Correcao['contatos'][number]

const comoLinha = (contato: Contato) => {
  const { nome, papel, email = null, telefone = null } = contato
  return { nome, papel, email, telefone }
}

export async function insertContatos(tx: Tx, clienteId: number, contatos: readonly Contato[]): Promise<void> {
  if (contatos.length === 0) return
  await tx
    .insertInto('clienteContato')
    .values(contatos.map((contato) => ({ ...comoLinha(contato), clienteId })))
    .execute()
}

interface DoCliente {
  readonly id: number
  readonly clienteId: number
}

/**
 * Makes these the contacts of the client: those of before are kept, out of use. Every contract of the client shows them, so
 * that its others, which were locked with it, are in another version too: who corrects one of them is told.
 */
export async function trocarContatos(
  tx: Tx,
  { id, clienteId }: DoCliente,
  contatos: readonly Contato[],
): Promise<void> {
  const atuais = await findContatos(tx, clienteId)
  if (JSON.stringify(atuais) === JSON.stringify(contatos.map(comoLinha))) return
  await tx
    .updateTable('clienteContato')
    .set({ ativo: false })
    .where('clienteId', '=', clienteId)
    .where('ativo', '=', true)
    .execute()
  await insertContatos(tx, clienteId, contatos)
  await tx
    .updateTable('contrato')
    .set({ versao: sql`versao + 1` })
    .where('clienteId', '=', clienteId)
    .where('id', '<>', id)
    .execute()
}

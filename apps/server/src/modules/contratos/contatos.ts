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

/** Makes these the contacts of the client: those of before are kept, out of use. */
export async function trocarContatos(tx: Tx, clienteId: number, contatos: readonly Contato[]): Promise<void> {
  const atuais = await findContatos(tx, clienteId)
  if (JSON.stringify(atuais) === JSON.stringify(contatos.map(comoLinha))) return
  await tx
    .updateTable('clienteContato')
    .set({ ativo: false })
    .where('clienteId', '=', clienteId)
    .where('ativo', '=', true)
    .execute()
  await insertContatos(tx, clienteId, contatos)
}

import { lerDestinatario, nomeDoDestinatario } from '@rh/domain/mensagens/destinatario'
import type { Nomeado } from '@rh/domain/contract/mail'
import type { Db, Tx } from '../../db/db.ts'

/** Names codes of recipients, in the order in which they are given. */
type Nomear = (codigos: readonly string[]) => Nomeado[]

const pessoaDe = (codigo: string): number[] => {
  const qual = lerDestinatario(codigo)
  return qual?.tipo === 'pessoa' ? [qual.id] : []
}

/** Reads the names of all that these rows name, in one query. */
export async function lerNomes(db: Db | Tx, codigos: readonly string[]): Promise<Nomear> {
  const ids = [...new Set(codigos.flatMap(pessoaDe))]
  const pessoas =
    ids.length === 0
      ? []
      : await db.selectFrom('usuario').select(['id', 'nome']).where('id', 'in', ids).execute()
  const porId = new Map(pessoas.map(({ id, nome }) => [id, nome]))
  const nomeDe = (codigo: string): string => {
    const [id] = pessoaDe(codigo)
    // A group that is no more keeps its code.
    return (id === undefined ? nomeDoDestinatario(codigo) : porId.get(id)) ?? codigo
  }
  return (quais) => quais.map((codigo) => ({ codigo, nome: nomeDe(codigo) }))
}

import type { ItemDoChecklist } from '@rh/domain/processo/anexos'
import { rotuloDoGrupo } from '@rh/domain/setores/grupos'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Processo } from '../repository.ts'
import type { AnexosDoProcesso } from './anexos.ts'

export interface Pedido {
  readonly a: string
  readonly em: string
  readonly ate: string
}

/** The last request for each document of a process, by document type. */
export async function listPedidosDeDocumento(db: Db | Tx, processoId: number): Promise<Map<number, Pedido>> {
  const linhas = await db
    .selectFrom('processoEvento')
    .select(['em'])
    .select(sql<number>`(dados ->> 'tipoId')::int`.as('tipoId'))
    .select(sql<string>`dados ->> 'pedidoA'`.as('a'))
    .select(sql<string>`dados ->> 'ate'`.as('ate'))
    .where('processoId', '=', processoId)
    .where('tipo', '=', 'comentario')
    .where(sql<boolean>`dados ? 'pedidoA'`)
    .orderBy('id')
    .modifyEnd(prepared)
    .execute()
  return new Map(linhas.map(({ tipoId, ...pedido }) => [tipoId, pedido]))
}

/** Tests whether who asked for a process may send its documents: nobody is asked for a paper that others attach. */
export async function podeMandar(
  db: Db | Tx,
  { quemEnvia, quemConfere }: AnexosDoProcesso,
  { solicitanteId }: Pick<Processo, 'solicitanteId'>,
): Promise<boolean> {
  const grupos = [...quemEnvia, ...quemConfere]
  const linha = await db
    .selectFrom('usuarioGrupo as ug')
    .innerJoin('grupo as g', 'g.id', 'ug.grupoId')
    .select('g.nome')
    .where('ug.usuarioId', '=', solicitanteId)
    .where(sql<boolean>`g.nome = any (${sql.val(grupos)}::text[])`)
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return linha !== undefined
}

/** Who sends a document: the sector of its kind, or who asked for the process. */
export function quemManda(
  { quemEnviaSensiveis = [] }: AnexosDoProcesso,
  { solicitanteId, solicitante }: Pick<Processo, 'solicitanteId' | 'solicitante'>,
  { sensivel }: Pick<ItemDoChecklist, 'sensivel'>,
) {
  if (sensivel && quemEnviaSensiveis.length > 0)
    return { nome: quemEnviaSensiveis.map(rotuloDoGrupo).join(' e '), grupos: quemEnviaSensiveis, id: null }
  return { nome: solicitante, grupos: [], id: solicitanteId }
}

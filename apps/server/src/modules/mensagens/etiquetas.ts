import { sql } from 'kysely'
import type { Etiqueta } from '@rh/domain/contract/mail'
import type { CorDeEtiqueta } from '@rh/domain/kanban/kanban'
import { ETIQUETAS_MAXIMO } from '@rh/domain/mensagens/limites'
import type { Db, Tx } from '../../db/db.ts'
import { umPorVezDaPessoa } from '../../db/uma-pessoa.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'

interface Escrita {
  readonly nome: string
  readonly cor: CorDeEtiqueta
}

/** Labels of a person with what waits to be read under each. */
export async function listEtiquetas(db: Db, usuarioId: number): Promise<Etiqueta[]> {
  const { rows } = await sql<Etiqueta>`
    select e.id, e.nome, e.cor, e.versao,
           (select count(*)::int from correspondencia_caixa x
              join correspondencia_etiqueta ce
                on ce.correspondencia_id = x.correspondencia_id and ce.usuario_id = x.usuario_id
             where x.usuario_id = e.usuario_id and x.nao_lidas > 0 and ce.etiqueta_id = e.id) as nao_lidas
      from carta_etiqueta e where e.usuario_id = ${usuarioId} order by busca(e.nome), e.id`.execute(db)
  return rows
}

async function requireNomeLivre(
  tx: Tx,
  usuarioId: number,
  nome: string,
  exceto: number | null,
): Promise<void> {
  const { rows } = await sql`select from carta_etiqueta
    where usuario_id = ${usuarioId} and busca(nome) = busca(${nome}) and id is distinct from ${exceto}::int`.execute(
    tx,
  )
  if (rows.length > 0) throw failure('em_uso', { campos: { nome: 'Você já tem uma etiqueta com este nome' } })
}

export async function criarEtiqueta(
  { tx }: UnitOfWork,
  usuarioId: number,
  escrita: Escrita,
): Promise<number> {
  await umPorVezDaPessoa(tx, usuarioId)
  await requireNomeLivre(tx, usuarioId, escrita.nome, null)
  const { total } = await tx
    .selectFrom('cartaEtiqueta')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirstOrThrow()
  if (total >= ETIQUETAS_MAXIMO)
    throw failure('validacao', { campos: { nome: `Você já tem ${ETIQUETAS_MAXIMO} etiquetas` } })
  const { id } = await tx
    .insertInto('cartaEtiqueta')
    .values({ usuarioId, ...escrita })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A label of the person in the version in which it was read, held. Throws 404 for any other, 409 for another version. */
async function travar(tx: Tx, usuarioId: number, id: number, versao: number): Promise<void> {
  const minha = await tx
    .selectFrom('cartaEtiqueta')
    .select('versao')
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .forUpdate()
    .executeTakeFirst()
  if (!minha) throw failure('nao_encontrado')
  if (minha.versao !== versao)
    throw failure('versao_antiga', { mensagem: 'Esta etiqueta foi mudada em outra tela.' })
}

export async function mudarEtiqueta(
  { tx }: UnitOfWork,
  usuarioId: number,
  { id, versao, nome, cor }: Escrita & { readonly id: number; readonly versao: number },
): Promise<number> {
  await travar(tx, usuarioId, id, versao)
  await requireNomeLivre(tx, usuarioId, nome, id)
  await tx
    .updateTable('cartaEtiqueta')
    .set({ nome, cor, versao: versao + 1 })
    .where('id', '=', id)
    .execute()
  return versao + 1
}

export async function excluirEtiqueta(
  { tx }: UnitOfWork,
  usuarioId: number,
  { id, versao }: { readonly id: number; readonly versao: number },
): Promise<void> {
  await travar(tx, usuarioId, id, versao)
  await tx.deleteFrom('cartaEtiqueta').where('id', '=', id).execute()
}

import { sql } from 'kysely'
import type { Leitura } from '@rh/domain/processo/formulario'
import { abrirFormularios, cifrarFormularios } from '../../cifra/formularios.ts'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { failure } from '../../http/failure.ts'

/** Index entry of a form: what lists filter, search and sort by. */
export interface Indice {
  /** What the person of the form is called; who has a bond is called as there. */
  readonly nome?: string | null
  /** Name of their documents, where they are called by another. */
  readonly nomeCivil?: string | null
  readonly cpf?: string | null
  /** Reference date as ISO text; may be invalid in a draft. */
  readonly data?: string | null
  /** Post that it asks for, or holds. */
  readonly postoId?: number | null
  /** Why it is asked for, as the kind codes it; statistics count by it. */
  readonly motivo?: string | null
  readonly vinculoId?: number | null
  /** Post to whose contract a transfer also belongs, whether it takes a slot there or not. */
  readonly destinoId?: number | null
}

/** Builds the index entry of a form (`indice` of a module). */
type Indexador<D extends object> = (dados: D) => Indice

/** Form of a process, and as it was last sent; null for one never sent. */
export async function findFormulario<D extends object>(
  db: Db | Tx,
  processoId: number,
): Promise<{ dados: D; enviados: D | null }> {
  const { dados, enviados } = await db
    .selectFrom('processoFormulario')
    .select(['dados', 'enviados'])
    .where('processoId', '=', processoId)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  const [abertos, enviadosAbertos] = await abrirFormularios(
    db,
    [dados, enviados].map((um) => ({ processoId, dados: (um ?? {}) as D })),
  )
  return { dados: abertos as D, enviados: enviados === null ? null : (enviadosAbertos as D) }
}

/** Complete, valid form. Throws 422 with the findings. */
export function requireCompletos<D>({ completos, faltas }: Leitura<D, unknown>): D {
  if (!completos) throw failure('pendencias', { pendencias: [...faltas] })
  return completos
}

/** Inserts the form of a new process with its index entry. */
export async function insertFormulario<D extends object>(
  tx: Tx,
  indice: Indexador<D>,
  processoId: number,
  dados: D,
): Promise<void> {
  const [guardados] = await cifrarFormularios(tx, [{ processoId, dados }])
  await tx
    .insertInto('processoFormulario')
    .values({ processoId, dados: JSON.stringify(guardados) })
    .execute()
  const entrada = indice(dados)
  // The entry of a new process is empty, and so is that of an empty form.
  if (Object.values(entrada).some((valor) => valor !== null && valor !== undefined))
    await indexar(tx, processoId, entrada)
}

/** Updates a form with its index entry. */
export async function updateFormulario<D extends object>(
  tx: Tx,
  indice: Indexador<D>,
  processoId: number,
  dados: D,
): Promise<void> {
  const [guardados] = await cifrarFormularios(tx, [{ processoId, dados }])
  await tx
    .updateTable('processoFormulario')
    .set({ dados: JSON.stringify(guardados) })
    .where('processoId', '=', processoId)
    .modifyEnd(prepared)
    .execute()
  await indexar(tx, processoId, indice(dados))
}

/** Snapshots the form as sent, to compare later corrections with. */
export const marcarEnvio = (tx: Tx, processoId: number) =>
  tx
    .updateTable('processoFormulario')
    .set({ enviados: sql`dados` })
    .where('processoId', '=', processoId)
    .execute()

async function indexar(tx: Tx, id: number, indice: Indice): Promise<void> {
  const { vinculoId = null } = indice
  if (vinculoId !== null)
    await tx
      .updateTable('processo')
      .set({ vinculoId })
      .where('id', '=', id)
      .where('vinculoId', 'is distinct from', vinculoId)
      .execute()
  if (indice.destinoId !== undefined) await setDestino(tx, id, indice.destinoId)
  await indexarFormularios(tx, [{ id, ...indice }])
}

/** Makes a process belong to the contract of a post too, where it is another than its own. */
export const setDestino = (tx: Tx, id: number, postoId: number | null) =>
  sql`update processo p set contrato_destino_id = d.contrato_id
        from (select (select po.contrato_id from posto po join processo o on o.id = ${id}
                       where po.id = ${postoId} and po.contrato_id is distinct from o.contrato_id) as contrato_id) d
       where p.id = ${id} and p.contrato_destino_id is distinct from d.contrato_id`.execute(tx)

/**
 * Writes the index entries of many forms at once, for bulk loads. A post that there is not is none: what is wrong with
 * the form is told by its own checks.
 */
export async function indexarFormularios(
  tx: Tx,
  linhas: readonly (Indice & { readonly id: number })[],
): Promise<void> {
  await sql`${prepared}
    update processo_indice i
       set nome = l.nome, nome_civil = l.nome_civil, cpf = l.cpf, data = l.data, posto_id = l.posto_id, motivo = l.motivo
      from (select f.id, coalesce(pe.nome_social, pe.nome, f.nome) as nome,
                   case when pe.id is null then f."nomeCivil" when pe.nome_social is not null then pe.nome end as nome_civil,
                   coalesce(f.cpf, pe.cpf) as cpf, f.data, po.id as posto_id, f.motivo
              from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
                     as f(id int, nome text, "nomeCivil" text, cpf text, data text, "postoId" int, motivo text)
              join processo p on p.id = f.id
              left join vinculo v on v.id = p.vinculo_id
              left join pessoa pe on pe.id = v.pessoa_id
              left join posto po on po.id = f."postoId") l
     where i.id = l.id
       and (i.nome, i.nome_civil, i.cpf, i.data, i.posto_id, i.motivo)
           is distinct from (l.nome, l.nome_civil, l.cpf, l.data, l.posto_id, l.motivo)`.execute(tx)
}

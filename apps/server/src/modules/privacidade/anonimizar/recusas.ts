import { sql } from 'kysely'
import { ANONIMIZADO, MARCA_NA_TRILHA } from '@rh/domain/privacidade/anonimizacao'
import type { Tx } from '../../../db/db.ts'
import type { Elo } from './elos.ts'

interface DaPessoa {
  readonly pessoaId: number
  readonly nomes: readonly string[]
}

/** What was let go of: rows that changed, and the batches whose trail still has the name. */
export interface RecusasLimpas {
  readonly linhas: number
  readonly alteracoes: readonly number[]
}

/** A name that goes on with another one is somebody else's. */
const semNomes = (texto: string, nomes: readonly string[]): string =>
  nomes.reduce(
    (limpo, nome) => limpo.replace(new RegExp(`${RegExp.escape(nome)}(?! \\p{Lu})`, 'gu'), ANONIMIZADO),
    texto,
  )

/**
 * Takes the name of a person out of why a change of many contracts that they were in was refused, and out of the notice that told it to
 * who had asked: it names who stood in the way.
 */
export async function limparRecusas(tx: Tx, { pessoaId, nomes }: DaPessoa): Promise<RecusasLimpas> {
  const { rows } = await sql<{ id: number; usuarioId: number; recusa: string }>`
    select r.id, r.usuario_id, r.recusa from alteracao_coletiva r
     where r.recusa is not null and exists (
       select from alteracao_coletiva_item i join vinculo v on v.id = i.vinculo_id
        where i.alteracao_id = r.id and v.pessoa_id = ${pessoaId})
     order by r.id for update of r`.execute(tx)
  const alteracoes: number[] = []
  for (const { id, usuarioId, recusa } of rows) {
    const limpa = semNomes(recusa, nomes)
    if (limpa === recusa) continue
    await sql`update alteracao_coletiva set recusa = ${limpa} where id = ${id}`.execute(tx)
    await sql`update notificacao set texto = replace(texto, ${recusa}, ${limpa})
      where usuario_id = ${usuarioId} and strpos(texto, ${recusa}) > 0`.execute(tx)
    alteracoes.push(id)
  }
  return { linhas: alteracoes.length, alteracoes }
}

/** The links of the trail that tell these refusals. */
export async function elosDasRecusas(tx: Tx, alteracoes: readonly number[]): Promise<readonly Elo[]> {
  if (alteracoes.length === 0) return []
  const { rows } = await sql<Elo>`
    select id::text, hash, tabela, mudancas from auditoria
     where entidade = 'reajuste' and registro = any (${sql.val([...alteracoes])}::bigint[]) and mudancas ? 'recusa'
     order by id`.execute(tx)
  return rows
}

/** A link without the refusal that it told, of which the row keeps what names nobody. */
export const semRecusa = ({ mudancas }: Pick<Elo, 'mudancas'>): Elo['mudancas'] => ({
  ...mudancas,
  recusa: [MARCA_NA_TRILHA, MARCA_NA_TRILHA],
})
